import ColorMath
import SourceColors
import SourceText

/// The modifiers of views that a file declares.
extension SwiftViewScopes {
    /// Whether the current token is in the body of a modifier.
    var isInModifier: Bool {
        guard let modifier else { return false }
        let frames = nesting.frames
        let depth = min(environment.depthOutsideStatements, frames.count)
        return frames[depth - 1].opener == modifier
    }

    /// Whether the token at `name` is the name of the modifier around.
    func isModifierAround(_ name: Int) -> Bool {
        facts.collected.viewModifiers.last.map { $0.name == tokens.text(name) } ?? false
    }

    /// Whether the token at `index`, in the body of a modifier, is only compiled for other platforms than iOS, unlike the body.
    func isForOtherPlatform(_ index: Int) -> Bool { modifier.map { isForOtherPlatform(index, unlike: $0) } ?? false }

    /// Whether the token at `index` is only compiled for other platforms than iOS, unlike the brace around.
    func isForOtherPlatform(_ index: Int, unlike brace: Int) -> Bool {
        facts.isForOtherPlatform(at: tokens[index].range) && !facts.isForOtherPlatform(at: tokens[brace].range)
    }

    /// Whether `chain` consists of modifiers of the view that the modifier around is for.
    func modifiesSelf(_ chain: SwiftChain) -> Bool {
        !tokens.isCapitalized(chain.start) && !chain.links[0].isPlain
    }

    /// Whether `view` begins with the view that the modifier around is for.
    func isOfSelf(_ view: SwiftView) -> Bool {
        view.head.isPlain && (tokens.isText(view.chain.start, "self") || tokens.isText(view.chain.start, "content"))
            || modifiesSelf(view.chain)
    }

    /// Begins the modifier that the function at `name` of `type` is; returns false if it is none.
    func beginModifier(_ name: Int, of type: String, at brace: Int) -> Bool {
        let isBody = tokens.isText(name, "body") && tokens.kind(name + 1) == .leftParen
        guard isBody || Self.isExtensible(type) else { return false }
        if let opener = nesting.innermost.opener, isForOtherPlatform(name, unlike: opener) { return !isBody }
        var found = ViewModifierFacts(name: isBody ? type : tokens.text(name))
        found.owner = isBody ? type : type + "." + found.name
        let code = plainCode(in: brace)
        isPlainModifier = code.isKnown
        leavesView = leavesView(in: brace)
        if code.keepsView { found.isKnown = false }
        let end = tokens.closing(brace) ?? tokens.count
        found.setsLists = end - brace > SwiftPlainCode.maxTokens || (brace..<end).contains(where: setsLists)
        found.hidesLists = (brace..<end).contains { index in
            tokens.isText(index, "scrollContentBackground") && tokens.isText(index + 3, "hidden")
        }
        if code.isKnown {
            found.appliesClosure = code.appliesClosure
            // Another overload does what it does.
            let inner = code.inner.filter { tokens.text($0) != found.name }
            found.inner = inner.map { tokens.text($0) }
            let layers = inner.map { drawn(by: $0, at: TokenRange($0)) }
            found.background = layers.count > 1 ? facts.layered(layers) : layers.first
            if leavesView == true { found.background = found.background.map(orNothing) }
        }
        modifierStatements = 0
        facts.collected.viewModifiers.append(found)
        modifier = brace
        modifierText = nil
        return !isBody
    }

    /// Whether the token at `index` is the name of a modifier that sets the style of lists, or what is behind their rows.
    private func setsLists(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .leftParen, Self.listSettings.contains(tokens.bytes(index)) else {
            return false
        }
        if tokens.isText(index, "environment") { return !tokens.isText(index + 4, "horizontalSizeClass") }
        // The style that lists have anyway.
        let style = tokens.kind(index + 2) == .period ? index + 3 : index + 2
        return !tokens.isText(index, "listStyle") || !Self.groupedStyles.contains(tokens.bytes(style))
    }

    private static let groupedStyles = WordSet("insetGrouped grouped InsetGroupedListStyle GroupedListStyle")

    private static let listSettings = WordSet("listStyle formStyle listRowBackground listItemTint environment")

    /// Returns what the modifier `name` draws, with the colors that it is given in the parentheses after it.
    ///
    /// - Parameter suffix: what follows its name: ``ViewModifierFacts/withClosure``.
    func drawn(by name: Int, suffix: String = "", at range: TokenRange) -> ExpressionID {
        let text = tokens.text(name) + suffix
        let given = tokens.kind(name + 1) == .leftParen ? arguments(in: name + 1, isModifier: true) : []
        return facts.add(given.isEmpty ? .modifier(text, setsForeground: false) : .modifierCall(text, given), at: range)
    }

    /// Notes that `view` is a statement of the modifier around, with the background that it draws.
    ///
    /// - Parameters:
    ///   - customs: what other modifiers of the project's draw.
    ///   - inner: their names.
    func noteModifier(_ view: SwiftView, background: ExpressionID?, customs: [ExpressionID], inner: [String]) {
        let last = facts.collected.viewModifiers.count - 1
        guard last >= 0, !isPlainModifier else { return }
        let look = view.look
        let known = facts.collected.viewModifiers[last].background
        let fades = fadesByArgument(view)
        guard isOfSelf(view), fades || !look.isChangedOtherwise, look.cover == nil, look.scheme == nil,
            look.buttonStyle == nil, look.move == nil
        else {
            facts.collected.viewModifiers[last].isKnown = false
            return
        }
        if fades { facts.collected.viewModifiers[last].fadesView = true }
        // The label of a control may have the tint.
        if !look.foregrounds.isEmpty || look.tint != nil { facts.collected.viewModifiers[last].setsForeground = true }
        let name = facts.collected.viewModifiers[last].name
        facts.collected.viewModifiers[last].inner += inner.filter { $0 != name }
        let layers = customs + (background.map { facts.drawsNothing($0) ? [] : [$0] } ?? [])
        modifierStatements += 1
        let drawn = layers.count > 1 ? facts.layered(layers) : layers.first
        if drawn == nil, known == nil || leavesView == nil { return }
        let isSame = customs.isEmpty && facts.isSame(drawn, known)
        if modifierStatements == 1 || isSame || leavesView == nil && known == nil {
            facts.collected.viewModifiers[last].background = leavesView == true ? drawn.map(orNothing) : drawn
        } else if leavesView == nil {
            facts.collected.viewModifiers[last].isKnown = false
        } else if let one = known ?? drawn {
            // Which of its branches applies is not known.
            let nothing = facts.add(.layers([]), at: facts.range(of: one))
            let parts = [known ?? nothing, drawn ?? nothing]
            facts.collected.viewModifiers[last].background = facts.add(.oneOf(parts), at: facts.range(of: one))
        }
    }

    /// Returns `background`, or nothing.
    private func orNothing(_ background: ExpressionID) -> ExpressionID {
        let range = facts.range(of: background)
        return facts.add(.oneOf([background, facts.add(.layers([]), at: range)]), at: range)
    }
}
