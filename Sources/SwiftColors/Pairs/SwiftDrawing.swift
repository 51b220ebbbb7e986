import ColorMath
import SourceColors
import SourceText

/// What views draw behind what lies over them.
extension SwiftScanner {
    /// What the view that the tokens `lower..<upper` are draws behind text over all of it. A view that draws nothing is
    /// ``RGBA/clear``.
    mutating func drawing(
        _ lower: Int, _ upper: Int, _ family: SwiftColorFamily = .swiftUI, depth: Int = 0
    ) -> ExpressionID {
        var chain = SwiftChain(start: lower, end: lower)
        tokens.readChain(from: lower, limit: upper, into: &chain)
        if chain.end == upper {
            if chain.links.contains(where: { hides($0) }) { return clear(lower, upper) }
            if let part = partialCover(chain) { return part }
        }
        return expression(lower, upper, family, depth: depth)
    }

    /// The color that is not there.
    private mutating func clear(_ lower: Int, _ upper: Int) -> ExpressionID {
        facts.expressions.add(.constant(RGBA(red: 0, green: 0, blue: 0, alpha: 0)), at: tokens.range(lower, upper))
    }

    /// Whether `id` is a color that is not there, whatever else happens.
    func drawsNothing(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .constant(let color): color.alpha <= 0
        default: false
        }
    }

    /// Undecided, where a modifier may have made the view that is `chain` smaller than what lies over it.
    mutating func partialCover(_ chain: SwiftChain) -> ExpressionID? {
        guard chain.links.dropFirst().contains(where: { mayUncover($0) }) else { return nil }
        return unresolved(
            .other("\(viewName(chain)) may not cover the area behind the text"), chain.start, chain.end)
    }

    private static let moving = SwiftWordTable<Bool>(
        ["offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "trim", "inset", "aspectRatio"],
        true)

    private func mayUncover(_ link: SwiftLink) -> Bool {
        if Self.moving.contains(tokens.bytes(link.name)) { return !link.isPlain }
        guard tokens.isText(link.name, "frame"), let opener = link.arguments else { return false }
        return !(tokens.arguments(opener) ?? []).allSatisfy {
            tokens.isText($0.upper - 1, "infinity") || tokens.isLabelled($0, "alignment")
        }
    }

    /// Whether the modifier takes the view out of sight.
    private func hides(_ link: SwiftLink) -> Bool {
        guard let opener = link.arguments, let close = tokens.closing(opener) else { return false }
        if tokens.isText(link.name, "hidden") { return close == opener + 1 }
        return tokens.isText(link.name, "opacity") && close == opener + 2 && tokens.isText(opener + 1, "0")
    }

    /// What the view that is `chain` goes by in a message.
    func viewName(_ chain: SwiftChain) -> String {
        guard let first = chain.links.first else { return "the view" }
        let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens.bytes(first.name).first ?? 0)
        if isType { return tokens.text(first.name) }
        let head = chain.links.firstIndex { !$0.isPlain } ?? chain.links.count - 1
        let isModifier =
            head > 0 && head < chain.links.count
            && SwiftModifiers.roles[tokens.bytes(chain.links[head].name)] != nil
        let link = isModifier ? head - 1 : head
        return tokens.text(chain.links.indices.contains(link) ? chain.links[link].name : first.name)
    }

    // MARK: Views

    /// What the view that is `chain` draws; nil where it begins with no view that is known.
    mutating func drawing(_ chain: SwiftChain, _ depth: Int) -> ExpressionID? {
        guard let head = chain.links.first, !head.isPlain else { return nil }
        if tokens.isText(head.name, "AnyView"), chain.links.count == 1, let opener = head.arguments,
            let argument = tokens.arguments(opener)?.first, argument.label == nil
        {
            return drawing(argument.lower, argument.upper, depth: depth + 1)
        }
        guard let role = SwiftViews.roles[tokens.bytes(head.name)] else { return nil }
        switch role {
        case .shape: return shapeDrawing(chain, depth)
        case .symbol: return unresolved(.image, chain.start, chain.end)
        case .textless where isEmptyView(head): return clear(chain.start, chain.end)
        case .control where isInvisible(head): return clear(chain.start, chain.end)
        case .stack, .container:
            let isOneOverOther =
                role == .stack || tokens.isText(head.name, "Group") || tokens.isText(head.name, "GeometryReader")
            guard isOneOverOther, let brace = head.closure, depth < Self.deepestDrawing else {
                return unresolved(
                    .other("the content of \(viewName(chain)) may not cover the area behind the text"), chain.start,
                    chain.end)
            }
            for link in chain.links.dropFirst() {
                let role = SwiftModifiers.roles[tokens.bytes(link.name)]
                guard role == .harmless || role == .mask else {
                    return unresolved(.effect(tokens.text(link.name)), chain.start, chain.end)
                }
            }
            return drawing(ofBody: brace, depth: depth + 1)
        case .textless: return nil
        default: break
        }
        return unresolved(.customView(tokens.text(head.name)), chain.start, chain.end)
    }

    /// Deeper than this, what is nested in a background is not followed.
    private static var deepestDrawing: Int { 12 }

    private func isEmptyView(_ link: SwiftLink) -> Bool {
        tokens.isText(link.name, "EmptyView") || tokens.isText(link.name, "Spacer")
    }

    /// Whether the control's label is empty: `NavigationLink(destination: …, isActive: …) { EmptyView() }`.
    private func isInvisible(_ link: SwiftLink) -> Bool {
        if let brace = link.closure, tokens.isText(brace + 1, "EmptyView"), tokens.closing(brace) == brace + 4 {
            return true
        }
        return link.arguments.flatMap { tokens.arguments($0) }?.contains {
            tokens.isText($0.lower, "EmptyView")
                || tokens.kind($0.lower) == .leftBrace && tokens.isText($0.lower + 1, "EmptyView")
        } ?? false
    }

    /// What the shape that is `chain` is filled with, and what lies behind it.
    private mutating func shapeDrawing(_ chain: SwiftChain, _ depth: Int) -> ExpressionID {
        var layers: [ExpressionID] = []
        var isOutline = false
        var isFilled = false
        for link in chain.links.dropFirst() {
            let argument = link.arguments.flatMap { tokens.arguments($0)?.first }.flatMap { $0.label == nil ? $0 : nil }
            let family = SwiftModifiers.family(tokens.bytes(link.name))
            switch SwiftModifiers.roles[tokens.bytes(link.name)] {
            case .harmless?, .tint?, .mask?, .move?: continue
            case .stroke?: isOutline = true
            case .fill?, .foreground?:
                if isFilled || isOutline && !tokens.isText(link.name, "fill") { continue }
                guard let argument else { continue }
                isFilled = true
                layers.append(expression(argument.lower, argument.upper, family, depth: depth + 1))
            case .background?:
                guard let argument else { return unresolved(.effect("background"), chain.start, chain.end) }
                if !isFilled, !isOutline { break }
                layers.append(drawing(argument.lower, argument.upper, family, depth: depth + 1))
                continue
            case .opacity?:
                layers = layers.map { faded($0, by: link, coversBackground: false) }
            case .overlay?:
                let inner = link.closure ?? link.arguments
                guard let inner, beginsOutline(inner + 1) else {
                    return unresolved(.effect("overlay"), chain.start, chain.end)
                }
            default:
                return unresolved(.effect(tokens.text(link.name)), chain.start, chain.end)
            }
        }
        // A shape that says nothing is filled with the foreground color around it.
        if !isFilled, !isOutline { return unresolved(.systemColor("foreground"), chain.start, chain.end) }
        return layered(layers, chain.start, chain.end)
    }

    /// Whether the view that begins at `start` is a shape's outline.
    private func beginsOutline(_ start: Int) -> Bool {
        guard SwiftModifiers.shapes.contains(tokens.bytes(start)) else { return false }
        var chain = SwiftChain(start: start, end: start)
        tokens.readChain(from: start, limit: tokens.count, into: &chain)
        return chain.links.contains { SwiftModifiers.roles[tokens.bytes($0.name)] == .stroke }
    }

    /// The `layers`, the topmost first, those left out that lie under an opaque one or draw nothing.
    private mutating func layered(_ layers: [ExpressionID], _ lower: Int, _ upper: Int) -> ExpressionID {
        var seen: [ExpressionID] = []
        for layer in layers where !drawsNothing(layer) {
            seen.append(layer)
            if isOpaque(layer) { break }
        }
        guard let first = seen.first else { return clear(lower, upper) }
        if seen.count == 1 { return first }
        return facts.expressions.add(.layers(seen), at: facts.expressions[first].range)
    }

    // MARK: Bodies

    /// What the statements between `brace` and its partner draw, one over the other.
    mutating func drawing(ofBody brace: Int, depth: Int) -> ExpressionID {
        guard let close = tokens.closing(brace), depth < Self.deepestDrawing else {
            return unresolved(.customView("background"), brace, brace + 1)
        }
        var layers: [ExpressionID] = []
        var index = bodyStart(brace)
        while index < close {
            let start = index
            if tokens.kind(index) == .semicolon || tokens.isText(index, "return") {
                index += 1
            } else if tokens.isText(index, "if") {
                guard let branches = branches(of: index, limit: close, depth) else { break }
                layers.append(branches.drawing)
                index = branches.upper
            } else if Self.statements.contains(tokens.bytes(index)) || tokens.kind(index) == .directive
                || tokens.kind(index) == .pound
            {
                return unresolved(.choice, brace + 1, close)
            } else if tokens.isText(index, "let") {
                while index < close, tokens.kind(index) != .equal { index += 1 }
                index = tokens.endOfExpression(from: index + 1, limit: close)
            } else {
                index = tokens.endOfExpression(from: index, limit: close)
                layers.append(drawing(start, index, depth: depth + 1))
            }
            guard index > start else { return unresolved(.choice, brace + 1, close) }
        }
        return layered(layers.reversed(), brace, close)
    }

    private static let statements = SwiftWordTable<Bool>(
        ["switch", "for", "while", "guard", "do", "repeat", "var", "func", "defer"], true)

    /// The first token of the closure at `brace` behind its parameters.
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

    /// What the `if` at `index` draws in one branch or another, and the token behind it.
    private mutating func branches(of index: Int, limit: Int, _ depth: Int) -> (drawing: ExpressionID, upper: Int)? {
        var parts: [ExpressionID] = []
        var dark: Bool?
        var start = index
        while true {
            var brace = start + 1
            while brace < limit, tokens.kind(brace) != .leftBrace {
                guard let next = tokens.next(brace) else { return nil }
                brace = next
            }
            guard brace < limit, let close = tokens.closing(brace) else { return nil }
            dark = parts.isEmpty ? darkCondition(start + 1, brace) : nil
            parts.append(drawing(ofBody: brace, depth: depth + 1))
            start = close + 1
            guard tokens.isText(start, "else") else {
                parts.append(clear(brace, close))
                break
            }
            start += 1
            if tokens.isText(start, "if") { continue }
            guard tokens.kind(start) == .leftBrace, let end = tokens.closing(start) else { return nil }
            parts.append(drawing(ofBody: start, depth: depth + 1))
            start = end + 1
            break
        }
        let range = tokens.range(index, start)
        guard let dark, parts.count == 2 else { return (facts.expressions.add(.oneOf(parts), at: range), start) }
        let kind: ColorExpression.Kind =
            dark ? .lightDark(light: parts[1], dark: parts[0]) : .lightDark(light: parts[0], dark: parts[1])
        return (facts.expressions.add(kind, at: range), start)
    }
}
