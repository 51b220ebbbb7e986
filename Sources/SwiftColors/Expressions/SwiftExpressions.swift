import ColorMath
import SourceColors
import SourceText

/// Reads color expressions: what stands where a color is wanted.
extension SwiftScanner {
    /// Deeper than this, what is nested in an expression is not followed: no one writes it, and nothing may recurse with the
    /// input.
    static var deepest: Int { 24 }

    /// The expression of the tokens `lower..<upper`, in a place that takes colors of `family`.
    mutating func expression(_ lower: Int, _ upper: Int, _ family: SwiftColorFamily, depth: Int = 0) -> ExpressionID {
        // A shorter expression may begin at the same token: `Color.red` of `Color.red.opacity(0.5)`.
        let place = lower << 32 | upper
        if let known = expressionsByPlace[place] { return known }
        let result = newExpression(lower, upper, family, depth)
        expressionsByPlace[place] = result
        note(family, at: tokens.range(lower, upper))
        return result
    }

    /// Takes note that a color of `family` stands at `range`, so that a literal can take its place.
    mutating func note(_ family: SwiftColorFamily, at range: ByteRange) {
        guard let type = imports.memberType(family), facts.wantedTypes[range] == nil else { return }
        facts.wantedTypes[range] = type
    }

    /// An expression of the tokens `lower..<upper` that is undecided for `reason`.
    mutating func unresolved(_ reason: UnresolvedReason, _ lower: Int, _ upper: Int) -> ExpressionID {
        facts.expressions.add(.unresolved(reason), at: tokens.range(lower, upper))
    }

