import ColorMath
import SourceColors
import SourceText

/// Finds the colors that meet on elements of the project's templates, which have several classes.
///
/// A template shows which classes stand on one element, and nothing else of it: neither what is around it, nor what its text
/// contains. So both colors must be those of the element itself, all its classes must be known to the style sheet, and no other
/// rule that may select it may change them.
extension CSSPairing {
    /// The maximum number of elements to consider.
    private static let mostElements = 1 << 13
    /// The maximum number of classes of one.
    private static let mostClasses = 10
    /// The properties that other rules may change.
    private static let properties: [CSSProperty] = [.color, .backgroundColor, .backgroundImage]

    /// Adds the pairs that the elements of `markup` show, in place of those that no selector shows to meet.
    @_optimize(speed)
    mutating func addPairs(shownBy markup: Markup) {
        var known = CSSIDMap()
        var names: [Int32] = []
        for part in selectors.parts where CSSPart.isClass(part) && known[CSSPart.id(part)] < 0 {
            known[CSSPart.id(part)] = 0
            names.append(part)
        }
        var rivals = CSSMarkupRivals(selectors, elements)
        let mark = UInt8(ascii: ":")
        let states = ["hover", "focus"].map { CSSPart.tagged(selectors.texts.find(mark, $0), mark) }.filter { $0 >= 0 }
        var seen: Set<[Int32]> = []
        for part in names {
            var name = ""
            selectors.texts.withText(CSSPart.id(part)) { name = String(decoding: $0, as: UTF8.self) }
            for element in markup.elements(under: name)
            where element.classes.count <= Self.mostClasses && seen.count < Self.mostElements && !rivals.isExhausted {
                guard var parts = classes(of: element, known) else { continue }
                let type = CSSPart.tagged(selectors.texts.find(UInt8(ascii: "t"), element.name), UInt8(ascii: "t"))
                if type >= 0 { parts.append(type) }
                guard seen.insert(parts).inserted else { continue }
                let rest = addPairs(on: element, parts, state: -1, markup, &rivals)
                for state in states where rest > 0 {
                    addPairs(on: element, parts, state: state, markup, &rivals, after: rest)
                }
            }
        }
        if !resolvedRows.isEmpty {
            facts.pairs = facts.pairs.enumerated().filter { !resolvedRows.contains($0.offset) }.map(\.element)
        }
    }

    /// Returns the parts for the classes of `element`; nil if one of them is not `known`.
    private func classes(of element: MarkupElement, _ known: CSSIDMap) -> [Int32]? {
        var parts: [Int32] = []
        for name in element.classes {
            let id = selectors.texts.find(UInt8(ascii: "."), name)
            guard id >= 0, known[id] >= 0 else { return nil }
            parts.append(CSSPart.tagged(id, UInt8(ascii: ".")))
        }
        return parts
    }

    /// Adds the pair on `element`, which has `parts`, in `state` unless that is negative. Returns the number of rules for it; does
    /// nothing if that is not more than `known`.
    @_optimize(speed)
    @discardableResult
    private mutating func addPairs(
        on element: MarkupElement, _ parts: [Int32], state: Int32, _ markup: Markup, _ rivals: inout CSSMarkupRivals,
        after known: Int = 1
    ) -> Int {
        let place = selectors.add(element.name, parts: state >= 0 ? parts + [state] : parts, state: state)
        let selector = selectors.all[Int(place)]
        guard let last = selector.compounds.last else { return 0 }
        views.removeAll(keepingCapacity: true)
        companions = nil
        defer { elements.dropViews() }
        views.append(elements.view(selector.compounds, in: 0, selectors, &search))
        let count = views[0].elements.count
        let colors = CSSPropertySet([.color]), backgrounds = CSSPropertySet([.backgroundColor, .backgroundImage])
        guard count > known, elements.says(colors, in: views[0]), elements.says(backgrounds, in: views[0]) else {
            return count
        }
        let index = elements.addUnset(place)
        let subject = selectors.compounds[last]
        let others = rivals.of(parts, state, selectors, elements)
        for appearance in elements.isAlike(views[0]) ? [.light] : Appearance.allCases {
            let winners = Self.properties.map { elements.winner($0, in: views[0], appearance) }
            let changing = others.filter { other in
                zip(Self.properties, winners).contains { property, old in
                    guard let new = elements.winner(property, of: other, appearance) else { return false }
                    return new.rank > old?.rank ?? 0 && !isAlike(new.setting, old?.setting)
                }
            }
            let isSeen = element.contexts.contains { context in
                !changing.contains { rivals.mayApply($0, in: context, markup, selectors, elements) }
            }
            guard isSeen else { continue }
            let appearances = elements.isAlike(views[0]) ? AppearanceSet.all : AppearanceSet(appearance)
            addPair(of: index, subject, in: appearance, appearances, shownBy: element)
        }
        return count
    }
}

