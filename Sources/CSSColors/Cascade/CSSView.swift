import ColorMath

/// Everything the rules say about an element that a selector selects: the declarations for that selector, and those for
/// all others that certainly select the element, too.
///
/// Its lists are in ``CSSElements/viewLists``, so that it is copied without counting references.
struct CSSView {
    /// The selector's compounds, or a prefix of them.
    var compounds: Range<Int>
    /// The contexts in which the selectors apply, innermost first.
    var contexts: CSSContextList
    /// The places of the ids of the selectors.
    fileprivate(set) var selectors: Range<Int32> = 0..<0
    /// The places of the indices of their elements with declarations.
    fileprivate(set) var elements: Range<Int32> = 0..<0
    /// The places of the ids under which they define custom properties.
    fileprivate var scopes: Range<Int32> = 0..<0
    /// The properties that the elements set in any appearance.
    fileprivate var properties = CSSPropertySet()
    /// Whether an element has a property in some appearances only.
    fileprivate(set) var differs = false
}

/// The indices of a few contexts, innermost first.
struct CSSContextList {
    private var indices = SIMD4<Int32>()
    private(set) var count = 1

    /// The maximum number of contexts, with the outermost.
    static let capacity = 4

    /// Creates the list of one context.
    init(_ context: Int32) { indices[0] = context }

    subscript(place: Int) -> Int32 { indices[place & 3] }

    /// Adds a context; ignored if there is no room.
    mutating func append(_ context: Int32) {
        guard count < Self.capacity else { return }
        indices[count] = context
        count += 1
    }

    /// Whether `context` is one of them.
    func contains(_ context: Int32) -> Bool { (0..<count).contains { indices[$0] == context } }
}

/// The setting that wins the cascade, with the element it is set for.
struct CSSWinner {
    /// The index of the setting.
    var setting: Int32
    /// The index of the element.
    var element: Int32
    /// The rank in the cascade.
    var rank: UInt64
}

extension CSSElements {
    /// The lists of views.
    struct ViewLists {
        fileprivate var all: [Int32] = []
        /// The number of entries that are still needed after the views of the current element.
        fileprivate var kept = 0
    }

    /// Returns the view of the elements that the compounds `range` select in the context at index `context`; of the
    /// originating element of a pseudo-element if `isOriginating`.
    mutating func view(
        _ range: Range<Int>, isOriginating: Bool = false, in context: Int32, _ selectors: CSSSelectors,
        _ search: inout CSSImpliedSearch
    ) -> CSSView {
        var view = CSSView(compounds: range, contexts: CSSContextList(context))
        var next = context
        while next > 0, !contexts[Int(next)].isApart {
            next = view.contexts.count < CSSContextList.capacity - 1 ? contexts[Int(next)].parent : 0
            view.contexts.append(max(next, 0))
        }
        let start = viewLists.all.count
        selectors.addImplied(of: range, isOriginating: isOriginating, to: &viewLists.all, &search)
        fill(&view, from: start)
        if !selectors.refinements.isEmpty { addRefinements(to: &view, selectors) }
        return view
    }

    /// Returns the view of what only the selector with the id `selector` selects, whose compounds end at `end`, in the
    /// context at index `context`; only of its custom properties unless `hasElements`.
    mutating func view(
        ofOnly selector: Int32, endingAt end: Int = 0, in context: Int32, hasElements: Bool
    ) -> CSSView {
        var view = CSSView(compounds: end..<end, contexts: CSSContextList(context))
        let start = viewLists.all.count
        viewLists.all.append(selector)
        fill(&view, from: start, hasElements: hasElements)
        return view
    }

    /// Adds to `view` the elements of the selectors that select the same in some appearances.
    private mutating func addRefinements(to view: inout CSSView, _ selectors: CSSSelectors) {
        var found: [Int32] = []
        for place in view.selectors {
            guard let refinements = selectors.refinements[viewLists.all[Int(place)]] else { continue }
            addElements(of: refinements, in: view.contexts, to: &found)
        }
        if !found.isEmpty { add(found, to: &view) }
    }

    /// Fills `view` with the elements of its selectors, which are the entries of the list from `start` on.
    @_optimize(speed)
    private mutating func fill(_ view: inout CSSView, from start: Int, hasElements: Bool = true) {
        let end = viewLists.all.count
        for place in start..<end where hasElements {
            for context in 0..<view.contexts.count {
                let element = element(viewLists.all[place], in: view.contexts[context])
                guard element >= 0 else { continue }
                viewLists.all.append(element)
                view.properties.formUnion(all[Int(element)].properties)
                if all[Int(element)].differs { view.differs = true }
            }
        }
        let last = viewLists.all.count
        if !definitions.isEmpty {
            for place in start..<end {
                for context in 0..<view.contexts.count {
                    let scope = scope(viewLists.all[place], in: view.contexts[context])
                    if scope >= 0 { viewLists.all.append(scope) }
                }
            }
        }
        func places(_ start: Int, _ end: Int) -> Range<Int32> {
            Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
        }
        view.selectors = places(start, end)
        view.elements = places(end, last)
        view.scopes = places(last, viewLists.all.count)
    }

