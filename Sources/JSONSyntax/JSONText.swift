import SourceText

// Decodes strings and numbers.

extension SourceBytes {
    /// Returns the text of a JSON string with the raw `content` (without quotes) as UTF-8. Invalid UTF-8 is kept; lone
    /// surrogates and invalid escapes become U+FFFD.
    package func jsonUTF8(_ content: ByteRange, isEscaped: Bool) -> [UInt8] {
        let text = buffer(content)
        guard isEscaped else { return Array(text) }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var offset = content.lowerBound
        let end = content.lowerBound + text.count
        var runStart = offset
        while offset < end {
            guard self[offset] == UInt8(ascii: "\\") else {
                offset &+= 1
                continue
            }
            result.append(contentsOf: buffer(ByteRange(runStart, offset)))
            let (scalar, length) = escape(at: offset, end: end)
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            offset &+= length
            runStart = offset
        }
        result.append(contentsOf: buffer(ByteRange(runStart, end)))
        return result
    }

    /// Returns the text of a JSON string with the raw `content`; invalid UTF-8 becomes U+FFFD too.
    package func jsonString(_ content: ByteRange, isEscaped: Bool) -> String {
        isEscaped ? String(decoding: jsonUTF8(content, isEscaped: true), as: UTF8.self) : text(content)
    }

    /// Returns the character of the escape at `offset`, and the length of the escape in bytes.
    private func escape(at offset: Int, end: Int) -> (Unicode.Scalar, length: Int) {
        let letter = offset &+ 1 < end ? self[offset &+ 1] : 0
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(letter), 2)
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(at: offset, end: end) else { return ("\u{FFFD}", 1) }
            if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
            guard unit < 0xDC00, let low = codeUnit(at: offset &+ 6, end: end), low & 0xFC00 == 0xDC00,
                let scalar = Unicode.Scalar(0x10000 &+ (unit & 0x3FF) << 10 &+ (low & 0x3FF))
            else { return ("\u{FFFD}", 6) }
            return (scalar, 12)
        default: return ("\u{FFFD}", 1)
        }
    }

    /// Returns the UTF-16 code unit of `\uXXXX` at `offset`.
    private func codeUnit(at offset: Int, end: Int) -> UInt32? {
        guard offset &+ 6 <= end, self[offset] == UInt8(ascii: "\\"), self[offset &+ 1] == UInt8(ascii: "u") else {
            return nil
        }
        var unit: UInt32 = 0
        for place in 2..<6 {
            guard let digit = hexDigitValue(self[offset &+ place]) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// Returns the nearest double to the number in `range`, which must be a valid JSON number; nil if it is not
    /// finite.
    package func jsonDouble(_ range: ByteRange) -> Double? {
        // Up to 2^53 and 10^22, both the digits and the power are exact, so one operation rounds once. W. D. Clinger,
        // How to read floating point numbers accurately, 1990.
        var offset = range.lowerBound
        let isNegative = self[offset] == UInt8(ascii: "-")
        if isNegative { offset &+= 1 }
        var digits: UInt64 = 0
        var power = 0
        var isInFraction = false
        while offset < range.upperBound {
            let byte = self[offset]
            if byte &- 0x30 < 10, digits < 1 << 53 {
                digits = digits &* 10 &+ UInt64(byte &- 0x30)
                if isInFraction { power &-= 1 }
            } else if byte == UInt8(ascii: "."), !isInFraction {
                isInFraction = true
            } else {
                break
            }
            offset &+= 1
        }
        if offset == range.upperBound, digits <= 1 << 53, power >= -22 {
            let scale = (0..<(0 &- power)).reduce(1.0) { product, _ in product * 10 }
            let size = Double(digits) / scale
            return isNegative ? -size : size
        }
        guard let value = Double(text(range)), value.isFinite else { return nil }
        return value
    }

    /// Returns the integer in `range`, which must be a valid JSON number and may have a fraction or an exponent; nil
    /// if it is not an integer or too large.
    package func jsonInt(_ range: ByteRange) -> Int? {
        var offset = range.lowerBound
        let isNegative = self[offset] == UInt8(ascii: "-")
        if isNegative { offset &+= 1 }
        var value = 0
        while offset < range.upperBound, self[offset] &- 0x30 < 10 {
            let digit = Int(self[offset] &- 0x30)
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (next, overflowsToo) =
                isNegative
                ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            if overflows || overflowsToo { return nil }
            value = next
            offset &+= 1
        }
        if offset == range.upperBound { return value }
        guard let double = jsonDouble(range) else { return nil }
        return double.magnitude <= 0x1p53 ? Int(exactly: double) : nil
    }
}
