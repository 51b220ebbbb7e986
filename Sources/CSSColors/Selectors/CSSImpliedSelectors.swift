import ColorMath
import SourceText

/// What searches for implied selectors reuse.
struct CSSImpliedSearch {
    fileprivate var subjects: [Int32] = []
    fileprivate var subsets: [Int32] = []
    /// Lists of what may precede a compound, one after another. The first one is that of a selector's first compound.
    fileprivate(set) var above: [Int32] = [CSSSelectorIDs.nothing]
    fileprivate var kept: [Kept] = []
    fileprivate var nextKept: [Kept] = []
    /// For the id of what does precede a compound, the index of its list in ``places``.
    private var known = CSSIDMap()
    private var places: [Range<Int>] = []

    /// The maximum number of entries to keep.
    private static let mostAbove = 1 << 20

    /// Some compounds of a selector, up to a certain one.
    fileprivate struct Kept {
        /// The id of what precedes ``last``.
        var above: Int32
        /// The id of the last compound that is kept, or -1 if there is none.
        var last: Int32
        /// How the next compound relates to ``last``.
        var next: CSSCompound.Combinator
    }

    /// Adds `one` to ``nextKept`` unless that has it or is full.
    fileprivate mutating func keep(_ one: Kept) {
        guard nextKept.count < 64,
            !nextKept.contains(where: { $0.above == one.above && $0.last == one.last && $0.next == one.next })
        else { return }
        nextKept.append(one)
    }

    /// Returns the list for what precedes a compound, whose id is `id`; nil if it is not known.
    fileprivate func list(_ id: Int32) -> Range<Int>? {
        let known = known[id]
        return known >= 0 ? places[Int(known)] : nil
    }

    /// Starts a list, after dropping all others if there are too many. Returns its place.
    fileprivate mutating func beginList() -> Int {
        if above.count > Self.mostAbove {
            above.removeLast(above.count - 1)
            known = CSSIDMap()
            places = []
        }
        return above.count
    }

    /// Keeps the list from `start` on for what precedes a compound, whose id is `id`, and returns its places.
    fileprivate mutating func endList(from start: Int, _ id: Int32) -> Range<Int> {
        let list = start..<above.count
        if id > 0 {
            known[id] = Int32(truncatingIfNeeded: places.count)
            places.append(list)
        }
        return list
    }
}

// MARK: Implied selectors

extension CSSSelectors {
    /// Appends the ids of the style sheet's selectors that certainly select what the compounds `range` select, including
    /// their own; without the pseudo-element at the end if `isOriginating`.
    ///
    /// Finds them by omitting simple selectors of the last compound and earlier compounds. If there are very many ways to
    /// do so, tries only the more likely ones.
    @_optimize(speed)
    func addImplied(
        of range: Range<Int>, isOriginating: Bool, to found: inout [Int32], _ search: inout CSSImpliedSearch
    ) {
        guard let last = range.last else { return }
        let subject = compounds[last]
        func add(_ above: Int32, _ subject: Int32) {
            let id = ids.selector(above, subject: subject)
            if id >= 0 { found.append(id) }
        }
        findSubjects(subject, isOriginating ? -1 : subject.pseudo, &search)
        if !isOriginating { addPresences(of: range, to: &found, &search) }
        if range.count == 1 {
            for subject in search.subjects { add(CSSSelectorIDs.nothing, subject) }
            return
        }
        for above in findAbove(range, &search) {
            for subject in search.subjects { add(search.above[above], subject) }
        }
    }

    /// Finds the ids of the last compounds, with the pseudo-element `pseudo`, that certainly select what `subject` selects.
    @_optimize(speed)
    private func findSubjects(_ subject: CSSCompound, _ pseudo: Int32, _ search: inout CSSImpliedSearch) {
        search.subjects.removeAll(keepingCapacity: true)
        func addSubject(_ compound: Int32) {
            let subject = ids.subject(compound, pseudo)
            if subject >= 0 { search.subjects.append(subject) }
        }
        addSubject(subject.id)
        switch subject.parts.count {
        case 0: break
        case 1: addSubject(CSSSelectorIDs.nothing)
        case 2...4:
            fillProperSubsets(&search.subsets, of: subject.parts)
            for compound in search.subsets { addSubject(compound) }
        default: forEachSmallOrLargeSubset(of: subject.parts, addSubject)
        }
    }

