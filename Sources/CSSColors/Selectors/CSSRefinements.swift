import ColorMath
import SourceText

/// The selectors that select what others do in some appearances: `.app.theme-dark a` for `.app a`.
extension CSSSelectors {
    /// Returns the range of a selector for the elements of the one at index `index`, in `appearance`: of `.light .note` for
    /// `.dark .note`.
    func range(of index: Int, in appearance: Appearance) -> ByteRange {
        let selector = all[index]
        if selector.appearances.contains(appearance) { return selector.range }
        let other = themed[selector.id, appearance.isDark ? 1 : 0]
        return other < 0 ? selector.range : all[Int(other)].range
    }

    /// The maximum number of selectors that select what another one does.
    private static let mostRefinements = 16

    /// Finds the selectors that select what others do in some appearances. All selectors have been read.
    mutating func findRefinements() {
        for index in all.indices where all[index].appearances != .all && !all[index].isOpaque {
            let range = all[index].compounds
            guard let last = range.last, range.contains(where: isTheme) else { continue }
            var above = CSSSelectorIDs.nothing
            for place in range {
                var id = compounds[place].id
                if isTheme(place) {
                    id = CSSSelectorIDs.nothing
                    for part in parts[compounds[place].parts] where lists.themes[CSSPart.id(part)] < 0 {
                        id = ids.addCompound(id, part)
                    }
                }
                guard place == last else {
                    above = ids.addAncestor(above, id, compounds[place + 1].combinator)
                    continue
                }
                let base = ids.addSelector(above, id, compounds[place].pseudo)
                let known = refinements[base] ?? []
                if base != all[index].id, known.count < Self.mostRefinements, !known.contains(all[index].id) {
                    refinements[base] = known + [all[index].id]
                }
            }
        }
    }
}
