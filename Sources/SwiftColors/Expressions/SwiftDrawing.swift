import ColorMath
import SourceColors
import SourceText

/// The colors that views draw behind other views.
extension SwiftExpressionReader {
    /// Returns what the view `range` draws behind text over all of it. A view that draws nothing is ``RGBA/clear``.
    func drawing(_ range: TokenRange, _ family: SwiftColorFamily = .swiftUI, depth: Int = 0) -> ExpressionID {
        let chain = tokens.chain(in: range)
        if chain.end == range.upper {
            if chain.links.contains(where: { hides($0) }) { return facts.clear(range) }
            if let part = partialCover(chain) { return part }
        }
        return expression(range, family, depth: depth)
    }

    /// Returns an unknown color if a modifier may make the view `chain` smaller than what lies over it, or else nil.
    private func partialCover(_ chain: SwiftChain) -> ExpressionID? {
        guard chain.links.dropFirst().contains(where: { mayUncover($0) }) else { return nil }
        return facts.unresolved(
            .other("\(tokens.viewName(chain)) may not cover the area behind the text"), chain.range)
    }

    private static let moving = WordSet(
        "offset position scaleEffect rotationEffect rotation3DEffect trim inset aspectRatio")

    private func mayUncover(_ link: SwiftLink) -> Bool {
        if Self.moving.contains(tokens.bytes(link.name)) { return !link.isPlain }
        guard tokens.isText(link.name, "frame"), link.arguments != nil else { return false }
        return !tokens.arguments(of: link).allSatisfy {
            tokens.isText($0.upper - 1, "infinity") || tokens.isLabeled($0, "alignment")
        }
    }

