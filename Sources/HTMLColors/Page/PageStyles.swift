import CSSColors
import ColorMath
import HTMLDocuments
import SourceColors
import SourceText

/// The winning declarations of a page's elements, in one appearance at a time.
///
/// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
struct PageStyles {
    /// What wins for a property of an element.
    struct Winner {
        /// The index of the declaration, or -1.
        var declaration: Int32 = -1
        var rank: UInt64 = 0
        /// The highest rank of a declaration that may apply or not.
        var doubt: UInt64 = 0
    }

    let declarations: [CSSPageDeclaration]
    private(set) var matcher: PageMatcher
    /// A rule: the index of its selector, or -1 for a style attribute, and its declarations.
    private struct Rule {
        var selector: Int
        var declarations: [Int32] = []
        /// The definitions of custom properties, by name.
        var definitions: [String: [Int32]] = [:]

        mutating func add(_ index: Int32, _ declaration: CSSPageDeclaration) {
            if case .definition(let name, _) = declaration.value {
                definitions[name, default: []].append(index)
            } else {
                declarations.append(index)
            }
        }
    }

    private var rules: [Rule] = []
    /// The rules by the last compound's id, class or tag; the rest under -1.
    private var byName: [Int64: [Int]] = [:]
    /// The rules of style attributes, by the start of their tag.
    private var byTag: [Int32: Int] = [:]
    private var presentational: Set<Int> = []
    /// The rules by the range of their selector.
    private var places: [ByteRange: Int] = [:]
    /// For each element, the rules that select it, and whether they certainly do; nil until asked.
    private var matched: [[(rule: Int, isSure: Bool)]?]
    /// For each element, the winners by property; nil until asked.
    private var winners: [[Winner]?]
    var appearance = Appearance.light {
        didSet { winners = [[Winner]?](repeating: nil, count: winners.count) }
    }

    init(
        _ document: HTMLDocument, _ sheet: SourceBytes, _ source: SourceBytes, _ declarations: [CSSPageDeclaration],
        _ styles: HTMLStyles
    ) {
        self.declarations = declarations
        var elements = PageElements(document, source)
        var selectors = PageSelectors()
        var nested: [Int32] = []
        for (index, declaration) in declarations.enumerated() {
            let index = Int32(truncatingIfNeeded: index)
            guard let range = declaration.selector else {
                nested.append(index)
                continue
            }
            if let rule = places[range] {
                rules[rule].add(index, declaration)
                continue
            }
            places[range] = rules.count
            if let tag = styles.tag(at: range.lowerBound) {
                byTag[Int32(truncatingIfNeeded: tag.range.lowerBound)] = rules.count
                if !tag.hasStyle { presentational.insert(rules.count) }
                rules.append(Rule(selector: -1))
                rules[rules.count - 1].add(index, declaration)
                continue
            }
            var reader = PageSelectorReader(sheet, range, isQuirky: document.isQuirky)
            let selector = reader.readSelector(into: &selectors, &elements.names)
            if let last = selectors.selectors[selector].compounds.last {
                let compound = selectors.compounds[last]
                let key: Int64 =
                    compound.id >= 0
                    ? Self.key(compound.id, 1)
                    : compound.classes.first.map { Self.key(selectors.classes[$0], 2) }
                        ?? (compound.tag >= 0 ? Self.key(compound.tag, 0) : -1)
                byName[key, default: []].append(rules.count)
            } else {
                byName[-1, default: []].append(rules.count)
            }
            rules.append(Rule(selector: selector))
            rules[rules.count - 1].add(index, declaration)
        }
        if !nested.isEmpty {
            // A nested rule may select anything.
            selectors.selectors.append(PageSelectors.Selector(compounds: 0..<0, isVague: true))
            byName[-1, default: []].append(rules.count)
            rules.append(Rule(selector: selectors.selectors.count - 1))
            for index in nested { rules[rules.count - 1].add(index, declarations[Int(index)]) }
        }
        matched = [[(rule: Int, isSure: Bool)]?](repeating: nil, count: document.nodes.count)
        winners = [[Winner]?](repeating: nil, count: document.nodes.count)
        matcher = PageMatcher(elements, selectors)
    }

