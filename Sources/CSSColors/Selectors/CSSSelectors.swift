import ColorMath
import SourceText

/// The selectors of a style sheet, with nesting resolved, in a form that tells whether an element selected by one of
/// them is certainly selected by another.
///
/// <https://www.w3.org/TR/selectors-4/> <https://www.w3.org/TR/css-nesting-1/>
struct CSSSelectors {
    /// The simple selectors; those of a compound are contiguous and sorted.
    private(set) var parts: [Int32] = []
    /// The compounds; those of a selector are contiguous.
    private(set) var compounds: [CSSCompound] = []
    /// The selectors; those of a rule are contiguous.
    private(set) var all: [CSSSelector] = []

    let lexemes: CSSLexemes
    /// The compounds of the current selector, before they are combined with those of the enclosing rule.
    var drafts: [CSSCompound] = []
    /// The lists in `:is()` and `:where()` in the current selector, with the indices of their compounds in ``drafts``.
    var choices: [(draft: Int, choice: CSSCompoundReader.Choice)] = []
    private var line: [CSSCompound] = []
    /// The lists of the last reader, which the next one continues.
    var lists = CSSCompoundReader.Lists()
    /// The ids of compounds and selectors.
    var ids = CSSSelectorIDs()
    /// The selectors that require the absence of classes, by the id of the selector that does not.
    private(set) var withoutClasses: [Int32: [Int32]] = [:]
    /// The first selector with an id that holds in one color scheme, by the id and the scheme: 0 for light, 1 for dark.
    private(set) var themed = CSSPairTable()
    /// The ids of selectors that select what others do in some appearances, by the ids of these: `.app.theme-dark a` for `.app a`.
    var refinements: [Int32: [Int32]] = [:]
    /// Whether the current rule has a selector that no current browser supports.
    private var isUnsupported = false
    /// Whether the current rule is `@at-root`.
    private var isAtRoot = false

    /// The limits of what is distinguished: selectors in a nested rule, compounds in a selector, parts in a compound.
    private static let mostSelectors = 64, mostCompounds = 8, mostParts = 12

    /// The maximum number of ways to omit something before the last compound of a selector.
    static let mostAbove = 40

    init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Reads the selectors in `prelude`, inside a rule with the selectors `parents` if not nil. Those of `@at-root` are nested in
    /// it only where they say so. Returns their indices.
    @_optimize(speed)
    mutating func read(_ prelude: ByteRange, inside parents: Range<Int>?, isAtRoot: Bool = false) -> Range<Int> {
        self.isAtRoot = isAtRoot
        let start = all.count
        var reader = CSSCompoundReader(lexemes, prelude, continuing: &lists)
        reader.isAtRoot = isAtRoot
        let parentSpecificity = parents?.reduce(CSSSpecificity()) { max($0, all[$1].specificity) } ?? CSSSpecificity()
        repeat {
            let first = all.count
            let lowerBound = lexemes.endOfBlank(reader.offset)
            readSelector(with: &reader)
            let hasSuffix = drafts.contains { $0.suffix >= 0 }
            if choices.isEmpty {
                // What a suffix makes is a new name.
                if hasSuffix { swap(&reader.lists, &lists) }
                addDrafts(inside: parents, parentSpecificity, from: start, at: prelude.lowerBound)
                if hasSuffix { swap(&reader.lists, &lists) }
            } else {
                if hasSuffix { for index in drafts.indices { drafts[index].isOpaque = true } }
                let isFree = hasRoom(at: prelude.lowerBound) && all.count - start < CSSSelectors.mostSelectors
                multiplies = true
                forEachChoice(
                    of: isFree ? CSSSelectors.mostChoices : 1, isNested: parents != nil, with: &reader
                ) {
                    $0.addDrafts(inside: parents, parentSpecificity, from: start, at: prelude.lowerBound)
                }
            }
            for index in first..<all.count { all[index].range = ByteRange(lowerBound, reader.offset) }
        } while reader.readComma() && all.count - start < 256
        if isUnsupported {
            for index in start..<all.count { all[index].appearances = [] }
            isUnsupported = false
        }
        swap(&reader.lists, &lists)
        for index in start..<all.count { noteExclusion(index) }
        return start..<all.count
    }

    /// Adds the selectors made from ``drafts`` inside a rule with the selectors `parents` if not nil. `start` is the index
    /// of the current rule's first selector, which is at `offset`.
    private mutating func addDrafts(
        inside parents: Range<Int>?, _ parentSpecificity: CSSSpecificity, from start: Int, at offset: Int
    ) {
        guard let parents else { return finish(drafts, .init(), nests: false) }
        let isNested = drafts.contains { $0.hasNesting }
        if !isNested {
            if isAtRoot { return finish(drafts, .init(), nests: false) }
            drafts.insert(nesting, at: 0)
        }
        multiplies = true
        guard hasRoom(at: offset) else { return finish(drafts, .init(), nests: true) }
        // Only the first of several has the text before `#{&}`.
        if parents.count > 1 {
            for index in drafts.indices where drafts[index].joinsFirst { drafts[index].isOpaque = true }
        }
        for parent in parents where all.count - start < CSSSelectors.mostSelectors {
            let isOpaque = all[parent].isOpaque
            fillLine(with: all[parent].compounds)
            // In CSS, `&` is as specific as the most specific selector; Sass and Less write each on its own.
            let outer = lexemes.dialect == .css ? parentSpecificity : all[parent].specificity
            finish(line, outer, nests: isOpaque, inside: all[parent].appearances)
        }
    }

