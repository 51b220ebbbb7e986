import ColorMath
import SourceColors
import SourceText

/// Members that are given a color.
extension SwiftScanner {
    /// Adds the definition that the `let` or `var` at `index` makes: of a type's member, which goes by the type's full name
    /// and its own (`Theme.accent`), or of a name of the file or a block (`accent`).
    ///
    /// Other files can use what is not `private`, if it is `static` or the same in every value of its type.
    mutating func readDefinition(_ index: Int) {
        let name = index + 1
        guard let frame = frames.last, tokens.isName(name), tokens.kind(index - 1) != .comma else { return }
        let type = frame.typeName
        let isStatic = type != nil && hasWord(before: index, "static", "class")
        guard let binding = colorBinding(name, in: type, isStatic: isStatic) else {
            if let type, isStatic { instanceCandidates.append((name, type)) }
            return
        }
        let isPrivate = hasWord(before: index, "private", "fileprivate")
        guard let type else {
            var scope = DefinitionScope.everywhere
            let value = value(of: binding, name)
            if frame.opener >= 0 {
                guard let close = tokens.closing(frame.opener), binding.upper < tokens.count else { return }
                scope = .block(ByteRange(Int(tokens[binding.upper - 1].end), Int(tokens[close].start)))
            }
            return define(name, in: nil, as: value, scope, isShared: false)
        }
        let kind = isStatic ? nil : evaluator.declarations(tokens).types[type]?.kind
        // What a protocol's extension says may be said otherwise by a type that conforms.
        if kind == .protocol { return }
        var value = value(of: binding, name)
        // Which case it is shows where it is used.
        if !isStatic, kind == .enumeration || kind == .extended, isChoice(value),
            asksForSelf(binding.lower, binding.upper)
        {
            value = unresolved(.choice, name, name + 1)
        }
        let isFixed =
            switch kind {
            case .structure, .enumeration: true
            case .class: tokens.isText(index, "let") || hasWord(before: index, "final", "final")
            default: isStatic
            }
        define(name, in: type, as: value, .everywhere, isShared: isFixed && !isPrivate)
        guard !isStatic else { return }
        instanceMembers[type, default: []].append((tokens.text(name), facts.definitions.count - 1))
        if tokens.kind(binding.lower) == .leftBrace, kind == .enumeration || kind == .extended {
            addCases(of: type, name, brace: binding.lower, binding.family, isShared: !isPrivate)
        }
    }

