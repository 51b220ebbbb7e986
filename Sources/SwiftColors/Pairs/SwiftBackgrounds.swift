import ColorMath
import SourceColors
import SourceText

/// What a chain's modifiers draw, the innermost on top.
extension SwiftScanner {
    /// The colors of several links, of which only the last surely applies.
    mutating func alternatives(_ links: [Int], _ chain: SwiftChain, _ look: SwiftLook) -> ExpressionID {
        let parts = links.map { paint(chain.links[$0], chain, look) }
        guard let last = parts.last else { return unresolved(.notConstant, chain.start, chain.end) }
        return parts.count == 1 ? last : facts.expressions.add(.oneOf(parts), at: facts.expressions[last].range)
    }

    /// What lies behind: the first background, and the ones under it where it lets them through, down to what `outer` has
    /// behind the view.
    mutating func background(_ chain: SwiftChain, _ look: SwiftLook, over outer: SwiftSurroundings) -> ExpressionID {
        var ordered: [Int] = []
        var isRow = false
        for rank in 0...2 {
            for index in look.backgrounds where rank == backgroundRank(chain.links[index]) { ordered.append(index) }
            if rank == 1, let last = ordered.last { isRow = backgroundRank(chain.links[last]) == 1 }
        }
        var layers: [ExpressionID] = []
        var next = 0
        while next < ordered.count {
            var choices: [Int] = []
            while next < ordered.count {
                choices.append(ordered[next])
                next += 1
                if !chain.links[ordered[next - 1]].isConditional { break }
            }
            layers.append(alternatives(choices, chain, look))
            if let last = layers.last, isOpaque(last) { break }
        }
        if let below = isRow ? outer.rowBackdrop : outer.background, let last = layers.last, !isOpaque(last) {
            if outer.layers < SwiftSurroundings.mostLayers {
                layers.append(below)
            } else {
                layers.append(unresolved(.translucentBackground, chain.start, chain.end))
            }
        }
        if layers.count > 1 { layers.removeAll { drawsNothing($0) } }
        guard layers.count > 1 else { return layers.first ?? unresolved(.notConstant, chain.start, chain.end) }
        return facts.expressions.add(.layers(layers), at: facts.expressions[layers[0]].range)
    }

    /// How far out a background lies: of the view itself 0, of its row 1, of the screen 2.
    private func backgroundRank(_ link: SwiftLink) -> Int {
        switch SwiftModifiers.roles[tokens.bytes(link.name)] {
        case .rowBackground: 1
        case .outerBackground: 2
        default: 0
        }
    }

    /// Whether nothing shows through `id`, as far as can be told here; names count as opaque.
    func isOpaque(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .oneOf(let parts): parts.allSatisfy { isOpaquePart($0) }
        case .lightDark(let light, let dark): isOpaquePart(light) && isOpaquePart(dark)
        case .layers(let parts): parts.contains { isOpaquePart($0) }
        default: isOpaquePart(id)
        }
    }

    private func isOpaquePart(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .literal(let index): (facts.literals[index].color?.alpha ?? 1) >= 1
        case .constant(let color): color.alpha >= 1
        case .appearances(let colors): Appearance.allCases.allSatisfy { colors[$0].alpha >= 1 }
        case .opacity, .withAlpha, .layers: false
        default: true
        }
    }

    /// What the foreground or background modifier `link` of `chain` paints with.
    func arguments(of link: SwiftLink) -> [SwiftArgument] { link.arguments.flatMap { tokens.arguments($0) } ?? [] }

    private mutating func paint(_ link: SwiftLink, _ chain: SwiftChain, _ look: SwiftLook) -> ExpressionID {
        let arguments = arguments(of: link)
        let family = SwiftModifiers.family(tokens.bytes(link.name))
        let isForeground = SwiftModifiers.roles[tokens.bytes(link.name)] == .foreground
        if let first = arguments.first, first.label == nil {
            return isForeground
                ? expression(first.lower, first.upper, family) : drawing(first.lower, first.upper, family)
        }
        var brace = link.closure
        if brace == nil, let content = arguments.first(where: { tokens.isLabelled($0, "content") }),
            tokens.kind(content.lower) == .leftBrace
        {
            brace = content.lower
        }
        if let brace { return drawing(ofBody: brace, depth: 0) }
        // `.background(in: Capsule())` paints with the style that is set further out.
        if let style = look.backgroundStyle, let first = self.arguments(of: chain.links[style]).first,
            first.label == nil
        {
            return expression(first.lower, first.upper, .shapeStyle)
        }
        return unresolved(.systemColor("background"), link.name, link.end)
    }

    /// The color of the modifier `link`, such as `.tint(.red)`; nil where it gives none.
    mutating func color(of link: SwiftLink) -> ExpressionID? {
        guard let first = arguments(of: link).first, first.label == nil else { return nil }
        return expression(first.lower, first.upper, SwiftModifiers.family(tokens.bytes(link.name)))
    }
}