/// The rules that may select an element of a template besides those that certainly do.
struct CSSMarkupRivals {
    /// The elements with a color or background by the last class, or else the type, of their selectors.
    private var places: [Int32: [Int32]] = [:]
    /// The number of rules that may still be compared with elements.
    private var fuel = 1 << 22
    /// The texts of types, as `<nav`, and classes, by their parts.
    private var texts: [Int32: String] = [:]

    init(_ selectors: CSSSelectors, _ elements: CSSElements) {
        for (index, element) in elements.all.enumerated() where element.hasColor || element.hasBackground {
            guard element.context == 0, let last = selectors.all[Int(element.selector)].compounds.last else { continue }
            let compound = selectors.compounds[last]
            guard compound.pseudoElement == nil, !compound.isInactive else { continue }
            let parts = selectors.parts[compound.parts]
            let key = parts.last(where: CSSPart.isClass) ?? parts.first(where: CSSPart.isType) ?? -1
            places[key, default: []].append(Int32(truncatingIfNeeded: index))
        }
    }

    /// Whether there were too many rules to compare.
    var isExhausted: Bool { fuel <= 0 }

    /// Returns the indices of the elements whose rules may be for an element with `parts` in `state`.
    mutating func of(_ parts: [Int32], _ state: Int32, _ selectors: CSSSelectors, _ elements: CSSElements) -> [Int32] {
        var found: [Int32] = []
        for key in parts + [-1] {
            let those = places[key] ?? []
            fuel -= those.count
            for index in those where fuel > 0 {
                let selector = selectors.all[Int(elements.all[Int(index)].selector)]
                guard let last = selector.compounds.last else { continue }
                let compound = selectors.compounds[last]
                if compound.state >= 0, compound.state != state { continue }
                if selectors.parts[compound.excluded].contains(where: parts.contains) { continue }
                let isPossible = selectors.parts[compound.parts].allSatisfy { part in
                    !CSSPart.isClass(part) && !CSSPart.isType(part) || parts.contains(part)
                }
                if isPossible { found.append(index) }
            }
        }
        return found
    }

    /// Whether the rule of the element at `index` may apply in `context`.
    mutating func mayApply(
        _ index: Int32, in context: MarkupContext, _ markup: Markup, _ selectors: CSSSelectors, _ elements: CSSElements
    ) -> Bool {
        let compounds = selectors.all[Int(elements.all[Int(index)].selector)].compounds
        return compounds.dropLast().allSatisfy { place in
            let next = selectors.compounds[place + 1].combinator
            let isAround = next == .descendant || next == .child
            return selectors.parts[selectors.compounds[place].parts].allSatisfy { part in
                guard CSSPart.isClass(part) || CSSPart.isType(part) && isAround else { return true }
                let name = text(of: part, selectors)
                return isAround ? markup.mayBeAround(name, context) : markup.contains(name)
            }
        }
    }

    private mutating func text(of part: Int32, _ selectors: CSSSelectors) -> String {
        if let known = texts[part] { return known }
        var name = CSSPart.isType(part) ? "<" : ""
        selectors.texts.withText(CSSPart.id(part)) { name += String(decoding: $0, as: UTF8.self) }
        texts[part] = name
        return name
    }
}