    /// Whether the modifier hides the view.
    private func hides(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return false }
        if tokens.isText(link.name, "hidden") { return close == opener + 1 }
        if tokens.isText(link.name, "frame") {
            let sides = tokens.arguments(of: link)
            return sides.count == 2
                && sides.allSatisfy {
                    (tokens.isLabeled($0, "width") || tokens.isLabeled($0, "height"))
                        && tokens.isText($0.lower, "0") && $0.upper == $0.lower + 1
                }
        }
        return tokens.isText(link.name, "opacity") && close == opener + 2 && tokens.isText(opener + 1, "0")
    }

    // MARK: Views

    /// Returns what the view `chain` draws; nil if it does not begin with a known view.
    func drawing(_ chain: SwiftChain, _ depth: Int) -> ExpressionID? {
        guard let head = chain.links.first, !head.isPlain else { return nil }
        if tokens.isText(head.name, "AnyView"), chain.links.count == 1, let argument = tokens.arguments(of: head).first,
            argument.label == nil
        {
            return drawing(argument.range, depth: depth + 1)
        }
        guard let role = SwiftViews.roles[tokens.bytes(head.name)] else { return nil }
        switch role {
        case .shape: return shapeDrawing(chain, depth)
        case .symbol: return image(chain, through: chain.links.count)
        case .textless where isEmptyView(head): return facts.clear(chain.range)
        case .control where isInvisible(head): return facts.clear(chain.range)
        case .stack, .container:
            let isOneOverOther =
                role == .stack || tokens.isText(head.name, "Group") || tokens.isText(head.name, "GeometryReader")
            guard isOneOverOther, let brace = head.closure, depth < Self.maximumDrawingDepth else {
                return facts.unresolved(
                    .other("the content of \(tokens.viewName(chain)) may not cover the area behind the text"),
                    chain.range)
            }
            for link in chain.links.dropFirst() {
                let role = SwiftModifiers.roles[tokens.bytes(link.name)]
                guard role == .harmless || role == .presentation || role == .mask else {
                    return facts.unresolved(.effect(tokens.text(link.name)), chain.range)
                }
            }
            return drawing(ofBody: brace, depth: depth + 1)
        case .textless: return nil
        default: break
        }
        return facts.unresolved(.customView(tokens.text(head.name)), chain.range)
    }

    /// The maximum depth of nested views in a background.
    private static var maximumDrawingDepth: Int { 12 }

    private func isEmptyView(_ link: SwiftLink) -> Bool {
        tokens.isText(link.name, "EmptyView") || tokens.isText(link.name, "Spacer")
    }

    /// Whether the control's label is empty: `NavigationLink(destination: …, isActive: …) { EmptyView() }`.
    private func isInvisible(_ link: SwiftLink) -> Bool {
        if let brace = link.closure, tokens.isText(brace + 1, "EmptyView"), tokens.closing(brace) == brace + 4 {
            return true
        }
        return tokens.arguments(of: link).contains {
            tokens.isText($0.lower, "EmptyView")
                || tokens.kind($0.lower) == .leftBrace && tokens.isText($0.lower + 1, "EmptyView")
        }
    }

    /// Returns the fill of the shape `chain`, over what lies behind it.
    private func shapeDrawing(_ chain: SwiftChain, _ depth: Int) -> ExpressionID {
        var layers: [ExpressionID] = []
        var isOutline = false
        // The outline of a shape is another shape if it is given no style: `.stroke(lineWidth: 2).fill(.red)` fills a line.
        var isLine = false
        var isFilled = false
        for link in chain.links.dropFirst() {
            let argument = tokens.arguments(of: link).first.flatMap { $0.label == nil ? $0 : nil }
            let family = SwiftModifiers.family(tokens.bytes(link.name))
            switch SwiftModifiers.roles[tokens.bytes(link.name)] {
            case .harmless?, .presentation?, .tint?, .mask?, .move?: continue
            case .stroke?:
                isOutline = true
                isLine = isLine || argument == nil
            case .fill?, .foreground?:
                if isFilled || isLine || isOutline && !tokens.isText(link.name, "fill") { continue }
                if tokens.isText(chain.start, "Path") { return facts.unresolved(.customView("Path"), chain.range) }
                guard let argument else { continue }
                isFilled = true
                layers.append(expression(argument.range, family, depth: depth + 1))
            case .background?:
                guard let argument else { return facts.unresolved(.effect("background"), chain.range) }
                if !isFilled, !isOutline { break }
                layers.append(drawing(argument.range, family, depth: depth + 1))
                continue
            case .opacity?:
                layers = layers.map { faded($0, by: link, coversBackground: false) }
            case .overlay?:
                let inner = link.closure ?? link.arguments
                guard let inner, beginsOutline(inner + 1) else {
                    return facts.unresolved(.effect("overlay"), chain.range)
                }
            default:
                return facts.unresolved(.effect(tokens.text(link.name)), chain.range)
            }
        }
        // Without a fill, a shape has the foreground color around it.
        if !isFilled, !isOutline { return facts.unresolved(.systemColor("foreground"), chain.range) }
        return visible(layers, chain.range)
    }

    /// Whether the view that begins at `start` is the outline of a shape.
    private func beginsOutline(_ start: Int) -> Bool {
        guard SwiftModifiers.shapes.contains(tokens.bytes(start)) else { return false }
        return tokens.chain(in: TokenRange(start, tokens.count)).links.contains {
            SwiftModifiers.roles[tokens.bytes($0.name)] == .stroke
        }
    }

    /// Returns the `layers`, the topmost first, without those that draw nothing or lie under an opaque one.
    private func visible(_ layers: [ExpressionID], _ range: TokenRange) -> ExpressionID {
        var seen: [ExpressionID] = []
        for layer in layers where !facts.drawsNothing(layer) {
            seen.append(layer)
            if facts.isOpaque(layer) { break }
        }
        guard let first = seen.first else { return facts.clear(range) }
        return seen.count == 1 ? first : facts.layered(seen)
    }

    // MARK: Bodies

    /// Returns what the statements between `brace` and its partner draw, one over the other.
    func drawing(ofBody brace: Int, depth: Int) -> ExpressionID {
        guard let close = tokens.closing(brace), depth < Self.maximumDrawingDepth else {
            return facts.unresolved(.customView("background"), TokenRange(brace))
        }
        var layers: [ExpressionID] = []
        var hasBranches = false
        var index = bodyStart(brace)
        while index < close {
            let start = index
            if tokens.kind(index) == .semicolon {
                index += 1
            } else if tokens.isText(index, "return") {
                // What is before is not shown: `DispatchQueue.main.async { … }`. A branch before it may return another view.
                if hasBranches { return facts.unresolved(.choice, TokenRange(brace + 1, close)) }
                layers = []
                index += 1
            } else if tokens.isText(index, "if") {
                guard let branches = branches(of: index, limit: close, depth) else { break }
                layers.append(branches.drawing)
                hasBranches = true
                index = branches.upper
            } else if Self.statements.contains(tokens.bytes(index)) || tokens.kind(index) == .directive
                || tokens.kind(index) == .pound
            {
                return facts.unresolved(.choice, TokenRange(brace + 1, close))
            } else if tokens.isText(index, "let") {
                while index < close, tokens.kind(index) != .equal { index += 1 }
                index = tokens.endOfExpression(from: index + 1, limit: close)
            } else {
                index = tokens.endOfExpression(from: index, limit: close)
                layers.append(drawing(TokenRange(start, index), depth: depth + 1))
            }
            guard index > start else { return facts.unresolved(.choice, TokenRange(brace + 1, close)) }
        }
        return visible(layers.reversed(), TokenRange(brace, close))
    }

    private static let statements = WordSet("switch for while guard do repeat var func defer")

    /// Returns the first token after the parameters of the closure at `brace`.
    private func bodyStart(_ brace: Int) -> Int {
        for index in brace + 1..<brace + 10 {
            if tokens.isText(index, "in"), tokens.kind(index) == .identifier { return index + 1 }
            guard
                tokens.isName(index) || tokens.kind(index) == .comma || tokens.kind(index) == .leftParen
                    || tokens.kind(index) == .rightParen
            else { break }
        }
        return brace + 1
    }

    /// Returns what the branches of the `if` at `index` draw, and the token after it.
    private func branches(of index: Int, limit: Int, _ depth: Int) -> (drawing: ExpressionID, upper: Int)? {
        var parts: [ExpressionID] = []
        var dark: Bool?
        var others: [ChoiceCondition] = []
        var start = index
        while true {
            var brace = start + 1
            while brace < limit, tokens.kind(brace) != .leftBrace {
                guard let next = tokens.next(brace) else { return nil }
                brace = next
            }
            guard brace < limit, let close = tokens.closing(brace) else { return nil }
            dark = parts.isEmpty ? conditions.darkCondition(TokenRange(start + 1, brace)) : nil
            let condition = TokenRange(start + 1, brace)
            let holds = dark == nil ? choiceConditions(condition, holds: true) : []
            parts.append(applying(drawing(ofBody: brace, depth: depth + 1), when: others + holds))
            if dark == nil { others += choiceConditions(condition, holds: false) }
            start = close + 1
            guard tokens.isText(start, "else") else {
                parts.append(applying(facts.clear(TokenRange(brace, close)), when: others))
                break
            }
            start += 1
            if tokens.isText(start, "if") { continue }
            guard tokens.kind(start) == .leftBrace, let end = tokens.closing(start) else { return nil }
            parts.append(applying(drawing(ofBody: start, depth: depth + 1), when: others))
            start = end + 1
            break
        }
        let range = tokens.byteRange(TokenRange(index, start))
        guard let dark, parts.count == 2 else { return (facts.add(.oneOf(parts), at: range), start) }
        let kind: ColorExpression.Kind =
            dark ? .lightDark(light: parts[1], dark: parts[0]) : .lightDark(light: parts[0], dark: parts[1])
        return (facts.add(kind, at: range), start)
    }
}
