import ColorMath
import SourceText

/// The selectors of a style sheet, nesting resolved, in a form in which one can tell whether an element that one of them
/// selects is surely selected by another.
///
/// <https://www.w3.org/TR/selectors-4/> <https://www.w3.org/TR/css-nesting-1/>
struct CSSSelectors {
    /// The hashes of simple selectors, those of a compound together and in order.
    private(set) var parts: [UInt64] = []
    /// The compounds, those of a selector together.
    private(set) var compounds: [CSSCompound] = []
    /// The selectors, those of a rule together.
    private(set) var all: [CSSSelector] = []

    /// The bytes, cut up.
    let lexemes: CSSLexemes
    /// The compounds of the rule that is being read, before they are put below those of the rule around.
    private var drafts: [CSSCompound] = []
    private var line: [CSSCompound] = []
    /// The lists of a reader that is done, for the next one.
    private var spareLists = CSSCompoundReader.Lists()
    /// Whether the rule that is read has a selector that no browser of today knows.
    private var isUnsupported = false
    /// The compounds that say which classes go together: those of several parts, and those that are all of a selector.
    private(set) var companies: [CSSCompanionship] = []

    /// More selectors than this in a nested rule are not told apart, nor more compounds or parts in one.
    private static let mostSelectors = 64, mostCompounds = 8, mostParts = 12

    /// More ways to leave out something before the last compound of a selector are not looked at.
    private static let mostAbove = 40

    /// No selectors, of rules in the bytes behind `lexemes`.
    init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Reads the selectors of the rule whose prelude is `prelude`, inside a rule with the selectors `parents` if there is one.
    mutating func read(_ prelude: ByteRange, inside parents: Range<Int>?) -> Range<Int> {
        let start = all.count
        var reader = CSSCompoundReader(lexemes, prelude)
        swap(&reader.lists, &spareLists)
        defer { swap(&reader.lists, &spareLists) }
        let parentSpecificity = parents?.reduce(CSSSpecificity()) { max($0, all[$1].specificity) } ?? CSSSpecificity()
        repeat {
            let first = all.count
            let lowerBound = lexemes.endOfBlank(reader.offset)
            readSelector(with: &reader)
            defer {
                for index in first..<all.count { all[index].range = ByteRange(lowerBound, reader.offset) }
            }
            guard let parents else {
                line.removeAll(keepingCapacity: true)
                line += drafts
                finish(.init(), prelude, nests: false)
                continue
            }
            let isNested = drafts.contains { $0.hasNesting }
            if !isNested { drafts.insert(nesting, at: 0) }
            for parent in parents where all.count - start < CSSSelectors.mostSelectors {
                let isOpaque = all[parent].isOpaque
                fillLine(with: all[parent].compounds)
                finish(parentSpecificity, prelude, nests: isOpaque, inside: all[parent].appearances)
            }
        } while reader.readComma() && all.count - start < 256
        if isUnsupported {
            for index in start..<all.count { all[index].appearances = [] }
            isUnsupported = false
        }
        return start..<all.count
    }

    private var nesting: CSSCompound {
        var result = CSSCompound(parts: 0..<0)
        result.hasNesting = true
        return result
    }

    /// Reads the compounds up to the next comma into ``drafts``.
    private mutating func readSelector(with reader: inout CSSCompoundReader) {
        drafts.removeAll(keepingCapacity: true)
        while case .combinator(let combinator, _) = reader.readJunction() {
            var compound = reader.readCompound()
            compound.combinator = combinator
            compound.parts = keep(reader.lists.parts)
            if !reader.lists.families.isEmpty { compound.families = keep(reader.lists.families) }
            if !reader.lists.excluded.isEmpty { compound.excluded = keep(reader.lists.excluded) }
            if compound.isUnsupported { isUnsupported = true }
            drafts.append(compound)
        }
    }

