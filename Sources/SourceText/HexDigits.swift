/// Returns the value of a hex digit in upper or lower case, 0…15; nil for other bytes.
@inlinable package func hexDigitValue(_ byte: UInt8) -> UInt8? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return decimal }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
}

/// Returns `byte` in lower case if it is an ASCII letter, else unchanged.
@inlinable package func lowercasedASCII(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
