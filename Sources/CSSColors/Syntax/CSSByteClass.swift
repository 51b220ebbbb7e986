/// The roles of a byte in the tokenizer, as bits, so that loops test a single table entry.
///
/// <https://www.w3.org/TR/css-syntax-3/#tokenizer-definitions>
package struct CSSByteClass: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A letter, `_`, or a non-ASCII byte.
    package static let nameStart = CSSByteClass(rawValue: 1)
    /// A byte that continues a name: the same, digits and `-`.
    package static let name = CSSByteClass(rawValue: 2)
    /// Space, tab, and the newlines: line feed, carriage return, form feed.
    package static let whitespace = CSSByteClass(rawValue: 4)
    /// `0`…`9`.
    package static let digit = CSSByteClass(rawValue: 8)
    /// A byte that can change where a stretch of tokens ends; see ``CSSStretchReader``. Includes zero, which may be the
    /// end.
    static let structural = CSSByteClass(rawValue: 16)
    /// A byte that ends the plain part of a string.
    static let stringStop = CSSByteClass(rawValue: 32)
    /// A byte that ends the plain part of an unquoted `url(`.
    static let urlStop = CSSByteClass(rawValue: 64)
    /// A non-printable code point, which invalidates an unquoted `url(`.
    static let nonPrintable = CSSByteClass(rawValue: 128)
}

/// The class of each of the 256 bytes.
struct CSSByteTable {
    private let entries: UnsafePointer<UInt8>

    static let shared = CSSByteTable()

    private init() {
        let entries = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max { entries[Int(byte)] = CSSByteTable.classify(byte).rawValue }
        self.entries = UnsafePointer(entries)
    }

    /// Whether `byte` belongs to one of `classes`.
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
