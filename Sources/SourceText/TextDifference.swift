/// A replaced part of a text.
package struct TextDifference: Sendable {
    /// The replaced range in the old text, and the range of the replacement in the new text; both start at the same offset.
    package let old: ByteRange, new: ByteRange

    /// The number of bytes by which everything after it moves.
    package var shift: Int { new.upperBound - old.upperBound }

    /// Finds the smallest part in which `old` and `new` differ; nil if they are equal.
    package init?(from old: SourceBytes, to new: SourceBytes) {
        let most = min(old.count, new.count)
        let (before, after) = (
            UnsafeRawBufferPointer(old.buffer(ByteRange(0, old.count))),
            UnsafeRawBufferPointer(new.buffer(ByteRange(0, new.count)))
        )
        var start = 0
        while start &+ 8 <= most,
            before.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                == after.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        { start &+= 8 }
        while start < most, old[start] == new[start] { start &+= 1 }
        if start == old.count, start == new.count { return nil }
        var rest = 0
        while rest &+ 8 <= most &- start,
            before.loadUnaligned(fromByteOffset: old.count &- rest &- 8, as: UInt64.self)
                == after.loadUnaligned(fromByteOffset: new.count &- rest &- 8, as: UInt64.self)
        { rest &+= 8 }
        while rest < most &- start, old[old.count &- rest &- 1] == new[new.count &- rest &- 1] { rest &+= 1 }
        self.old = ByteRange(start, old.count - rest)
        self.new = ByteRange(start, new.count - rest)
    }

    /// Returns the range in the new text for `range` in the old text, of which the change replaces nothing but perhaps an
    /// inner part.
    package func moved(_ range: ByteRange) -> ByteRange {
        ByteRange(
            range.lowerBound >= old.upperBound ? range.lowerBound + shift : range.lowerBound,
            range.upperBound > old.lowerBound && range.upperBound >= old.upperBound
                ? range.upperBound + shift : range.upperBound)
    }
}