    private mutating func newExpression(
        _ lower: Int, _ upper: Int, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID {
        var (lower, upper) = (lower, upper)
        while tokens.kind(lower) == .leftParen, tokens.closing(lower) == upper - 1, upper > lower + 2 {
            lower += 1
            upper -= 1
        }
        guard lower < upper, depth < Self.deepest else { return unresolved(.notConstant, lower, upper) }
        if tokens.kind(lower) == .identifier, tokens.isText(lower, "if") || tokens.isText(lower, "switch") {
            return choiceOfWays(lower, upper, family, depth) ?? unresolved(.choice, lower, upper)
        }
        if let choice = choice(lower, upper, family, depth) { return choice }
        var chain = SwiftChain(start: lower, end: lower)
        tokens.readChain(from: lower, limit: upper, into: &chain)
        let base = chainExpression(chain, family, depth)
        if chain.end == upper { return base }
        // `UIColor(named: "x") ?? .red`: the fallback counts only where the name is unknown.
        if tokens.isText(chain.end, "??"), tokens.kind(chain.end) == .operator {
            let fallback = expression(chain.end + 1, upper, family, depth: depth + 1)
            if case .name(let name) = facts.expressions[base].kind {
                return facts.expressions.add(.nameOr(name, fallback: fallback), at: facts.expressions[base].range)
            }
            return facts.expressions.add(.unresolved(.choice), at: tokens.range(lower, upper))
        }
        return unresolved(.other("unsupported expression"), lower, upper)
    }

    // MARK: Choices

    /// The ternary that the tokens `lower..<upper` are, or nil where they are none.
    private mutating func choice(
        _ lower: Int, _ upper: Int, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID? {
        var question: Int?
        var colon: Int?
        var nested = 0
        var index = lower
        while index < upper {
            switch tokens.kind(index) {
            case .infixQuestion:
                if question == nil { question = index } else { nested += 1 }
            case .colon where question != nil && colon == nil:
                if nested == 0 { colon = index } else { nested -= 1 }
            default: break
            }
            guard let next = tokens.next(index) else { return nil }
            index = next
        }
        guard let question, let colon, colon > question + 1, upper > colon + 1 else { return nil }
        let holds = condition(lower, question)
        var branches = SwiftBranches(family: family, depth: depth)
        branches.values = [
            (holds.mayHold, expression(question + 1, colon, family, depth: depth + 1)),
            (holds.mayFail, expression(colon + 1, upper, family, depth: depth + 1)),
        ]
        return choice(of: branches, at: tokens.range(lower, upper))
    }

    // MARK: Chains

    /// The expression that `chain` is.
    private mutating func chainExpression(
        _ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID {
        guard !chain.links.isEmpty else { return unresolved(.notConstant, chain.start, chain.end) }
        var (base, rest) = head(chain, family, depth)
        for link in chain.links[rest...] {
            base = modified(base, by: link, chain)
        }
        return base
    }

    /// `base` with the member `link` behind it.
    private mutating func modified(_ base: ExpressionID, by link: SwiftLink, _ chain: SwiftChain) -> ExpressionID {
        let name = tokens.bytes(link.name)
        let range = tokens.range(chain.start, link.end)
        if case .unresolved = facts.expressions[base].kind { return base }
        if tokens.isText(link.name, "opacity") || tokens.isText(link.name, "withAlphaComponent") {
            let isFactor = tokens.isText(link.name, "opacity")
            guard let opener = link.arguments, let argument = tokens.arguments(opener)?.first, argument.label == nil,
                let alpha = evaluator.floatingPoint(tokens, argument.lower, argument.upper), (0...1).contains(alpha)
            else {
                return facts.expressions.add(.unresolved(.effect(tokens.text(link.name))), at: range)
            }
            return facts.expressions.add(
                isFactor ? .opacity(base, factor: alpha) : .withAlpha(base, alpha: alpha), at: range)
        }
        if link.isPlain, Self.conversions.contains(name) { return base }
        if tokens.isText(link.name, "gradient") { return facts.expressions.add(.unresolved(.gradient), at: range) }
        if SwiftModifiers.roles[name] == .harmless { return base }
        return facts.expressions.add(.unresolved(.effect(tokens.text(link.name))), at: range)
    }

    /// The members that give the same color as another type.
    static let conversions = SwiftWordTable<Bool>(
        ["cgColor", "ciColor", "uiColor", "nsColor", "color", "swiftUIColor", "self"], true)

    /// The expression that the chain's first links are, and the index of the first link behind it.
    private mutating func head(
        _ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int
    ) -> (ExpressionID, Int) {
        if let call = calls[chain.start] {
            let rest = chain.links.firstIndex { $0.name >= call.upper } ?? chain.links.count
            return (call.expression, rest)
        }
        if tokens.kind(chain.start) == .leftBrace, let opener = chain.links[0].arguments,
            tokens.closing(opener) == opener + 1
        {
            // `{ … }()`
            let body = bodyExpression(chain.start, family, depth: depth)
            return (body ?? unresolved(.choice, chain.start, chain.links[0].end), 1)
        }
        for (index, link) in chain.links.prefix(4).enumerated() {
            if let choice = labelledChoice(link, chain, family, depth) { return (choice, index + 1) }
            if let opener = link.arguments, let literals = hexLiterals[opener] {
                return (hexExpression(literals, opener, chain, link, family, depth), index + 1)
            }
        }
        if chain.isImplicit { return member(chain, from: 0, family, depth) }
        var index = 0
        if SwiftTokens.modules.contains(tokens.bytes(chain.start)), chain.links[0].isPlain, chain.links.count > 1 {
            index = 1
        }
        let link = chain.links[index]
        guard let type = tokens.colorType(tokens.bytes(link.name)) else { return other(chain, family, depth) }
        let own = tokens.colorFamily(tokens.bytes(link.name)) ?? type.family
        if link.isPlain {
            guard index + 1 < chain.links.count else {
                return (unresolved(.notConstant, chain.start, chain.end), index + 1)
            }
            let next = chain.links[index + 1]
            // `UIColor.init(…)`
            if !next.isPlain, tokens.isText(next.name, "init") {
                return (wrapped(type, next, chain, depth), index + 2)
            }
            return member(
                chain, from: index + 1, own, depth, of: tokens.memberTypes(tokens.bytes(link.name)))
        }
        return (wrapped(type, link, chain, depth), index + 1)
    }

    /// The expression of a helper's call that holds hex literals.
    private mutating func hexExpression(
        _ literals: [HexLiteral], _ opener: Int, _ chain: SwiftChain, _ link: SwiftLink, _ family: SwiftColorFamily,
        _ depth: Int
    ) -> ExpressionID {
        let arguments = tokens.arguments(opener) ?? []
        if literals.count == 1, arguments.contains(where: { $0.lower == literals[0].token }) {
            return literals[0].expression
        }
        // `.hex(isOn ? 0x… : 0x…)`
        if arguments.count == 1 {
            return expression(arguments[0].lower, arguments[0].upper, family, depth: depth + 1)
        }
        return unresolved(.unknownInitializer, chain.start, link.end)
    }

    /// What `Color(…)`, `UIColor(…)` and their like make of arguments that are no components.
    private mutating func wrapped(
        _ type: SwiftColorType, _ link: SwiftLink, _ chain: SwiftChain, _ depth: Int
    ) -> ExpressionID {
        guard let opener = link.arguments, let arguments = tokens.arguments(opener) else {
            return dynamic(link, chain, type.family, depth)
        }
        guard let first = arguments.first else { return dynamic(link, chain, type.family, depth) }
        let label = first.label.map { tokens.text($0) }
        let isLast = arguments.count == 1
        switch label {
        case nil where tokens.kind(first.lower) == .stringOpen, "named" where tokens.kind(first.lower) == .stringOpen:
            return asset(first, chain, link)
        case "named", "resource":
            return resource(first, chain, link) ?? unresolved(.notConstant, chain.start, link.end)
        case "uiColor" where isLast, "uicolor" where isLast:
            return expression(first.lower, first.upper, .uiKit, depth: depth + 1)
        case "nsColor" where isLast, "nscolor" where isLast:
            return expression(first.lower, first.upper, .appKit, depth: depth + 1)
        case "cgColor" where isLast, "ciColor" where isLast, "color" where isLast:
            return expression(first.lower, first.upper, .platform, depth: depth + 1)
        case "dynamicProvider", "name": return dynamic(link, chain, type.family, depth)
        case nil where isLast:
            if type != .color { return expression(first.lower, first.upper, .swiftUI, depth: depth + 1) }
            // `Color(.brand)`: a member of UIColor, or else a resource.
            let isMember = tokens.kind(first.lower) == .period
            var isKnown = false
            if isMember {
                if case .unknown = imports.namedColor(tokens.bytes(first.lower + 1), in: .platform) {
                } else {
                    isKnown = true
                }
            }
            if !isKnown, isMember || tokens.isText(first.lower, "ColorResource"),
                let symbol = resource(first, chain, link)
            {
                guard isMember, case .name(let name) = facts.expressions[symbol].kind, name.space == .assetSymbol else {
                    return symbol
                }
                let type = imports.appKit && !imports.uiKit ? "NSColor" : "UIColor"
                let member = type + tokens.joinedText(first.lower, first.upper)
                return facts.expressions.add(
                    .nameOr(ColorName(.swiftMember, member), fallback: symbol), at: tokens.range(chain.start, link.end))
            }
            return expression(first.lower, first.upper, .platform, depth: depth + 1)
        default: return unresolved(.unknownInitializer, chain.start, link.end)
        }
    }

    /// The catalog's color that a string names.
    mutating func asset(_ argument: SwiftArgument, _ chain: SwiftChain, _ link: SwiftLink) -> ExpressionID {
        guard tokens.kind(argument.lower + 1) == .stringText, tokens.closing(argument.lower) == argument.lower + 2,
            argument.upper == argument.lower + 3
        else { return unresolved(.notConstant, chain.start, link.end) }
        let range = tokens.range(chain.start, link.end)
        note(tokens.colorFamily(tokens.bytes(link.name)) ?? .any, at: range)
        return facts.expressions.add(.name(ColorName(.asset, tokens.text(argument.lower + 1))), at: range)
    }

    /// The catalog's color that a generated resource such as `.brand` stands for.
    private mutating func resource(_ argument: SwiftArgument, _ chain: SwiftChain, _ link: SwiftLink) -> ExpressionID? {
        let range = tokens.range(chain.start, link.end)
        var lower = argument.lower
        if tokens.isText(lower, "ColorResource") { lower += 1 }
        guard tokens.kind(lower) == .period, argument.upper > lower + 1 else { return nil }
        let last = argument.upper - 1
        if tokens.isText(lower + 1, "init"), tokens.closing(lower + 2) == last {
            // `.init(name: "Brand", bundle: .main)`
            guard let name = tokens.arguments(lower + 2)?.first, tokens.isLabelled(name, "name") else { return nil }
            return asset(name, chain, link)
        }
        guard (lower..<argument.upper).allSatisfy({ tokens.isName($0) || tokens.kind($0) == .period }) else {
            return nil
        }
        note(tokens.colorFamily(tokens.bytes(link.name)) ?? .any, at: range)
        return addSymbol(tokens.joinedText(lower + 1, argument.upper), at: range)
    }
}

extension SwiftColorType {
    /// The framework whose members the type declares.
    var family: SwiftColorFamily {
        switch self {
        case .color, .resolved: .swiftUI
        case .uiColor: .uiKit
        case .nsColor: .appKit
        case .cgColor: .coreGraphics
        case .ciColor, .implicit: .platform
        }
    }
}
