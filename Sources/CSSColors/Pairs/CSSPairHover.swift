import SourceText

/// The rules for hovered ancestors: the pointer over an element is over all that it lies in.
/// <https://www.w3.org/TR/selectors-4/#the-hover-pseudo>
extension CSSPairing {
    /// Adds the rules for hovered ancestors to the loaded views, of which those from `first` on are of ancestors, if the
    /// pointer is over `subject` or an ancestor: `.item:hover` and `.item:hover a` for `.item a:hover` and `.item a:hover b`.
    mutating func addHovered(_ subject: CSSCompound, from first: Int) {
        let mark = UInt8(ascii: ":")
        guard first < views.count, let hover = state("hover", mark) else { return }
        let active = state("active", mark)
        func isOver(_ compound: CSSCompound) -> Bool {
            if compound.state < 0 { return false }
            let parts = selectors.parts[compound.parts]
            return parts.contains(hover) || active.map(parts.contains) == true
        }
        var first = first
        if !isOver(subject) {
            let inner = views[first...].firstIndex { $0.compounds.last.map { isOver(selectors.compounds[$0]) } == true }
            guard let inner else { return }
            first = inner
        }
        if hovered == nil { hovered = findHovered(hover) }
        guard views[first...].contains(where: { mayBeHovered($0, hover) }) else { return }
        for index in views.indices {
            var found: [Int32] = []
            if index >= first, mayBeHovered(views[index], hover) {
                found += selectors.implied(
                    by: views[index].compounds, with: hover, besides: hover, keepsOwn: false, &search)
            }
            for outer in views[max(first, index + 1)...] where mayBeHovered(outer, hover) {
                found += selectors.implied(
                    by: views[index].compounds, inside: outer.compounds, with: hover, &search)
            }
            if found.isEmpty { continue }
            var new: [Int32] = []
            elements.addElements(of: found, in: views[index].contexts, to: &new)
            if !new.isEmpty { elements.add(new, to: &views[index]) }
        }
    }

    /// Whether a compound that requires hovering may select the element of `view`.
    private func mayBeHovered(_ view: CSSView, _ hover: Int32) -> Bool {
        guard let hovered, let last = view.compounds.last else { return false }
        return hovered[CSSPart.id(hover)] >= 0
            || selectors.parts[selectors.compounds[last].parts].contains { hovered[CSSPart.id($0)] >= 0 }
    }

    /// Finds the simple selectors that compounds with `hover` require besides; `hover` itself if one requires nothing else.
    private func findHovered(_ hover: Int32) -> CSSIDMap {
        var result = CSSIDMap()
        for compound in selectors.compounds {
            let parts = selectors.parts[compound.parts]
            guard parts.contains(hover) else { continue }
            for part in parts where part != hover || parts.count == 1 { result[CSSPart.id(part)] = 0 }
        }
        return result
    }

    /// Returns the part for the state `name`; nil if no rule is for it.
    private func state(_ name: String, _ mark: UInt8) -> Int32? {
        let id = selectors.texts.find(mark, name)
        return id < 0 ? nil : CSSPart.tagged(id, mark)
    }
}
