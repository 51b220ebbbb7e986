/// A half-open range of UTF-8 byte offsets into one file, a byte order mark counted.
@frozen
@usableFromInline
package struct ByteRange: Hashable, Sendable, Comparable {
    /// The offset of the first byte.
    @usableFromInline package var lowerBound: Int
    /// The offset just past the last byte; never below `lowerBound`.
    @usableFromInline package var upperBound: Int

    /// A range from `lowerBound` up to `upperBound`; empty where they are given the wrong way round.
    @inlinable
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
    }

    /// How many bytes it spans.
    package var count: Int { upperBound - lowerBound }
    /// Whether it spans no byte.
    package var isEmpty: Bool { upperBound == lowerBound }

    /// Whether `offset` is one of the bytes.
    package func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset < upperBound }

    /// Whether `other` lies inside, its ends allowed to coincide.
    package func contains(_ other: ByteRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }

    /// Whether the two share a byte, or a caret stands in or at the edge of one of them.
    package func touches(_ other: ByteRange) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }

    /// Whether the two share at least one byte.
    package func overlaps(_ other: ByteRange) -> Bool {
        lowerBound < other.upperBound && other.lowerBound < upperBound
    }

    /// By where they start; at the same start the longer, that is the outer, first.
    @inlinable
    package static func < (a: ByteRange, b: ByteRange) -> Bool {
        a.lowerBound != b.lowerBound ? a.lowerBound < b.lowerBound : a.upperBound > b.upperBound
    }
}
