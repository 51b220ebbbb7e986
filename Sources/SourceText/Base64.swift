/// Returns `bytes` in Base64. <https://www.rfc-editor.org/rfc/rfc4648#section-4>
package func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 3 * 4 + 4)
    var bits = 0
    var count = 0
    for byte in bytes {
        bits = bits << 8 | Int(byte)
        count += 8
        while count >= 6 {
            count -= 6
            result.append(digits[bits >> count & 63])
        }
        bits &= (1 << count) - 1
    }
    if count > 0 { result.append(digits[bits << (6 - count) & 63]) }
    while result.count % 4 != 0 { result.append(UInt8(ascii: "=")) }
    return String(decoding: result, as: UTF8.self)
}

/// Returns the bytes of the Base64 text in `text`, without its whitespace; nil if a byte is not a digit.
/// <https://www.rfc-editor.org/rfc/rfc4648#section-4>
package func base64Bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in text where byte > 0x20 && byte != UInt8(ascii: "=") {
        let digit: UInt8
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte + 4
        case UInt8(ascii: "+"): digit = 62
        case UInt8(ascii: "/"): digit = 63
        default: return nil
        }
        bits = bits << 6 | UInt32(digit)
        count += 6
        if count >= 8 {
            count -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
    }
    return result
}
