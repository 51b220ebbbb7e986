import ColorMath
import SourceText

// MARK: Implied selectors

extension CSSSelectors {
    /// Appends the keys of all selectors that certainly select what the compounds `range` select, including their own
    /// key; without the pseudo-element at the end if `isOriginating`.
    ///
    /// Derives them by omitting simple selectors of the last compound and earlier compounds. If there are very many,
    /// adds only the more likely ones.
    func addImpliedKeys(of range: Range<Int>, isOriginating: Bool, to keys: inout [UInt64]) {
        guard let last = range.last else { return }
        let subject = compounds[last]
        let pseudo = isOriginating ? 0 : subject.pseudoHash
        if range.count == 1, subject.parts.count == 1 {
            // Most selectors are a single class, which is selected by itself and by `*`.
            keys.append(CSSHash.mix(CSSHash.mix(0, subject.hash), pseudo))
            keys.append(CSSHash.mix(CSSHash.mix(0, 1), pseudo))
            return
        }
        let subjects = subsets(of: subject.parts)
        for above in self.above(range) {
            for subject in subjects { keys.append(CSSHash.mix(CSSHash.mix(above, subject), pseudo)) }
        }
    }

    /// Returns the hashes of subsets of a compound's `parts`, including all and none.
    private func subsets(of parts: Range<Int>) -> [UInt64] {
        let count = parts.count
        var result = [hash(of: parts)]
        func add(_ isKept: (Int) -> Bool) {
            var hash: UInt64 = 1
            for index in 0..<count where isKept(index) {
                hash = CSSHash.mix(hash, self.parts[parts.lowerBound + index])
            }
            result.append(hash)
        }
        if count == 0 { return result }
        if count <= 4 {
            for mask in 0..<(1 << count) - 1 { add { mask >> $0 & 1 == 1 } }
            return result
        }
        add { _ in false }
        for index in 0..<count {
            add { $0 == index }
            add { $0 != index }
        }
        for first in 0..<count { for second in first + 1..<count { add { $0 == first || $0 == second } } }
        return result
    }

    /// Returns the hashes of what may precede the last compound.
    private func above(_ range: Range<Int>) -> [UInt64] {
        let count = range.count - 1
        guard count > 0 else { return [0] }
        let full = (1 << count) - 1
        var masks = [full, 0]
        if count <= 3 {
            for mask in 1..<max(full, 1) { masks.append(mask) }
        } else {
            masks += [1 << (count - 1), 1, full & ~1]
        }
        var result: [UInt64] = []
        for mask in masks {
            for isRelaxed in [false, true] {
                if let hash = above(range, mask, isRelaxed: isRelaxed), !result.contains(hash) { result.append(hash) }
            }
        }
        // `.a.b .c` is also selected by `.a .c`, and `.a.b .c .d` by `.a .d`.
        for mask in masks {
            for index in 0..<count where mask >> index & 1 == 1 {
                let parts = compounds[range.lowerBound + index].parts
                guard (2...3).contains(parts.count) else { continue }
                for part in subsets(of: parts).dropFirst(2) {
                    for isRelaxed in [false, true] where result.count < CSSSelectors.mostAbove {
                        if let hash = above(range, mask, isRelaxed: isRelaxed, replacing: index, by: part),
                            !result.contains(hash)
                        {
                            result.append(hash)
                        }
                    }
                }
            }
        }
        return result
    }

    private func above(
        _ range: Range<Int>, _ mask: Int, isRelaxed: Bool, replacing replaced: Int = -1, by part: UInt64 = 0
    ) -> UInt64? {
        let count = range.count - 1
        var hash: UInt64 = 0
        for index in 0..<count where mask >> index & 1 == 1 {
            let compound = compounds[range.lowerBound + index]
            var next = compounds[range.lowerBound + index + 1].combinator
            let keepsNext = index + 1 == count || mask >> (index + 1) & 1 == 1
            let isAncestor = next == .descendant || next == .child
            if !keepsNext {
                // A sibling of an omitted compound is not an ancestor of the ones after it.
                guard isAncestor else { return nil }
                next = .descendant
            } else if isRelaxed, next == .child {
                next = .descendant
            }
            hash = step(hash, index == replaced ? part : compound.hash, next)
        }
        return hash
    }
}

extension CSSSelectors {
    /// Returns the key of the selector for links in the state whose part is `state`: `a:hover`.
    func linkKey(with state: UInt64) -> UInt64 {
        let parts = [CSSPart.type("a"), state].sorted()
        return CSSHash.mix(CSSHash.mix(0, parts.reduce(1, CSSHash.mix)), 0)
    }

    /// Returns the keys of selectors that require the classes `own` and `companion` and select what the compounds
    /// `range` select if that has the class `companion`, too.
    func impliedKeys(of range: Range<Int>, with companion: UInt64, besides own: UInt64) -> [UInt64] {
        guard let last = range.last else { return [] }
        let rest = parts[compounds[last].parts].filter { $0 != own }
        var subjects: [UInt64] = []
        let count = min(rest.count, 4)
        for mask in 0..<1 << count {
            let kept = rest.indices.filter { $0 >= count || mask >> $0 & 1 == 1 }.map { rest[$0] }
            subjects.append((kept + [own, companion]).sorted().reduce(1, CSSHash.mix))
        }
        let pseudo = compounds[last].pseudoHash
        return above(range).flatMap { above in
            subjects.map { CSSHash.mix(CSSHash.mix(above, $0), pseudo) }
        }
    }

    /// Returns the key of the selector that consists of `part` only.
    func key(ofOnly part: UInt64) -> UInt64 { CSSHash.mix(CSSHash.mix(0, CSSHash.mix(1, part)), 0) }

    /// Returns the keys of the selectors for elements with the part `part` alone, or for any elements if nil, that are
    /// descendants or children of what the compounds `range` select.
    func keys(of part: UInt64?, inside range: Range<Int>) -> [UInt64] {
        guard let last = range.last, let above = above(range).first else { return [] }
        let subject = part.map { CSSHash.mix(1, $0) } ?? 1
        return [CSSCompound.Combinator.descendant, .child].map {
            CSSHash.mix(CSSHash.mix(step(above, compounds[last].hash, $0), subject), 0)
        }
    }
}
