import ColorMath
import SourceColors
import SourceText

/// Views that hold no others.
extension SwiftViewReader {
    /// Reads a view without content.
    func readLeaf(_ view: SwiftView, in outer: SwiftSurroundings) {
        if hasNoColoredText(view) { return }
        var (view, outer) = (view, outer)
        let look = view.look
        let ownForeground = !look.foregrounds.isEmpty
        let ownBackground = !look.backgrounds.isEmpty
        let isControl = isControl(view)
        passPlaceholder(of: view, in: outer)
        if isControl {
            if !ownBackground { outer.background = backgroundOfLabel(on: outer.background, of: view, in: outer) }
            switch style(of: view, in: outer) {
            case .prominent: return readProminentButton(view, in: outer)
            case .other: if look.effect == nil { view.look.effect = look.buttonStyle }
            case .automatic, .plain:
                if isTitled(view.chain), let tint = labelTint(of: view, in: outer) { addTinted(tint, view, in: outer) }
            }
        } else if let tint = tintInLabel(of: view, in: outer), !ownForeground, outer.foreground == nil,
            view.role == .text || view.role == .symbol && isTinted(view)
        {
            return addTinted(tint, view, in: outer)
        }
        guard ownForeground || ownBackground else {
            if outer.meeting != nil { readPlain(view, in: outer) }
            noteInherited(view, over: outer.background, in: outer)
            return
        }
        let isSymbol = view.role == .symbol
        if isSymbol, keepsColors(view) { return }
        if !ownForeground || !ownBackground {
            guard view.role == .text || isSymbol && isTinted(view) else { return }
            if !ownForeground, tokens.kind(view.chain.start) != .identifier || isControl { return }
        }
        if !ownForeground { noteInherited(view, over: paints.background(of: view, over: outer), in: outer) }
        guard var pair = sides(of: view, in: outer) else { return }
        if isControl, ownBackground { pair.background = backgroundOfLabel(on: pair.background, of: view, in: outer) }
        if view.role == nil, tokens.isCustomView(view.chain) {
            pair.foreground = facts.doubtful(.customView(tokens.viewName(view.chain)), pair.foreground)
        } else if isSymbol, isBareProgress(view) {
            pair.foreground = facts.doubtful(
                .other("whether ProgressView takes the color is not known"), pair.foreground)
        } else if isSymbol, hasSeveralColors(view) {
            pair.foreground = facts.doubtful(.other("the symbol has several colors"), pair.foreground)
        }
        if tokens.isText(view.chain.start, "TextEditor"), !look.lists.over(outer.lists).contains(.hidden) {
            pair.background = pair.background.map { facts.doubtful(.customView("TextEditor"), $0) }
        }
        pair.content = content(of: view, in: outer)
        facts.add(pair)
    }

    /// Whether `view` is `ProgressView()`, which has no label in the foreground's color.
    private func isBareProgress(_ view: SwiftView) -> Bool {
        guard tokens.isText(view.chain.start, "ProgressView"), let opener = view.head.arguments else { return false }
        return tokens.closing(opener) == opener + 1
    }

    /// Whether `view` is `Text("")`, which only takes up space, or an emoji, which has colors of its own: `Text(country.emoji)`.
    private func hasNoColoredText(_ view: SwiftView) -> Bool {
        guard tokens.isText(view.chain.start, "Text"), let opener = view.head.arguments,
            let close = tokens.closing(opener), close > opener + 1
        else { return false }
        if tokens.kind(opener + 1) == .stringOpen, tokens.kind(opener + 2) == .stringClose {
            return close == opener + 3
        }
        // `Text(status.icon ?? " ")`
        let end = (opener..<close).first { tokens.isText($0, "??") } ?? close
        guard tokens.isName(end - 1) else { return false }
        let last = SourceBytes(tokens.bytes(end - 1))
        return tokens.isText(end - 1, "icon") && tokens.kind(end - 2) == .period
            || last.contains("emoji", in: ByteRange(0, last.count), ignoringCase: true)
    }

    /// Passes on what lies behind the placeholder of the field `view`: `TextField("Name", text: $name, prompt: Text("Ada"))`.
    private func passPlaceholder(of view: SwiftView, in outer: SwiftSurroundings) {
        guard Self.fields.contains(tokens.bytes(view.head.name)), outer.scope != nil || outer.background != nil else {
            return
        }
        var inner = outer
        inner.background = innerBackground(of: view, in: outer)
        inner.font = font(of: view, in: outer)
        inner.weight = view.look.weight.over(outer.weight)
        // Its color is the system's, unless the author sets one for it.
        inner.hasForeground = true
        inner.inheritsForeground = false
        inner.foreground = nil
        inner.meeting = nil
        environment.surround([view.head.arguments, view.head.closure].compactMap { $0 }, with: inner)
    }

