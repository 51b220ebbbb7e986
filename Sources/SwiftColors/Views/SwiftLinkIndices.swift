/// Indices of links of a chain. Takes no memory of its own, because most chains have some.
struct SwiftLinkIndices: Sequence, IteratorProtocol {
    private var bits: UInt64 = 0

    /// Adds `index`. Those of very long chains, from 63, become 63.
    mutating func insert(_ index: Int) { bits |= 1 << UInt64(Swift.min(index, 63)) }

    /// Removes `index` if it is below 63.
    mutating func remove(_ index: Int) { if index < 63 { bits &= ~(1 << UInt64(index)) } }

    /// Removes all up to `index`.
    mutating func remove(through index: Int) { bits &= index < 63 ? ~0 << UInt64(index + 1) : 0 }

    var isEmpty: Bool { bits == 0 }

    /// The lowest index; nil if there are none.
    var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

    /// Removes and returns the lowest index; nil if there are none.
    mutating func next() -> Int? {
        let first = first
        bits &= bits &- 1
        return first
    }
}