    /// Appends to `found` the selectors that require only that an attribute is there, whose value is one of the simple
    /// selectors at the end of `range`: `[x]` for `[x="y"]`.
    @_optimize(speed)
    private func addPresences(of range: Range<Int>, to found: inout [Int32], _ search: inout CSSImpliedSearch) {
        guard let last = range.last else { return }
        for part in parts[compounds[last].parts] where CSSPart.isOther(part) {
            var presence: Int32 = -1
            texts.withText(CSSPart.id(part)) { text in
                guard let end = text.firstIndex(of: UInt8(ascii: "=")) else { return }
                presence = texts.find(UInt8(ascii: "["), UnsafeBufferPointer(rebasing: text[..<end]))
            }
            guard presence >= 0 else { continue }
            let required = CSSPart.tagged(presence, UInt8(ascii: "["))
            found += implied(by: range, with: required, besides: part, keepsOwn: false, &search)
        }
    }

    /// Calls `body` with the id, or -1, of the compounds without `parts`, with one or two of them, and with all but one.
    private func forEachSmallOrLargeSubset(of parts: Range<Int>, _ body: (Int32) -> Void) {
        func add(_ isKept: (Int) -> Bool) {
            var id = CSSSelectorIDs.nothing
            for index in parts where isKept(index) { id = ids.compound(id, self.parts[index]) }
            body(id)
        }
        add { _ in false }
        for index in parts {
            add { $0 == index }
            add { $0 != index }
        }
        for first in parts { for second in first + 1..<parts.upperBound { add { $0 == first || $0 == second } } }
    }

    /// Fills `subsets` with the ids of the compounds with some of at most four `parts` or none of them, but not all: first
    /// with none. Some may be -1.
    @_optimize(speed)
    private func fillProperSubsets(_ subsets: inout [Int32], of parts: Range<Int>) {
        subsets.removeAll(keepingCapacity: true)
        subsets.append(CSSSelectorIDs.nothing)
        for mask in 1..<(1 << parts.count) - 1 {
            let last = Int.bitWidth - 1 - mask.leadingZeroBitCount
            subsets.append(ids.compound(subsets[mask ^ 1 << last], self.parts[parts.lowerBound + last]))
        }
    }

    /// Returns the id of the compound with `parts`, which must be sorted; -1 if there is none.
    private func compound(_ parts: [Int32]) -> Int32 {
        parts.reduce(CSSSelectorIDs.nothing) { ids.compound($0, $1) }
    }

    /// Returns the id of what precedes the last compound of `range`; -1 if there is none.
    func idAbove(_ range: Range<Int>) -> Int32 {
        var id = CSSSelectorIDs.nothing
        for index in range.dropLast() {
            id = ids.ancestor(id, compounds[index].id, compounds[index + 1].combinator)
        }
        return id
    }

    /// Returns the places in `search.above` of the ids of what may precede the last compound.
    @_optimize(speed)
    func findAbove(_ range: Range<Int>, _ search: inout CSSImpliedSearch) -> Range<Int> {
        let count = range.count - 1
        guard count > 0 else { return 0..<1 }
        let own = idAbove(range)
        if let known = search.list(own) { return known }
        let start = search.beginList()
        func take(_ id: Int32) {
            guard id >= 0, search.above.count - start < CSSSelectors.mostAbove, !search.above[start...].contains(id)
            else {
                return
            }
            search.above.append(id)
        }
        take(own)
        take(CSSSelectorIDs.nothing)
        search.kept = [CSSImpliedSearch.Kept(above: CSSSelectorIDs.nothing, last: -1, next: .descendant)]
        for index in range.dropLast() {
            search.nextKept.removeAll(keepingCapacity: true)
            let compound = compounds[index]
            let next = compounds[index + 1].combinator
            keep(compound.id, before: next, &search)
            for var one in search.kept {
                guard one.last < 0 || one.next.skip(to: next) else { continue }
                search.keep(one)
            }
            // `.a.b .c` is also selected by `.a .c`, and `.a.b .c .d` by `.a .d`.
            if (2...3).contains(compound.parts.count) {
                fillProperSubsets(&search.subsets, of: compound.parts)
                for other in search.subsets.dropFirst() where other >= 0 { keep(other, before: next, &search) }
            }
            swap(&search.kept, &search.nextKept)
        }
        for one in search.kept { forEachAbove(one, take) }
        return search.endList(from: start, own)
    }

    /// Adds the compound with the id `compound`, and the combinator `next` after it, to all that is kept.
    @_optimize(speed)
    private func keep(_ compound: Int32, before next: CSSCompound.Combinator, _ search: inout CSSImpliedSearch) {
        for one in search.kept {
            forEachAbove(one) { search.keep(CSSImpliedSearch.Kept(above: $0, last: compound, next: next)) }
        }
    }

