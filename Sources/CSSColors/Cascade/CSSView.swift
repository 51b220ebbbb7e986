import ColorMath

/// What all rules together say of an element that a selector selects: that selector's own, and those of all others that
/// surely select it too.
struct CSSView {
    /// The selector's compounds, or some of them from the first.
    var compounds: Range<Int>
    /// The keys of the selectors.
    var keys: [UInt64]
    /// Those of their elements of which something is said.
    var elements: [Int32]
    /// The contexts in which they count, the innermost first.
    var contexts: [Int32]

    /// The view of these elements.
    init(compounds: Range<Int> = 0..<0, keys: [UInt64] = [], elements: [Int32] = [], contexts: [Int32] = []) {
        self.compounds = compounds
        self.keys = keys
        self.elements = elements
        self.contexts = contexts
    }
}

/// A setting that wins, with the element it is set for.
struct CSSWinner {
    /// The setting, by its place.
    var setting: Int32
    /// The element, by its place.
    var element: Int32
    /// How it fared.
    var rank: UInt64
}

extension CSSElements {
    /// More contexts around than this are not looked at, save the outermost.
    private static let mostContexts = 3
    /// The contexts of what counts under no condition.
    private static let noContexts: [Int32] = [0]

    /// The view of what the compounds `range` select in context number `context`; of the element a pseudo-element belongs to
    /// where `isOriginating`.
    func view(
        _ range: Range<Int>, isOriginating: Bool = false, in context: Int32, _ selectors: CSSSelectors
    ) -> CSSView {
        var view = CSSView()
        fill(&view, range, isOriginating: isOriginating, in: context, selectors)
        return view
    }

    /// Makes `view`, whose lists are used again, that view.
    func fill(
        _ view: inout CSSView, _ range: Range<Int>, isOriginating: Bool = false, in context: Int32,
        _ selectors: CSSSelectors
    ) {
        var contexts = context == 0 ? CSSElements.noContexts : [context]
        var next = context
        while next > 0, !self.contexts[Int(next)].isApart {
            next = contexts.count < CSSElements.mostContexts ? self.contexts[Int(next)].parent : 0
            contexts.append(max(next, 0))
        }
        view.compounds = range
        view.contexts = contexts
        view.keys.removeAll(keepingCapacity: true)
        selectors.addImpliedKeys(of: range, isOriginating: isOriginating, to: &view.keys)
        view.elements.removeAll(keepingCapacity: true)
        for key in view.keys {
            for context in contexts {
                let element = element(key, in: context)
                if element >= 0 { view.elements.append(element) }
            }
        }
    }

    /// What wins for `property` in `appearance`. <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
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

    /// The definition of the name with the hash `name` that wins in `appearance`, by its place; nil where none of the view's
    /// selectors has any.
    func definition(of name: UInt64, in view: CSSView, _ appearance: Appearance) -> Int32? {
        var best: CSSDefinitionRecord?
        for key in view.keys {
            for context in view.contexts {
                var record = definition(of: name, for: key, in: context)
                while record >= 0 {
                    let one = definitions[Int(record)]
                    if one.appearances.contains(appearance), best.map({ one.rank >= $0.rank }) ?? true { best = one }
                    record = one.next
                }
            }
        }
        return best?.definition
    }

    /// Whether all that is said in `view` holds in every appearance.
    func isAlike(_ view: CSSView) -> Bool {
        view.elements.allSatisfy { !all[Int($0)].differs }
    }

    /// Whether something is said in `view` of one of `properties`.
    func says(_ properties: CSSPropertySet, in view: CSSView) -> Bool {
        view.elements.contains { all[Int($0)].properties.intersects(properties) }
    }
}
