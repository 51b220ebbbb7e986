import ColorMath
import SourceColors
import SourceText

/// Finds elements whose text is probably in elements inside that have a color of their own.
extension CSSPairing {
    /// Whether a rule gives the text in `<span>` inside the element another color than `text`, or if the element is the item of
    /// a list, the text in its links: the items of menus hold nothing else.
    mutating func mayHoldText(
        _ subject: CSSCompound, _ text: Side, _ appearance: Appearance
    ) -> Bool {
        guard text.view == 0, subject.pseudoElement == nil, let compounds = views.first?.compounds else { return false }
        var types = [selectors.texts.type("span")]
        let item = selectors.texts.type("li")
        if item >= 0, selectors.parts[subject.parts].contains(item) { types.append(selectors.texts.type("a")) }
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
}
