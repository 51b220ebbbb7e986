import ColorMath
import SourceColors
import SourceText

/// The elements that rules hide by an opacity of 0 until others show them: tooltips, menus, what moves in.
extension CSSPairing {
    /// Whether the element of the view at index `view`, which has an opacity of 0, is shown by other rules, and each of them
    /// shows it in full. Rules for elements that share a simple selector with it count as rules for it.
    mutating func isShown(_ view: Int, _ appearance: Appearance) -> Bool {
        guard let last = views[view].compounds.last else { return false }
        let shown = shownParts ?? findShownParts()
        shownParts = shown
        let pseudoElement = kind(selectors.compounds[last].pseudoElement)
        var isShown = false
        for part in selectors.parts[selectors.compounds[last].parts] where !CSSPart.isState(part) {
            switch shown[CSSPart.id(part), pseudoElement] {
            case CSSPairing.inFull: isShown = true
            case CSSPairing.inPart: return false
            default: break
            }
        }
        return isShown
    }

    private static let inFull: Int32 = 0, inPart: Int32 = 1

    private func kind(_ pseudoElement: CSSCompound.PseudoElement?) -> Int32 {
        pseudoElement.map { Int32($0.rawValue) + 1 } ?? 0
    }

    /// Finds the simple selectors of the elements for which a rule sets an opacity other than 0, by the kind of
    /// pseudo-element: whether all such rules set 1.
    private func findShownParts() -> CSSPairTable {
        var result = CSSPairTable()
        for element in elements.all where element.properties.contains(.opacity) {
            guard let last = selectors.all[Int(element.selector)].compounds.last else { continue }
            let compound = selectors.compounds[last]
            var record = element.firstRecord
            while record >= 0 {
                let one = elements.records[Int(record)]
                record = one.next
                guard one.property == .opacity else { continue }
                let how: Int32
                switch settings[Int(one.setting)].value {
                case .opacity(0): continue
                case .effect(false): how = CSSPairing.inFull
                default: how = CSSPairing.inPart
                }
                for part in selectors.parts[compound.parts] {
                    let (id, pseudoElement) = (CSSPart.id(part), kind(compound.pseudoElement))
                    result.set(id, pseudoElement, to: max(result[id, pseudoElement], how))
                }
            }
        }
        return result
    }
}
