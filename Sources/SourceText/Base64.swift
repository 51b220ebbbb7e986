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
