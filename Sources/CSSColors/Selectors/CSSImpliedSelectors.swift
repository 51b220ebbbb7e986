import ColorMath
import SourceText

// MARK: Implied selectors

extension CSSSelectors {
    /// Appends the ids of the style sheet's selectors that certainly select what the compounds `range` select, including
    /// their own; without the pseudo-element at the end if `isOriginating`.
    ///
    /// Finds them by omitting simple selectors of the last compound and earlier compounds. If there are very many ways to
    /// do so, tries only the more likely ones.
    func addImplied(of range: Range<Int>, isOriginating: Bool, to found: inout [Int32]) {
        guard let last = range.last else { return }
        let subject = compounds[last]
        let pseudo = isOriginating ? -1 : subject.pseudo
        func add(_ above: Int32, _ subject: Int32) {
            let id = ids.selector(above, subject: subject)
            if id >= 0 { found.append(id) }
        }
        if range.count == 1, subject.parts.count <= 1 {
            // Most selectors are a single class, which is selected by itself and by `*`.
            add(CSSSelectorIDs.nothing, ids.subject(subject.id, pseudo))
            if !subject.parts.isEmpty {
                add(CSSSelectorIDs.nothing, ids.subject(CSSSelectorIDs.nothing, pseudo))
            }
            return
        }
        var subjects: [Int32] = []
        for compound in subsets(of: subject.parts) {
            let subject = ids.subject(compound, pseudo)
            if subject >= 0 { subjects.append(subject) }
        }
        for above in self.above(range) { for subject in subjects { add(above, subject) } }
    }

    /// Returns the ids of the compounds with subsets of `parts`: first with all of them, then with none. Some may be -1.
    private func subsets(of parts: Range<Int>) -> [Int32] {
        let count = parts.count
        if count <= 4 {
            return [compound(self.parts[parts])] + properSubsets(of: parts)
        }
        var result: [Int32] = []
        func add(_ isKept: (Int) -> Bool) {
            var id = CSSSelectorIDs.nothing
            for index in 0..<count where isKept(index) { id = ids.compound(id, self.parts[parts.lowerBound + index]) }
            result.append(id)
        }
        add { _ in true }
        add { _ in false }
        for index in 0..<count {
            add { $0 == index }
            add { $0 != index }
        }
        for first in 0..<count { for second in first + 1..<count { add { $0 == first || $0 == second } } }
        return result
    }

    /// Returns the ids of the compounds with some of at most four `parts` or none of them, but not all: first with none.
    /// Some may be -1.
    private func properSubsets(of parts: Range<Int>) -> [Int32] {
        var result = [CSSSelectorIDs.nothing]
        if parts.count < 2 { return parts.isEmpty ? [] : result }
        for mask in 1..<(1 << parts.count) - 1 {
            let last = Int.bitWidth - 1 - mask.leadingZeroBitCount
            result.append(ids.compound(result[mask ^ 1 << last], self.parts[parts.lowerBound + last]))
        }
        return result
    }

    /// Returns the id of the compound with `parts`, which must be sorted; -1 if there is none.
    private func compound(_ parts: some Sequence<Int32>) -> Int32 {
        parts.reduce(CSSSelectorIDs.nothing) { ids.compound($0, $1) }
    }

