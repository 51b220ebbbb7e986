import ColorMath
import SourceColors
import SourceText

/// What SwiftUI's containers and controls pass on to the views in them.
extension SwiftScanner {
    mutating func readContainer(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ closures: [Int],
        _ outer: SwiftSurroundings
    ) {
        var look = look
        var inner = outer
        inner.font = font(of: chain, look, in: outer)
        inner.weight = look.weight.over(outer.weight)
        inner.appearances = appearances(look, in: outer)
        inner.isInactive = outer.isInactive || look.isInactive
        if let tint = look.tint, let color = tintColor(chain.links[tint]) { inner.tint = color }
        let ownForeground = !look.foregrounds.isEmpty
        let ownBackground = !look.backgrounds.isEmpty
        if role != .control {
            if let style = look.buttonStyle { inner.buttonStyle = buttonStyle(style, of: chain) }
        } else {
            inner.buttonStyle = .automatic
            switch style(of: chain, look, outer) {
            case .prominent: return passLabel(of: chain, look, closures, inner)
            case .other: if look.effect == nil { look.effect = look.buttonStyle ?? look.backgrounds.last }
            case .plain: break
            case .automatic where ownForeground: break
            case .automatic:
                let doubt = UnresolvedReason.other("the style of \(viewName(chain)) may color its label")
                noteDoubt(doubt, inMeeting: outer.meeting)
                inner.foreground = nil
                inner.meeting = -1
            }
        }
        if ownForeground || ownBackground || look.isInactive || look.isChanged || look.scheme != nil || look.move != nil
        {
            inner.meeting = -1
            let outside = inner
            let pair = sides(chain, look, outside)
            if let pair {
                inner.foreground = pair.foreground
                inner.background = pair.background
                meet(pair.kind, in: &inner)
            } else if ownForeground {
                inner.foreground = alternatives(look.foregrounds, chain, look)
            }
            inner.background = innerBackground(chain, look, outside)
            if ownBackground {
                inner.kind = .container
                inner.isShape = false
                inner.layers = isOpaque(inner.background ?? pair?.background) ? 1 : outer.layers + 1
            }
        }
        if role == .opaqueContainer {
            if look.hidesScrollBackground { inner.rowBackdrop = inner.background }
            if !outer.isDeclared {
                inner.background = nil
                inner.meeting = -1
            }
        }
        inner.isDeclared = false
        if tokens.isText(chain.start, "ToolbarItem") || tokens.isText(chain.start, "ToolbarItemGroup"),
            let behind = inner.background, !isPrincipal(chain)
        {
            // What is not the bar's title may get a platter of its own.
            inner.background = doubtful(.customView("the toolbar"), behind)
        }
        guard
            inner.isInactive || inner.foreground != nil || inner.background != nil || inner.rowBackdrop != nil
                || inner.tint != nil
                || look.font != nil || inner.weight != .regular || inner.buttonStyle != .automatic
                || inner.appearances != .all || role == .stack || frames.last?.surroundings ?? -1 >= 0
        else { return }
        surround(closures, with: inner, isStack: role == .stack)
    }

    private func isOpaque(_ id: ExpressionID?) -> Bool { id.map { isOpaque($0) } ?? false }

    private func isPrincipal(_ chain: SwiftChain) -> Bool {
        arguments(of: chain.links[0]).contains {
            tokens.isLabelled($0, "placement") && tokens.isText($0.upper - 1, "principal")
        }
    }

    /// What lies behind the views inside that have a foreground of their own.
    private mutating func innerBackground(
        _ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings
    ) -> ExpressionID? {
        let own = look.backgrounds.first
        guard let known = own == nil ? outer.background : background(chain, look, over: outer) else { return nil }
        if let unknown = look.unknown, unknown < own ?? .max {
            return doubtful(.customView(tokens.text(chain.links[unknown].name)), known)
        }
        if let effect = look.effect { return doubtful(.effect(tokens.text(chain.links[effect].name)), known) }
        if let scheme = look.scheme, !isSchemeOfScreen(chain.links[scheme.link]), scheme.link < own ?? .max {
            return doubtful(.effect("colorScheme"), known)
        }
        if look.move != nil, own == nil, outer.isShape {
            return doubtful(.other("the text may be moved off its background"), known)
        }
        return look.opacities.isEmpty ? known : doubtful(.effect("opacity"), known)
    }

    // MARK: Controls

    /// The color that the modifier `link` gives controls; nil where it gives none.
    private mutating func tintColor(_ link: SwiftLink) -> ExpressionID? {
        let color = color(of: link)
        return link.isConditional ? color.map { doubtful(Self.branchReason, $0) } : color
    }

    /// How the control that is `chain` is drawn.
    func style(of chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings) -> SwiftButtonStyle {
        look.buttonStyle.map { buttonStyle($0, of: chain) } ?? outer.buttonStyle
    }

    /// The reason for which the color of a prominent button's label is not known.
    private static var labelReason: UnresolvedReason { .other("the button's style chooses the color of its label") }

    /// Adds the pair of a prominent button whose label is a string.
    mutating func readProminentButton(_ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings) {
        guard let tint = look.tint.flatMap({ tintColor(chain.links[$0]) }) ?? outer.tint else { return }
        let foreground =
            look.foregrounds.isEmpty
            ? unresolved(Self.labelReason, chain.start, chain.start + 1)
            : doubtful(Self.labelReason, alternatives(look.foregrounds, chain, look))
        var pair = ColorPair(kind: .sameElement, foreground: foreground, background: tint)
        pair.appearances = appearances(look, in: outer)
        pair.content = content(of: chain, look, .text, in: outer)
        add(pair)
    }

