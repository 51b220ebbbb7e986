/// The text that a style sheet hides from all but screen readers, and what shows some of it again.
struct CSSHiddenText {
    /// Whether none is hidden.
    var isEmpty = true
    /// The parts of the last compounds of rules that show boxes.
    private var shown = CSSHashTable()

    /// Takes that a rule for `selector` shows its boxes.
    mutating func addShown(_ selector: CSSSelector, _ selectors: CSSSelectors) {
        guard let last = selector.compounds.last else { return }
        for part in selectors.parts[selectors.compounds[last].parts] { shown.set(part, to: 0) }
    }

    /// Whether boxes with `parts` may be shown in some state: what hides a link until it has the focus.
    func isShownElsewhere(_ parts: ArraySlice<UInt64>) -> Bool {
        !shown.isEmpty && parts.allSatisfy { CSSPart.isState($0) || shown[$0] >= 0 }
    }
}
