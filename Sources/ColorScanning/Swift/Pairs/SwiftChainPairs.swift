import ColorMath
import SourceText

/// What a chain's modifiers say, the innermost first.
struct SwiftLook {
    /// The links that set a foreground, up to the first that surely applies.
    var foregrounds: [Int] = []
    /// The links that draw behind, in their order.
    var backgrounds: [Int] = []
    var font: Int?
    var isBold = false
    /// The first link of which nothing is known.
    var unknown: Int?
    /// The first link that changes colours in an unknown way.
    var effect: Int?
    var opacities: [Int] = []
    var overlay: Int?
    var fill: Int?
}

/// What the modifiers of one chain say.
extension SwiftScanner {
    mutating func look(at chain: SwiftChain) -> SwiftLook {
        var look = SwiftLook()
        var hasForeground = false
        for (index, link) in chain.links.enumerated() where index > 0 || chain.isImplicit {
            let isCalled = link.arguments != nil || link.closure != nil
            // A property, as in `configuration.label`, is part of what the chain modifies.
            guard isCalled else { continue }
            switch SwiftModifiers.roles[tokens.bytes(link.name)] {
            case .foreground?:
                if !hasForeground { look.foregrounds.append(index) }
                hasForeground = hasForeground || !link.isConditional
                if look.fill == nil { look.fill = index }
                noteColor(link)
            case .background?, .rowBackground?:
                look.backgrounds.append(index)
                noteColor(link)
            case .fill?:
                if look.fill == nil { look.fill = index }
                noteColor(link)
            case .stroke?: noteColor(link)
            case .overlay?: if look.overlay == nil { look.overlay = index }
            case .font?: if look.font == nil { look.font = index }
            case .bold?: look.isBold = look.isBold || isBoldWeight(link)
            case .opacity?: look.opacities.append(index)
            case .effect?: if look.effect == nil { look.effect = index }
            case .style?: if look.effect == nil, !isPlainStyle(link) { look.effect = index }
            case .harmless?:
                if tokens.isText(link.name, "environment"), setsColorScheme(link) { look.effect = look.effect ?? index }
                noteColor(link)
            case nil:
                if tokens.isText(link.name, "setTitleColor") { readTitleColor(chain, index) }
                if tokens.isText(link.name, "setBackgroundImage") { readBackgroundImage(chain, index) }
                if look.unknown == nil { look.unknown = index }
            }
        }
        // What is called first makes the view; `configuration.makeBody()` too.
        if let unknown = look.unknown, unknown < (look.foregrounds.first ?? 0), unknown < (look.backgrounds.first ?? 0),
            chain.links[..<unknown].allSatisfy({ $0.isPlain })
        {
            look.unknown = chain.links.indices.first { index in
                index > unknown && !chain.links[index].isPlain
                    && SwiftModifiers.roles[tokens.bytes(chain.links[index].name)] == nil
            }
        }
        return look
    }

    /// Takes note of the named colour a modifier is given as `.red`.
    private mutating func noteColor(_ link: SwiftLink) {
        guard SwiftModifiers.colors.contains(tokens.bytes(link.name)), let opener = link.arguments,
            tokens.kind(opener + 1) == .period, let argument = tokens.arguments(opener)?.first
        else { return }
        _ = expression(argument.lower, argument.upper, SwiftModifiers.family(tokens.bytes(link.name)))
    }

    /// The colours of several links, of which only the last surely applies.
    mutating func alternatives(_ links: [Int], _ chain: SwiftChain) -> ExpressionID {
        let parts = links.map { paint(chain.links[$0]) }
        guard let last = parts.last else { return unresolved(.notConstant, chain.start, chain.end) }
        return parts.count == 1 ? last : facts.expressions.add(.oneOf(parts), at: facts.expressions[last].range)
    }

    /// What lies behind: the first background, and the ones under it where it lets them through.
    mutating func background(_ links: [Int], _ chain: SwiftChain, over below: ExpressionID?) -> ExpressionID {
        let tokens = tokens
        func isRow(_ index: Int) -> Bool {
            SwiftModifiers.roles[tokens.bytes(chain.links[index].name)] == .rowBackground
        }
        let ordered = links.filter { !isRow($0) } + links.filter(isRow)
        var layers: [ExpressionID] = []
        var next = 0
        while next < ordered.count {
            var choices: [Int] = []
            while next < ordered.count {
                choices.append(ordered[next])
                next += 1
                if !chain.links[ordered[next - 1]].isConditional { break }
            }
            layers.append(alternatives(choices, chain))
            if let last = layers.last, isOpaque(last) { break }
        }
        if let below, let last = layers.last, !isOpaque(last) { layers.append(below) }
        guard layers.count > 1 else { return layers.first ?? unresolved(.notConstant, chain.start, chain.end) }
        return facts.expressions.add(.layers(layers), at: facts.expressions[layers[0]].range)
    }

