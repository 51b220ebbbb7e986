/// A half-open range of UTF-8 byte offsets in a file, including a byte order mark.
@frozen
@usableFromInline
package struct ByteRange: Hashable, Sendable, Comparable {
    /// The offset of the first byte.
    @usableFromInline package var lowerBound: Int
    /// The offset just past the last byte; never below `lowerBound`.
    @usableFromInline package var upperBound: Int

    /// Creates a range from `lowerBound` to `upperBound`; empty if they are reversed.
    @inlinable
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
    }

    /// The number of bytes.
    package var count: Int { upperBound - lowerBound }
    /// Whether it is empty.
    package var isEmpty: Bool { upperBound == lowerBound }

    /// Whether `offset` is in the range.
    package func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset < upperBound }

    /// Whether `other` is inside, possibly with common ends.
    package func contains(_ other: ByteRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }

    /// Whether the two share a byte or touch.
    package func touches(_ other: ByteRange) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }

    /// Whether the two share at least one byte.
    package func overlaps(_ other: ByteRange) -> Bool {
        lowerBound < other.upperBound && other.lowerBound < upperBound
    }

    /// Orders by start; for the same start, the longer range comes first.
    @inlinable
    package static func < (a: ByteRange, b: ByteRange) -> Bool {
        a.lowerBound != b.lowerBound ? a.lowerBound < b.lowerBound : a.upperBound > b.upperBound
    }
}
