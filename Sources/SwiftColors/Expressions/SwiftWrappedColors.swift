import ColorMath
import SourceColors
import SourceText

/// Initializers of color types that take no components: other colors, names of assets, closures.
extension SwiftExpressionReader {
    /// Returns what the initializer `link` of `type` makes of its arguments.
    func wrapped(_ type: SwiftColorType, _ link: SwiftLink, _ chain: SwiftChain, _ depth: Int) -> ExpressionID {
        let arguments = tokens.arguments(of: link)
        guard let first = arguments.first else { return dynamic(link, chain, type.family, depth) }
        let label = first.label.map { tokens.text($0) }
        let isLast = arguments.count == 1
        switch label {
        case nil where tokens.kind(first.lower) == .stringOpen, "named" where tokens.kind(first.lower) == .stringOpen:
            return asset(first, chain, link)
        case "named" where isPath(first.range): return expression(first.range, .platform, depth: depth + 1)
        // SwiftGen's accessors for catalogs.
        case "asset" where isLast && isPath(first.range): return expression(first.range, .platform, depth: depth + 1)
        case "named", "resource":
            return resource(first, chain, link) ?? facts.unresolved(.notConstant, chain.range(through: link))
        case "uiColor" where isLast, "uicolor" where isLast:
            return expression(first.range, .uiKit, depth: depth + 1)
        case "nsColor" where isLast, "nscolor" where isLast:
            return expression(first.range, .appKit, depth: depth + 1)
        case "cgColor" where isLast, "ciColor" where isLast, "color" where isLast:
            return expression(first.range, .platform, depth: depth + 1)
        case "patternImage" where isLast: return platformImage(first.range)
        case "dynamicProvider", "name": return dynamic(link, chain, type.family, depth)
        case nil where isLast:
            if type != .color { return expression(first.range, .swiftUI, depth: depth + 1) }
            let symbol = generatedSymbol(first, chain, link)
            let color = symbol ?? expression(first.range, .platform, depth: depth + 1)
            // `Color(.calm)` and `Color(Tone.calm)` may be the project's own.
            let isCase =
                symbol != nil && tokens.kind(first.lower) == .period
                || isPath(first.range) && tokens.colorType(tokens.bytes(first.lower)) == nil
            return isCase ? names.initialized(type, by: link, of: chain, fallback: color) : color
        default:
            let unknown = facts.unresolved(.unknownInitializer, chain.range(through: link))
            let made = names.initialized(type, by: link, of: chain, fallback: unknown)
            guard isLast, let digits = first.label, SwiftColorWords.asksForDigits(tokens.bytes(digits)) else {
                return made
            }
            return color(ofDigitsNamed: first.range, unless: made, depth: depth + 1) ?? made
        }
    }

    /// Returns the symbol that `Color(.brand)` names, unless `.brand` is a color of the platform. It may also be a member of
    /// the platform's color type that the project declares.
    private func generatedSymbol(_ argument: SwiftArgument, _ chain: SwiftChain, _ link: SwiftLink) -> ExpressionID? {
        let isMember = tokens.kind(argument.lower) == .period
        if isMember {
            guard case .unknown = imports.namedColor(tokens.bytes(argument.lower + 1), in: .platform) else {
                return nil
            }
        } else if !tokens.isText(argument.lower, "ColorResource") {
            return nil
        }
        guard let symbol = resource(argument, chain, link) else { return nil }
        guard isMember, case .name(let name) = facts.kind(of: symbol), name.space == .assetSymbol else { return symbol }
        let type = imports.appKit && !imports.uiKit ? "NSColor" : "UIColor"
        let member = type + tokens.joinedText(argument.range)
        return facts.add(
            .nameOr(ColorName(.swiftMember, member), fallback: symbol), at: chain.range(through: link))
    }

    /// Whether `range` is the member of a type, which may be a string constant: `Names.brand`.
    private func isPath(_ range: TokenRange) -> Bool {
        tokens.isCapitalized(range.lower) && !tokens.isText(range.lower, "ColorResource")
            && range.indices.allSatisfy { tokens.isName($0) || tokens.kind($0) == .period }
    }

    /// Returns the catalog's color that the string `argument` names.
    func asset(_ argument: SwiftArgument, _ chain: SwiftChain, _ link: SwiftLink) -> ExpressionID {
        guard tokens.kind(argument.lower + 1) == .stringText, tokens.closing(argument.lower) == argument.lower + 2,
            argument.upper == argument.lower + 3
        else { return facts.unresolved(.notConstant, chain.range(through: link)) }
        let range = tokens.byteRange(chain.range(through: link))
        facts.note(tokens.colorFamily(tokens.bytes(link.name)) ?? .any, at: range)
        return facts.add(.name(ColorName(.asset, tokens.text(argument.lower + 1))), at: range)
    }

    /// Returns the catalog's color that a generated resource such as `.brand` names; nil if `argument` is none.
    private func resource(_ argument: SwiftArgument, _ chain: SwiftChain, _ link: SwiftLink) -> ExpressionID? {
        let range = tokens.byteRange(chain.range(through: link))
        var lower = argument.lower
        if tokens.isText(lower, "ColorResource") { lower += 1 }
        guard tokens.kind(lower) == .period, argument.upper > lower + 1 else { return nil }
        let last = argument.upper - 1
        if tokens.isText(lower + 1, "init"), tokens.closing(lower + 2) == last {
            // `.init(name: "Brand", bundle: .main)`
            guard let name = tokens.arguments(lower + 2)?.first, tokens.isLabeled(name, "name") else { return nil }
            return asset(name, chain, link)
        }
        guard (lower..<argument.upper).allSatisfy({ tokens.isName($0) || tokens.kind($0) == .period }) else {
            return nil
        }
        facts.note(tokens.colorFamily(tokens.bytes(link.name)) ?? .any, at: range)
        return names.symbol(tokens.joinedText(TokenRange(lower + 1, argument.upper)), at: range)
    }

    /// Returns the choice that `UIColor { $0.userInterfaceStyle == .dark ? a : b }` makes.
    private func dynamic(
        _ link: SwiftLink, _ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID {
        var brace = link.closure
        if brace == nil, let opener = link.arguments {
            brace = tokens.arguments(opener)?.first { tokens.kind($0.lower) == .leftBrace }?.lower
        }
        guard let brace else { return facts.unresolved(.unknownInitializer, chain.range(through: link)) }
        return bodyExpression(brace, family, depth: depth) ?? facts.unresolved(.choice, chain.range(through: link))
    }
}
