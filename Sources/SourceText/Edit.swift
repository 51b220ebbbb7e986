/// A replacement of one range of a file's bytes by a text.
package struct Edit: Hashable, Sendable {
    /// What is replaced; empty for an insertion.
    package var range: ByteRange
    /// What stands there afterwards.
    package var text: String

    /// An edit that puts `text` in place of `range`.
    package init(_ range: ByteRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension [Edit] {
    /// `bytes` with all the edits made, or nil where two of them overlap or one lies outside.
    ///
    /// All ranges are of the original bytes, in any order.
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
