import ColorMath
import SourceColors
import SourceText

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
        guard parts.contains(where: { holders[CSSPart.id($0)] >= 0 }) else { return false }
        var types = innerTypes
        let item = selectors.texts.type("li")
        if item >= 0, parts.contains(item), text.elements.contains(where: { isHolder($0, holders) }) {
            types.append(selectors.texts.type("a"))
        }
        var those: [Int32] = []
        for type in types where type >= 0 {
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
    private func isHolder(_ index: Int32, _ holders: CSSIDMap) -> Bool {
        let element = elements.all[Int(index)]
        guard let last = selectors.all[Int(element.selector)].compounds.last else { return false }
        return selectors.parts[selectors.compounds[last].parts].allSatisfy { holders[CSSPart.id($0)] >= 0 }
    }

    /// The types of elements that mostly hold the whole text of the element around, besides the links in items of lists.
    private var innerTypes: [Int32] { [selectors.texts.type("span"), selectors.texts.type("input")] }

    /// Finds the simple selectors of elements in which rules set the color of any `<span>`, field or link.
    private func findHolders() -> CSSIDMap {
        var result = CSSIDMap()
        let types = innerTypes + [selectors.texts.type("a")]
        for element in elements.all where element.hasColor {
            let compounds = selectors.all[Int(element.selector)].compounds
            guard compounds.count > 1, let last = compounds.last else { continue }
            let parts = selectors.parts[selectors.compounds[last].parts]
            guard parts.count == 1, let type = parts.first, types.contains(type) else { continue }
            for part in selectors.parts[selectors.compounds[last - 1].parts] { result[CSSPart.id(part)] = 0 }
        }
        return result
    }
}
