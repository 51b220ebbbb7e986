import SourceText

/// JSON's tokens. It only moves `offset`; what is right and wrong the reader says.
struct JSONLexer {
    let source: SourceBytes
    /// Where it stands; never past the end.
    var offset: Int
    /// Set to make it stand as if at the end.
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

    /// Skips the comment that begins here: whether it is closed, or nil where none begins.
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

    /// Why a string's plain text ends.
    enum Interruption {
        case quote, escape, controlCharacter, end
        case invalidUTF8(length: Int)
    }

    /// Skips what stands for itself in a string: up to the quote, a backslash, a control character or the end. The end of
    /// the line is an end too: a string that is not closed must not take the rest of the file with it.
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

    /// Skips the escape that begins here; false where it is none, with only the backslash skipped.
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

    /// Skips the number that begins here, and whatever is stuck to it; whether it is one.
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

    /// Skips `true`, `false` or `null`; nil where none stands here.
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

    /// Skips at least one byte: up to white space or one of JSON's own characters; of a text in single quotes all that
    /// is on the line.
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

    /// Whether a number or a word cannot go on here.
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
    /// The eight bytes at `offset`, the first the lowest; nil where there are fewer.
    @inline(__always)
    func word(at offset: Int) -> UInt64? {
        let part = buffer(ByteRange(offset, offset &+ 8))
        guard part.count == 8, let base = part.baseAddress else { return nil }
        return UnsafeRawPointer(base).loadUnaligned(as: UInt64.self).littleEndian
    }
}

/// The value of a hex digit, 0…15; nil for another byte.
func hexDigitValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
}
