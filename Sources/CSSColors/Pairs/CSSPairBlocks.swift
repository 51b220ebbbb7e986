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
            if isInPartWithBackground(part) { return true }
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

    /// Whether the class `part` is that of a part inside of another part with a background: `list__item__remove` in
    /// `list__item`.
    private mutating func isInPartWithBackground(_ part: Int32) -> Bool {
        guard let block = block(of: part, isPart: true) else { return false }
        let parts = blockParts ?? partsWithBackground()
        blockParts = parts
        guard let others = parts[block] else { return false }
        var own: [UInt8] = []
        selectors.texts.withText(CSSPart.id(part)) { own = Array($0) }
        return others.contains { other in
            var isAround = false
            selectors.texts.withText(CSSPart.id(other)) { name in
                isAround =
                    own.count > name.count + 2 && own.starts(with: name)
                    && own[name.count] == UInt8(ascii: "_") && own[name.count + 1] == UInt8(ascii: "_")
            }
            return isAround
        }
    }

    /// Returns the classes of parts of components, by component, with the declaration of an opaque background.
    private func partsWithBackground() -> [[UInt8]: [Int32]] {
        var result: [[UInt8]: [Int32]] = [:]
        for (index, element) in elements.all.enumerated() where element.hasBackground {
            guard let last = selectors.all[Int(element.selector)].compounds.last,
                selectors.compounds[last].pseudoElement == nil
            else { continue }
            guard drawsBackground([Int32(truncatingIfNeeded: index)]) else { continue }
            for part in selectors.parts[selectors.compounds[last].parts] where CSSPart.isClass(part) {
                if let block = block(of: part, isPart: true), result[block]?.contains(part) != true {
                    result[block, default: []].append(part)
                }
            }
        }
        return result
    }

    /// Whether rules for `those` elements set a background color that is not transparent.
    func drawsBackground(_ those: [Int32]) -> Bool {
        guard
            let winner = elements.winner(.backgroundColor, among: those, .light)
                ?? elements.winner(.backgroundColor, among: those, .dark),
            case .color(let paint) = settings[Int(winner.setting)].value
        else { return false }
        guard case .literal(let literal, _) = paint, case .color(let value) = facts.literals[literal].value else {
            return true
        }
        return value.rgba.alpha > 0
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
