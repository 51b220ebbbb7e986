import SourceText

/// Skips JSON tokens by moving `offset`. The reader reports errors.
struct JSONLexer {
    let source: SourceBytes
    /// The current offset; never past the end.
    var offset: Int
    /// Set to behave as if at the end.
    var isStopped = false

    init(_ source: SourceBytes) {
        self.source = source
        offset = source.byteOrderMarkLength
    }

    /// The byte here; 0 at the end.
    var byte: UInt8 { source[offset] }
    var isAtEnd: Bool { offset >= source.count || isStopped }

    @inline(__always)
    mutating func skipWhitespace() {
        while true {
            switch source[offset] {
            case 0x20:
                offset &+= 1
                // Indentation comes in long runs.
                while source.word(at: offset) == 0x2020_2020_2020_2020 { offset &+= 8 }
            case 0x0A, 0x0D, 0x09: offset &+= 1
            default: return
            }
        }
    }

    /// Skips a comment. Returns whether it is closed; nil if there is no comment here.
    mutating func skipComment() -> Bool? {
        switch source[offset &+ 1] {
        case UInt8(ascii: "/"):
            while offset < source.count, byte != 0x0A, byte != 0x0D { offset &+= 1 }
            return true
        case UInt8(ascii: "*"):
            offset &+= 2
            while offset < source.count {
                if byte == UInt8(ascii: "*"), source[offset &+ 1] == UInt8(ascii: "/") {
                    offset &+= 2
                    return true
                }
                offset &+= 1
            }
            offset = source.count
            return false
        default: return nil
        }
    }

    /// Why the plain text of a string ends.
    enum Interruption {
        case quote, escape, controlCharacter, end
        case invalidUTF8(length: Int)
    }

    /// Skips plain text in a string, up to the quote, a backslash, a control character or the end. A line ending also
    /// ends it, so that an unclosed string does not swallow the rest of the file.
    @inline(__always)
    mutating func skipPlainText() -> Interruption {
        while true {
            while let word = source.word(at: offset) {
                let special = Self.specialLanes(of: word)
                if special != 0 {
                    offset &+= special.trailingZeroBitCount &>> 3
                    break
                }
                offset &+= 8
            }
            switch byte {
            case UInt8(ascii: "\""): return .quote
            case UInt8(ascii: "\\"): return .escape
            case 0x0A, 0x0D: return .end
            case 0..<0x20: return offset < source.count ? .controlCharacter : .end
            case 0x80...:
                let (length, isWellFormed) = source.scalarLength(at: offset)
                guard isWellFormed else { return .invalidUTF8(length: length) }
                offset &+= length
            default: offset &+= 1
            }
        }
    }

    /// The top bit of each byte that is a quote, a backslash, a control character or not ASCII.
    @inline(__always)
    private static func specialLanes(of word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let quotes = word ^ 0x2222_2222_2222_2222
        let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
        let plain =
            (((quotes & low) &+ low) | quotes) & (((backslashes & low) &+ low) | backslashes)
            & ((word & low) &+ 0x6060_6060_6060_6060)
        return (~plain | word) & ~low
    }

    /// Skips an escape; if it is invalid, skips only the backslash and returns false.
    mutating func skipEscape() -> Bool {
        switch source[offset &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset &+= 2
            return true
        case UInt8(ascii: "u"):
            let isRight = (2..<6).allSatisfy { hexDigitValue(source[offset &+ $0]) != nil }
            offset &+= isRight ? 6 : 1
            return isRight
        default:
            offset &+= 1
            return false
        }
    }

    /// Skips a number and any characters attached to it; returns whether it is valid.
    @inline(__always)
    mutating func skipNumber() -> Bool {
        var isRight = true
        if byte == UInt8(ascii: "-") { offset &+= 1 }
        if byte == UInt8(ascii: "0") { offset &+= 1 } else { isRight = skipDigits() }
        if byte == UInt8(ascii: ".") {
            offset &+= 1
            isRight = skipDigits() && isRight
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            offset &+= 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset &+= 1 }
            isRight = skipDigits() && isRight
        }
        guard isAtWordEnd else {
            skipWord()
            return false
        }
        return isRight
    }

    @inline(__always)
    private mutating func skipDigits() -> Bool {
        let start = offset
        while byte &- 0x30 < 10 { offset &+= 1 }
        return offset > start
    }

    /// Skips `true`, `false` or `null`; returns nil if there is none here.
    mutating func skipLiteral() -> JSONKind? {
        let start = offset
        let kind: JSONKind
        switch byte {
        case UInt8(ascii: "t"): kind = .true
        case UInt8(ascii: "f"): kind = .false
        case UInt8(ascii: "n"): kind = .null
        default: return nil
        }
        let rest: StaticString = kind == .true ? "true" : kind == .false ? "false" : "null"
        let isRight = rest.withUTF8Buffer { letters in
            letters.indices.allSatisfy { source[start &+ $0] == letters[$0] }
        }
        guard isRight else { return nil }
        offset &+= rest.utf8CodeUnitCount
        guard isAtWordEnd else {
            offset = start
            return nil
        }
        return kind
    }

    /// Skips at least one byte, up to white space or a JSON delimiter. Text in single quotes is skipped to the end of
    /// the line.
    mutating func skipWord() {
        if byte == UInt8(ascii: "'") {
            var end = offset &+ 1
            while source[end] >= 0x20, source[end] != UInt8(ascii: "'") { end &+= 1 }
            if source[end] == UInt8(ascii: "'") {
                offset = end &+ 1
                return
            }
        }
        repeat { offset &+= 1 } while !isAtWordEnd
        offset = min(offset, source.count)
    }

    /// Whether a number or word ends here.
    private var isAtWordEnd: Bool {
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
            true
        case UInt8(ascii: "/"): source[offset &+ 1] == UInt8(ascii: "/") || source[offset &+ 1] == UInt8(ascii: "*")
        default: offset >= source.count
        }
    }
}

extension SourceBytes {
    /// The eight bytes at `offset` in little-endian order; nil if there are fewer.
    @inline(__always)
    func word(at offset: Int) -> UInt64? {
        let part = buffer(ByteRange(offset, offset &+ 8))
        guard part.count == 8, let base = part.baseAddress else { return nil }
        return UnsafeRawPointer(base).loadUnaligned(as: UInt64.self).littleEndian
    }
}
