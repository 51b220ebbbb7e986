import ColorMath
import SourceColors
import SourceText

/// Finds boxes between a text and its background by the names of classes: `search__icon` is in the component `search`,
/// of which `search__form` may be around the icon. <https://getbem.com/naming/>
extension CSSPairing {
    /// Whether a part of the text's component with a background of its own may lie between the text and `behind`, which
    /// is outside of that component.
    mutating func mayLieBetween(_ text: Side, _ behind: Side) -> Bool {
        guard behind.view > 0, views.indices.contains(behind.view), let last = views[0].compounds.last else {
            return false
        }
        let own = selectors.parts[selectors.compounds[last].parts].filter(CSSPart.isClass)
        for part in own {
            guard let block = block(of: part, isPart: true) else { continue }
            let around = views[behind.view].compounds.last.map { selectors.parts[selectors.compounds[$0].parts] } ?? []
            if around.contains(where: { CSSPart.isClass($0) && self.block(of: $0, isPart: false) == block }) {
                continue
            }
            let parts = blockParts ?? partsWithBackground()
            blockParts = parts
            if parts[block]?.contains(where: { !own.contains($0) }) == true { return true }
        }
        return false
    }

    /// Returns the classes of parts of components, by component, with the declaration of an opaque background.
    private func partsWithBackground() -> [[UInt8]: [Int32]] {
        var result: [[UInt8]: [Int32]] = [:]
        for (index, element) in elements.all.enumerated() where element.hasBackground {
            guard let last = selectors.all[Int(element.selector)].compounds.last,
                selectors.compounds[last].pseudoElement == nil
            else { continue }
            let view = CSSView(elements: [Int32(truncatingIfNeeded: index)])
            guard let winner = elements.winner(.backgroundColor, in: view, .light),
                case .color(let paint) = settings[Int(winner.setting)].value
            else { continue }
            if case .literal(let literal, _) = paint, case .color(let value) = facts.literals[literal].value,
                value.rgba.alpha == 0
            {
                continue
            }
            for part in selectors.parts[selectors.compounds[last].parts] where CSSPart.isClass(part) {
                if let block = block(of: part, isPart: true), result[block]?.contains(part) != true {
                    result[block, default: []].append(part)
                }
            }
        }
        return result
    }

    /// Returns the name of the component of the class `part`: what precedes `__`, or unless `isPart`, a modifier or the
    /// end.
    private func block(of part: Int32, isPart: Bool) -> [UInt8]? {
        var result: [UInt8]?
        selectors.texts.withText(CSSPart.id(part)) { name in
            for end in name.indices.dropFirst(2) {
                let isMark = name[end - 1] == name[end] && name[end] == UInt8(ascii: "_")
                let isModifier = !isPart && name[end - 1] == name[end] && name[end] == UInt8(ascii: "-")
                if isMark || isModifier {
                    result = Array(name[..<(end - 1)])
                    return
                }
            }
            if !isPart { result = Array(name) }
        }
        return result
    }
}
