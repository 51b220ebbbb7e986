import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// The winning declarations of a page's elements, in one appearance and state at a time.
///
/// Elements that the same rules select share a style; elements whose ancestors share theirs look the same.
struct PageStyles: ~Copyable {
    /// What wins for a property of an element.
    struct Winner {
        /// The index of the declaration, or -1.
        var declaration: Int32 = -1
        var rank: UInt64 = 0
        /// The highest rank of a declaration that may apply or not.
        var doubt: UInt64 = 0
    }

    private struct Style {
        /// The rules, and whether they certainly apply: their number times two, plus one if not.
        var rules: [Int32]
        /// A bit for each custom property that one of them defines.
        var definitions: UInt64 = 0
        /// The winners by property; empty until asked.
        var winners: [Winner] = []
        /// A bit for each property that a declaration sets.
        var properties: UInt32 = 0
    }

    /// What all elements with the same names and ancestors share.
    private struct Chain {
        /// The rules that select them by these names, as in ``Style/rules``.
        var plain: [Int32] = []
        /// The rules that may select them.
        var others: [Int32] = []
        /// The rules that may select them in a state.
        var stateful: [Int32] = []
    }

    let rules: PageRules
    private(set) var matcher: PageMatcher
    private var styles: [Style] = []
    private var numbers: [[Int32]: Int32] = [:]
    private var chains: [Chain?]
    /// The style of each element at rest.
    private var styleOf: [Int32]
    /// The styles that elements have instead in the current state.
    private var stateStyles: [Int32: Int32] = [:]
    /// The elements left that are looked at in states; beyond, states are as the sheet alone says.
    private var stateWork = 300_000
    /// For each element, a number that elements share that look alike.
    private(set) var look: [Int32]
    var appearance = Appearance.light {
        didSet { for index in styles.indices { styles[index].winners = [] } }
    }

    init(_ elements: PageElements, _ rules: PageRules) {
        self.rules = rules
        matcher = PageMatcher(elements, rules.selectors)
        chains = [Chain?](repeating: nil, count: Int(elements.chains))
        styleOf = [Int32](repeating: 0, count: elements.all.count)
        look = [Int32](repeating: -1, count: elements.all.count)
        var looks: [SIMD4<Int32>: Int32] = [:]
        for node in elements.order {
            let style = match(node)
            styleOf[Int(node)] = style
            let parent = elements.all[Int(node)].parent
            let key = SIMD4(
                parent >= 0 ? look[Int(parent)] : -1, style, elements.document.nodes[Int(node)].name,
                elements.document.ownTraits(node))
            let fresh = Int32(truncatingIfNeeded: looks.count)
            let own = looks[key] ?? fresh
            if own == fresh { looks[key] = own }
            look[Int(node)] = own
        }
    }

    var elements: PageElements { matcher.elements }

    /// Whether matching took so long that it was given up.
    var isExhausted: Bool { matcher.work <= 0 }

    // MARK: Matching

    /// Returns the style of `node` at rest.
    private mutating func match(_ node: Int32) -> Int32 {
        let number = Int(matcher.elements.all[Int(node)].chain)
        let chain = chains[number] ?? findChain(node)
        if chains[number] == nil { chains[number] = chain }
        var found = chain.plain
        let one = matcher.elements.document.nodes[Int(node)]
        if one.end > one.start, let rule = rules.byTag[one.start] { found.append(rule * 2) }
        add(chain.others, to: &found, node)
        add(chain.stateful, to: &found, node)
        return style(found)
    }

    private mutating func add(_ candidates: [Int32], to found: inout [Int32], _ node: Int32) {
        for rule in candidates {
            let selector = rules.rules[Int(rule)].selector
            switch matcher.matches(selector, node) {
            case true?: found.append(rule * 2 + (matcher.selectors.selectors[selector].isVague ? 1 : 0))
            case false?: break
            case nil: found.append(rule * 2 + 1)
            }
        }
    }