    /// Adds the elements at indices `found` to `view`.
    @_optimize(speed)
    mutating func add(_ found: [Int32], to view: inout CSSView) {
        let start = viewLists.all.count
        viewLists.all += viewLists.all[Int(view.elements.lowerBound)..<Int(view.elements.upperBound)]
        for element in found {
            viewLists.all.append(element)
            view.properties.formUnion(all[Int(element)].properties)
            if all[Int(element)].differs { view.differs = true }
        }
        view.elements = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: viewLists.all.count)
    }

    /// Keeps the lists of all views made so far.
    mutating func keepViews() { viewLists.kept = viewLists.all.count }

    /// Drops the lists of the views made since the last call of ``keepViews()``.
    mutating func dropViews() {
        let count = viewLists.all.count - viewLists.kept
        if count > 0 { viewLists.all.removeLast(count) }
    }

    /// Returns the id of the first selector of `view`.
    func firstSelector(of view: CSSView) -> Int32? {
        view.selectors.isEmpty ? nil : viewLists.all[Int(view.selectors.lowerBound)]
    }

    /// Whether the selector with the id `selector` is one of those of `view`.
    func isSelected(_ selector: Int32, in view: CSSView) -> Bool {
        view.selectors.contains { viewLists.all[Int($0)] == selector }
    }

    /// Calls `body` with the id of each selector of `view`.
    func forEachSelector(of view: CSSView, _ body: (Int32) -> Void) {
        for place in view.selectors { body(viewLists.all[Int(place)]) }
    }

    /// Appends the indices of the elements of `selectors` in `contexts` to `found`.
    func addElements(of selectors: [Int32], in contexts: CSSContextList, to found: inout [Int32]) {
        for selector in selectors {
            for context in 0..<contexts.count {
                let element = element(selector, in: contexts[context])
                if element >= 0 { found.append(element) }
            }
        }
    }

    /// Returns the setting that wins for `property` in `appearance`.
    /// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
    @_optimize(speed)
    func winner(_ property: CSSProperty, in view: CSSView, _ appearance: Appearance) -> CSSWinner? {
        guard view.properties.contains(property) else { return nil }
        var best: CSSWinner?
        for place in view.elements { improve(&best, property, viewLists.all[Int(place)], appearance) }
        return best
    }

    /// Returns the setting that wins for `property` in `appearance` among those of the elements at indices `found`.
    @_optimize(speed)
    func winner(_ property: CSSProperty, among found: [Int32], _ appearance: Appearance) -> CSSWinner? {
        var best: CSSWinner?
        for element in found { improve(&best, property, element, appearance) }
        return best
    }

    /// Returns the setting that wins for `property` in `appearance` among those of the element at index `element`.
    @_optimize(speed)
    func winner(_ property: CSSProperty, of element: Int32, _ appearance: Appearance) -> CSSWinner? {
        var best: CSSWinner?
        improve(&best, property, element, appearance)
        return best
    }

    /// Replaces `best` if a setting of the element at index `element` wins over it.
    @inline(__always)
    private func improve(
        _ best: inout CSSWinner?, _ property: CSSProperty, _ element: Int32, _ appearance: Appearance
    ) {
        guard all[Int(element)].properties.contains(property) else { return }
        var record = all[Int(element)].firstRecord
        while record >= 0 {
            let one = records[Int(record)]
            if one.property == property, one.appearances.contains(appearance),
                best.map({ one.rank >= $0.rank }) ?? true
            {
                best = CSSWinner(setting: one.setting, element: element, rank: one.rank)
            }
            record = one.next
        }
    }

    /// Returns the index of the winning definition in `appearance` of the name with the id `name`; nil if no selector of
    /// the view defines it.
    func definition(of name: Int32, in view: CSSView, _ appearance: Appearance) -> Int32? {
        winningDefinition(of: name, in: view, appearance)?.definition
    }

    /// Returns the record of the winning definition; see ``definition(of:in:_:)``.
    func winningDefinition(of name: Int32, in view: CSSView, _ appearance: Appearance) -> CSSDefinitionRecord? {
        var best: CSSDefinitionRecord?
        for place in view.scopes {
            var record = definition(of: name, inScope: viewLists.all[Int(place)])
            while record >= 0 {
                let one = definitions[Int(record)]
                if one.appearances.contains(appearance), best.map({ one.rank >= $0.rank }) ?? true { best = one }
                record = one.next
            }
        }
        return best
    }

    /// Whether everything in `view` applies in every appearance.
    func isAlike(_ view: CSSView) -> Bool { !view.differs }

    /// Whether `view` sets one of `properties`.
    func says(_ properties: CSSPropertySet, in view: CSSView) -> Bool { view.properties.intersects(properties) }
}