    /// Keeps `new` parts in order, each once.
    private mutating func keep(_ new: [UInt64]) -> Range<Int> {
        let start = parts.count
        if new.count < 2 {
            parts += new
            return start..<parts.count
        }
        for part in new.sorted() where parts.count == start || parts[parts.count - 1] != part { parts.append(part) }
        return start..<parts.count
    }

    /// Fills ``line`` with the drafts, the compounds of the rule around in place of `&`.
    private mutating func fillLine(with parent: Range<Int>) {
        line.removeAll(keepingCapacity: true)
        for draft in drafts {
            guard draft.hasNesting, let last = parent.last else {
                line.append(draft)
                continue
            }
            for index in parent {
                var compound = compounds[index]
                if index == parent.first { compound.combinator = draft.combinator }
                if index == last { merge(draft, into: &compound) }
                line.append(compound)
            }
        }
    }

    /// Adds what `draft` asks for besides `&` to `compound`.
    private mutating func merge(_ draft: CSSCompound, into compound: inout CSSCompound) {
        let isPlain = draft.parts.isEmpty && draft.pseudoElement == nil
        // A pseudo-element has no classes, nor others below.
        if compound.pseudoElement != nil, !isPlain || drafts.count > 1 { compound.isOpaque = true }
        if !draft.parts.isEmpty {
            compound.parts = keep(Array(parts[compound.parts]) + Array(parts[draft.parts]))
        }
        compound.appearances = compound.appearances.intersection(draft.appearances)
        compound.isParticular = compound.isParticular || draft.isParticular
        compound.isOpaque = compound.isOpaque || draft.isOpaque
        compound.isInactive = compound.isInactive || draft.isInactive
        compound.headingSize = max(compound.headingSize, draft.headingSize)
        if !draft.families.isEmpty, compound.families.count < CSSSelectors.mostParts {
            compound.families = keep(Array(parts[compound.families]) + Array(parts[draft.families]))
        }
        if !draft.excluded.isEmpty, compound.excluded.count < CSSSelectors.mostParts {
            compound.excluded = keep(Array(parts[compound.excluded]) + Array(parts[draft.excluded]))
        }
        compound.contents = max(compound.contents, draft.contents)
        compound.isBold = compound.isBold || draft.isBold
        compound.hasType = compound.hasType || draft.hasType
        if draft.state != 0 { compound.state = draft.state }
        if draft.pseudoElement != nil {
            compound.pseudoElement = draft.pseudoElement
            compound.pseudoHash = draft.pseudoHash
        }
        // Its own part of the specificity counts with the rule around.
        compound.specificity = draft.specificity
    }

    /// Makes a selector of ``line``.
    private mutating func finish(
        _ outer: CSSSpecificity, _ prelude: ByteRange, nests isOpaque: Bool, inside appearances: AppearanceSet = .all
    ) {
        var specificity = outer
        for compound in drafts { specificity = specificity + compound.specificity }
        var selector = CSSSelector(
            compounds: 0..<0, specificity: specificity, appearances: appearances, key: 0,
            isOpaque: isOpaque || line.isEmpty)
        var first = 0
        while first + 1 < line.count, !line[first].isParticular, line[first].root != nil,
            line[first + 1].combinator == .descendant || line[first + 1].combinator == .child
        {
            selector.appearances = selector.appearances.intersection(line[first].appearances)
            first += 1
        }
        let start = compounds.count
        for index in first..<max(first, line.count) {
            var compound = line[index]
            if index == first { compound.combinator = .descendant }
            selector.appearances = selector.appearances.intersection(compound.appearances)
            if compound.isOpaque || compound.parts.count > CSSSelectors.mostParts { selector.isOpaque = true }
            if compound.pseudoElement != nil, index < line.count - 1 { selector.isOpaque = true }
            compound.hash = hash(of: compound.parts)
            compounds.append(compound)
            let isAlone = index == first && index == line.count - 1
            if isAlone || compound.parts.count > 1 {
                companies.append(CSSCompanionship(parts: compound.parts, isAlone: isAlone))
            }
        }
        if compounds.count - start > CSSSelectors.mostCompounds {
            selector.isOpaque = true
            compounds.removeSubrange(start..<(compounds.count - 1))
        }
        selector.compounds = start..<compounds.count
        if let last = compounds.last, selector.compounds.count == 1, !last.isParticular, !selector.isOpaque {
            selector.root = last.root
        }
        selector.key =
            selector.isOpaque
            ? CSSHash.mix(UInt64(prelude.lowerBound), UInt64(all.count) | 1 << 63) : key(of: selector.compounds)
        all.append(selector)
    }

