import ColorMath
import SourceColors
import SourceText

/// The colors that the project's modifiers and styles give to the text that they are applied to, and where that is.
extension SwiftViewReader {
    /// Adds the pair of the color that `view`, a statement of a modifier, gives to the text that it modifies. What lies behind
    /// that text is decided where the modifier is used.
    func addModifierText(of view: SwiftView) {
        let look = view.look
        // What one of several branches does may not be meant for all that use it.
        guard nesting.innermost.opener == scopes.modifier, scopes.isOfModified(view) else { return }
        let inner = look.unknowns.filter { $0 < look.foregrounds.first ?? .max }
        if !inner.isEmpty, let scope = scopes.modifierTextScope() {
            var outer = SwiftSurroundings()
            outer.scope = scope
            outer.background = facts.add(.surroundings, at: TokenRange(view.chain.start))
            for index in inner { passToModifier(index, of: view, in: outer, isModified: true) }
        }
        guard !look.foregrounds.isEmpty, look.backgrounds.isEmpty, !look.isChangedOtherwise, look.cover == nil,
            look.scheme == nil, look.move == nil,
            look.unknowns.allSatisfy({ $0 > look.foregrounds.last ?? -1 }), let scope = scopes.modifierTextScope()
        else { return }
        let foreground = paints.foreground(of: view)
        let range = facts.range(of: foreground)
        var background = facts.add(.surroundings, at: range)
        let customs = customs(of: view, before: .max)
        if !customs.isEmpty { background = covered(background, by: customs) }
        var content = PairContent.text
        if look.font != nil || look.weight != .regular {
            var text = view
            text.role = .text
            content = self.content(of: text, in: SwiftSurroundings())
        }
        var pair = ColorPair(kind: .container, foreground: foreground, background: background, content: content)
        pair.scope = scope
        facts.add(pair)
    }

    /// Notes the uses of the project's modifiers and styles that may color the text in `view`.
    func passToModifiers(_ view: SwiftView, in outer: SwiftSurroundings) {
        guard outer.scope != nil, view.role != .shape, view.role != .textless else { return }
        let own = view.look.foregrounds.first ?? .max
        for index in view.look.unknowns where index < own { passToModifier(index, of: view, in: outer) }
        for (index, link) in view.chain.links.enumerated().dropFirst()
        where index < own && Self.styles.contains(tokens.bytes(link.name)) {
            passToModifier(index, of: view, in: outer)
        }
    }

    /// Notes the use of the modifier that link number `index` of `view` is.
    ///
    /// - Parameter isModified: whether `view` is a statement of a modifier.
    private func passToModifier(
        _ index: Int, of view: SwiftView, in outer: SwiftSurroundings, isModified: Bool = false
    ) {
        let look = view.look
        let link = view.chain.links[index]
        guard let opener = link.arguments, let name = styleName(of: link) else { return }
        let isStyle = Self.styles.contains(tokens.bytes(link.name))
        let firstBackground = look.backgrounds.first
        guard
            var background = firstBackground == nil ? outer.background : paints.background(of: view, over: outer)
        else { return }
        var layers: [ExpressionID] = []
        for other in look.unknowns where other != index {
            let name = tokens.modifierName(of: view.chain.links[other])
            let range = TokenRange(view.chain.links[other].name)
            // One inside may set another color.
            if other < index { layers.append(facts.add(.modifier(tokens.text(name), setsForeground: true), at: range)) }
            if other < firstBackground ?? .max { layers.append(scopes.drawn(by: name, at: range)) }
        }
        if !layers.isEmpty { background = covered(background, by: Array(layers.prefix(8))) }
        if link.isConditional {
            background = facts.doubtful(.inBranches, background)
        } else if let change = look.effect ?? look.opacities.first,
            !isStyle || view.chain.links[change].name != link.name
        {
            background = facts.doubtful(.effect(self.name(change, of: view)), background)
        } else if look.scheme != nil {
            background = facts.doubtful(.effect("colorScheme"), background)
        } else if look.move != nil, firstBackground == nil, outer.isShape || isRaised(view) {
            background = facts.doubtful(.other("the text may be moved off its background"), background)
        } else if !isModified, !holdsTextAlone(view) {
            let text = tokens.text(name)
            background = facts.doubtful(.other("which text takes the color of \(text) is not known"), background)
        }
        var isSmall = look.font == nil && look.weight == .regular && outer.weight == .regular
        if case .standard = outer.font {} else { isSmall = false }
        scopes.noteModifierUse(
            name, arguments: isStyle || name != link.name ? name + 1 : opener, by: view, in: outer,
            background: background, isSmall: isSmall)
    }