    private mutating func findChain(_ node: Int32) -> Chain {
        var chain = Chain()
        let element = matcher.elements.all[Int(node)]
        var keys = [
            Int64(-1), PageRules.key(matcher.elements.name(matcher.elements.document.nodes[Int(node)].name), 0),
        ]
        if element.id >= 0 { keys.append(PageRules.key(element.id, 1)) }
        for index in element.classes { keys.append(PageRules.key(matcher.elements.classes[Int(index)], 2)) }
        // A class may be given twice. Its first rule tells it from others.
        var seen: Set<Int32> = []
        for key in keys {
            guard let candidates = rules.byName[key], let first = candidates.first, seen.insert(first).inserted
            else { continue }
            for rule in candidates {
                let selector = matcher.selectors.selectors[rules.rules[Int(rule)].selector]
                if !selector.states.isEmpty {
                    chain.stateful.append(rule)
                } else if !selector.isPlain {
                    chain.others.append(rule)
                } else {
                    add([rule], to: &chain.plain, node)
                }
            }
        }
        return chain
    }

    private mutating func style(_ found: [Int32]) -> Int32 {
        if let known = numbers[found] { return known }
        let number = Int32(truncatingIfNeeded: styles.count)
        numbers[found] = number
        var style = Style(rules: found)
        for rule in found {
            for definition in rules.rules[Int(rule >> 1)].definitions {
                style.definitions |= 1 << UInt64(definition.name & 63)
            }
        }
        styles.append(style)
        return number
    }

    // MARK: States

    /// Puts `node` and the elements around it into `states`; returns whether any of them looks different then.
    mutating func enter(_ states: PageState, at node: Int32) -> Bool {
        leave()
        matcher.states = states
        matcher.target = target(of: states, node)
        guard matcher.target >= 0, stateWork > 0 else { return false }
        var element = node
        while element >= 0 {
            stateWork -= 1
            if let chain = chains[Int(matcher.elements.all[Int(element)].chain)],
                chain.stateful.contains(where: {
                    !matcher.selectors.selectors[rules.rules[Int($0)].selector].states.isDisjoint(with: states)
                })
            {
                stateWork -= 10
                let old = styleOf[Int(element)]
                var found = styles[Int(old)].rules.filter { !chain.stateful.contains($0 >> 1) }
                add(chain.stateful, to: &found, element)
                let new = style(found)
                if new != old, styles[Int(new)].rules != styles[Int(old)].rules { stateStyles[element] = new }
            }
            element = matcher.elements.all[Int(element)].parent
        }
        return !stateStyles.isEmpty
    }

    /// Returns to the state of rest.
    mutating func leave() {
        stateStyles = [:]
        (matcher.states, matcher.target) = ([], -1)
    }

    /// The element that has `states` if the pointer is on `node`, or the keyboard's focus at or around it; -1 if none can.
    private func target(of states: PageState, _ node: Int32) -> Int32 {
        if states.contains(.hover) { return node }
        var element = node
        while element >= 0 {
            if matcher.elements.document.canHaveFocus(element) {
                return states.contains(.visited) && !matcher.elements.document.isLink(element) ? -1 : element
            }
            element = matcher.elements.all[Int(element)].parent
        }
        return -1
    }

    // MARK: The cascade

    private func style(of node: Int32) -> Int {
        if !stateStyles.isEmpty, let style = stateStyles[node] { return Int(style) }
        return Int(styleOf[Int(node)])
    }

    /// Returns what wins for `property` of the element `node`.
    mutating func winner(_ property: CSSPageProperty, of node: Int32) -> Winner {
        let style = style(of: node)
        find(style)
        return styles[style].winners[Int(property.rawValue)]
    }

    /// Whether a declaration sets one of `properties`, given as bits, of the element `node`.
    mutating func sets(_ properties: UInt32, of node: Int32) -> Bool {
        let style = style(of: node)
        find(style)
        return styles[style].properties & properties != 0
    }