    private func hash(of range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 1
        for index in range { hash = CSSHash.mix(hash, parts[index]) }
        return hash
    }

    /// What selectors of the compounds `range` are looked up by.
    private func key(of range: Range<Int>) -> UInt64 {
        var above: UInt64 = 0
        var subject: UInt64 = 1
        var pseudo: UInt64 = 0
        for index in range {
            subject = compounds[index].hash
            pseudo = compounds[index].pseudoHash
            if index + 1 < range.upperBound { above = step(above, subject, compounds[index + 1].combinator) }
        }
        return CSSHash.mix(CSSHash.mix(above, subject), pseudo)
    }

    private func step(_ above: UInt64, _ compound: UInt64, _ next: CSSCompound.Combinator) -> UInt64 {
        CSSHash.mix(CSSHash.mix(above, compound), UInt64(next.rawValue) + 1)
    }
}

// MARK: What an element is surely selected by

extension CSSSelectors {
    /// Adds the keys of selectors that surely select what the compounds `range` select, their own among them, without the
    /// pseudo-element at the end if `isOriginating`.
    ///
    /// They are got by leaving out simple selectors of the last compound and compounds before it. Where there are very many,
    /// only the likelier ones are given.
    func addImpliedKeys(of range: Range<Int>, isOriginating: Bool, to keys: inout [UInt64]) {
        guard let last = range.last else { return }
        let subject = compounds[last]
        let pseudo = isOriginating ? 0 : subject.pseudoHash
        if range.count == 1, subject.parts.count == 1 {
            // By far the most are a class alone: it is selected by itself and by `*`.
            keys.append(CSSHash.mix(CSSHash.mix(0, subject.hash), pseudo))
            keys.append(CSSHash.mix(CSSHash.mix(0, 1), pseudo))
            return
        }
        let subjects = subsets(of: subject.parts)
        for above in self.above(range) {
            for subject in subjects { keys.append(CSSHash.mix(CSSHash.mix(above, subject), pseudo)) }
        }
    }

    /// The hashes of what is left of a compound with some of its `parts`: all, none, and what lies between.
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

    /// The hashes of what may stand before the last compound.
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
                // A sibling of what is left out is no ancestor of what comes after.
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
    /// The key of the selector of links in the state whose part is `state`: `a:hover`.
    func linkKey(with state: UInt64) -> UInt64 {
        let parts = [CSSPart.type("a"), state].sorted()
        return CSSHash.mix(CSSHash.mix(0, parts.reduce(1, CSSHash.mix)), 0)
    }

    /// The keys of selectors that select what the compounds `range` select where that also has the class `companion`, as far
    /// as they ask for it and for the class `own`.
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

    /// The key of the selector that has only `part`.
    func key(ofOnly part: UInt64) -> UInt64 { CSSHash.mix(CSSHash.mix(0, CSSHash.mix(1, part)), 0) }

    /// The keys of the selectors of what has only the part `part`, or of anything, inside or right inside what the compounds
    /// `range` select.
    func keys(of part: UInt64?, inside range: Range<Int>) -> [UInt64] {
        guard let last = range.last, let above = above(range).first else { return [] }
        let subject = part.map { CSSHash.mix(1, $0) } ?? 1
        return [CSSCompound.Combinator.descendant, .child].map {
            CSSHash.mix(CSSHash.mix(step(above, compounds[last].hash, $0), subject), 0)
        }
    }
}
