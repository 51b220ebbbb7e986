import SourceText

/// Source with expectations marked as `⟦text¦label⟧`. Marks may nest.
public struct MarkedSource: Sendable {
    /// A marked byte range of the text without marks, with its label. Ordered by where it opens, outer before inner.
    public struct Mark: Hashable, Comparable, Sendable {
        /// The first byte.
        public var lowerBound: Int
        /// The offset after the last byte.
        public var upperBound: Int
        /// The label.
        public var label: String

        /// Creates a mark.
        public init(_ lowerBound: Int, _ upperBound: Int, _ label: String) {
            self.lowerBound = lowerBound
            self.upperBound = upperBound
            self.label = label
        }

        /// Whether `left` opens before `right`, or around it.
        public static func < (left: Mark, right: Mark) -> Bool {
            (left.lowerBound, right.upperBound, left.label) < (right.lowerBound, left.upperBound, right.label)
        }
    }

    /// The source without marks.
    public var text: String
    /// The marks in the order in which they open.
    public var marks: [Mark]

    /// The label of a mark that is not closed.
    package static let unclosed = "unclosed"

    /// Parses `marked`.
    public init(_ marked: String) {
        var bytes: [UInt8] = []
        var open: [(start: Int, slot: Int)] = []
        var found: [Mark] = []
        var label: String?
        for scalar in marked.unicodeScalars {
            switch (scalar, label) {
            case ("⟦", nil):
                open.append((bytes.count, found.count))
                found.append(Mark(bytes.count, bytes.count, Self.unclosed))
            case ("¦", nil) where !open.isEmpty: label = ""
            case ("⟧", let words?):
                if let last = open.popLast() { found[last.slot] = Mark(last.start, bytes.count, words) }
                label = nil
            case (_, let words?): label = words + String(scalar)
            default: bytes += Array(String(scalar).utf8)
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        marks = found
    }

    /// Returns the source with `prefix` before it and its marks moved accordingly.
    package func following(_ prefix: String) -> MarkedSource {
        var result = self
        result.text = prefix + text
        let shift = prefix.utf8.count
        result.marks = marks.map { Mark($0.lowerBound + shift, $0.upperBound + shift, $0.label) }
        return result
    }

    /// Returns the source with `new` in place of each byte `old`, and its marks moved accordingly.
    package func replacing(_ old: Unicode.Scalar, with new: String) -> MarkedSource {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for byte in text.utf8 {
            offsets.append(bytes.count)
            if byte == UInt8(ascii: old) { bytes += Array(new.utf8) } else { bytes.append(byte) }
        }
        offsets.append(bytes.count)
        var result = self
        result.text = String(decoding: bytes, as: UTF8.self)
        result.marks = marks.map { Mark(offsets[$0.lowerBound], offsets[$0.upperBound], $0.label) }
        return result
    }

    /// Returns `text` with `marks` inserted, for comparison with the expected text.
    public static func annotate(_ text: String, with marks: [Mark]) -> String {
        let bytes = Array(text.utf8)
        let opening = Dictionary(grouping: marks) { $0.lowerBound }
        let closing = Dictionary(grouping: marks) { $0.upperBound }
        var result: [UInt8] = []
        for offset in 0...bytes.count {
            for mark in (closing[offset] ?? []).sorted(by: { $0.lowerBound > $1.lowerBound }) {
                result += Array("¦\(mark.label)⟧".utf8)
            }
            for _ in opening[offset] ?? [] { result += Array("⟦".utf8) }
            if offset < bytes.count { result.append(bytes[offset]) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
