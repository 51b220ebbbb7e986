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

    /// The view of what the compounds `range` select in context number `context`; of the element a pseudo-element belongs to
    /// where `isOriginating`.
    func view(
        _ range: Range<Int>, isOriginating: Bool = false, in context: Int32, _ selectors: CSSSelectors
    ) -> CSSView {
        var contexts = [context]
        var next = context
        while next > 0, !self.contexts[Int(next)].isApart {
            next = contexts.count < CSSElements.mostContexts ? self.contexts[Int(next)].parent : 0
            contexts.append(max(next, 0))
        }
        var view = CSSView(
            compounds: range, keys: selectors.impliedKeys(of: range, isOriginating: isOriginating), elements: [],
            contexts: contexts)
        for key in view.keys {
            for context in contexts {
                let element = element(key, in: context)
                if element >= 0 { view.elements.append(element) }
            }
        }
        return view
    }

    /// What wins for `property` in `appearance`. <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
    func winner(_ property: CSSProperty, in view: CSSView, _ appearance: Appearance) -> CSSWinner? {
        var best: CSSWinner?
        for element in view.elements {
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
        for element in view.elements {
            var record = all[Int(element)].firstRecord
            while record >= 0 {
                if records[Int(record)].appearances != .all { return false }
                record = records[Int(record)].next
            }
        }
        return true
    }
}