    /// Whether selectors at `offset` may still be combined with those of the enclosing rule or of `:is()`. Each list
    /// multiplies their number, which would take memory out of all proportion to the size of the style sheet.
    private func hasRoom(at offset: Int) -> Bool { compounds.count < CSSSelectors.freeCompounds + offset / 4 }

    /// Whether there are so many compounds that those of nested rules may depend on the length of the style sheet.
    var isCrowded: Bool { compounds.count >= CSSSelectors.freeCompounds && multiplies }
    /// Whether a rule is inside of another one, or a list in `:is()`.
    private var multiplies = false

    /// The number of compounds that any style sheet may have.
    private static let freeCompounds = 1 << 14

    private var nesting: CSSCompound {
        var result = CSSCompound()
        result.hasNesting = true
        return result
    }

    /// Reads the compounds up to the next comma into ``drafts``.
    @_optimize(speed)
    private mutating func readSelector(with reader: inout CSSCompoundReader) {
        drafts.removeAll(keepingCapacity: true)
        if !choices.isEmpty { choices.removeAll(keepingCapacity: true) }
        while case .combinator(let combinator, _) = reader.readJunction() {
            var compound = reader.readCompound()
            compound.combinator = combinator
            compound.parts = keep(reader.lists.parts)
            compound.id = addCompound(compound.parts)
            if !reader.lists.excluded.isEmpty { compound.excluded = keep(reader.lists.excluded) }
            if compound.isUnsupported { isUnsupported = true }
            for choice in reader.lists.choices { choices.append((drafts.count, choice)) }
            drafts.append(compound)
        }
    }

    /// Adds the distinct elements of `new` to `parts`, sorted, and returns their indices.
    @_optimize(speed)
    mutating func keep(_ new: [Int32]) -> Range<Int> {
        let start = parts.count
        if new.count > 16 {
            for part in new.ordered() where parts.count == start || parts[parts.count - 1] != part {
                parts.append(part)
            }
            return start..<parts.count
        }
        for part in new {
            var place = parts.count
            while place > start, parts[place - 1] > part { place -= 1 }
            if place > start, parts[place - 1] == part { continue }
            parts.append(part)
            var last = parts.count - 1
            while last > place {
                parts[last] = parts[last - 1]
                last -= 1
            }
            parts[place] = part
        }
        return start..<parts.count
    }

    /// Fills ``line`` with the drafts, replacing `&` by the compounds of the enclosing rule.
    private mutating func fillLine(with parent: Range<Int>) {
        line.removeAll(keepingCapacity: true)
        for draft in drafts {
            guard draft.hasNesting, let last = parent.last else {
                line.append(draft)
                continue
            }
            let joined = draft.joinsFirst ? parent.lowerBound : last
            for index in parent {
                var compound = compounds[index]
                if index == parent.first { compound.combinator = draft.combinator }
                if index == joined {
                    // `.a#{&}` would make another class of a type.
                    if draft.joinsFirst, compound.hasType { compound.isOpaque = true }
                    merge(draft, into: &compound)
                }
                line.append(compound)
            }
        }
    }

    /// Adds the requirements of `draft`, except `&`, to `compound`.
    private mutating func merge(_ draft: CSSCompound, into compound: inout CSSCompound) {
        if draft.suffix >= 0 {
            if let longer = longer(compound, by: draft.suffix) {
                compound = longer
            } else {
                compound.isOpaque = true
            }
        }
        let isPlain = draft.parts.isEmpty && draft.pseudoElement == nil
        // A pseudo-element has neither classes nor descendants.
        if compound.pseudoElement != nil, !isPlain || drafts.count > 1 { compound.isOpaque = true }
        require(draft, of: &compound)
        if draft.pseudoElement != nil {
            compound.pseudoElement = draft.pseudoElement
            compound.pseudo = draft.pseudo
        }
        // The specificity of `&` is added for the whole selector.
        compound.specificity = draft.specificity
    }