    /// Whether nothing shows through `id`, as far as can be told here; names count as opaque.
    func isOpaque(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .literal(let index): (facts.literals[index].color?.alpha ?? 1) >= 1
        case .constant(let color): color.alpha >= 1
        case .appearances(let colors): Appearance.allCases.allSatisfy { colors[$0].alpha >= 1 }
        case .opacity, .withAlpha: false
        default: true
        }
    }

    /// The colour that a foreground or background modifier is given.
    private mutating func paint(_ link: SwiftLink) -> ExpressionID {
        let arguments = link.arguments.flatMap { tokens.arguments($0) } ?? []
        if let first = arguments.first, first.label == nil {
            return expression(first.lower, first.upper, SwiftModifiers.family(tokens.bytes(link.name)))
        }
        var brace = link.closure
        if brace == nil, let content = arguments.first(where: { tokens.isLabelled($0, "content") }),
            tokens.kind(content.lower) == .leftBrace
        {
            brace = content.lower
        }
        if let brace {
            guard let body = closureBody(brace) else {
                return unresolved(.customView("background"), link.name, link.end)
            }
            return expression(body.lower, body.upper, .swiftUI)
        }
        return unresolved(.systemColor("background"), link.name, link.end)
    }

    mutating func faded(_ id: ExpressionID, by link: SwiftLink, coversBackground: Bool) -> ExpressionID {
        let range = facts.expressions[id].range
        if let opener = link.arguments, let argument = tokens.arguments(opener)?.first,
            let factor = evaluator.floatingPoint(tokens, argument.lower, argument.upper), (0...1).contains(factor)
        {
            if factor == 1 { return id }
            if !coversBackground { return facts.expressions.add(.opacity(id, factor: factor), at: range) }
        }
        return facts.expressions.add(.unresolved(.effect("opacity")), at: range)
    }

    private func isPlainStyle(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return false }
        return tokens.isText(close - 1, "plain") || tokens.isText(close - 1, "borderless")
            || tokens.isText(close - 3, "PlainButtonStyle") || tokens.isText(close - 3, "BorderlessButtonStyle")
    }

    private func setsColorScheme(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments else { return true }
        return tokens.isText(opener + 3, "colorScheme")
    }

    // MARK: Text over a shape

    /// `Capsule().fill(B).overlay(Text("a").foregroundStyle(F))`.
    mutating func addOverlayPair(_ chain: SwiftChain, _ look: SwiftLook, _ overlay: Int) {
        let link = chain.links[overlay]
        var body: (lower: Int, upper: Int)?
        if let brace = link.closure {
            body = closureBody(brace)
        } else if let opener = link.arguments, let first = tokens.arguments(opener)?.first, first.label == nil {
            body = (first.lower, first.upper)
        }
        guard let body, look.unknown == nil, look.effect == nil, look.opacities.isEmpty else { return }
        var inner = SwiftChain(start: body.lower, end: body.lower)
        tokens.readChain(from: body.lower, limit: body.upper, into: &inner)
        guard inner.end == body.upper, inner.links.count > 1, !inner.isImplicit else { return }
        let head = tokens.bytes(inner.links[0].name)
        guard !SwiftModifiers.shapes.contains(head), !SwiftModifiers.textless.contains(head) else { return }
        let text = self.look(at: inner)
        guard text.backgrounds.isEmpty, text.unknown == nil, text.effect == nil, text.opacities.isEmpty,
            !text.foregrounds.isEmpty
        else { return }
        let background: ExpressionID
        if SwiftModifiers.shapes.contains(tokens.bytes(chain.links[0].name)) {
            guard let fill = look.fill, fill < overlay else { return }
            background = paint(chain.links[fill])
        } else {
            guard tokens.isText(chain.links[0].name, "Color"),
                let first = chain.links.firstIndex(where: { !$0.isPlain }),
                first > 0
            else { return }
            background = expression(chain.start, chain.links[first - 1].end, .swiftUI)
        }
        let content = content(of: inner, text, role(of: inner), in: SwiftSurroundings())
        facts.pairs.append(
            ColorPair(
                kind: .sameElement, foreground: alternatives(text.foregrounds, inner), background: background,
                content: content))
    }

    private func isBoldWeight(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return false }
        if tokens.isText(link.name, "bold") { return close == opener + 1 || tokens.isText(opener + 1, "true") }
        return SwiftTextSize.boldWeights.contains(tokens.bytes(close - 1))
    }
}
