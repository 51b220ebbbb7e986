import ColorMath
import SourceText

/// Members that are given a colour.
extension SwiftScanner {
    /// Adds the definition that the `let` or `var` at `index` makes of a type's member: `static let accent = Color(…)`.
    mutating func readDefinition(_ index: Int) {
        guard let type = frames.last?.typeName, tokens.isName(index + 1), isStatic(index) else { return }
        let name = index + 1
        var next = name + 1
        var family: SwiftColorFamily?
        if tokens.kind(next) == .colon {
            var last = next + 1
            if tokens.isText(last, "some") { last += 1 }
            while tokens.kind(last + 1) == .period, tokens.isName(last + 2) { last += 2 }
            family =
                SwiftTokens.colorTypes[tokens.bytes(last)]?.family
                ?? (tokens.isText(last, "Self") && type == "Color" || tokens.isText(last, "ShapeStyle")
                    ? .swiftUI : nil)
                ?? (tokens.isText(last, "Self") ? selfFamily(type) : nil)
            guard family != nil else { return }
            next = last + 1
            while tokens.kind(next) == .postfixMark { next += 1 }
        }
        guard let body = definitionBody(next) else { return }
        guard let family = family ?? startsColor(body.lower) else { return }
        let value = expression(body.lower, body.upper, family)
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.swiftMember, type + "." + tokens.text(name)), nameRange: tokens[name].range,
                value: value,
                scope: .everywhere))
    }

    private func selfFamily(_ type: String) -> SwiftColorFamily? {
        switch type {
        case "UIColor": .uiKit
        case "NSColor": .appKit
        case "Color": .swiftUI
        default: nil
        }
    }

    /// Whether `static` or `class` stands among the words before the binding at `index`.
    private func isStatic(_ index: Int) -> Bool {
        for before in stride(from: index - 1, through: max(index - 8, 0), by: -1) {
            if tokens.isText(before, "static") || tokens.isText(before, "class") { return true }
            guard
                tokens.kind(before) == .identifier || tokens.kind(before) == .rightParen
                    || tokens.kind(before) == .leftParen
            else { return false }
        }
        return false
    }

    /// The expression that the tokens from `=` or `{` at `index` on give.
    private func definitionBody(_ index: Int) -> (lower: Int, upper: Int)? {
        switch tokens.kind(index) {
        case .equal:
            let upper = tokens.endOfExpression(from: index + 1, limit: tokens.count)
            return upper > index + 1 ? (index + 1, upper) : nil
        case .leftBrace: return closureBody(index)
        default: return nil
        }
    }

    /// The family of the colour type that the expression at `lower` begins with.
    private func startsColor(_ lower: Int) -> SwiftColorFamily? {
        if tokens.isText(lower, "#colorLiteral") { return .any }
        let isModule = SwiftTokens.modules.contains(tokens.bytes(lower)) && tokens.kind(lower + 1) == .period
        let word = tokens.bytes(isModule ? lower + 2 : lower)
        if let type = SwiftTokens.colorTypes[word] { return type.family }
        // `UIColorFromRGB(0x1E90FF)`
        return tokens.kind(lower + 1) == .leftParen && hexLiterals[lower + 1] != nil ? .any : nil
    }
}
