import SourceColors

/// The colors that views are given for the text in them, and the text that has the color around it.
extension SwiftViewReader {
    /// Adds the pair of the color that `view` gives to the text in the scope `used`, of a view of the project that it uses, and
    /// returns that; nil if it gives it none, or another modifier may.
    func giveColor(by view: SwiftView, to used: @autoclosure () -> Int, in outer: SwiftSurroundings) -> Int? {
        let look = view.look
        guard let last = look.foregrounds.last, !isReset(view.chain.links[last]), !look.isChangedOtherwise,
            look.unknowns.first.map({ $0 > last }) ?? true
        else { return nil }
        var foreground = paints.foreground(of: view)
        if !outer.hasForeground, outer.foreground == nil, let label = labelColor(foreground, in: outer) {
            foreground = label
        }
        if look.isInactive || outer.isInactive { foreground = facts.doubtful(.inactiveControl, foreground) }
        let scope = used()
        // A font that is set outside may apply to the text.
        var isUsual = look.font == nil && look.weight == .regular && outer.weight == .regular
        if case .standard = outer.font {} else { isUsual = false }
        let given = isUsual ? PairContent.text : .textOfUnknownSize
        var pair = ColorPair(
            kind: .container, foreground: foreground,
            background: facts.add(.surroundings, at: facts.range(of: foreground)),
            content: given,
            appearances: appearances(of: view, in: outer))
        pair.scope = scope
        facts.add(pair)
        return scope
    }

    /// Notes that `view`, over `background`, has the color that is set around the scope.
    func noteInherited(_ view: SwiftView, over background: ExpressionID?, in outer: SwiftSurroundings) {
        guard outer.inheritsForeground, outer.foreground == nil, let scope = outer.scope, var background,
            view.role == .text || view.role == .symbol && (isTinted(view) || isIcon(view)), !isControl(view),
            !view.look.isChangedOtherwise, !view.look.isInactive, !outer.isInactive, view.look.scheme == nil,
            view.look.move == nil, !tokens.isText(view.chain.start, "TextEditor")
        else { return }
        let customs = customs(of: view, before: .max, inside: .max)
        if !customs.isEmpty { background = covered(background, by: customs) }
        var text = ViewText(
            scope: scope, background: background, appearances: outer.appearances, window: outer.window)
        let content = content(of: view, in: outer)
        text.isSmall = content == .text
        text.isSymbol = content == .nonText
        if facts.collected.viewTexts.suffix(8).contains(text) { return }
        facts.collected.viewTexts.append(text)
    }

    /// Whether `view` is the image of a view for icons: `image` of `BrandIcon`, `icon`. They are templates if they are given a color.
    private func isIcon(_ view: SwiftView) -> Bool {
        guard view.head.isPlain, !keepsColors(view) else { return false }
        let (name, type) = (tokens.text(view.head.name), nesting.type?.name ?? "")
        return name == "icon" || name.hasSuffix("Icon") || type.hasSuffix("Icon") || type.hasSuffix("Symbol")
    }
}