    /// Whether the foreground of a symbol has a color for each of its layers.
    func hasSeveralColors(_ view: SwiftView) -> Bool {
        view.look.foregrounds.last.map { tokens.arguments(of: view.chain.links[$0]).count > 1 } ?? false
    }

    /// Notes what a view without colors of its own inherits.
    private func readPlain(_ view: SwiftView, in outer: SwiftSurroundings) {
        let isControl = isControl(view)
        let mayInherit = view.role == .text || view.role == .symbol
        let isPlain = mayInherit && (!isControl || style(of: view, in: outer) == .plain)
        if isPlain, !view.look.isChangedOtherwise, view.role == .text || isTinted(view) {
            let layers = customs(of: view, before: .max, inside: .max)
            if layers.isEmpty {
                environment.note(content(of: view, in: outer), in: outer.meeting)
            } else {
                environment.note(content(of: view, in: outer), over: layers, in: outer.meeting)
            }
        } else if !isPlain || view.look.isChangedOtherwise, isStatement(view) {
            let doubt: UnresolvedReason =
                isControl
                ? .other("the style of \(tokens.text(view.head.name)) may color its label")
                : change(of: view) ?? .customView(tokens.viewName(view.chain))
            environment.noteDoubt(doubt, in: outer.meeting)
        }
    }

    /// Returns why the colors may not be the written ones; nil if they are.
    private func change(of view: SwiftView) -> UnresolvedReason? {
        if let unknown = view.look.unknown { return .customView(name(unknown, of: view)) }
        return (view.look.effect ?? view.look.opacities.first).map { .effect(name($0, of: view)) }
    }

    // MARK: Both colors

    /// Returns the foreground and the background that text in `view` has; nil if one is missing.
    func sides(of view: SwiftView, in outer: SwiftSurroundings) -> ColorPair? {
        let look = view.look
        let lastForeground = look.foregrounds.last
        let firstBackground = look.backgrounds.first
        guard lastForeground != nil || outer.foreground != nil, firstBackground != nil || outer.background != nil,
            var foreground = lastForeground == nil ? outer.foreground : paints.foreground(of: view),
            var background = firstBackground == nil ? outer.background : paints.background(of: view, over: outer)
        else { return nil }
        if lastForeground != nil, !outer.hasForeground || outer.isInLink, outer.foreground == nil,
            let label = labelColor(foreground, in: outer)
        {
            foreground = label
        }
        // An unknown modifier inside the outer one of the two may set a nearer color.
        let customs = customs(of: view, before: max(lastForeground ?? .max, firstBackground ?? .max))
        if !customs.isEmpty { background = covered(background, by: customs) }
        if let effect = look.effect ?? look.cover {
            foreground = facts.doubtful(.effect(name(effect, of: view)), foreground)
        }
        // A shadow of the text itself makes it easier to read.
        if let shadow = look.shadow, view.role == .text || view.role == .symbol, shadow < firstBackground ?? .max {
            foreground = facts.doubtful(.effect("shadow"), foreground)
        }
        for opacity in look.opacities {
            foreground = expressions.faded(
                foreground, by: view.chain.links[opacity], coversBackground: opacity > firstBackground ?? .max)
        }
        if let scheme = look.scheme, !looks.isSchemeOfScreen(view.chain.links[scheme.link]),
            scheme.link < firstBackground ?? .max
        {
            // The background is outside, in the scheme around.
            foreground = facts.doubtful(.effect("colorScheme"), foreground)
        }
        if let move = look.move, firstBackground == nil, outer.isShape || isRaised(view) {
            background = facts.doubtful(
                .other("\(name(move, of: view)) may move the text off its background"), background)
        }
        if look.isInactive || outer.isInactive { foreground = facts.doubtful(.inactiveControl, foreground) }
        if outer.isInPicker { foreground = facts.doubtful(.other("the picker may be a menu"), foreground) }
        let isOne = lastForeground != nil && firstBackground != nil
        if isOne, areInTwoBranches(view) { background = facts.doubtful(.inBranches, background) }
        var pair = ColorPair(
            kind: isOne ? .sameElement : firstBackground == nil ? outer.kind : .container, foreground: foreground,
            background: background)
        pair.appearances = appearances(of: view, in: outer)
        pair.scope = outer.scope
        pair.window = outer.window
        return pair
    }

