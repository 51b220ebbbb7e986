import SourceText

/// Finds the elements around the one of a rule.
extension CSSPairing {
    /// Finds the views of the ancestors, which many elements share.
    @_optimize(speed)
    mutating func findViewsAbove(_ selector: CSSSelector, in context: Int32) {
        if !above.isEmpty { above.removeAll(keepingCapacity: true) }
        guard !selector.isOpaque, selector.compounds.count > 1 else { return }
        var index = selector.compounds.upperBound - 1
        while index > selector.compounds.lowerBound {
            let combinator = selectors.compounds[index].combinator
            let compounds = selector.compounds.lowerBound..<index
            index -= 1
            guard combinator == .descendant || combinator == .child else { continue }
            let id = selectors.idAbove(compoundAfter: compounds)
            let known = ancestorPlaces[id, context]
            if known >= 0 {
                var view = ancestors[Int(known)]
                view.compounds = compounds
                above.append(view)
            } else {
                let view = elements.view(compounds, in: context, selectors, &search)
                elements.keepViews()
                ancestorPlaces.set(id, context, to: Int32(truncatingIfNeeded: ancestors.count))
                ancestors.append(view)
                above.append(view)
            }
        }
    }
}
