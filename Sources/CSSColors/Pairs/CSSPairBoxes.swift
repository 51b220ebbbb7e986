import ColorMath
import SourceColors
import SourceText

/// Finds boxes inside of the one with the background, in which the text may be.
extension CSSPairing {
    /// The maximum number of boxes to judge a text on.
    private static let mostBetween = 6

    /// Returns `behind` with the backgrounds of the boxes in front of it that the text may be in. It is unresolved if one of
    /// these is not a single color.
    mutating func veiled(_ subject: CSSCompound, _ behind: Side, _ appearance: Appearance) -> ExpressionID {
        let boxes = boxesAround(subject, behind)
        if !boxes.isEmpty { return veiled(behind, by: boxes.map { [$0] }, .box, appearance) }
        let code = codeAround(subject, behind)
        guard let pre = code.first?.elements, code[0].isCertain,
            let color = elements.winner(.backgroundColor, among: pre, appearance),
            !hasImage(pre, appearance), case .color(let paint) = settings[Int(color.setting)].value,
            alpha(of: paint) != 0
        else { return code.isEmpty ? behind.expression : veiled(behind, by: code.map(\.elements), .code, appearance) }
        var inner = behind
        let own = expression(paint, behind.view, appearance)
        inner.expression = expression(
            path(path(.inner, Int(behind.expression.index)), own.index), .layers([own, behind.expression]),
            facts.expressions.range(of: own))
        return veiled(inner, by: code.dropFirst().map(\.elements), .code, appearance)
    }

    mutating func veiled(
        _ behind: Side, by boxes: [[Int32]], _ veil: GradientLine.Veil, _ appearance: Appearance
    ) -> ExpressionID {
        let range = facts.expressions.range(of: behind.expression)
        var path = path(.veiled, Int(behind.expression.index))
        var layers: [ExpressionID] = []
        for box in boxes {
            var paint: CSSPaint?
            if hasImage(box, appearance) {
                paint = .unresolved(veil.reason, range)
            } else if let color = elements.winner(.backgroundColor, among: box, appearance) {
                switch settings[Int(color.setting)].value {
                case .color(let one): if alpha(of: one) != 0 { paint = one }
                // What is inherited is the background around, in which nothing else is.
                case .nothing, .inherited: break
                default: paint = .unresolved(veil.reason, range)
                }
            }
            guard let paint else { continue }
            let own = expression(paint, behind.view, appearance)
            if !changes(own, behind.expression) { continue }
            if layers.count == Self.mostBetween || { if case .unresolved = paint { true } else { false } }() {
                let path = self.path(self.path(.doubt, range.lowerBound), veil == .box ? 9 : 8)
                return expression(path, .unresolved(veil.reason), range)
            }
            layers.append(
                expression(
                    self.path(self.path(.veil, Int(own.index)), Int32(veil.rawValue)),
                    .gradient([own], GradientLine(veil: veil)), facts.expressions.range(of: own)))
            path = self.path(path, own.index)
        }
        return layers.isEmpty ? behind.expression : expression(path, .layers(layers + [behind.expression]), range)
    }

    /// Whether a box with the background `own` may have another color than the one `behind` it.
    private mutating func changes(_ own: ExpressionID, _ behind: ExpressionID) -> Bool {
        let isSame =
            switch (facts.expressions[own].kind, facts.expressions[behind].kind) {
            case (.literal(let a), .literal(let b)):
                facts.literals[a].color.map { $0 == facts.literals[b].color } == true
            case (.name(let a), .name(let b)): a == b
            default: false
            }
        return !isSame || mayBeTranslucent(own)
    }

    /// Whether rules for the elements at the indices `box` draw an image.
    private func hasImage(_ box: [Int32], _ appearance: Appearance) -> Bool {
        elements.winner(.backgroundImage, among: box, appearance)
            .map { settings[Int($0.setting)].value.isPainted } ?? false
    }

