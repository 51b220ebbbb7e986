import ColorMath
import SourceColors
import SourceText

/// Pairs of SwiftUI's views: of one chain of modifiers, and of what views take from around them.
extension SwiftScanner {
    /// Whether a view without modifiers may say something.
    func isViewOfInterest(_ chain: SwiftChain) -> Bool {
        guard let frame = frames.last else { return false }
        let isOfInterest = frame.surroundings >= 0 || frame.isStack || declaredBackground(of: chain) != nil
        if isOfInterest { return !isStatementWord(chain) }
        return chain.links[0].closure != nil && SwiftViews.roles[tokens.bytes(chain.links[0].name)] == .stack
    }

    /// Whether the chain is a word such as `if`, which begins a statement.
    private func isStatementWord(_ chain: SwiftChain) -> Bool {
        chain.links[0].isPlain && Self.statementWords.contains(tokens.bytes(chain.start))
    }

    private static let statementWords = SwiftWordTable<Bool>(
        [
            "break", "continue", "fallthrough", "return", "in", "if", "else", "switch", "case", "default", "for", "let",
            "var", "guard", "where", "while", "do", "try", "await", "func",
        ], true)

    /// Adds the pairs that `chain` is evidence for, and passes on what it says to what it holds.
    mutating func readChainPairs(_ chain: SwiftChain) {
        let look = chain.links.count > 1 || chain.isImplicit ? look(at: chain) : SwiftLook()
        guard !chain.isImplicit else { return }
        if tokens.isText(chain.start, "AttributeContainer") { return readAttributeContainer(chain) }
        var role = role(of: chain)
        let isDrawing = role == .shape || role == .textless
        let outer = isDrawing ? currentSurroundings ?? SwiftSurroundings() : surroundings(of: chain, look)
        if role == .symbol, isIndicator(chain), readIndicator(chain, look, outer) { return }
        noteTextColor(chain, look, role, outer)
        if let overlay = look.overlay { passOverlay(overlay, of: chain, look, role, outer) }
        if !look.toolbars.isEmpty { passToolbars(of: chain, look) }
        if isDrawing { return coverStack(chain, look, role) }
        let holdsContent = role == .container || role == .stack || role == .opaqueContainer || role == .control
        let closures = holdsContent ? contentClosures(of: chain, role) : []
        if holdsContent, closures.isEmpty { role = role == .control || isTitled(chain) ? .text : nil }
        if closures.isEmpty {
            readLeaf(chain, look, role, outer)
        } else {
            readContainer(chain, look, role, closures, outer)
        }
        if role != .text { coverStack(chain, look, role) }
    }

    /// Whether the view is given its text as a string: `Toggle("a", isOn: $a)`.
    private func isTitled(_ chain: SwiftChain) -> Bool {
        chain.links[0].arguments.map { tokens.kind($0 + 1) == .stringOpen } ?? false
    }

    /// The part of the view that `chain` begins with; nil where it is not known.
    func role(of chain: SwiftChain) -> SwiftViews.Role? {
        guard let head = chain.links.first, let role = SwiftViews.roles[tokens.bytes(head.name)] else { return nil }
        if role == .text, tokens.isText(head.name, "Label"), head.closure != nil { return .container }
        // `Text(Image(systemName: "star"))`
        if role == .text, let opener = head.arguments, tokens.isText(opener + 1, "Image"),
            tokens.closing(opener) == tokens.closing(opener + 2).map({ $0 + 1 })
        {
            return .symbol
        }
        return role
    }

    /// The appearances in which the view is seen.
    func appearances(_ look: SwiftLook, in outer: SwiftSurroundings) -> AppearanceSet {
        guard let isDark = look.scheme?.isDark else { return outer.appearances }
        return isDark ? .dark : .light
    }

    // MARK: Text size

