/// Recognizes a message header among other bytes: `Content-Length:`, digits and a line ending.
///
/// JSON escapes line endings in strings, so a JSON document cannot contain it by chance.
enum HeaderPattern {
    enum Match {
        case none
        case found
        /// The bytes end too early to decide.
        case undecided
    }

    private static let name = Array("content-length:".utf8)
    /// Maximum number of consecutive spaces or digits.
    private static let runLimit = 19

    /// Whether `byte` equals `expected`, which is not an uppercase letter, ignoring case. The case bit must be checked
    /// for letters only, because it also distinguishes a carriage return from a hyphen.
    private static func isSame(_ byte: UInt8, _ expected: UInt8) -> Bool {
        byte == expected || byte | 0x20 == expected && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(expected)
    }

    /// Whether the pattern occurs in `bytes` at `start`, which must be a valid index.
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
