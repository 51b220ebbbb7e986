/// Finds the selectors for elements of one kind in what others select.
extension CSSSelectors {
    /// Appends to `found` the ids of the selectors for elements with the part `part` alone, where the compounds `range`
    /// select some.
    func addSelectors(
        ofOnly part: Int32, inPlaceOf range: Range<Int>, to found: inout [Int32], _ search: inout CSSImpliedSearch
    ) {
        let subject = ids.compound(CSSSelectorIDs.nothing, part)
        if subject < 0 { return }
        for above in findAbove(range, &search) {
            let id = ids.selector(search.above[above], subject)
            if id >= 0 { found.append(id) }
        }
    }

    /// Appends to `found` the ids of the selectors for elements with the part `part` alone inside of what the compounds `range`
    /// select, for all of these at rest: `.menu a` for `.menu.open:hover`.
    func addSelectors(
        ofOnly part: Int32, insideOf range: Range<Int>, to found: inout [Int32], _ search: inout CSSImpliedSearch
    ) {
        let subject = ids.compound(CSSSelectorIDs.nothing, part)
        guard subject >= 0, let last = range.last else { return }
        let hosts = impliedCompounds(by: last, with: [], besides: -1).filter { $0 != CSSSelectorIDs.nothing }
        if hosts.isEmpty { return }
        for above in findAbove(range, &search) {
            for host in hosts {
                for combinator in [CSSCompound.Combinator.descendant, .child] {
                    let id = ids.selector(ids.ancestor(search.above[above], host, combinator), subject)
                    if id >= 0 { found.append(id) }
                }
            }
        }
    }

    /// Returns the id of what precedes a compound after the compounds `range`, joined by its combinator; -1 if there is
    /// none.
    func idAbove(compoundAfter range: Range<Int>) -> Int32 { idAbove(range.lowerBound..<range.upperBound + 1) }

    /// Returns the id of the selector that consists of `part` only; -1 if there is none.
    func selector(ofOnly part: Int32) -> Int32 {
        ids.selector(CSSSelectorIDs.nothing, ids.compound(CSSSelectorIDs.nothing, part))
    }

    /// Returns the ids of the selectors for elements with the part `part` alone, or for any elements if nil, that are
    /// descendants or children of what the compounds `range` select.
    func selectors(of part: Int32?, inside range: Range<Int>) -> [Int32] {
        guard let last = range.last else { return [] }
        let above = idAbove(range)
        let subject = part.map { ids.compound(CSSSelectorIDs.nothing, $0) } ?? CSSSelectorIDs.nothing
        var result: [Int32] = []
        for combinator in [CSSCompound.Combinator.descendant, .child] {
            let id = ids.selector(ids.ancestor(above, compounds[last].id, combinator), subject)
            if id >= 0 { result.append(id) }
        }
        return result
    }
}
