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

    /// Whether the text, in any element of a type inside of `behind` (`.map a`), may be in another box in there, which has a
    /// background of its own (`.map .legend`).
    mutating func mayBeInBox(_ subject: CSSCompound, _ behind: Side) -> Bool {
        guard behind.view == 1, subject.combinator == .descendant, subject.pseudoElement == nil,
            let own = views.first?.compounds, own.count == 2, let around = own.first
        else { return false }
        let types = selectors.parts[subject.parts]
        guard types.contains(where: CSSPart.isType), types.allSatisfy({ CSSPart.isType($0) || CSSPart.isState($0) })
        else { return false }
        let boxes = innerBoxes ?? boxesWithBackground()
        innerBoxes = boxes
        return selectors.parts[selectors.compounds[around].parts].contains { part in
            boxes[part]?.contains { box in
                !selectors.parts[selectors.compounds[box].parts].contains { types.contains($0) }
            } == true
        }
    }

    /// The maximum number of boxes to consider inside of one class.
    private static let mostBoxes = 16

    /// Returns the compounds, with a class or identifier, of the boxes in other elements that draw a background, by the
    /// classes and identifiers of those elements.
    private func boxesWithBackground() -> [Int32: [Int]] {
        var result: [Int32: [Int]] = [:]
        for (index, element) in elements.all.enumerated() where element.hasBackground {
            let compounds = selectors.all[Int(element.selector)].compounds
            guard compounds.count > 1, let last = compounds.last else { continue }
            let box = selectors.compounds[last]
            guard box.pseudoElement == nil, box.contents == .text, box.state < 0, !box.isInactive else { continue }
            let parts = selectors.parts[box.parts]
            guard parts.contains(where: { !CSSPart.isType($0) && !CSSPart.isState($0) }),
                !parts.contains(where: { isLabel($0) }), drawsBackground([Int32(truncatingIfNeeded: index)])
            else { continue }
            for compound in compounds.dropLast() {
                for part in selectors.parts[selectors.compounds[compound].parts]
                where !CSSPart.isType(part) && !CSSPart.isState(part) && result[part]?.count ?? 0 < Self.mostBoxes {
                    result[part, default: []].append(last)
                }
            }
        }
        return result
    }

    /// Whether the class `part` is that of a small box, with nothing but a few words of its own in it.
    private func isLabel(_ part: Int32) -> Bool {
        CSSPart.isClass(part)
            && hasWord(part) { word, isLast in
                let said = CSSClassWord(word)
                return said.contains(.label) || isLast && said.contains(.lastOfLabel)
            }
    }

    /// Whether the text may be in a `pre` or `code` with a background of its own, inside of `behind`: one that a rule
    /// selects there, or any if the class of `behind` is about code.
    mutating func mayBeInCode(_ subject: CSSCompound, _ behind: Side) -> Bool {
        guard behind.view > 0, views.indices.contains(behind.view), !subject.hasType, subject.pseudoElement == nil
        else { return false }
        let types = [selectors.texts.type("pre"), selectors.texts.type("code")].filter { $0 >= 0 }
        guard !types.isEmpty else { return false }
        let isCode = views[behind.view].compounds.last.map { isAboutCode($0) } == true
        // Rules for a `pre` in the text's own ancestors name it, and so are considered already.
        for type in types {
            var those = isCode ? [selectors.selector(ofOnly: type)] : []
            for view in views[1...behind.view] { those += selectors.selectors(of: type, inside: view.compounds) }
            var found: [Int32] = []
            elements.addElements(of: those.filter { $0 >= 0 }, in: views[0].contexts, to: &found)
            if drawsBackground(found) { return true }
        }
        return false
    }

    /// Whether the compound at index `compound` has a class that is around highlighted code: `highlight`, `mw-highlight`.
    func isAboutCode(_ compound: Int) -> Bool {
        var result = false
        for part in selectors.parts[selectors.compounds[compound].parts] where CSSPart.isClass(part) {
            selectors.texts.withText(CSSPart.id(part)) { name in
                let lastWord = name.lastIndex(of: UInt8(ascii: "-")).map { name[($0 + 1)...] } ?? name[...]
                result =
                    result || CSSPairing.codeClasses[name] != nil
                    || CSSPairing.codeClasses[UnsafeBufferPointer(rebasing: lastWord)] != nil
            }
        }
        return result
    }

    /// Classes around highlighted code, which is in a `pre`.
    private static let codeClasses = WordTable<Bool>(ignoringCase: [
        ("highlight codehilite hljs code code-block codeblock sourcecode syntax syntaxhl prism rouge", true)
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
