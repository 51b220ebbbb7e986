/// Percent-decodes `text`, a part of a URL. Keeps a percent sign that is not followed by two hexadecimal digits.
/// <https://url.spec.whatwg.org/#percent-decode>
package func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var bytes = text.makeIterator()
    while let byte = bytes.next() {
        let ahead = bytes
        if byte == UInt8(ascii: "%"), let high = bytes.next().flatMap(hexDigitValue),
            let low = bytes.next().flatMap(hexDigitValue)
        {
            result.append(high << 4 | low)
        } else {
            result.append(byte)
            bytes = ahead
        }
    }
    return result
}