    /// What stands in the foreground of a view that holds no others.
    mutating func content(
        of chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, in outer: SwiftSurroundings
    ) -> PairContent {
        if role == .symbol { return .nonText }
        let weight = look.weight.over(outer.weight)
        var content = PairContent.textOfUnknownSize
        switch font(of: chain, look, in: outer) {
        case .standard:
            if weight == .regular {
                content = .text
            } else if weight == .bold, options.largeText == .apple {
                content = .largeText
            }
        case .known(let size): content = size.content(weight, by: options.largeText)
        case .unknown: break
        }
        // What a name stands for may be a symbol; what a style is given as label is text.
        let isKnown =
            role != nil || isCustomView(chain) || chain.links.count > 1 && tokens.isText(chain.links[1].name, "label")
        return content == .text && !isKnown ? .textOfUnknownSize : content
    }

    /// The font of the view that is `chain`.
    mutating func font(of chain: SwiftChain, _ look: SwiftLook, in outer: SwiftSurroundings) -> SwiftFontSetting {
        guard let font = look.font else { return outer.font }
        guard !chain.links[font].isConditional, let argument = arguments(of: chain.links[font]).first,
            argument.label == nil, let size = textSize(argument.lower, argument.upper)
        else { return .unknown }
        return .known(size)
    }

    // MARK: Views without content

    private mutating func readLeaf(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        var look = look
        let ownForeground = !look.foregrounds.isEmpty
        let ownBackground = !look.backgrounds.isEmpty
        let isControl = SwiftViews.roles[tokens.bytes(chain.links[0].name)] == .control
        if isControl {
            switch style(of: chain, look, outer) {
            case .prominent: return readProminentButton(chain, look, outer)
            case .other: if look.effect == nil { look.effect = look.buttonStyle }
            case .automatic, .plain: break
            }
        }
        guard ownForeground || ownBackground else {
            if outer.meeting >= 0 { readPlain(chain, look, role, outer) }
            return
        }
        let isSymbol = role == .symbol
        if !ownForeground || !ownBackground {
            guard role == .text || isSymbol && isTinted(chain) else { return }
            if !ownForeground, tokens.kind(chain.start) != .identifier || isControl { return }
        }
        guard var pair = sides(chain, look, outer) else { return }
        if role == nil, isCustomView(chain) {
            pair.foreground = doubtful(.customView(viewName(chain)), pair.foreground)
        } else if isSymbol, let link = look.foregrounds.last, arguments(of: chain.links[link]).count > 1 {
            pair.foreground = doubtful(.other("the symbol has several colors"), pair.foreground)
        }
        if tokens.isText(chain.start, "TextEditor"), !look.hidesScrollBackground {
            pair.background = pair.background.map { doubtful(.customView("TextEditor"), $0) }
        }
        pair.content = content(of: chain, look, role, in: outer)
        add(pair)
    }

    /// An expression at the place of `id` that is undecided for `reason`.
    mutating func doubtful(_ reason: UnresolvedReason, _ id: ExpressionID) -> ExpressionID {
        facts.expressions.add(.unresolved(reason), at: facts.expressions[id].range)
    }

    /// Takes note of a view that says no color itself.
    private mutating func readPlain(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        let head = chain.links[0]
        let isControl = SwiftViews.roles[tokens.bytes(head.name)] == .control
        let mayTake = role == .text || role == .symbol
        if mayTake, !look.isChanged, !isControl || style(of: chain, look, outer) == .plain {
            if role == .text || isTinted(chain) {
                note(content(of: chain, look, role, in: outer), inMeeting: outer.meeting)
            }
        } else if startsStatement(chain.start) || frames.last?.opener == chain.start - 1, endsStatement(chain),
            frames.last?.isInCondition != true
        {
            let doubt: UnresolvedReason =
                isControl
                ? .other("the style of \(tokens.text(head.name)) may color its label")
                : reason(look, chain) ?? .customView(viewName(chain))
            noteDoubt(doubt, inMeeting: outer.meeting)
        }
    }

    /// Why the colors may be others than are written.
    private func reason(_ look: SwiftLook, _ chain: SwiftChain) -> UnresolvedReason? {
        if let unknown = look.unknown { return .customView(tokens.text(chain.links[unknown].name)) }
        return (look.effect ?? look.opacities.first).map { .effect(tokens.text(chain.links[$0].name)) }
    }