    /// Whether the text that `view` shows has the color that a modifier of it sets.
    private func holdsTextAlone(_ view: SwiftView) -> Bool {
        if isControl(view) {
            let closures = contentClosures(of: view)
            return closures.allSatisfy { closure in
                guard let close = tokens.closing(closure), tokens.isName(closure + 1) else { return false }
                return SwiftViews.roles[tokens.bytes(closure + 1)] == .text
                    && tokens.chain(in: TokenRange(closure + 1, close)).end == close
                    && !(closure..<close).contains { SwiftModifiers.roles[tokens.bytes($0)] == .foreground }
            }
        }
        return view.role == .text || view.role == .symbol && isTinted(view)
    }

    /// The modifiers that set a style whose type makes the view: `.buttonStyle(OutlineButtonStyle())`.
    private static let styles = WordSet("buttonStyle labelStyle toggleStyle menuStyle groupBoxStyle")

    /// Returns the token that names the modifier `link`, or the type or the member that makes the style that it sets; nil for
    /// those of the system.
    func styleName(of link: SwiftLink) -> Int? {
        guard Self.styles.contains(tokens.bytes(link.name)) else { return tokens.modifierName(of: link) }
        guard let opener = link.arguments else { return nil }
        let name = tokens.kind(opener + 1) == .period ? opener + 2 : opener + 1
        return tokens.isName(name) ? name : nil
    }
}

extension SwiftViewReader {
    /// Whether `chain` is the text that a style is given: `configuration.label`.
    func isPartOfStyle(_ chain: SwiftChain) -> Bool {
        tokens.isText(chain.start, "configuration") && chain.links.count > 1 && chain.links[1].isPlain
            && Self.partsOfStyles.contains(tokens.bytes(chain.links[1].name))
    }

    private static let partsOfStyles = WordSet("label title icon")
}

extension SwiftViewScopes {
    /// Whether `view` is the view that the modifier around is for, with modifiers.
    func isOfModified(_ view: SwiftView) -> Bool {
        let links = view.chain.links
        return isOfSelf(view) && (modifiesSelf(view.chain) || links.count > 1 && !links[1].isPlain)
    }

    /// Returns the index of the scope of the text that the modifier around colors.
    func modifierTextScope() -> Int? {
        if let modifierText { return modifierText }
        guard let facts = facts.collected.viewModifiers.last, !facts.owner.isEmpty, let modifier else { return nil }
        modifierText = addScope(
            ViewScope(name: facts.owner + ".body", nameRange: tokens[modifier].range), of: facts.owner)
        return modifierText
    }

    /// Notes that the modifier, or the style, that the token at `name` names is used by `view`, with `background` behind its
    /// text, which has the usual size if `isSmall`. The parentheses of the arguments are at `opener`.
    func noteModifierUse(
        _ name: Int, arguments opener: Int, by view: SwiftView, in outer: SwiftSurroundings, background: ExpressionID,
        isSmall: Bool, given: Int? = nil
    ) {
        var use = ViewUse(callee: .modifier(tokens.text(name)), owner: "", range: tokens[name].range)
        use.scope = outer.scope
        use.background = background
        use.appearances = outer.appearances
        use.isInactive = outer.isInactive || view.look.isInactive
        use.window = outer.window
        use.lists = outer.lists
        use.hasForeground = outer.hasForeground || outer.foreground != nil
        use.mayHaveLargeText = !isSmall
        use.given = given
        noteArguments(in: tokens.kind(opener) == .leftParen ? opener : nil, of: &use)
        facts.collected.viewUses.append(use)
    }

    /// Adds the scope of each member that makes a style of the project, in the extension whose `Self` is at `index`:
    /// `extension ButtonStyle where Self == Outline { static var outline: Outline { … } }`.
    func addStyleMembers(at index: Int) {
        let (style, brace) = (index + 2, index + 3)
        guard tokens.isText(index + 1, "=="), tokens.isName(style), tokens.kind(brace) == .leftBrace,
            let close = tokens.closing(brace)
        else { return }
        for member in brace + 1..<max(close - 1, brace + 1)
        where tokens.isText(member - 1, "var") || tokens.isText(member - 1, "func") {
            guard tokens.isText(member - 2, "static"), tokens.isName(member) else { continue }
            let scope = addScope(
                ViewScope(name: tokens.text(member) + ".body", nameRange: tokens[member].range), of: "")
            var use = ViewUse(callee: .modifier(tokens.text(style)), owner: "", range: tokens[style].range)
            use.scope = scope
            use.background = facts.add(.surroundings, at: TokenRange(member))
            facts.collected.viewUses.append(use)
            // What it shows of a label is what the style shows.
            use.callee = .type(tokens.text(style) + ViewScope.labelOfStyle)
            use.scope = addScope(
                ViewScope(
                    name: tokens.text(member) + ViewScope.labelOfStyle + ".body", nameRange: tokens[member].range),
                of: "")
            facts.collected.viewUses.append(use)
        }
    }
}
