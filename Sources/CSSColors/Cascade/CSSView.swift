import ColorMath

/// Everything the rules say about an element that a selector selects: the declarations for that selector, and those for
/// all others that certainly select the element, too.
struct CSSView {
    /// The selector's compounds, or a prefix of them.
    var compounds: Range<Int>
    /// The ids of the selectors.
    var selectors: [Int32]
    /// The indices of their elements with declarations.
    var elements: [Int32]
    /// The indices of the contexts in which they apply, innermost first.
    var contexts: [Int32]

    init(compounds: Range<Int> = 0..<0, selectors: [Int32] = [], elements: [Int32] = [], contexts: [Int32] = []) {
        self.compounds = compounds
        self.selectors = selectors
        self.elements = elements
        self.contexts = contexts
    }
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
    /// The maximum number of contexts to visit, in addition to the outermost.
    private static let mostContexts = 3
    /// The contexts of unconditional declarations.
    private static let noContexts: [Int32] = [0]

    /// Returns the view of the elements that the compounds `range` select in the context at index `context`; of the
    /// originating element of a pseudo-element if `isOriginating`.
    func view(
        _ range: Range<Int>, isOriginating: Bool = false, in context: Int32, _ selectors: CSSSelectors,
        _ search: inout CSSImpliedSearch
    ) -> CSSView {
        var view = CSSView()
        fill(&view, range, isOriginating: isOriginating, in: context, selectors, &search)
        return view
    }

    /// Does the same as ``view(_:isOriginating:in:_:_:)``, but reuses the arrays of `view`.
    func fill(
        _ view: inout CSSView, _ range: Range<Int>, isOriginating: Bool = false, in context: Int32,
        _ selectors: CSSSelectors, _ search: inout CSSImpliedSearch
    ) {
        var contexts = context == 0 ? CSSElements.noContexts : [context]
        var next = context
        while next > 0, !self.contexts[Int(next)].isApart {
            next = contexts.count < CSSElements.mostContexts ? self.contexts[Int(next)].parent : 0
            contexts.append(max(next, 0))
        }
        view.compounds = range
        view.contexts = contexts
        view.selectors.removeAll(keepingCapacity: true)
        selectors.addImplied(of: range, isOriginating: isOriginating, to: &view.selectors, &search)
        view.elements.removeAll(keepingCapacity: true)
        addElements(of: view.selectors, in: contexts, to: &view.elements)
    }

    /// Appends the indices of the elements of `selectors` in `contexts` to `found`.
    func addElements(of selectors: [Int32], in contexts: [Int32], to found: inout [Int32]) {
        for selector in selectors {
            for context in contexts {
                let element = element(selector, in: context)
                if element >= 0 { found.append(element) }
            }
        }
    }

    /// Returns the setting that wins for `property` in `appearance`.
    /// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
    func winner(_ property: CSSProperty, in view: CSSView, _ appearance: Appearance) -> CSSWinner? {
        var best: CSSWinner?
        for element in view.elements where all[Int(element)].properties.contains(property) {
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
        return best
    }

    /// Returns the index of the winning definition in `appearance` of the name with the id `name`; nil if no selector of
    /// the view defines it.
    func definition(of name: Int32, in view: CSSView, _ appearance: Appearance) -> Int32? {
        var best: CSSDefinitionRecord?
        for selector in view.selectors {
            for context in view.contexts {
                var record = definition(of: name, for: selector, in: context)
                while record >= 0 {
                    let one = definitions[Int(record)]
                    if one.appearances.contains(appearance), best.map({ one.rank >= $0.rank }) ?? true { best = one }
                    record = one.next
                }
            }
        }
        return best?.definition
    }

    /// Whether everything in `view` applies in every appearance.
    func isAlike(_ view: CSSView) -> Bool {
        view.elements.allSatisfy { !all[Int($0)].differs }
    }

    /// Whether `view` sets one of `properties`.
    func says(_ properties: CSSPropertySet, in view: CSSView) -> Bool {
        view.elements.contains { all[Int($0)].properties.intersects(properties) }
    }
}