    /// Whether matching took so long that it was given up.
    var isExhausted: Bool { matcher.work <= 0 }

    private static func key(_ name: Int32, _ kind: Int64) -> Int64 { Int64(name) << 2 | kind }

    var elements: PageElements { matcher.elements }

    private mutating func rules(of node: Int32) -> [(rule: Int, isSure: Bool)] {
        if let known = matched[Int(node)] { return known }
        var found: [(rule: Int, isSure: Bool)] = []
        let element = elements.all[Int(node)]
        let one = elements.document.nodes[Int(node)]
        if one.end > one.start, let rule = byTag[one.start] { found.append((rule, true)) }
        var keys = [Int64(-1), Self.key(one.name, 0)]
        if element.id >= 0 { keys.append(Self.key(element.id, 1)) }
        for index in element.classes { keys.append(Self.key(elements.classes[Int(index)], 2)) }
        for key in keys {
            for rule in byName[key] ?? [] where matcher.matches(rules[rule].selector, node) {
                found.append((rule, !matcher.selectors.selectors[rules[rule].selector].isVague))
            }
        }
        matched[Int(node)] = found
        return found
    }

    /// Returns what wins for `property` of the element `node`.
    mutating func winner(_ property: CSSPageProperty, of node: Int32) -> Winner {
        if let known = winners[Int(node)] { return known[Int(property.rawValue)] }
        var result = [Winner](repeating: Winner(), count: CSSPageProperty.allCases.count)
        for (rule, isSure) in rules(of: node) {
            for index in rules[rule].declarations {
                let declaration = declarations[Int(index)]
                guard declaration.appearances.contains(appearance) else { continue }
                let rank = rank(of: declaration, in: rule)
                let place = Int(declaration.property.rawValue)
                if !isSure || declaration.isConditional {
                    result[place].doubt = max(result[place].doubt, rank)
                } else if rank >= result[place].rank {
                    result[place].rank = rank
                    result[place].declaration = index
                }
            }
        }
        winners[Int(node)] = result
        return result[Int(property.rawValue)]
    }

    /// Returns the order in the cascade, with style attributes above all selectors.
    private func rank(of declaration: CSSPageDeclaration, in rule: Int) -> UInt64 {
        if presentational.contains(rule) { return 1 }
        let isImportant = declaration.rank >= CSSPageDeclaration.important
        let own = declaration.rank & (CSSPageDeclaration.important - 1)
        return (isImportant ? 1 << 63 : 0) | (rules[rule].selector < 0 ? 1 << 62 : 0) | own + 2
    }

    /// Returns the definition of the custom property `name` that the element `node` has or inherits: the element and the
    /// value. The value is nil if it is not known. Returns nil if there is none.
    mutating func definition(of name: String, at node: Int32) -> (node: Int32, value: ExpressionID?)? {
        var node = node
        while node >= 0 {
            var best: (rank: UInt64, value: ExpressionID)?
            var doubt: UInt64 = 0
            for (rule, isSure) in rules(of: node) {
                for index in rules[rule].definitions[name] ?? [] {
                    let declaration = declarations[Int(index)]
                    guard case .definition(_, let value) = declaration.value,
                        declaration.appearances.contains(appearance)
                    else { continue }
                    let rank = rank(of: declaration, in: rule)
                    if !isSure || declaration.isConditional {
                        doubt = max(doubt, rank)
                    } else if rank >= best?.rank ?? 0 {
                        best = (rank, value)
                    }
                }
            }
            if doubt > best?.rank ?? 0 { return (node, nil) }
            if let best { return (node, best.value) }
            node = elements.all[Int(node)].parent
        }
        return nil
    }

    /// Whether `declaration` is for elements in no particular state, and its selector is understood.
    func isOfRest(_ declaration: CSSPageDeclaration) -> Bool {
        guard let range = declaration.selector, let rule = places[range], !declaration.isConditional else {
            return false
        }
        guard rules[rule].selector >= 0 else { return true }
        let selector = matcher.selectors.selectors[rules[rule].selector]
        return !selector.isVague && !selector.isOfState
    }

    /// Whether a declaration differs between appearances.
    var differs: Bool { declarations.contains { $0.appearances != .all } }
}
