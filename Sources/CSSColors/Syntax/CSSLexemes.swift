import SourceText

/// Finds the ends of the parts of tokens: names, escapes, numbers, strings, comments, `url(…)`.
///
/// The tokenizer and the faster ``CSSStretchReader`` share these functions, so they cannot disagree. Every loop stops
/// at the end of the bytes. A zero byte inside the file stands for U+FFFD and is part of names.
package struct CSSLexemes {
    /// The bytes.
    package let source: SourceBytes
    /// The language that they are in.
    package let dialect: CSSDialect
    private let table = CSSByteTable.shared

    /// Creates lexemes of `source`.
    package init(_ source: SourceBytes, dialect: CSSDialect = .css) {
        self.source = source
        self.dialect = dialect
    }

    /// Whether the byte at `offset` belongs to one of `classes`; past the end, a zero byte is assumed.
    @inline(__always)
    package func has(_ offset: Int, _ classes: CSSByteClass) -> Bool { table.has(source[offset], classes) }

    /// Whether there is a zero byte of the file at `offset`.
    @inline(__always)
    func isNull(_ offset: Int) -> Bool { source[offset] == 0 && offset < source.count }

    /// Returns the first offset at or after `offset` that is not white space.
    @inline(__always)
    func endOfWhitespace(_ offset: Int) -> Int {
        var offset = offset
        while has(offset, .whitespace) { offset &+= 1 }
        return offset
    }

    /// Returns the offset after the comment that starts at `offset`, or the end of the bytes. A `//` comment ends
    /// before the newline.
    func endOfComment(_ offset: Int) -> Int {
        let isLine = source[offset &+ 1] == UInt8(ascii: "/")
        var offset = offset &+ 2
        if isLine {
            while offset < source.count, !isNewline(source[offset]) { offset &+= 1 }
            return offset
        }
        while offset < source.count {
            if source[offset] == UInt8(ascii: "*"), source[offset &+ 1] == UInt8(ascii: "/") { return offset &+ 2 }
            offset &+= 1
        }
        return source.count
    }

    /// Whether a comment starts at `offset`.
    @inline(__always)
    func startsComment(_ offset: Int) -> Bool {
        source[offset] == UInt8(ascii: "/")
            && (source[offset &+ 1] == UInt8(ascii: "*")
                || dialect != .css && source[offset &+ 1] == UInt8(ascii: "/"))
    }

    /// Returns the first offset at or after `offset` that is neither white space nor in a comment.
    @inline(__always)
    package func endOfBlank(_ offset: Int) -> Int {
        var offset = endOfWhitespace(offset)
        while startsComment(offset) { offset = endOfWhitespace(endOfComment(offset)) }
        return offset
    }

    /// Whether the `\` at `offset` starts an escape. <https://www.w3.org/TR/css-syntax-3/#starts-with-a-valid-escape>
    @inline(__always)
    func startsEscape(_ offset: Int) -> Bool {
        source[offset] == UInt8(ascii: "\\") && !isNewline(source[offset &+ 1])
    }

    /// Returns the offset after the escape whose `\` is at `offset`. Skips only the first byte of an escaped non-ASCII
    /// code point; the others continue the surrounding token.
    func endOfEscape(_ offset: Int) -> Int {
        var end = offset &+ 1
        guard isHexDigit(source[end]) else { return min(end &+ 1, source.count) }
        let limit = end &+ 6
        while end < limit, isHexDigit(source[end]) { end &+= 1 }
        if source[end] == UInt8(ascii: "\r"), source[end &+ 1] == UInt8(ascii: "\n") { return end &+ 2 }
        return has(end, .whitespace) ? end &+ 1 : end
    }

    /// Whether a name starts at `offset`. <https://www.w3.org/TR/css-syntax-3/#would-start-an-identifier>
    @inline(__always)
    package func startsName(_ offset: Int) -> Bool {
        if has(offset, .nameStart) { return true }
        switch source[offset] {
        case UInt8(ascii: "-"):
            let next = offset &+ 1
            return has(next, .nameStart) || source[next] == UInt8(ascii: "-") || isNull(next) || startsEscape(next)
        case UInt8(ascii: "\\"): return startsEscape(offset)
        case 0: return offset < source.count
        default: return false
        }
    }

    /// Returns the end of the name code points and escapes that begin at `offset`.
    @inline(__always)
    package func endOfName(_ offset: Int) -> Int {
        var offset = offset
        while true {
            while has(offset, .name) { offset &+= 1 }
            if startsEscape(offset) {
                offset = endOfEscape(offset)
            } else if isNull(offset) {
                offset &+= 1
            } else {
                return offset
            }
        }
    }

    /// Whether a number starts at `offset`. <https://www.w3.org/TR/css-syntax-3/#starts-with-a-number>
    func startsNumber(_ offset: Int) -> Bool {
        var offset = offset
        if source[offset] == UInt8(ascii: "+") || source[offset] == UInt8(ascii: "-") { offset &+= 1 }
        if source[offset] == UInt8(ascii: ".") { offset &+= 1 }
        return has(offset, .digit)
    }

    /// Returns the end of the number at `offset`. <https://www.w3.org/TR/css-syntax-3/#consume-number>
    func endOfNumber(_ offset: Int) -> Int {
        var end = offset
        if source[end] == UInt8(ascii: "+") || source[end] == UInt8(ascii: "-") { end &+= 1 }
        while has(end, .digit) { end &+= 1 }
        if source[end] == UInt8(ascii: "."), has(end &+ 1, .digit) {
            end &+= 2
            while has(end, .digit) { end &+= 1 }
        }
        guard source[end] | 0x20 == UInt8(ascii: "e") else { return end }
        let sign = source[end &+ 1]
        let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? end &+ 2 : end &+ 1
        guard has(digits, .digit) else { return end }
        end = digits
        while has(end, .digit) { end &+= 1 }
        return end
    }

    /// Returns the end of the string whose quote is at `offset`, and whether a newline, which is not included, cut it
    /// short. <https://www.w3.org/TR/css-syntax-3/#consume-string-token>
    @_optimize(speed)
    func endOfString(_ offset: Int) -> (end: Int, isBad: Bool) {
        let quote = source[offset]
        var end = offset &+ 1
        while true {
            while !has(end, .stringStop) { end &+= 1 }
            let byte = source[end]
            if byte == quote {
                return (end &+ 1, false)
            } else if byte == UInt8(ascii: "\\") {
                if startsEscape(end) {
                    end = endOfEscape(end)
                } else {
                    let isPair = source[end &+ 1] == UInt8(ascii: "\r") && source[end &+ 2] == UInt8(ascii: "\n")
                    end &+= isPair ? 3 : 2
                }
            } else if isNewline(byte) {
                return (end, true)
            } else if end >= source.count {
                return (source.count, false)
            } else {
                end &+= 1
            }
        }
    }

    /// Returns the end of an unquoted `url(` whose content begins at `offset`; nil if a quote follows, which makes it
    /// an ordinary function. <https://www.w3.org/TR/css-syntax-3/#consume-url-token>
    func endOfURL(_ offset: Int) -> (end: Int, isBad: Bool)? {
        var end = endOfWhitespace(offset)
        if source[end] == UInt8(ascii: "\"") || source[end] == UInt8(ascii: "'") { return nil }
        while true {
            while !has(end, .urlStop) { end &+= 1 }
            if source[end] == UInt8(ascii: ")") { return (end &+ 1, false) }
            if end >= source.count { return (source.count, false) }
            if has(end, .whitespace) {
                end = endOfWhitespace(end)
                if source[end] == UInt8(ascii: ")") { return (end &+ 1, false) }
                return end >= source.count ? (source.count, false) : (endOfBadURL(end), true)
            }
            if startsEscape(end) {
                end = endOfEscape(end)
            } else if source[end] == 0 {
                end &+= 1
            } else {
                return (endOfBadURL(end), true)
            }
        }
    }

    /// Returns the end of an invalid `url(`. <https://www.w3.org/TR/css-syntax-3/#consume-remnants-of-bad-url>
    private func endOfBadURL(_ offset: Int) -> Int {
        if dialect != .css { return endOfComputedURL(offset) }
        var end = offset
        while end < source.count {
            if source[end] == UInt8(ascii: ")") { return end &+ 1 }
            end = startsEscape(end) ? endOfEscape(end) : end &+ 1
        }
        return source.count
    }

    /// Returns the end of a `url(` that Sass or Less computes: after the matching `)`.
    private func endOfComputedURL(_ offset: Int) -> Int {
        var end = offset
        var depth = 0
        while end < source.count {
            switch source[end] {
            case UInt8(ascii: "("): depth &+= 1
            case UInt8(ascii: ")"):
                if depth == 0 { return end &+ 1 }
                depth &-= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                end = endOfString(end).end
                continue
            default: break
            }
            end &+= 1
        }
        return source.count
    }

    /// Whether `byte` is an ASCII letter or digit.
    func isAlphanumeric(_ byte: UInt8) -> Bool {
        table.has(byte, .digit) || table.has(byte, .nameStart) && byte < 0x80 && byte != UInt8(ascii: "_")
    }

    @inline(__always)
    package func startsInterpolation(_ offset: Int) -> Bool {
        dialect != .css && source[offset] == dialect.interpolationMark && source[offset &+ 1] == UInt8(ascii: "{")
    }

    /// Whether `#{&}` of Sass, the selectors of the rule around, is at `offset`.
    func startsParent(_ offset: Int) -> Bool {
        dialect == .scss && startsInterpolation(offset) && source[offset &+ 2] == UInt8(ascii: "&")
            && source[offset &+ 3] == UInt8(ascii: "}")
    }

    /// Whether an interpolation touches the token at `range`, so that it is only a part of the final token.
    func isPartial(_ range: ByteRange) -> Bool {
        dialect != .css
            && (startsInterpolation(range.upperBound) || source[range.lowerBound &- 1] == UInt8(ascii: "}"))
    }

    /// Whether the bytes of `range` are `word`, ignoring case. `word` must be lowercase and contain only letters,
    /// digits and `-`.
    @_optimize(speed)
    package func matches(_ range: ByteRange, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<range.count {
            let byte = source[range.lowerBound &+ index]
            let lower = lowercasedASCII(byte)
            guard lower == word.utf8Start[index] else { return false }
        }
        return true
    }

    /// Whether the name at `range` contains an escape or a zero byte, so that its bytes differ from its text.
    func hasEscape(_ range: ByteRange) -> Bool {
        source.buffer(range).contains { $0 == UInt8(ascii: "\\") || $0 == 0 }
    }

    /// Returns the text of the name at `range`, with escapes resolved.
    package func text(_ range: ByteRange) -> String {
        hasEscape(range) ? String(decoding: unescaped(range), as: UTF8.self) : source.text(range)
    }

    /// Returns the bytes of the name at `range`, with escapes resolved.
    /// <https://www.w3.org/TR/css-syntax-3/#consume-name>
    func unescaped(_ range: ByteRange) -> [UInt8] {
        var result: [UInt8] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard startsEscape(offset) else {
                result += source[offset] == 0 ? Array("\u{FFFD}".utf8) : [source[offset]]
                offset &+= 1
                continue
            }
            let end = endOfEscape(offset)
            let first = source[offset &+ 1]
            if isHexDigit(first) {
                var value: UInt32 = 0
                for byte in source.buffer(ByteRange(offset &+ 1, end)) where isHexDigit(byte) {
                    value = value << 4 | UInt32(byte <= UInt8(ascii: "9") ? byte & 15 : (byte & 7) &+ 9)
                }
                let scalar = value == 0 ? nil : Unicode.Scalar(value)
                result += Array(String(scalar ?? "\u{FFFD}").utf8)
            } else {
                result += first == 0 ? Array("\u{FFFD}".utf8) : [first]
            }
            offset = end
        }
        return result
    }
}

/// Whether `byte` ends a line. <https://www.w3.org/TR/css-syntax-3/#newline>
@inline(__always)
private func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
}

@inline(__always)
private func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
}