    private mutating func define(
        _ name: Int, in type: String?, as value: ExpressionID, _ scope: DefinitionScope, isShared: Bool
    ) {
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.swiftMember, memberName(name, of: type)), nameRange: tokens[name].range, value: value,
                scope: scope, isShared: isShared))
    }

    /// Whether the tokens `lower..<upper` ask which value of its type `self` is.
    private func asksForSelf(_ lower: Int, _ upper: Int) -> Bool {
        (lower..<min(upper, lower + 4096)).contains {
            tokens.isText($0, "self") && tokens.kind($0 - 1) != .period && tokens.kind($0 + 1) != .period
        }
    }

    /// The value that `binding` gives the token `name`.
    private mutating func value(of binding: ColorBinding, _ name: Int) -> ExpressionID {
        guard tokens.kind(binding.lower) == .leftBrace, tokens.closing(binding.lower) == binding.upper - 1 else {
            return expression(binding.lower, binding.upper, binding.family)
        }
        return bodyExpression(binding.lower, binding.family, depth: 0) ?? unresolved(.choice, name, name + 1)
    }

    /// What a name is bound to: a value, or a body in braces.
    private typealias ColorBinding = (family: SwiftColorFamily, lower: Int, upper: Int)

    /// The name of the definition that the token `name` makes.
    private func memberName(_ name: Int, of type: String?) -> String {
        (type.map { $0 + "." } ?? "") + tokens.text(name)
    }

    /// The color that the binding of the token `name` gives, and its framework; nil where it is no color, or may change.
    private mutating func colorBinding(_ name: Int, in type: String?, isStatic: Bool) -> ColorBinding? {
        let isConstant = tokens.isText(name - 1, "let")
        let before = tokens.kind(name - 2)
        if before == .leftParen || before == .identifier && Self.patterns.contains(tokens.bytes(name - 2)) {
            return nil
        }
        var next = name + 1
        var family: SwiftColorFamily?
        if tokens.kind(next) == .colon {
            var last = next + 1
            if tokens.isText(last, "some") { last += 1 }
            while tokens.kind(last + 1) == .period, tokens.isName(last + 2) { last += 2 }
            family =
                tokens.colorFamily(tokens.bytes(last))
                ?? (tokens.isText(last, "Self") && type == "Color" || tokens.isText(last, "ShapeStyle")
                    ? .swiftUI : nil)
                ?? (tokens.isText(last, "Self") ? type.flatMap { selfFamily($0) } : nil)
            guard family != nil else { return nil }
            hasColorProperties = true
            next = last + 1
            while tokens.kind(next) == .postfixMark { next += 1 }
        }
        // A stored variable may be given another color.
        guard isConstant || isStatic || tokens.kind(next) == .leftBrace else { return nil }
        guard let body = definitionBody(next), let family = family ?? startsColor(body.lower) else { return nil }
        return (family, body.lower, body.upper)
    }

    private static let patterns = SwiftWordTable<Bool>(["if", "guard", "while", "case", "for"], true)

    /// The definition that a name without a type, or one of `self`, means: a color of the file, by the name it is defined
    /// as; and the index of the first link behind it.
    mutating func declared(_ chain: SwiftChain, _ family: SwiftColorFamily) -> (ExpressionID, Int)? {
        var index = 0
        let isOwn = tokens.isText(chain.links[0].name, "self") || tokens.isText(chain.links[0].name, "Self")
        if isOwn { index = 1 }
        guard index < chain.links.count, chain.links[index].isPlain else { return nil }
        let token = chain.links[index].name
        guard tokens.isName(token),
            let declaration = evaluator.declarations(tokens).declaration(of: tokens.text(token), at: token),
            declaration.meaning == .binding, !isOwn || declaration.type != nil,
            colorBinding(
                declaration.token, in: declaration.type,
                isStatic: hasWord(before: declaration.token - 1, "static", "class")) != nil
        else { return nil }
        let range = tokens.range(chain.start, token + 1)
        note(family, at: range)
        let name = ColorName(.swiftMember, memberName(declaration.token, of: declaration.type))
        return (facts.expressions.add(.name(name), at: range), index + 1)
    }

    private func selfFamily(_ type: String) -> SwiftColorFamily? {
        switch type {
        case "UIColor": .uiKit
        case "NSColor": .appKit
        case "Color": .swiftUI
        default: nil
        }
    }

    /// Whether one of the two words stands among those before the binding at `index`.
    func hasWord(before index: Int, _ first: StaticString, _ second: StaticString) -> Bool {
        for before in stride(from: index - 1, through: max(index - 8, 0), by: -1) {
            if tokens.isText(before, first) || tokens.isText(before, second) { return true }
            guard
                tokens.kind(before) == .identifier && !tokens[before + 1].flags.contains(.newlineBefore)
                    || tokens.kind(before) == .rightParen || tokens.kind(before) == .leftParen
            else { return false }
        }
        return false
    }

    /// The expression that the `=` at `index` gives, or the whole body that the `{` there opens.
    private func definitionBody(_ index: Int) -> (lower: Int, upper: Int)? {
        switch tokens.kind(index) {
        case .equal:
            let upper = tokens.endOfValue(from: index + 1, limit: tokens.count)
            return upper > index + 1 ? (index + 1, upper) : nil
        case .leftBrace:
            // What a protocol asks for is no body.
            if tokens.isText(index + 1, "get"), tokens.kind(index + 2) != .leftBrace { return nil }
            return tokens.closing(index).map { (index, $0 + 1) }
        default: return nil
        }
    }

    /// The family of the color type that the expression at `lower` begins with.
    private func startsColor(_ lower: Int) -> SwiftColorFamily? {
        if tokens.isText(lower, "#colorLiteral") { return .any }
        let isModule = SwiftTokens.modules.contains(tokens.bytes(lower)) && tokens.kind(lower + 1) == .period
        let word = tokens.bytes(isModule ? lower + 2 : lower)
        if let family = tokens.colorFamily(word) { return family }
        if tokens.isText(lower, "ColorAsset") || tokens.isText(lower, "ColorResource") { return .any }
        // `UIColorFromRGB(0x1E90FF)`
        return tokens.kind(lower + 1) == .leftParen && hexLiterals[lower + 1] != nil ? .any : nil
    }
}