    /// Passes on to the label of a prominent button what it lies on: the tint.
    private mutating func passLabel(
        of chain: SwiftChain, _ look: SwiftLook, _ closures: [Int], _ outer: SwiftSurroundings
    ) {
        var inner = outer
        inner.kind = .container
        inner.isShape = false
        inner.layers = 1
        inner.background = outer.tint ?? unresolved(.systemColor("the tint"), chain.start, chain.start + 1)
        if let effect = look.effect ?? look.unknown, let behind = inner.background {
            inner.background = doubtful(.effect(tokens.text(chain.links[effect].name)), behind)
        }
        if !look.opacities.isEmpty, let behind = inner.background {
            inner.background = doubtful(.effect("opacity"), behind)
        }
        inner.foreground =
            look.foregrounds.isEmpty
            ? outer.tint == nil ? nil : unresolved(Self.labelReason, chain.start, chain.start + 1)
            : doubtful(Self.labelReason, alternatives(look.foregrounds, chain, look))
        meet(.sameElement, in: &inner)
        surround(closures, with: inner)
    }

    /// The braces that hold what the view shows.
    func contentClosures(of chain: SwiftChain, _ role: SwiftViews.Role?) -> [Int] {
        let head = chain.links[0]
        var labelled: [(label: Int, brace: Int)] = []
        if let first = head.closure, var index = tokens.closing(first).map({ $0 + 1 }) {
            while tokens.isName(index), tokens.kind(index + 1) == .colon, tokens.kind(index + 2) == .leftBrace,
                let close = tokens.closing(index + 2)
            {
                labelled.append((index, index + 2))
                index = close + 1
            }
        }
        let arguments = arguments(of: head)
        for argument in arguments where tokens.kind(argument.lower) == .leftBrace {
            if let label = argument.label { labelled.append((label, argument.lower)) }
        }
        if role == .control {
            if let label = labelled.first(where: { tokens.isText($0.label, "label") }) { return [label.brace] }
            guard let closure = head.closure, let first = arguments.first,
                arguments.allSatisfy({ $0.label.map { SwiftViews.actions.contains(tokens.bytes($0)) } ?? false }),
                !tokens.isLabelled(first, "role") || arguments.count > 1
            else { return [] }
            return [closure]
        }
        var braces = head.closure.map { [$0] } ?? []
        let isSection = tokens.isText(head.name, "Section")
        for (label, brace) in labelled where !isSection || tokens.isText(label, "content") { braces.append(brace) }
        return braces
    }

    // MARK: Overlays and toolbars

    /// Passes on to the overlay, link number `index` of `chain`, what it lies on: a shape, a color, a picture.
    mutating func passOverlay(
        _ index: Int, of chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        let link = chain.links[index]
        guard index > 0, let opener = link.closure ?? link.arguments else { return }
        var inner = outer
        inner.meeting = -1
        inner.foreground = nil
        inner.kind = .sameElement
        inner.isShape = true
        inner.layers = 1
        inner.appearances = appearances(look, in: outer)
        let upper = chain.links[index - 1].end
        var behind: ExpressionID
        switch role {
        case .shape, .textless:
            if tokens.isText(chain.start, "Spacer") || tokens.isText(chain.start, "Divider") { return }
            behind = expression(chain.start, upper, .swiftUI)
        case .symbol where !isSystemSymbol(chain): behind = unresolved(.image, chain.start, upper)
        default: return
        }
        if !isOpaque(behind), let below = outer.background, outer.layers < SwiftSurroundings.mostLayers {
            inner.layers = outer.layers + 1
            behind = facts.expressions.add(.layers([behind, below]), at: facts.expressions[behind].range)
        }
        if let unknown = look.unknown, unknown < index {
            behind = doubtful(.customView(tokens.text(chain.links[unknown].name)), behind)
        }
        if let change = look.effect ?? look.opacities.first(where: { $0 > index }) {
            behind = doubtful(.effect(tokens.text(chain.links[change].name)), behind)
        }
        if let scheme = look.scheme, !isSchemeOfScreen(chain.links[scheme.link]), scheme.link < index {
            inner.appearances = outer.appearances
            behind = doubtful(.effect("colorScheme"), behind)
        }
        if drawsNothing(behind) { return }
        inner.background = behind
        // What is set further out holds for the overlay too.
        let further = chain.links.indices.first {
            $0 > index && SwiftModifiers.roles[tokens.bytes(chain.links[$0].name)] == .foreground
        }
        if let further, let color = color(of: chain.links[further]) {
            inner.foreground = color
            meet(.sameElement, in: &inner)
        }
        surround([opener], with: inner, isStack: true)
    }

    private func isSystemSymbol(_ chain: SwiftChain) -> Bool {
        chain.links[0].arguments.map { tokens.isText($0 + 1, "systemName") } ?? false
    }

    /// Passes on to the content of toolbars the background that the chain gives them.
    mutating func passToolbars(of chain: SwiftChain, _ look: SwiftLook) {
        var color: ExpressionID?
        var isVisible = false
        for link in chain.links where tokens.isText(link.name, "toolbarBackground") {
            guard let first = arguments(of: link).first, first.label == nil else { continue }
            let isSetting = first.upper == first.lower + 2 && tokens.kind(first.lower) == .period
            if isSetting, tokens.isText(first.lower + 1, "visible") {
                isVisible = true
            } else if !isSetting || !SwiftModifiers.visibilities.contains(tokens.bytes(first.lower + 1)) {
                color = expression(first.lower, first.upper, .shapeStyle)
            }
        }
        guard let color else { return }
        var inner = SwiftSurroundings()
        inner.layers = 1
        inner.background =
            isVisible
            ? color : doubtful(.other("the bar shows its background only when content scrolls under it"), color)
        surround(look.toolbars.compactMap { chain.links[$0].closure }, with: inner)
    }
}
