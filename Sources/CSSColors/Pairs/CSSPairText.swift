import ColorMath
import SourceColors
import SourceText

/// Finds the color of a text.
extension CSSPairing {
    /// Returns the text color of the first view; nil if unknown.
    @_optimize(speed)
    mutating func text(_ subject: CSSCompound, _ appearance: Appearance) -> Side? {
        var isInherited = false
        var inheriting: Int32?
        for view in views.indices {
            guard let winner = elements.winner(.color, in: views[view], appearance) else {
                if view == 0, subject.pseudoElement == .control { return nil }
                // Elements may be links or buttons with colors of their own; parts of an element inherit its color.
                let isPart = view == 0 && (subject.pseudoElement == .selection || subject.pseudoElement == .other)
                guard isInherited || isPart else { return nil }
                continue
            }
            // The other sheet tells what the color lies on.
            if winner.setting >= ownSettings { return nil }
            switch settings[Int(winner.setting)].value {
            case .color(let paint):
                let elements = FewElements(winner.element)
                return Side(
                    expression: expression(paint, view, appearance), view: view,
                    elements: inheriting.map { elements.adding($0) } ?? elements, setting: winner.setting)
            case .inherited:
                isInherited = true
                if view == 0 { inheriting = winner.element }
            default: return nil
            }
        }
        return nil
    }
}
