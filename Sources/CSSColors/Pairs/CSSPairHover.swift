import SourceText

/// The rules for hovered ancestors: the pointer over an element is over all that it lies in.
/// <https://www.w3.org/TR/selectors-4/#the-hover-pseudo>
extension CSSPairing {
    /// Adds the rules for hovered ancestors to the loaded views, of which those from `first` on are of ancestors, if the
    /// pointer is over `subject`: `.item:hover` and `.item:hover a` for `.item a:hover`.
    mutating func addHovered(_ subject: CSSCompound, from first: Int) {
        let mark = UInt8(ascii: ":")
        guard first < views.count, let hover = state("hover", mark) else { return }
        let own = selectors.parts[subject.parts]
        guard own.contains(hover) || state("active", mark).map(own.contains) == true else { return }
        for index in views.indices {
            var found: [Int32] = []
            if index >= first {
                found += selectors.implied(
                    by: views[index].compounds, with: hover, besides: hover, keepsOwn: false, &search)
            }
            for outer in views[max(first, index + 1)...] {
                found += selectors.implied(
                    by: views[index].compounds, inside: outer.compounds, with: hover, &search)
            }
            if found.isEmpty { continue }
            var new: [Int32] = []
            elements.addElements(of: found, in: views[index].contexts, to: &new)
            if !new.isEmpty { elements.add(new, to: &views[index]) }
        }
    }

    /// Returns the part for the state `name`; nil if no rule is for it.
    private func state(_ name: String, _ mark: UInt8) -> Int32? {
        let id = selectors.texts.find(mark, name)
        return id < 0 ? nil : CSSPart.tagged(id, mark)
    }
}
