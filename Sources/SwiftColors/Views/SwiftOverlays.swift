import ColorMath
import SourceColors
import SourceText

/// Overlays and toolbars, and what lies behind them.
extension SwiftViewReader {
    /// Passes on to the overlay, link number `index` of the view, what it lies on: a shape, a color, a picture.
    func passOverlay(_ index: Int, of view: SwiftView, in outer: SwiftSurroundings) {
        let (chain, look) = (view.chain, view.look)
        let link = chain.links[index]
        guard index > 0, let opener = link.closure ?? link.arguments else { return }
        var inner = outer
        inner.meeting = nil
        inner.foreground = nil
        inner.inheritsForeground = false
        inner.kind = .sameElement
        inner.isShape = true
        inner.layers = 1
        inner.appearances = appearances(of: view, in: outer)
        let drawn = chain.range(through: chain.links[index - 1])
        var background: ExpressionID
        switch view.role {
        case .shape, .textless:
            if tokens.isText(chain.start, "Spacer") || tokens.isText(chain.start, "Divider") { return }
            background = expressions.expression(drawn, .swiftUI)
        case .symbol where !isSystemSymbol(view): background = expressions.image(chain, through: index)
        // The name of a color: `style.color.overlay { … }`
        case nil where view.head.isPlain && look.backgrounds.isEmpty && look.unknown.map({ $0 > index }) ?? true:
            background = expressions.drawing(drawn)
            if case .unresolved = facts.kind(of: background) { return passOverlay(opener, over: view, in: outer) }
        default: return passOverlay(opener, over: view, in: outer)
        }
        if let below = outer.background, facts.matters(below, beneath: background),
            outer.layers < SwiftSurroundings.maximumLayers
        {
            inner.layers = outer.layers + 1
            background = facts.layered([background, below])
        }
        if let unknown = look.unknown, unknown < index {
            background = facts.doubtful(.customView(name(unknown, of: view)), background)
        }
        if let change = look.effect ?? look.opacities.first(where: { $0 > index }) {
            background = facts.doubtful(.effect(name(change, of: view)), background)
        }
        if let scheme = look.scheme, !looks.isSchemeOfScreen(chain.links[scheme.link]), scheme.link < index {
            inner.appearances = outer.appearances
            background = facts.doubtful(.effect("colorScheme"), background)
        }
        if facts.drawsNothing(background) { return }
        inner.background = background
        // A foreground that is set further out applies to the overlay too.
        let further = chain.links.indices.first {
            $0 > index && SwiftModifiers.roles[tokens.bytes(chain.links[$0].name)] == .foreground
        }
        if let further, let color = paints.color(of: chain.links[further]) {
            inner.foreground = color
            environment.meet(.sameElement, in: &inner)
        }
        environment.surround([opener], with: inner, isStack: true)
    }

    /// Passes on to the overlay in the bracket at `opener` what applies to it but for what it lies on, which is not known.
    private func passOverlay(_ opener: Int, over view: SwiftView, in outer: SwiftSurroundings) {
        guard outer.scope != nil else { return }
        var inner = outer
        inner.meeting = nil
        inner.foreground = nil
        inner.hasForeground = outer.hasForeground || outer.foreground != nil || !view.look.foregrounds.isEmpty
        inner.appearances = appearances(of: view, in: outer)
        inner.sectionBackground = nil
        inner.isInListOfScope = false
        inner.layers = 0
        inner.background = nil
        inner.isOverlay = true
        environment.surround([opener], with: inner, isStack: true)
    }

    private func isSystemSymbol(_ view: SwiftView) -> Bool {
        view.head.arguments.map { tokens.isText($0 + 1, "systemName") } ?? false
    }

    /// Passes on to the axes and the legend of a chart what lies behind the chart: they stand beside its marks.
    /// <https://developer.apple.com/documentation/charts/customizing-axes-in-swift-charts>
    func passGuides(of view: SwiftView, in outer: SwiftSurroundings) {
        guard tokens.isText(view.head.name, "Chart") else { return }
        var inner = outer
        inner.meeting = nil
        inner.foreground = nil
        inner.inheritsForeground = false
        inner.appearances = appearances(of: view, in: outer)
        inner.sectionBackground = nil
        inner.background = innerBackground(of: view, in: outer)
        environment.surround(view.look.guides.compactMap { view.chain.links[$0].closure }, with: inner)
    }

    /// Passes on to the content of toolbars the background that the view gives them; the system's is not published.
    func passToolbars(of view: SwiftView, in outer: SwiftSurroundings) {
        var color: ExpressionID?
        var isVisible = false
        for link in view.chain.links where tokens.isText(link.name, "toolbarBackground") {
            guard let first = tokens.arguments(of: link).first, first.label == nil else { continue }
            let isSetting = first.upper == first.lower + 2 && tokens.kind(first.lower) == .period
            if isSetting, tokens.isText(first.lower + 1, "visible") {
                isVisible = true
            } else if !isSetting || !SwiftModifiers.visibilities.contains(tokens.bytes(first.lower + 1)) {
                color = expressions.expression(first.range, .shapeStyle)
            }
        }
        var inner = SwiftSurroundings()
        inner.layers = 1
        inner.scope = outer.scope
        inner.isRoot = outer.isRoot
        inner.window = outer.window
        inner.appearances = outer.appearances
        inner.hasForeground = true
        if let color {
            let doubt = UnresolvedReason.other("the bar shows its background only when content scrolls under it")
            inner.background = isVisible ? color : facts.doubtful(doubt, color)
        } else {
            inner.background = facts.unresolved(
                .systemColor("the background of the toolbar"), TokenRange(view.chain.start))
        }
        environment.surround(view.look.toolbars.compactMap { view.chain.links[$0].closure }, with: inner)
    }
}