    /// Returns the elements of boxes with a background of their own inside of `behind` (`.map .legend`), in which the text may
    /// be that is in any element of a type in there (`.map a`).
    private mutating func boxesAround(_ subject: CSSCompound, _ behind: Side) -> [Int32] {
        guard behind.view == 1, subject.combinator == .descendant, subject.pseudoElement == nil,
            let own = views.first?.compounds, own.count == 2, let around = own.first
        else { return [] }
        let types = selectors.parts[subject.parts]
        guard types.contains(where: CSSPart.isType), types.allSatisfy({ CSSPart.isType($0) || CSSPart.isState($0) })
        else { return [] }
        let boxes = innerBoxes ?? boxesWithBackground()
        innerBoxes = boxes
        var result: [Int32] = []
        for part in selectors.parts[selectors.compounds[around].parts] {
            result += (boxes[part] ?? []).filter { box in
                let compounds = selectors.all[Int(elements.all[Int(box)].selector)].compounds
                return compounds.last.map { last in
                    !selectors.parts[selectors.compounds[last].parts].contains { types.contains($0) }
                } == true
            }
        }
        return result
    }

    /// The maximum number of boxes to consider inside of one class.
    private static let mostBoxes = 16

    /// Returns the elements, with a class or identifier, of the boxes in others that draw a background, by the classes and
    /// identifiers of those.
    private func boxesWithBackground() -> [Int32: [Int32]] {
        var result: [Int32: [Int32]] = [:]
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
                    result[part, default: []].append(Int32(truncatingIfNeeded: index))
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

    /// Returns the elements of a `pre` and a `code` with a background of their own, inside of `behind`, in which the text may
    /// be: those that a rule selects there, or any if the class of `behind` is about code. Each list is for one of the two, the
    /// `pre` first. The text is certainly in it if it is a token of Pygments: `<div class="highlight"><pre>…<span class="k">`.
    private mutating func codeAround(
        _ subject: CSSCompound, _ behind: Side
    ) -> [(elements: [Int32], isCertain: Bool)] {
        guard behind.view > 0, views.indices.contains(behind.view), !subject.hasType, subject.pseudoElement == nil
        else { return [] }
        let types = [selectors.texts.type("pre"), selectors.texts.type("code")].filter { $0 >= 0 }
        guard !types.isEmpty else { return [] }
        var result: [(elements: [Int32], isCertain: Bool)] = []
        let isCode = views[behind.view].compounds.last.map { isAboutCode($0) } == true
        // Rules for a `pre` in the text's own ancestors name it, and so are considered already.
        for type in types {
            var those = isCode ? [selectors.selector(ofOnly: type)] : []
            for view in views[1...behind.view] { those += selectors.selectors(of: type, inside: view.compounds) }
            var found: [Int32] = []
            elements.addElements(of: those.filter { $0 >= 0 }, in: views[0].contexts, to: &found)
            guard drawsBackground(found) else { continue }
            let isPre = type == types[0] && type == selectors.texts.type("pre")
            result.append((found, isPre && isCode && isToken(subject) && hasWrapperOfTokens(views[behind.view])))
        }
        return result
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

    /// Whether the element of `view` has a class that Pygments puts around a `pre`.
    private func hasWrapperOfTokens(_ view: CSSView) -> Bool {
        guard let last = view.compounds.last else { return false }
        return selectors.parts[selectors.compounds[last].parts].contains { part in
            CSSPart.isClass(part) && hasWord(part) { word, isLast in isLast && Self.tokenWrappers[word] != nil }
        }
    }

    /// The classes that Pygments puts around a `pre`: <https://pygments.org/docs/formatters/#HtmlFormatter>
    private static let tokenWrappers = WordTable<Bool>(ignoringCase: [("highlight codehilite", true)])

    /// Classes around highlighted code, which is in a `pre`.
    private static let codeClasses = WordTable<Bool>(ignoringCase: [
        ("highlight codehilite hljs code code-block codeblock sourcecode syntax syntaxhl prism rouge", true)
    ])
}
