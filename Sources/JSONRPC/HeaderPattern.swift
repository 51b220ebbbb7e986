/// What a message's header can be told by in the middle of other bytes: `Content-Length:`, digits and a line end.
///
/// JSON escapes line ends in its strings, so no JSON document in the stream looks like that by chance.
enum HeaderPattern {
    /// Whether it stands at a place.
    enum Match {
        case none
        case found
        /// The bytes end before it is clear.
        case undecided
    }

    private static let name = Array("content-length:".utf8)
    /// Longer runs of blanks or digits are no length.
    private static let runLimit = 19

    /// Whether `byte` is `expected`, which is no capital letter, or the capital of it. Only letters have one: the bit that tells
    /// them apart also tells a carriage return from a hyphen.
    private static func isSame(_ byte: UInt8, _ expected: UInt8) -> Bool {
        byte == expected || byte | 0x20 == expected && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(expected)
    }

    /// Whether it stands in `bytes` at `start`, which must be the offset of a byte.
    static func match(_ bytes: [UInt8], at start: Int) -> Match {
        guard isSame(bytes[start], name[0]) else { return .none }
        var offset = start
        for expected in name {
            guard offset < bytes.count else { return .undecided }
            guard isSame(bytes[offset], expected) else { return .none }
            offset += 1
        }
        func skip(_ isInRun: (UInt8) -> Bool) -> Int {
            let first = offset
            while offset < bytes.count, offset - first < runLimit, isInRun(bytes[offset]) { offset += 1 }
            return offset - first
        }
        _ = skip { $0 == UInt8(ascii: " ") }
        guard offset < bytes.count else { return .undecided }
        guard skip({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) > 0 else { return .none }
        _ = skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
        guard offset < bytes.count else { return .undecided }
        return bytes[offset] == UInt8(ascii: "\n") ? .found : .none
    }
}