    /// Whether `view` may lie on the views after it in a stack.
    func isRaised(_ view: SwiftView) -> Bool {
        view.chain.links.contains { tokens.isText($0.name, "zIndex") && $0.arguments != nil }
    }

    /// Returns `background` under the layers `customs`.
    func covered(_ background: ExpressionID, by customs: [ExpressionID]) -> ExpressionID {
        facts.add(.layers(customs + [background]), at: facts.range(of: background))
    }

    /// Returns what the unknown modifiers of `view` before the link `end` may draw between the text and its background.
    ///
    /// - Parameter color: the link that sets the foreground, inside of which another may be set.
    func customs(of view: SwiftView, before end: Int, inside color: Int? = nil) -> [ExpressionID] {
        let look = view.look
        let color = color ?? look.foregrounds.last ?? -1
        return look.unknowns.filter { $0 < end }.prefix(8).compactMap { index in
            let link = view.chain.links[index]
            let name = tokens.modifierName(of: link)
            let range = TokenRange(link.name)
            // Another overload of the modifier around does what that does.
            if scopes.isInModifier, scopes.isModifierAround(name) { return nil }
            // Neither subscripts nor calls of closures are modifiers.
            guard !link.hasMore, !link.isConditional, !tokens.mayColorViews(link, scopes.functionBodies),
                !look.opacities.contains(index)
            else {
                return facts.unresolved(.customView(tokens.text(link.name)), range)
            }
            let isBehind = index < look.backgrounds.first ?? .max
            let isInside = index < color
            var names = [name]
            var suffix = ""
            if let closure = link.closure ?? link.arguments.map({ $0 + 1 }), tokens.kind(closure) == .leftBrace {
                // `onReselect { scroll() }` is told of an event, and applies nothing to the view.
                let isAction = tokens.isEventHandler(name) || !tokens.takesArgument(closure)
                let code = isAction ? nil : scopes.plainCode(in: closure)
                if let code, code.isKnown { names += code.inner } else { suffix = ViewModifierFacts.withClosure }
            }
            if scopes.givesOpacity(name) { suffix = ViewModifierFacts.withOpacity }
            var parts: [ExpressionID] = []
            for one in names {
                let suffix = one == name ? suffix : ""
                if isInside {
                    parts.append(facts.add(.modifier(tokens.text(one) + suffix, setsForeground: true), at: range))
                }
                if isBehind { parts.append(scopes.drawn(by: one, suffix: suffix, at: range)) }
            }
            return parts.count > 1 ? facts.layered(parts) : parts.first
        }
    }

    /// Returns the system's color for labels that the hierarchical style `foreground` stands for where nothing else sets
    /// one; nil for other colors.
    ///
    /// - Parameter outer: what applies around it.
    func labelColor(_ foreground: ExpressionID, in outer: SwiftSurroundings) -> ExpressionID? {
        var style = foreground
        var factors: [Double] = []
        while case .opacity(let base, let factor) = facts.kind(of: style) {
            style = base
            factors.append(factor)
        }
        guard case .unresolved(.systemColor(let name)) = facts.kind(of: style),
            let level = ["primary", "secondary", "tertiary", "quaternary"].firstIndex(of: name)
        else { return nil }
        var place: LabelPlace = outer.isOnScreen ? .onScreen : []
        if outer.isInLink { place.insert(.inLink) }
        let label = facts.add(.label(level, place), at: facts.range(of: style))
        return factors.reversed().reduce(label) { color, factor in
            facts.add(.opacity(color, factor: factor), at: facts.range(of: foreground))
        }
    }

    /// Whether a foreground of `view` and a background of it may be in two branches of one `#if`.
    private func areInTwoBranches(_ view: SwiftView) -> Bool {
        let links = view.chain.links
        func conditional(_ all: [Int]) -> [Int] {
            let others = paints.linksOfOtherPlatforms(all, view)
            return all.filter { links[$0].isConditional && !others.contains($0) }
        }
        let foregrounds = conditional(view.look.foregrounds)
        let backgrounds = conditional(view.look.backgrounds)
        guard !foregrounds.isEmpty, !backgrounds.isEmpty else { return false }
        guard foregrounds.count <= 8, backgrounds.count <= 8 else { return true }
        return foregrounds.contains { foreground in
            backgrounds.contains { tokens.areInTwoBranches(links[foreground].name, links[$0].name) }
        }
    }
}
