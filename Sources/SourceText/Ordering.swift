// The standard library's sort is some kilobytes of code for each type and closure that it is called with. These sort
// indices instead, so that all share one copy. Where it is not hot, sort with them.

extension Sequence {
    /// Returns the elements sorted so that `areInIncreasingOrder(a, b)` is false for no earlier `b` and later `a`. Equal
    /// elements keep their order.
    @inlinable
    package func ordered(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        guard elements.count > 1 else { return elements }
        return order(of: elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements sorted.
    @inlinable
    package func ordered() -> [Element] { ordered { $0 < $1 } }
}

extension Array {
    /// Sorts the elements; see ``Swift/Sequence/ordered(by:)``.
    @inlinable
    package mutating func order(by areInIncreasingOrder: (Element, Element) -> Bool) {
        self = ordered(by: areInIncreasingOrder)
    }
}

extension Array where Element: Comparable {
    /// Sorts the elements.
    @inlinable
    package mutating func order() { self = ordered { $0 < $1 } }
}

/// Returns the indices `0..<count` in the order of `areInIncreasingOrder`. Equal ones keep their order.
@inline(never) @usableFromInline
package func order(of count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) -> [Int] {
    var indices = Array(0..<count)
    indices.sort(by: areInIncreasingOrder)
    return indices
}