    /// Calls `body` with the ids of `kept` before a compound, if there are any: with its combinator, and with the one that
    /// this implies.
    private func forEachAbove(_ kept: CSSImpliedSearch.Kept, _ body: (Int32) -> Void) {
        if kept.last < 0 { return body(CSSSelectorIDs.nothing) }
        let id = ids.ancestor(kept.above, kept.last, kept.next)
        if id >= 0 { body(id) }
        let implied: CSSCompound.Combinator
        switch kept.next {
        case .child: implied = .descendant
        case .nextSibling: implied = .sibling
        case .descendant, .sibling: return
        }
        let other = ids.ancestor(kept.above, kept.last, implied)
        if other >= 0 { body(other) }
    }
}

extension CSSCompound.Combinator {
    /// Changes `a > b` to how `a` relates to what follows `b` with the combinator `next`; returns false if no combinator
    /// tells.
    fileprivate mutating func skip(to next: Self) -> Bool {
        switch (self, next) {
        case (.child, .nextSibling), (.child, .sibling), (.descendant, .nextSibling), (.descendant, .sibling):
            return true
        case (.child, _), (.descendant, _): self = .descendant
        case (_, .nextSibling), (_, .sibling): self = .sibling
        // A sibling of an omitted compound is not an ancestor of the ones after it.
        default: return false
        }
        return true
    }
}

extension CSSSelectors {
    /// Returns the id of the selector for links in the state whose part is `state`: `a:hover`; -1 if there is none.
    func link(with state: Int32) -> Int32 {
        ids.selector(CSSSelectorIDs.nothing, compound([texts.type("a"), state].ordered()))
    }

    /// Returns the ids of the selectors that require the parts `own` and `companion` and select what the compounds `range`
    /// select if that has the part `companion`, too. Unless `keepsOwn`, `companion` takes the place of `own`.
    func implied(
        by range: Range<Int>, with companion: Int32, besides own: Int32, keepsOwn: Bool = true,
        _ search: inout CSSImpliedSearch
    ) -> [Int32] {
        guard let last = range.last else { return [] }
        let subjects = impliedCompounds(by: last, with: keepsOwn ? [own, companion] : [companion], besides: own)
            .map { ids.subject($0, compounds[last].pseudo) }.filter { $0 >= 0 }
        if subjects.isEmpty { return [] }
        var result: [Int32] = []
        for above in findAbove(range, &search) {
            for subject in subjects {
                let id = ids.selector(search.above[above], subject: subject)
                if id >= 0 { result.append(id) }
            }
        }
        return result
    }

    /// Returns the ids of the compounds that require the parts `required` and select what the one at index `index` selects if
    /// that has these, too. Its part `own` is left out.
    func impliedCompounds(by index: Int, with required: [Int32], besides own: Int32) -> [Int32] {
        let rest = parts[compounds[index].parts].filter { $0 != own }
        let count = min(rest.count, 4)
        return (0..<1 << count).compactMap { mask in
            let kept = rest.indices.filter { $0 >= count || mask >> $0 & 1 == 1 }.map { rest[$0] }
            let id = compound((kept + required).ordered())
            return id < 0 ? nil : id
        }
    }

    /// Returns the ids of the selectors that require an ancestor with the part `companion`, and select what the compounds
    /// `range` select if the ancestor that its part `outer` selects has that part, too: `.menu:hover a`.
    func implied(
        by range: Range<Int>, inside outer: Range<Int>, with companion: Int32, _ search: inout CSSImpliedSearch
    ) -> [Int32] {
        guard let last = range.last, let ancestor = outer.last, outer.count < range.count else { return [] }
        let hosts = impliedCompounds(by: ancestor, with: [companion], besides: companion)
        if hosts.isEmpty { return [] }
        var above: [Int32] = []
        for place in findAbove(outer, &search) {
            for host in hosts {
                for combinator in [CSSCompound.Combinator.descendant, .child] {
                    guard combinator == .descendant || ancestor + 1 == last && compounds[last].combinator == .child
                    else { continue }
                    let id = ids.ancestor(search.above[place], host, combinator)
                    if id >= 0 { above.append(id) }
                }
            }
        }
        if above.isEmpty { return [] }
        findSubjects(compounds[last], compounds[last].pseudo, &search)
        return above.flatMap { above in
            search.subjects.map { ids.selector(above, subject: $0) }.filter { $0 >= 0 }
        }
    }
}
