import ColorMath
import SourceColors
import SourceText

/// The simple selectors of elements in which rules set the color of the text in elements inside.
struct CSSTextHolders {
    /// `<span>`, `<input>`, `<a>`, as parts of selectors.
    let types: [Int32]
    /// `<li>`, as a part of selectors.
    let item: Int32
    /// For each part, a bit for each of ``types`` that has a color inside.
    var inside = CSSIDMap()

    init(_ texts: CSSTextIDs) {
        types = [texts.type("span"), texts.type("input"), texts.type("a")]
        item = texts.type("li")
    }

    /// The bit of links, the third of ``types``, which only hold the text of items of lists.
    static let link: Int32 = 1 << 2

    /// Returns the bits of `parts`, together.
    func bits(_ parts: some Sequence<Int32>) -> Int32 {
        parts.reduce(0) { $0 | max(inside[CSSPart.id($1)], 0) }
    }
}

/// Finds elements whose text is probably in elements inside that have a color of their own.
extension CSSPairing {
    /// Whether a rule gives the text in `<span>` or a field inside the element another color than `text`, or if the element is the
    /// item of a list, the text in its links: the items of menus hold nothing else. But the items for which a rule sets the color by
    /// a class that no rule of links names, as `li.header` beside `li a`, have text of their own.
    mutating func mayHoldText(
        _ subject: CSSCompound, _ text: Side, _ appearance: Appearance
    ) -> Bool {
        guard text.view == 0, subject.pseudoElement == nil, let compounds = views.first?.compounds else { return false }
        let holders = holders ?? findHolders()
        self.holders = holders
        let parts = selectors.parts[subject.parts]
        var bits = holders.bits(parts)
        if bits == 0 { return false }
        if bits & CSSTextHolders.link != 0,
            !(parts.contains(holders.item) && text.elements.contains(where: { isHolder($0, holders) }))
        {
            bits &= ~CSSTextHolders.link
        }
        var those: [Int32] = []
        for (place, type) in holders.types.enumerated() where bits & (1 << Int32(truncatingIfNeeded: place)) != 0 {
            selectors.addSelectors(ofOnly: type, insideOf: compounds, to: &those, &search)
        }
        if those.isEmpty { return false }
        var found: [Int32] = []
        elements.addElements(of: those, in: views[0].contexts, to: &found)
        guard let inner = elements.winner(.color, among: found, appearance) else { return false }
        if case .inherited = settings[Int(inner.setting)].value { return false }
        return !isAlike(inner.setting, text.setting)
    }

    /// Whether `holders` has all simple selectors of the element at `index`.
    private func isHolder(_ index: Int32, _ holders: CSSTextHolders) -> Bool {
        let element = elements.all[Int(index)]
        guard let last = selectors.all[Int(element.selector)].compounds.last else { return false }
        return selectors.parts[selectors.compounds[last].parts].allSatisfy { holders.bits(CollectionOfOne($0)) != 0 }
    }

    /// Finds the simple selectors of elements in which rules set the color of any `<span>`, field or link.
    private func findHolders() -> CSSTextHolders {
        var result = CSSTextHolders(selectors.texts)
        guard result.types.contains(where: { $0 >= 0 }) else { return result }
        for element in elements.all where element.hasColor {
            let compounds = selectors.all[Int(element.selector)].compounds
            guard compounds.count > 1, let last = compounds.last else { continue }
            let parts = selectors.parts[selectors.compounds[last].parts]
            guard parts.count == 1, let type = parts.first, let place = result.types.firstIndex(of: type) else {
                continue
            }
            for part in selectors.parts[selectors.compounds[last - 1].parts] {
                let id = CSSPart.id(part)
                result.inside[id] = max(result.inside[id], 0) | 1 << Int32(truncatingIfNeeded: place)
            }
        }
        return result
    }
}
