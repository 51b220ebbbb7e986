/// Returns the value of a hex digit in upper or lower case, 0…15; nil for other bytes.
@inlinable package func hexDigitValue(_ byte: UInt8) -> UInt8? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return decimal }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
}