    /// Adds the requirements of `draft` for the element itself to `compound`.
    mutating func require(_ draft: CSSCompound, of compound: inout CSSCompound) {
        if compound.parts.isEmpty {
            compound.parts = draft.parts
            compound.id = draft.id
        } else if compound.parts.count > CSSSelectors.mostParts {
            compound.isOpaque = true
        } else if !draft.parts.isEmpty {
            compound.parts = keep(Array(parts[compound.parts]) + Array(parts[draft.parts]))
            compound.id = addCompound(compound.parts)
        }
        compound.appearances = compound.appearances.intersection(draft.appearances)
        compound.isParticular = compound.isParticular || draft.isParticular
        compound.isOpaque = compound.isOpaque || draft.isOpaque
        compound.isInactive = compound.isInactive || draft.isInactive
        compound.headingSize = max(compound.headingSize, draft.headingSize)
        if !draft.excluded.isEmpty, compound.excluded.count < CSSSelectors.mostParts {
            compound.excluded = keep(Array(parts[compound.excluded]) + Array(parts[draft.excluded]))
        }
        compound.contents = max(compound.contents, draft.contents)
        compound.isBold = compound.isBold || draft.isBold
        compound.hasType = compound.hasType || draft.hasType
        if draft.state >= 0 { compound.state = draft.state }
    }

    /// Adds the selector with the compounds `line`, made from ``drafts``.
    @_optimize(speed)
    private mutating func finish(
        _ line: [CSSCompound], _ outer: CSSSpecificity, nests isOpaque: Bool, inside appearances: AppearanceSet = .all
    ) {
        var specificity = outer
        for compound in drafts { specificity = specificity + compound.specificity }
        var selector = CSSSelector(
            compounds: 0..<0, specificity: specificity, appearances: appearances, id: 0,
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
            compounds.append(compound)
        }
        if compounds.count - start > CSSSelectors.mostCompounds {
            selector.isOpaque = true
            selector.isCut = true
            compounds.removeSubrange(start..<(compounds.count - 1))
        }
        selector.compounds = start..<compounds.count
        if let last = compounds.last, selector.compounds.count == 1, !last.isParticular, !selector.isOpaque {
            selector.root = last.root
        }
        selector.id = selector.isOpaque ? ids.addSelector() : addSelector(selector.compounds)
        if selector.appearances != .all {
            for isDark in [false, true] {
                let number: Int32 = isDark ? 1 : 0
                let scheme = isDark ? AppearanceSet.dark : .light
                if selector.appearances.contains(scheme), themed[selector.id, number] < 0 {
                    themed.set(selector.id, number, to: Int32(truncatingIfNeeded: all.count))
                }
            }
        }
        all.append(selector)
    }

    /// Notes the selector at `index` if its last compound requires the absence of classes.
    private mutating func noteExclusion(_ index: Int) {
        let selector = all[index]
        guard !selector.isOpaque, let last = selector.compounds.last, !compounds[last].excluded.isEmpty else { return }
        let parts = compounds[last].parts
        let required = self.parts[parts].filter { lists.exclusions[CSSPart.id($0)] < 0 }
        guard !required.isEmpty, required.count < parts.count else { return }
        let compound = required.reduce(CSSSelectorIDs.nothing) { ids.addCompound($0, $1) }
        let plain = ids.addSelector(addAbove(selector.compounds), compound, compounds[last].pseudo)
        withoutClasses[plain, default: []].append(Int32(truncatingIfNeeded: index))
    }

    /// Adds a selector for the element `name` with `parts`, of which `state` is one unless it is negative. Returns its index.
    mutating func add(_ name: String, parts new: [Int32], state: Int32) -> Int32 {
        var compound = CSSCompound()
        compound.parts = keep(new)
        compound.id = addCompound(compound.parts)
        compound.isParticular = true
        compound.hasType = true
        compound.state = state
        compound.setTraits(ofType: name)
        for part in new where CSSPart.isClass(part) { compound.setTraits(lists.traits[CSSPart.id(part)]) }
        let start = compounds.count
        compounds.append(compound)
        var selector = CSSSelector(
            compounds: start..<start + 1, specificity: CSSSpecificity(), appearances: .all, id: 0)
        selector.id = addSelector(selector.compounds)
        all.append(selector)
        return Int32(truncatingIfNeeded: all.count - 1)
    }

    /// Returns the id of the compound with the parts at `range`, which must be sorted.
    @_optimize(speed)
    mutating func addCompound(_ range: Range<Int>) -> Int32 {
        var id = CSSSelectorIDs.nothing
        for index in range { id = ids.addCompound(id, parts[index]) }
        return id
    }

    /// Returns the id of the selector with the compounds at `range`.
    private mutating func addSelector(_ range: Range<Int>) -> Int32 {
        guard let last = range.last else { return ids.addSelector() }
        return ids.addSelector(addAbove(range), compounds[last].id, compounds[last].pseudo)
    }

    /// Returns the id of what precedes the last compound of `range`.
    @_optimize(speed)
    private mutating func addAbove(_ range: Range<Int>) -> Int32 {
        var above = CSSSelectorIDs.nothing
        for index in range.dropLast() {
            above = ids.addAncestor(above, compounds[index].id, compounds[index + 1].combinator)
        }
        return above
    }

    /// The ids of the parts and of other texts.
    var texts: CSSTextIDs {
        _read { yield lists.texts }
        _modify { yield &lists.texts }
    }
}
