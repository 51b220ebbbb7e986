import SourceColors
import SourceText

/// The project's styles of buttons and labels: what a button's label lies on is what the style draws behind `configuration.label`.
extension SwiftViewReader {
    /// The members and types of the system's styles.
    private static let systemStyles = WordSet(
        """
        automatic plain bordered borderedProminent borderless link card glass glassProminent accessoryBar \
        accessoryBarAction DefaultButtonStyle PlainButtonStyle BorderedButtonStyle BorderedProminentButtonStyle \
        BorderlessButtonStyle LinkButtonStyle CardButtonStyle GlassButtonStyle titleAndIcon titleOnly iconOnly \
        DefaultLabelStyle TitleAndIconLabelStyle TitleOnlyLabelStyle IconOnlyLabelStyle
        """)

    /// Returns the token that names the project's style of the button or label `view`; nil if it has none of its own.
    func ownStyle(of view: SwiftView) -> Int? {
        let links = view.chain.links
        var found: Int? = view.look.buttonStyle
        if view.role != .control, !isControl(view) {
            guard tokens.isText(view.head.name, "Label") else { return nil }
            found = links.indices.dropFirst().first { tokens.isText(links[$0].name, "labelStyle") }
        }
        guard let found, !links[found].isConditional, let opener = links[found].arguments,
            let style = styleName(of: links[found])
        else { return nil }
        let end = tokens.kind(style + 1) == .leftParen ? tokens.closing(style + 1) : style
        guard end.map({ tokens.closing(opener) == $0 + 1 }) ?? false, !isOfSystem(style) else {
            return nil
        }
        return style
    }

    /// Whether the style that the token `name` names is the system's. Its members have no arguments, but for glass.
    private func isOfSystem(_ name: Int) -> Bool {
        let isCall = tokens.kind(name - 1) == .period && tokens.kind(name + 1) == .leftParen
        return isCall ? tokens.isText(name, "glass") : Self.systemStyles.contains(tokens.bytes(name))
    }

    /// Passes what the button or label `view` shows, in the braces `closures`, to the style that the token `style` names.
    ///
    /// - Parameter inner: what applies to it apart from the style.
    func passLabel(
        of view: SwiftView, _ closures: [Int], toStyle style: Int, _ inner: SwiftSurroundings,
        in outer: SwiftSurroundings
    ) {
        let plain = withoutStyle(view)
        var label = inner
        label.background = nil
        // The style may set a color.
        label.foreground = inner.foreground.map { facts.doubtful(.effect("buttonStyle"), $0) }
        label.hasForeground = true
        let named = labeledClosures(of: view.head)
        let parts = closures.map { (closure: Int) -> (label: String, brace: Int) in
            let title = named.first { $0.brace == closure }.map { tokens.text($0.label) } ?? "title"
            return (view.role == .control ? "label" : title, closure)
        }
        scopes.passLabel(
            to: style, by: plain, parts, label, background: innerBackground(of: plain, in: outer), in: outer)
    }

    /// Returns `view` as it is without its style.
    private func withoutStyle(_ view: SwiftView) -> SwiftView {
        var view = view
        if let effect = view.look.effect, name(effect, of: view).hasSuffix("Style") { view.look.effect = nil }
        return view
    }

    /// Gives the color of `view`, a button or label with a title, to the text that its style shows, if that is the project's;
    /// returns whether it does.
    func giveColorToStyle(of view: SwiftView, in outer: SwiftSurroundings) -> Bool {
        guard !view.look.foregrounds.isEmpty, outer.scope != nil, !outer.isDeclared,
            view.role == .text || view.role == .control, let style = ownStyle(of: view)
        else { return false }
        let plain = withoutStyle(view)
        let isLabel = tokens.isText(view.head.name, "Label")
        let link = view.chain.links.last { tokens.isText($0.name, isLabel ? "labelStyle" : "buttonStyle") }
        guard let background = innerBackground(of: plain, in: outer),
            let scope = giveColor(by: plain, to: scopes.textScope(ofStyle: link?.name ?? style, in: outer), in: outer)
        else { return false }
        scopes.noteModifierUse(
            style, arguments: style + 1, by: plain, in: outer, background: background, isSmall: false, given: scope)
        return true
    }
}

extension SwiftViewScopes {
    /// Begins a scope for each of `parts`, which the style named by the token `style` is given by `view`.
    func passLabel(
        to style: Int, by view: SwiftView, _ parts: [(label: String, brace: Int)], _ label: SwiftSurroundings,
        background: ExpressionID?, in outer: SwiftSurroundings
    ) {
        guard let scope = outer.scope else { return }
        let name = facts.collected.viewScopes[scope].name
        let type = owners[scope]
        var use = ViewUse(
            callee: .type(tokens.text(style) + ViewScope.labelOfStyle), owner: type, range: tokens[style].range)
        use.scope = scope
        use.background = background
        use.appearances = label.appearances
        use.isInactive = label.isInactive
        use.window = label.window
        use.lists = label.lists
        use.hasForeground = outer.hasForeground || outer.foreground != nil || !view.look.foregrounds.isEmpty
        let opener = tokens.kind(style + 1) == .leftParen ? style + 1 : nil
        noteArguments(in: opener, of: &use)
        use.decidingArguments = decidingArguments(in: opener, after: style, given: outer.item)
        facts.collected.viewUses.append(use)
        let number = facts.collected.viewUses.count - 1
        for part in parts {
            var inner = ViewScope(name: name, nameRange: tokens[part.brace].range)
            inner.container = number
            inner.label = part.label
            enter(inner, of: type, at: [part.brace], label)
        }
    }

    /// Adds the scope of the text in the style that the link `name` sets, and returns its index.
    func textScope(ofStyle name: Int, in outer: SwiftSurroundings) -> Int {
        var scope = ViewScope(name: tokens.text(name), nameRange: tokens[name].range)
        scope.isText = true
        scope.isGiven = true
        return addScope(scope, of: outer.scope.map { owners[$0] } ?? "")
    }

    /// Notes that a style shows the label that it is given by `view`: `configuration.label`, on `background`.
    func noteLabel(_ view: SwiftView, in outer: SwiftSurroundings, background: ExpressionID?) {
        guard let scope = outer.scope else { return }
        let name = facts.collected.viewScopes[scope].name
        guard name.hasSuffix(".makeBody") else { return }
        let style = String(name.dropLast(".makeBody".utf8.count)) + ViewScope.labelOfStyle
        let place = tokens[view.chain.links[1].name].range
        let labels =
            scopesOfLabels[style] ?? addScope(ViewScope(name: style + ".body", nameRange: place), of: owners[scope])
        scopesOfLabels[style] = labels
        let part = tokens.text(view.chain.links[1].name)
        var use = ViewUse(callee: .content(part), owner: style, range: place)
        use.scope = labels
        use.background = background
        use.appearances = outer.appearances
        use.isInactive = outer.isInactive || view.look.isInactive
        use.hasForeground = outer.hasForeground || outer.foreground != nil || !view.look.foregrounds.isEmpty
        facts.collected.viewUses.append(use)
    }
}
