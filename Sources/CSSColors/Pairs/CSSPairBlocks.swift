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
    private func drawsBackground(_ those: [Int32]) -> Bool {
        let view = CSSView(elements: those)
        guard
            let winner = elements.winner(.backgroundColor, in: view, .light)
                ?? elements.winner(.backgroundColor, in: view, .dark),
            case .color(let paint) = settings[Int(winner.setting)].value
        else { return false }
        guard case .literal(let literal, _) = paint, case .color(let value) = facts.literals[literal].value else {
            return true
        }
        return value.rgba.alpha > 0
    }

    /// Whether the text may be in a `pre` or `code` with a background of its own, inside of `behind`: one that a rule
    /// selects there, or any if the class of `behind` is about code.
    mutating func mayBeInCode(_ subject: CSSCompound, _ behind: Side) -> Bool {
        guard behind.view > 0, views.indices.contains(behind.view), !subject.hasType, subject.pseudoElement == nil
        else { return false }
        let types = [selectors.texts.type("pre"), selectors.texts.type("code")].filter { $0 >= 0 }
        guard !types.isEmpty else { return false }
        var isAboutCode = false
        if let last = views[behind.view].compounds.last {
            for part in selectors.parts[selectors.compounds[last].parts] where CSSPart.isClass(part) {
                selectors.texts.withText(CSSPart.id(part)) { name in
                    isAboutCode = isAboutCode || CSSPairing.codeClasses[name] != nil
                }
            }
        }
        // Rules for a `pre` in the text's own ancestors name it, and so are considered already.
        for type in types {
            var those = isAboutCode ? [selectors.selector(ofOnly: type)] : []
            for view in views[1...behind.view] { those += selectors.selectors(of: type, inside: view.compounds) }
            var found: [Int32] = []
            elements.addElements(of: those.filter { $0 >= 0 }, in: views[0].contexts, to: &found)
            if drawsBackground(found) { return true }
        }
        return false
    }

    /// Classes around highlighted code, which is in a `pre`.
    private static let codeClasses = WordTable<Bool>(ignoringCase: [
        ("highlight codehilite hljs code code-block codeblock sourcecode syntax prism rouge", true)
    ])

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
