/// What a byte can be to the tokenizer, as bits, so that a loop asks one question of one table.
///
/// <https://www.w3.org/TR/css-syntax-3/#tokenizer-definitions>
struct CSSByteClass: OptionSet {
    let rawValue: UInt8

    /// A letter, `_`, or a byte of anything outside ASCII.
    static let nameStart = CSSByteClass(rawValue: 1)
    /// What a name goes on with: the same, digits and `-`.
    static let name = CSSByteClass(rawValue: 2)
    /// Space, tab, and the newlines: line feed, carriage return, form feed.
    static let whitespace = CSSByteClass(rawValue: 4)
    /// `0`…`9`.
    static let digit = CSSByteClass(rawValue: 8)
    /// What can change where a stretch of tokens ends, see ``CSSStretchReader``. A zero byte counts: it may be the end.
    static let structural = CSSByteClass(rawValue: 16)
    /// What ends the plain part of a string.
    static let stringStop = CSSByteClass(rawValue: 32)
    /// What ends the plain part of an unquoted `url(`.
    static let urlStop = CSSByteClass(rawValue: 64)
    /// A code point that can't be printed and so spoils an unquoted `url(`.
    static let nonPrintable = CSSByteClass(rawValue: 128)
}

/// The class of each of the 256 bytes.
struct CSSByteTable {
    private let entries: UnsafePointer<UInt8>

    /// The one table.
    static let shared = CSSByteTable()

    private init() {
        let entries = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max { entries[Int(byte)] = CSSByteTable.classify(byte).rawValue }
        self.entries = UnsafePointer(entries)
    }

    /// Whether `byte` is of one of `classes`.
    @inline(__always)
    func has(_ byte: UInt8, _ classes: CSSByteClass) -> Bool { entries[Int(byte)] & classes.rawValue != 0 }

    private static func classify(_ byte: UInt8) -> CSSByteClass {
        var result: CSSByteClass = []
        switch byte {
        case 0: result = [.structural, .stringStop, .urlStop]
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            0x80...0xFF:
            result = [.nameStart, .name]
        case UInt8(ascii: "0")...UInt8(ascii: "9"): result = [.digit, .name]
        case UInt8(ascii: "-"): result = .name
        case UInt8(ascii: " "), UInt8(ascii: "\t"): result = [.whitespace, .urlStop]
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: result = [.whitespace, .stringStop, .urlStop]
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): result = [.structural, .stringStop, .urlStop]
        case UInt8(ascii: "("), UInt8(ascii: ")"): result = [.structural, .urlStop]
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
            UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "@"):
            result = .structural
        case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: result = [.nonPrintable, .urlStop]
        default: break
        }
        return result
    }
}

extension CSSByteTable: @unchecked Sendable {}