    /// Returns the ids of what may precede the last compound.
    private func above(_ range: Range<Int>) -> [Int32] {
        let count = range.count - 1
        guard count > 0 else { return [CSSSelectorIDs.nothing] }
        let full = (1 << count) - 1
        var masks = [full, 0]
        if count <= 3 {
            for mask in 1..<max(full, 1) { masks.append(mask) }
        } else {
            masks += [1 << (count - 1), 1, full & ~1]
        }
        var result: [Int32] = []
        func add(_ mask: Int, replacing index: Int = -1, by part: Int32 = 0) {
            for isRelaxed in [false, true] {
                let id = above(range, mask, isRelaxed: isRelaxed, replacing: index, by: part)
                if id >= 0, !result.contains(id) { result.append(id) }
            }
        }
        for mask in masks { add(mask) }
        // `.a.b .c` is also selected by `.a .c`, and `.a.b .c .d` by `.a .d`.
        for mask in masks {
            for index in 0..<count where mask >> index & 1 == 1 {
                let parts = compounds[range.lowerBound + index].parts
                guard (2...3).contains(parts.count) else { continue }
                for other in properSubsets(of: parts).dropFirst()
                where other >= 0 && result.count < CSSSelectors.mostAbove {
                    add(mask, replacing: index, by: other)
                }
            }
        }
        return result
    }

    /// Returns the id of those of the compounds `range` that are in `mask`; -1 if there is none.
    private func above(
        _ range: Range<Int>, _ mask: Int, isRelaxed: Bool, replacing replaced: Int, by other: Int32
    ) -> Int32 {
        let count = range.count - 1
        var id = CSSSelectorIDs.nothing
        for index in 0..<count where mask >> index & 1 == 1 {
            let compound = compounds[range.lowerBound + index]
            var next = compounds[range.lowerBound + index + 1].combinator
            let keepsNext = index + 1 == count || mask >> (index + 1) & 1 == 1
            let isAncestor = next == .descendant || next == .child
            if !keepsNext {
                // A sibling of an omitted compound is not an ancestor of the ones after it.
                guard isAncestor else { return -1 }
                next = .descendant
            } else if isRelaxed, next == .child {
                next = .descendant
            }
            id = ids.ancestor(id, index == replaced ? other : compound.id, next)
            if id < 0 { return -1 }
        }
        return id
    }
}

extension CSSSelectors {
    /// Returns the id of the selector for links in the state whose part is `state`: `a:hover`; -1 if there is none.
    func link(with state: Int32) -> Int32 {
        ids.selector(CSSSelectorIDs.nothing, compound([texts.type("a"), state].sorted()))
    }

    /// Returns the ids of the selectors that require the classes `own` and `companion` and select what the compounds
    /// `range` select if that has the class `companion`, too.
    func implied(by range: Range<Int>, with companion: Int32, besides own: Int32) -> [Int32] {
        guard let last = range.last else { return [] }
        let rest = parts[compounds[last].parts].filter { $0 != own }
        var subjects: [Int32] = []
        let count = min(rest.count, 4)
        for mask in 0..<1 << count {
            let kept = rest.indices.filter { $0 >= count || mask >> $0 & 1 == 1 }.map { rest[$0] }
            let subject = ids.subject(compound((kept + [own, companion]).sorted()), compounds[last].pseudo)
            if subject >= 0 { subjects.append(subject) }
        }
        if subjects.isEmpty { return [] }
        return above(range).flatMap { above in
            subjects.map { ids.selector(above, subject: $0) }.filter { $0 >= 0 }
        }
    }

    /// Returns the id of the selector that consists of `part` only; -1 if there is none.
    func selector(ofOnly part: Int32) -> Int32 {
        ids.selector(CSSSelectorIDs.nothing, ids.compound(CSSSelectorIDs.nothing, part))
    }

    /// Returns the ids of the selectors for elements with the part `part` alone, or for any elements if nil, that are
    /// descendants or children of what the compounds `range` select.
    func selectors(of part: Int32?, inside range: Range<Int>) -> [Int32] {
        guard let last = range.last else { return [] }
        let above = above(range, (1 << (range.count - 1)) - 1, isRelaxed: false, replacing: -1, by: 0)
        let subject = part.map { ids.compound(CSSSelectorIDs.nothing, $0) } ?? CSSSelectorIDs.nothing
        return [CSSCompound.Combinator.descendant, .child].map {
            ids.selector(ids.ancestor(above, compounds[last].id, $0), subject)
        }.filter { $0 >= 0 }
    }
}