    private mutating func find(_ style: Int) {
        guard styles[style].winners.isEmpty else { return }
        let found = winners(of: styles[style])
        styles[style].winners = found
        styles[style].properties = 0
        for (place, winner) in found.enumerated() where winner.declaration >= 0 || winner.doubt > 0 {
            styles[style].properties |= 1 << UInt32(place)
        }
    }

    /// Counts `steps` as work on the page.
    mutating func spend(_ steps: Int) { matcher.spend(steps) }

    private func winners(of style: Style) -> [Winner] {
        var result = [Winner](repeating: Winner(), count: Int(CSSPageProperty.custom.rawValue) + 1)
        for rule in style.rules {
            for index in rules.rules[Int(rule >> 1)].declarations {
                let declaration = rules.declarations[Int(index)]
                guard declaration.appearances.contains(appearance) else { continue }
                let place = Int(declaration.property.rawValue)
                if rule & 1 == 1 || declaration.isConditional {
                    result[place].doubt = max(result[place].doubt, declaration.rank)
                } else if declaration.rank >= result[place].rank {
                    result[place].rank = declaration.rank
                    result[place].declaration = index
                }
            }
        }
        return result
    }

    /// Returns the definition of the custom property `name` that the element `node` has or inherits: the element, the
    /// number of the sheet, and the value. The value is nil if it is not known. Returns nil if there is none.
    mutating func definition(of name: String, at node: Int32) -> (node: Int32, sheet: Int32, value: ExpressionID?)? {
        guard let number = rules.properties[name] else { return nil }
        let bit: UInt64 = 1 << UInt64(number & 63)
        var node = node
        while node >= 0 {
            let style = styles[style(of: node)]
            if style.definitions & bit != 0 {
                var best: (rank: UInt64, sheet: Int32, value: ExpressionID)?
                var doubt: UInt64 = 0
                for rule in style.rules {
                    for definition in rules.rules[Int(rule >> 1)].definitions where definition.name == number {
                        let declaration = rules.declarations[Int(definition.declaration)]
                        guard case .definition(_, let value) = declaration.value,
                            declaration.appearances.contains(appearance)
                        else { continue }
                        if rule & 1 == 1 || declaration.isConditional {
                            doubt = max(doubt, declaration.rank)
                        } else if declaration.rank >= best?.rank ?? 0 {
                            best = (declaration.rank, declaration.sheet, value)
                        }
                    }
                }
                if doubt > best?.rank ?? 0 { return (node, best?.sheet ?? 0, nil) }
                if let best { return (node, best.sheet, best.value) }
            }
            node = matcher.elements.all[Int(node)].parent
        }
        return nil
    }

    /// Whether the declaration is for elements in no particular state, and its selector is understood.
    func isOfRest(_ rule: PageRules.Rule) -> Bool {
        rule.selector < 0 || matcher.selectors.selectors[rule.selector].isOfRest
    }

    /// For each rule, whether it may select an element, perhaps in a state.
    var usedRules: [Bool] {
        var result = [Bool](repeating: false, count: rules.rules.count)
        for style in styles { for rule in style.rules { result[Int(rule >> 1)] = true } }
        return result
    }

    /// The appearances that may differ, each with those that are like it.
    var distinctAppearances: [(appearance: Appearance, like: AppearanceSet)] {
        let sets = rules.declarations.lazy.map(\.appearances).filter { $0 != .all }
        if !sets.contains(where: { _ in true }) { return [(.light, .all)] }
        if !sets.allSatisfy(\.isAlikeInContrast) { return Appearance.allCases.map { ($0, AppearanceSet($0)) } }
        return [
            (.light, AppearanceSet(.light).union(AppearanceSet(.lightHighContrast))),
            (.dark, AppearanceSet(.dark).union(AppearanceSet(.darkHighContrast))),
        ]
    }
}
