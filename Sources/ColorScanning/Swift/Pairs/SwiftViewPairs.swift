import SourceText

/// Pairs of SwiftUI's views: of one chain of modifiers, and of what containers pass on.
extension SwiftScanner {
    /// Whether a view without modifiers may say something.
    func isViewOfInterest(_ chain: SwiftChain) -> Bool {
        guard let frame = frames.last else { return false }
        if frame.surroundings >= 0 || frame.isStack || declaredBackground(of: chain) != nil { return true }
        return chain.links[0].closure != nil && SwiftViews.roles[tokens.bytes(chain.links[0].name)] == .stack
    }

    /// Adds the pairs that `chain` is evidence for, and passes on what it says to what it holds.
    mutating func readChainPairs(_ chain: SwiftChain) {
        let look = chain.links.count > 1 || chain.isImplicit ? look(at: chain) : SwiftLook()
        guard !chain.isImplicit else { return }
        var role = role(of: chain)
        if role == .shape || role == .textless {
            if let overlay = look.overlay { addOverlayPair(chain, look, overlay) }
            return coverStack(chain, look, role)
        }
        let holdsContent = role == .container || role == .stack || role == .opaqueContainer || role == .control
        let closures = holdsContent ? contentClosures(of: chain, role) : []
        if holdsContent, closures.isEmpty { role = role == .control ? .text : nil }
        let outer = surroundings(of: chain, look)
        if closures.isEmpty {
            readLeaf(chain, look, role, outer)
        } else {
            readContainer(chain, look, role, closures, outer)
        }
        if role != .text { coverStack(chain, look, role) }
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

    /// What stands in the foreground of a view that holds no others.
    mutating func content(
        of chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, in outer: SwiftSurroundings
    ) -> PairContent {
        if role == .symbol { return .nonText }
        let isBold = look.isBold || outer.isBold
        switch font(of: chain, look, in: outer) {
        case .standard: return .text
        case .known(let size): return size.isLarge(isBold: isBold) ? .largeText : .text
        case .unknown: return .textOfUnknownSize
        }
    }

    private mutating func font(
        of chain: SwiftChain, _ look: SwiftLook, in outer: SwiftSurroundings
    ) -> SwiftFontSetting {
        guard let font = look.font else { return outer.font }
        guard let opener = chain.links[font].arguments, let argument = tokens.arguments(opener)?.first,
            argument.label == nil, let size = textSize(argument.lower, argument.upper)
        else { return .unknown }
        return .known(size)
    }

    // MARK: Views without content

    private mutating func readLeaf(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        let ownForeground = !look.foregrounds.isEmpty
        let ownBackground = !look.backgrounds.isEmpty
        guard ownForeground || ownBackground else {
            if outer.meeting >= 0 { readPlain(chain, look, role, outer) }
            return
        }
        let isSymbol = role == .symbol
        if !ownForeground || !ownBackground {
            guard role == .text || isSymbol && isTinted(chain) else { return }
            if !ownForeground, tokens.kind(chain.start) != .identifier { return }
        }
        guard let (front, background) = sides(chain, look, outer) else { return }
        var foreground = front
        if role == nil, isCustomView(chain) {
            foreground = facts.expressions.add(
                .unresolved(.customView(tokens.text(chain.links[0].name))), at: facts.expressions[foreground].range)
        }
        let content = content(of: chain, look, role, in: outer)
        facts.pairs.append(
            ColorPair(
                kind: ownForeground && ownBackground ? .sameElement : .container, foreground: foreground,
                background: background, content: content))
    }

    /// Takes note of a view that says no colour itself.
    private mutating func readPlain(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ outer: SwiftSurroundings
    ) {
        let isChanged = look.unknown != nil || look.effect != nil || !look.opacities.isEmpty
        let head = chain.links[0]
        let isControl = SwiftViews.roles[tokens.bytes(head.name)] == .control
        if role == .text || role == .symbol, !isChanged, !isControl {
            if role == .text || isTinted(chain) {
                note(content(of: chain, look, role, in: outer), inMeeting: outer.meeting)
            }
        } else if startsStatement(chain.start), endsStatement(chain), frames.last?.isInCondition != true {
            noteUnknown(head.name, inMeeting: outer.meeting)
        }
    }

    /// Whether the foreground colours the view: text, and symbols, but no pictures.
    private func isTinted(_ chain: SwiftChain) -> Bool {
        guard let opener = chain.links[0].arguments else { return false }
        return tokens.isText(chain.links[0].name, "Text") || tokens.isText(opener + 1, "systemName")
            || chain.links.contains { tokens.isText($0.name, "renderingMode") }
    }

    private func isCustomView(_ chain: SwiftChain) -> Bool {
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
        if chain.links.count == 1, chain.links[0].isPlain, Self.jumps.contains(tokens.bytes(chain.start)) {
            return false
        }
        let behind = chain.end
        return behind >= tokens.count || tokens.kind(behind) == .rightBrace
            || tokens[behind].flags.contains(.newlineBefore) && tokens.kind(behind) != .equal
    }

    private static let jumps = SwiftWordTable<Bool>(["break", "continue", "fallthrough", "return", "in"], true)

    // MARK: Containers

    private mutating func readContainer(
        _ chain: SwiftChain, _ look: SwiftLook, _ role: SwiftViews.Role?, _ closures: [Int],
        _ outer: SwiftSurroundings
    ) {
        var inner = outer
        inner.font = font(of: chain, look, in: outer)
        inner.isBold = look.isBold || outer.isBold
        let ownForeground = !look.foregrounds.isEmpty
        let ownBackground = !look.backgrounds.isEmpty
        let isChanged =
            ownForeground || ownBackground || look.unknown != nil || look.effect != nil || !look.opacities.isEmpty
        if role == .control, !ownForeground {
            // The style colours the label.
            noteUnknown(chain.links[0].name, inMeeting: outer.meeting)
            inner.foreground = nil
            inner.meeting = -1
        }
        if isChanged {
            inner.meeting = -1
            let outside = inner
            if let (foreground, background) = sides(chain, look, outside) {
                let kind: PairKind = ownForeground && ownBackground ? .sameElement : .container
                inner.meeting = addMeeting(kind, foreground, background)
                inner.foreground = foreground
            } else if ownForeground {
                inner.foreground = alternatives(look.foregrounds, chain)
            }
            inner.background = innerBackground(chain, look, outside)
        }
        if role == .opaqueContainer, !outer.isDeclared {
            inner.background = nil
            inner.meeting = -1
        }
        inner.isDeclared = false
        guard
            inner.foreground != nil || inner.background != nil || look.font != nil || inner.isBold || role == .stack
                || frames.last?.surroundings ?? -1 >= 0
        else { return }
        surroundings.append(inner)
        for brace in closures {
            contents[brace] = SwiftContent(surroundings: surroundings.count - 1, isStack: role == .stack)
        }
    }

    /// What lies behind the views inside that have a foreground of their own.
    private mutating func innerBackground(
        _ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings
    ) -> ExpressionID? {
        let own = look.backgrounds.first
        guard let known = own == nil ? outer.background : background(look.backgrounds, chain, over: outer.background)
        else { return nil }
        let range = facts.expressions[known].range
        if let unknown = look.unknown, unknown < own ?? .max {
            return facts.expressions.add(
                .unresolved(.customView(tokens.text(chain.links[unknown].name))), at: range)
        }
        if let effect = look.effect {
            return facts.expressions.add(.unresolved(.effect(tokens.text(chain.links[effect].name))), at: range)
        }
        return look.opacities.isEmpty ? known : facts.expressions.add(.unresolved(.effect("opacity")), at: range)
    }

    /// The foreground and the background that text takes which `chain` makes; nil where one is missing.
    private mutating func sides(
        _ chain: SwiftChain, _ look: SwiftLook, _ outer: SwiftSurroundings
    ) -> (foreground: ExpressionID, background: ExpressionID)? {
        let lastForeground = look.foregrounds.last
        let firstBackground = look.backgrounds.first
        guard lastForeground != nil || outer.foreground != nil, firstBackground != nil || outer.background != nil,
            var foreground = lastForeground == nil ? outer.foreground : alternatives(look.foregrounds, chain),
            var background = firstBackground == nil
                ? outer.background : background(look.backgrounds, chain, over: outer.background)
        else { return nil }
        // An unknown modifier inside the outermost of the two could set a nearer one.
        if let unknown = look.unknown, unknown < max(lastForeground ?? .max, firstBackground ?? .max) {
            let name = tokens.text(chain.links[unknown].name)
            background = facts.expressions.add(
                .unresolved(.customView(name)), at: facts.expressions[background].range)
        }
        if let effect = look.effect {
            let name = tokens.text(chain.links[effect].name)
            foreground = facts.expressions.add(.unresolved(.effect(name)), at: facts.expressions[foreground].range)
        }
        for opacity in look.opacities {
            foreground = faded(
                foreground, by: chain.links[opacity], coversBackground: opacity > firstBackground ?? .max)
        }
        return (foreground, background)
    }

    /// The braces that hold what the view shows.
    private func contentClosures(of chain: SwiftChain, _ role: SwiftViews.Role?) -> [Int] {
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
        let arguments = head.arguments.flatMap { tokens.arguments($0) } ?? []
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
}
