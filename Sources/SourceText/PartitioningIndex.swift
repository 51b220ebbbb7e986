extension RandomAccessCollection {
    /// Returns the index of the first element for which `predicate` is true, or `endIndex`, by binary search. The
    /// predicate must be false for all elements before some index and true for all from it on.
    @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if predicate(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
