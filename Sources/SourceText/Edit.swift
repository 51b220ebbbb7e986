/// A replacement of a range of bytes by a text.
package struct Edit: Hashable, Sendable {
    /// The replaced range; empty for an insertion.
    package var range: ByteRange
    /// The replacement.
    package var text: String

    /// Creates a replacement of `range` by `text`.
    package init(_ range: ByteRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension [Edit] {
    /// Returns `bytes` after all edits; nil if two of them overlap or one is out of bounds.
    ///
    /// All ranges refer to the original bytes, in any order.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for edit in sorted(by: { $0.range < $1.range }) {
            guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { return nil }
            result += bytes[end..<edit.range.lowerBound]
            result += Array<UInt8>(edit.text.utf8)
            end = edit.range.upperBound
        }
        result += bytes[end...]
        return result
    }
}
