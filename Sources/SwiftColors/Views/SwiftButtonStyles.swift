import SourceColors
import SourceText

/// The project's styles of buttons: what a button's label lies on is what the style draws behind `configuration.label`.
extension SwiftViewReader {
    /// The members and types of the system's styles.
    private static let systemStyles = WordSet(
        """
        automatic plain bordered borderedProminent borderless link card glass glassProminent accessoryBar \
        accessoryBarAction DefaultButtonStyle PlainButtonStyle BorderedButtonStyle BorderedProminentButtonStyle \
        BorderlessButtonStyle LinkButtonStyle CardButtonStyle GlassButtonStyle
        """)

    /// Returns the token that names the project's style of the button `view`; nil if it has none of its own.
    func ownStyle(of view: SwiftView) -> Int? {
        guard view.role == .control, let index = view.look.buttonStyle else { return nil }
        let link = view.chain.links[index]
        guard !link.isConditional, tokens.isText(link.name, "buttonStyle"), let opener = link.arguments else {
            return nil
        }
        let name = tokens.kind(opener + 1) == .period ? opener + 2 : opener + 1
        let end = tokens.kind(name + 1) == .leftParen ? tokens.closing(name + 1) : name
        guard tokens.isName(name), end.map({ tokens.closing(opener) == $0 + 1 }) ?? false,
            !isOfSystem(name)
        else { return nil }
        return name
    }

    /// Whether the style that the token `name` names is the system's. Its members have no arguments, but for glass.
    private func isOfSystem(_ name: Int) -> Bool {
        let isCall = tokens.kind(name - 1) == .period && tokens.kind(name + 1) == .leftParen
        return isCall ? tokens.isText(name, "glass") : Self.systemStyles.contains(tokens.bytes(name))
    }

    /// Passes the label of the button `view`, in the braces `closures`, to the style that the token `style` names.
    ///
    /// - Parameter inner: what applies to the label apart from the style.
    func passLabel(
        of view: SwiftView, _ closures: [Int], toStyle style: Int, _ inner: SwiftSurroundings, in outer: SwiftSurroundings
    ) {
        var view = view
        if view.look.effect == view.look.buttonStyle { view.look.effect = nil }
        var label = inner
        label.background = nil
        // The style may set a color.
        label.foreground = inner.foreground.map { facts.doubtful(.effect("buttonStyle"), $0) }
        label.hasForeground = true
        scopes.passLabel(
            to: style, by: view, at: closures, label, background: innerBackground(of: view, in: outer), in: outer)
    }
}

extension SwiftViewScopes {
    /// Begins the scope of the label, in the braces `closures`, that the style named by the token `style` is given by `view`.
    func passLabel(
        to style: Int, by view: SwiftView, at closures: [Int], _ label: SwiftSurroundings, background: ExpressionID?,
        in outer: SwiftSurroundings
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
        var inner = ViewScope(name: name, nameRange: tokens[closures[0]].range)
        inner.container = facts.collected.viewUses.count - 1
        inner.label = "label"
        enter(inner, of: type, at: closures, label)
    }

    /// Notes that a style shows the label that it is given by `view`: `configuration.label`, on `background`.
    func noteLabel(_ view: SwiftView, in outer: SwiftSurroundings, background: ExpressionID?) {
        guard let scope = outer.scope, tokens.isText(view.chain.links[1].name, "label") else { return }
        let name = facts.collected.viewScopes[scope].name
        guard name.hasSuffix(".makeBody") else { return }
        let style = name.dropLast(".makeBody".utf8.count) + ViewScope.labelOfStyle
        let place = tokens[view.chain.links[1].name].range
        let scopes = facts.collected.viewScopes
        let labels =
            scopes.lastIndex { $0.name == style + ".body" }
            ?? addScope(ViewScope(name: style + ".body", nameRange: place), of: owners[scope])
        var use = ViewUse(callee: .content("label"), owner: String(style), range: place)
        use.scope = labels
        use.background = background
        use.appearances = outer.appearances
        use.isInactive = outer.isInactive || view.look.isInactive
        use.hasForeground = outer.hasForeground || outer.foreground != nil || !view.look.foregrounds.isEmpty
        facts.collected.viewUses.append(use)
    }
}
