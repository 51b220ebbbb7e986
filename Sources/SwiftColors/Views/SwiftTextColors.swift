import ColorMath
import SourceColors
import SourceText

/// The colors that views give to text, whether or not a background is known.
extension SwiftViewReader {
    /// Notes the foreground that `view` sets for the text and symbols in it.
    func noteTextColor(of view: SwiftView, in outer: SwiftSurroundings) {
        let (chain, look) = (view.chain, view.look)
        noteTint(of: view, in: outer)
        guard let last = look.foregrounds.last, !isReset(chain.links[last]) else { return }
        switch view.role {
        case .shape, .textless: return
        case .symbol where keepsColors(view): return
        case .container, .stack, .opaqueContainer, .screen: if !mayHoldText(view) { return }
        default: break
        }
        for other in paints.linksOfOtherPlatforms(look.foregrounds, view) {
            guard let color = paints.color(of: chain.links[other]) else { continue }
            facts.textColors.append(
                SwiftTextColor(
                    color: facts.doubtful(.systemColor("the background of the window"), color),
                    content: .textOfUnknownSize))
        }
        var foreground = paints.foreground(of: view)
        // An unknown modifier may draw a background, and an unknown view may be no text.
        if let unknown = look.unknown {
            foreground = facts.doubtful(.customView(name(unknown, of: view)), foreground)
        } else if view.role == nil, tokens.isCustomView(chain) {
            foreground = facts.doubtful(.customView(tokens.viewName(chain)), foreground)
        } else if view.role == .symbol, !isTinted(view) {
            // A picture does not, a template does.
            let name = tokens.viewName(chain)
            foreground = facts.doubtful(.other("whether \(name) takes the color is not known"), foreground)
        } else if view.role == .symbol, hasSeveralColors(view) {
            foreground = facts.doubtful(.other("the symbol has several colors"), foreground)
        } else if let effect = look.effect {
            foreground = facts.doubtful(.effect(name(effect, of: view)), foreground)
        }
        if look.isInactive || outer.isInactive { foreground = facts.doubtful(.inactiveControl, foreground) }
        for opacity in look.opacities {
            foreground = expressions.faded(foreground, by: chain.links[opacity], coversBackground: false)
        }
        facts.textColors.append(
            SwiftTextColor(
                color: foreground,
                content: view.isContainer ? .textOfUnknownSize : content(of: view, in: outer),
                appearances: appearances(of: view, in: outer)))
    }

    /// Notes the tint that `view` sets for the controls in it.
    func noteTint(of view: SwiftView, in outer: SwiftSurroundings) {
        guard let tint = view.look.tint, !isReset(view.chain.links[tint]), !isIndicator(view.chain),
            let color = paints.color(of: view.chain.links[tint]), !facts.drawsNothing(color)
        else { return }
        if readTintOfInput(view, color, in: outer) { return }
        // The tint of a prominent button is what lies behind its label.
        if view.role == .control, case .prominent = style(of: view, in: outer) { return }
        facts.textColors.append(
            SwiftTextColor(
                color: facts.doubtful(.unknownTint, color), content: .nonText,
                appearances: appearances(of: view, in: outer)))
    }

    /// Whether the modifier resets the color to the inherited one: `.foregroundColor(nil)`.
    func isReset(_ link: SwiftLink) -> Bool {
        link.arguments.map { tokens.isText($0 + 1, "nil") && tokens.closing($0) == $0 + 2 } ?? false
    }

    /// The maximum number of tokens in a container that is searched for anything but shapes.
    private static var maximumTokens: Int { 256 }

    /// Whether the container `view` may hold anything but shapes.
    private func mayHoldText(_ view: SwiftView) -> Bool {
        guard let opener = view.head.closure, let close = tokens.closing(opener) else { return true }
        guard close - opener <= Self.maximumTokens else { return true }
        var hasShape = false
        for index in opener + 1..<max(close, opener + 1) where tokens.isName(index) {
            if tokens.kind(index - 1) == .period || tokens.kind(index + 1) == .colon { continue }
            let isCalled = tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .leftBrace
            switch SwiftViews.roles[tokens.bytes(index)] {
            case .shape, .textless: hasShape = true
            case .text, .symbol, .control: return true
            case nil where isCalled || tokens[index].flags.contains(.newlineBefore): return true
            default: break
            }
        }
        return !hasShape
    }
}

extension UnresolvedReason {
    /// Controls decide what they draw in the tint: their text, or what lies behind it.
    static var unknownTint: UnresolvedReason { .other("what is drawn in the tint is not known") }
}