    /// Whether the foreground colors the view: text, and symbols, but no pictures.
    func isTinted(_ chain: SwiftChain) -> Bool {
        guard let opener = chain.links[0].arguments else { return false }
        return tokens.isText(chain.links[0].name, "Text") || tokens.isText(opener + 1, "systemName")
            || chain.links.contains { tokens.isText($0.name, "renderingMode") }
    }

    func isCustomView(_ chain: SwiftChain) -> Bool {
        let head = chain.links[0]
        let first = tokens.bytes(head.name).first ?? 0
        return !head.isPlain && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    /// Whether the token at `index` is the first of a statement.
    func startsStatement(_ index: Int) -> Bool {
        guard let opener = frames.last?.opener, tokens.kind(opener) == .leftBrace else { return false }
        let before = index - 1
        if before == opener || tokens[index].flags.contains(.newlineBefore) { return true }
        return tokens.kind(before) == .semicolon || tokens.isText(before, "in") || tokens.isText(before, "return")
            || tokens.kind(before) == .colon
    }

    private func endsStatement(_ chain: SwiftChain) -> Bool {
        if chain.links.count == 1, isStatementWord(chain) { return false }
        let behind = chain.end
        return behind >= tokens.count || tokens.kind(behind).closes
            || tokens[behind].flags.contains(.newlineBefore) && tokens.kind(behind) != .equal
    }

    // MARK: Both sides

    /// The foreground and the background that text takes which `chain` makes; nil where one is missing.
    mutating func sides(_ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings) -> ColorPair? {
        let lastForeground = look.foregrounds.last
        let firstBackground = look.backgrounds.first
        guard lastForeground != nil || outer.foreground != nil, firstBackground != nil || outer.background != nil,
            var foreground = lastForeground == nil ? outer.foreground : alternatives(look.foregrounds, chain, look),
            var background = firstBackground == nil ? outer.background : background(chain, look, over: outer)
        else { return nil }
        // An unknown modifier inside the outermost of the two could set a nearer one.
        if let unknown = look.unknown, unknown < max(lastForeground ?? .max, firstBackground ?? .max) {
            background = doubtful(.customView(tokens.text(chain.links[unknown].name)), background)
        }
        if let effect = look.effect {
            foreground = doubtful(.effect(tokens.text(chain.links[effect].name)), foreground)
        }
        for opacity in look.opacities {
            foreground = faded(
                foreground, by: chain.links[opacity], coversBackground: opacity > firstBackground ?? .max)
        }
        if let scheme = look.scheme, !isSchemeOfScreen(chain.links[scheme.link]),
            scheme.link < firstBackground ?? .max
        {
            // The background lies outside, in the scheme around.
            foreground = doubtful(.effect("colorScheme"), foreground)
        }
        if let move = look.move, firstBackground == nil, outer.isShape {
            background = doubtful(
                .other("\(tokens.text(chain.links[move].name)) may move the text off its background"), background)
        }
        if look.isInactive || outer.isInactive { foreground = doubtful(.inactiveControl, foreground) }
        let isOne = lastForeground != nil && firstBackground != nil
        if isOne, areInTwoBranches(look, of: chain) { background = doubtful(Self.branchReason, background) }
        var pair = ColorPair(
            kind: isOne ? .sameElement : firstBackground == nil ? outer.kind : .container, foreground: foreground,
            background: background)
        pair.appearances = appearances(look, in: outer)
        return pair
    }

    /// Whether some foreground of `chain` and some background of it may be in two branches of one `#if`.
    private func areInTwoBranches(_ look: SwiftLook, of chain: SwiftChain) -> Bool {
        let foregrounds = look.foregrounds.filter { chain.links[$0].isConditional }
        let backgrounds = look.backgrounds.filter { chain.links[$0].isConditional }
        guard !foregrounds.isEmpty, !backgrounds.isEmpty else { return false }
        guard foregrounds.count <= 8, backgrounds.count <= 8 else { return true }
        return foregrounds.contains { foreground in
            backgrounds.contains {
                tokens.areInTwoBranches(chain.links[foreground].name, chain.links[$0].name)
            }
        }
    }

    /// The reason for which colors in an `#if` are not known to meet.
    static var branchReason: UnresolvedReason { .other("the branches of an #if choose the colors") }
}
