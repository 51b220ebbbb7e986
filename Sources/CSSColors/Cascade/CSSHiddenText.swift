/// The text that a style sheet hides from everyone but screen readers, and the rules that show some of it again.
struct CSSHiddenText {
    /// Whether no text is hidden.
    var isEmpty = true
    /// The simple selectors in the last compounds of rules that show boxes: 0 for the id of each.
    private var shown = CSSIDMap()

    /// Notes that a rule for `selector` shows its boxes.
    mutating func addShown(_ selector: CSSSelector, _ selectors: CSSSelectors) {
        guard let last = selector.compounds.last else { return }
        for part in selectors.parts[selectors.compounds[last].parts] { shown[CSSPart.id(part)] = 0 }
    }

    /// Whether boxes with `parts` may be shown in some state, such as a skip link while it has the focus.
    func isShownElsewhere(_ parts: ArraySlice<Int32>) -> Bool {
        !shown.isEmpty && parts.allSatisfy { CSSPart.isState($0) || shown[CSSPart.id($0)] >= 0 }
    }
}
