import ColorMath
import SourceColors
import SourceText

/// Controls, and the labels that their styles color.
extension SwiftViewReader {
    /// Returns the style of the control `view`.
    func style(of view: SwiftView, in outer: SwiftSurroundings) -> SwiftButtonStyle {
        view.look.buttonStyle.map { looks.buttonStyle($0, of: view.chain) } ?? outer.buttonStyle
    }

    /// Returns what is set for lists and buttons in `view`.
    func lists(of view: SwiftView, in outer: SwiftSurroundings) -> ViewLists {
        var buttons: ViewLists = []
        switch style(of: view, in: outer) {
        case .prominent, .other: buttons = .styledButtons
        case .plain: buttons = .plainButtons
        case .automatic: if view.look.buttonStyle != nil { buttons = .plainButtons }
        }
        return view.look.lists.over(buttons).over(outer.lists)
    }

    /// Returns what lies behind the label of the control `view` on `background`: a style that is set around it may draw over that.
    func backgroundOfLabel(
        on background: ExpressionID?, of view: SwiftView, in outer: SwiftSurroundings
    ) -> ExpressionID? {
        guard let background, view.look.buttonStyle == nil else { return background }
        switch style(of: view, in: outer) {
        case .other: return facts.doubtful(.effect("buttonStyle"), background)
        case .automatic where outer.scope != nil && !outer.isDeclared:
            return facts.layered([
                facts.add(.surface(.buttonStyle), at: facts.range(of: background)), background,
            ])
        case .automatic, .plain, .prominent: return background
        }
    }

    /// The color of the label of a prominent button is unknown.
    private static var labelReason: UnresolvedReason { .other("the button's style chooses the color of its label") }

    /// Adds the pair of a prominent button whose label is a string.
    func readProminentButton(_ view: SwiftView, in outer: SwiftSurroundings) {
        guard let tint = view.look.tint.flatMap({ paints.tint(of: view.chain.links[$0]) }) ?? outer.tint else { return }
        let foreground =
            view.look.foregrounds.isEmpty
            ? facts.unresolved(Self.labelReason, TokenRange(view.chain.start))
            : facts.doubtful(Self.labelReason, paints.foreground(of: view))
        var pair = ColorPair(kind: .sameElement, foreground: foreground, background: tint)
        pair.appearances = appearances(of: view, in: outer)
        pair.scope = outer.scope
        pair.window = outer.window
        var label = view
        label.role = .text
        pair.content = content(of: label, in: outer)
        facts.add(pair)
    }

    /// Passes the tint on to the label of a prominent button as its background.
    func passLabel(of view: SwiftView, _ closures: [Int], in outer: SwiftSurroundings) {
        var inner = outer
        inner.inheritsForeground = false
        inner.kind = .container
        inner.isShape = false
        inner.layers = 1
        var background = outer.tint ?? facts.unresolved(.systemColor("the tint"), TokenRange(view.chain.start))
        if let effect = view.look.effect ?? view.look.unknown {
            background = facts.doubtful(.effect(name(effect, of: view)), background)
        }
        if !view.look.opacities.isEmpty { background = facts.doubtful(.effect("opacity"), background) }
        inner.background = background
        inner.foreground =
            view.look.foregrounds.isEmpty
            ? outer.tint == nil ? nil : facts.unresolved(Self.labelReason, TokenRange(view.chain.start))
            : facts.doubtful(Self.labelReason, paints.foreground(of: view))
        environment.meet(.sameElement, in: &inner)
        environment.surround(closures, with: inner)
    }

    // MARK: Indicators

    /// Whether the view shows progress or a value. One with other arguments is of another framework.
    func isIndicator(_ chain: SwiftChain) -> Bool {
        guard tokens.isText(chain.start, "ProgressView") else { return tokens.isText(chain.start, "Gauge") }
        let label = chain.links.first.flatMap { tokens.arguments(of: $0).first?.label }
        return label.map { Self.progressLabels.contains(tokens.bytes($0)) } ?? true
    }

    private static let progressLabels = WordSet("value timerInterval")

    /// Adds the pair of a tinted indicator, or notes its color; returns false if it is not tinted.
    /// <https://developer.apple.com/documentation/swiftui/progressview>
    func readIndicator(_ view: SwiftView, in outer: SwiftSurroundings) -> Bool {
        let look = view.look
        guard var color = indicatorColor(view) else { return false }
        if let effect = look.effect { color = facts.doubtful(.effect(name(effect, of: view)), color) }
        if look.isInactive || outer.isInactive { color = facts.doubtful(.inactiveControl, color) }
        for opacity in look.opacities {
            color = expressions.faded(
                color, by: view.chain.links[opacity], coversBackground: opacity > look.backgrounds.first ?? .max)
        }
        if let unknown = look.unknown { color = facts.doubtful(.customView(name(unknown, of: view)), color) }
        let hasOwn = !look.backgrounds.isEmpty
        let appearances = appearances(of: view, in: outer)
        if hasOwn || outer.background != nil {
            let background = hasOwn ? paints.background(of: view, over: outer) : outer.background
            var pair = ColorPair(
                kind: hasOwn ? .sameElement : outer.kind, foreground: color, background: background,
                content: .nonText, appearances: appearances)
            pair.scope = outer.scope
            pair.window = outer.window
            facts.add(pair)
        }
        facts.textColors.append(SwiftTextColor(color: color, content: .nonText, appearances: appearances))
        return true
    }

    /// Returns the color that `.tint(…)` or `.progressViewStyle(CircularProgressViewStyle(tint: …))` gives the indicator.
    private func indicatorColor(_ view: SwiftView) -> ExpressionID? {
        for link in view.chain.links.dropFirst() where tokens.isText(link.name, "progressViewStyle") {
            guard let opener = link.arguments, Self.tintedStyles.contains(tokens.bytes(opener + 1)),
                let tint = tokens.arguments(opener + 2)?.first, tokens.isLabeled(tint, "tint")
            else { continue }
            return expressions.expression(tint.range, .swiftUI)
        }
        guard let tint = view.look.tint, !isReset(view.chain.links[tint]) else { return nil }
        return paints.tint(of: view.chain.links[tint])
    }

    private static let tintedStyles = WordSet("CircularProgressViewStyle LinearProgressViewStyle")
}
