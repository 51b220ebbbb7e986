import ColorMath
import SourceColors
import SourceText

/// Reads color expressions: what is written where a color is expected.
final class SwiftExpressionReader {
    /// The maximum depth of nested expressions. Nobody writes deeper ones, and nothing may recurse with the input.
    static let maximumDepth = 24

    let tokens: SwiftTokens
    let imports: SwiftImports
    let evaluator: SwiftConstantEvaluator
    let facts: SwiftFactCollector
    let literals: SwiftLiteralIndex
    let conditions: SwiftConditionReader
    let names: SwiftNameReader
    /// The functions of the file that make colors of numbers, found when one is first looked for.
    private(set) lazy var numericFunctions = findNumericFunctions()
    /// The properties that initializers of the file set to what they are given, found when one is first looked for.
    private(set) lazy var keptProperties = findKeptProperties()
    /// The color types that the file extends.
    lazy var extendedTypes = ["Color", "ShapeStyle", "UIColor", "NSColor"].filter {
        names.file.declarations.types[$0] != nil
    }
    /// The expressions read so far, by ``key(_:)``.
    private var known: [Int: ExpressionID] = [:]

    /// - Parameter nesting: the brackets around the current token, which decide what a name means.
    init(
        _ file: SwiftFile, evaluator: SwiftConstantEvaluator, facts: SwiftFactCollector, literals: SwiftLiteralIndex,
        nesting: SwiftNesting
    ) {
        tokens = file.tokens
        imports = file.imports
        self.evaluator = evaluator
        self.facts = facts
        self.literals = literals
        conditions = SwiftConditionReader(file)
        names = SwiftNameReader(file, facts, SwiftBindings(file, literals), nesting)
    }

    /// A shorter expression may begin at the same token: `Color.red` in `Color.red.opacity(0.5)`.
    private static func key(_ range: TokenRange) -> Int { range.lower << 32 | range.upper }

    /// Returns the expression that `range` is, where a color of `family` is expected.
    @discardableResult
    func expression(_ range: TokenRange, _ family: SwiftColorFamily, depth: Int = 0) -> ExpressionID {
        if let result = known[Self.key(range)] { return result }
        let result = newExpression(range, family, depth)
        known[Self.key(range)] = result
        facts.note(family, at: tokens.byteRange(range))
        return result
    }

    private func newExpression(_ range: TokenRange, _ family: SwiftColorFamily, _ depth: Int) -> ExpressionID {
        let range = tokens.withoutParentheses(range)
        guard !range.isEmpty, depth < Self.maximumDepth else { return facts.unresolved(.notConstant, range) }
        let lower = range.lower
        if tokens.kind(lower) == .identifier, tokens.isText(lower, "if") || tokens.isText(lower, "switch") {
            return value(ofStatements: range, family, depth) ?? facts.unresolved(.choice, range)
        }
        if let choice = ternary(range, family, depth) { return choice }
        let chain = tokens.chain(in: range)
        let base = expression(of: chain, family, depth)
        if chain.end == range.upper { return base }
        // `UIColor(named: "x") ?? .red`: the fallback applies only if the name is unknown.
        if tokens.isText(chain.end, "??"), tokens.kind(chain.end) == .operator {
            let fallback = expression(TokenRange(chain.end + 1, range.upper), family, depth: depth + 1)
            // Whether a value has a color is known only at run time: `theme?.text ?? .white`.
            if case .name(let name) = facts.kind(of: base), name.space != .swiftMember {
                return facts.add(.nameOr(name, fallback: fallback), at: facts.range(of: base))
            }
            return facts.unresolved(.choice, range)
        }
        return facts.unresolved(.other("unsupported expression"), range)
    }

    /// Returns the ternary that `range` is, or nil if it is none.
    private func ternary(_ range: TokenRange, _ family: SwiftColorFamily, _ depth: Int) -> ExpressionID? {
        guard let (question, colon) = tokens.ternary(range) else { return nil }
        let condition = TokenRange(range.lower, question)
        // The color of a control that is disabled needs no contrast: <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
        if let isEnabled = isEnabled(condition) {
            let colors = [TokenRange(question + 1, colon), TokenRange(colon + 1, range.upper)].map {
                expression($0, family, depth: depth + 1)
            }
            return colors[isEnabled ? 0 : 1]
        }
        let first = expression(TokenRange(question + 1, colon), family, depth: depth + 1)
        let second = expression(TokenRange(colon + 1, range.upper), family, depth: depth + 1)
        let branches = SwiftBranches(family: family, depth: depth)
        return chosen(by: condition, first, second, branches, at: tokens.byteRange(range))
    }

    /// Returns `first` where `condition` holds, or else `second`.
    func chosen(
        by condition: TokenRange, _ first: ExpressionID, _ second: ExpressionID, _ branches: SwiftBranches,
        at range: ByteRange
    ) -> ExpressionID? {
        let holds = conditions.condition(condition)
        func branch(_ color: ExpressionID, holds isHeld: Bool) -> ExpressionID {
            holds.isDecided ? color : applying(color, when: choiceConditions(condition, holds: isHeld))
        }
        var branches = branches
        branches.values = [
            (holds.mayHold, branch(first, holds: true)), (holds.mayFail, branch(second, holds: false)),
        ]
        return choice(of: branches, at: range)
    }

    /// Returns whether a control is enabled if `condition`, its own state, holds; nil if it is another condition.
    func isEnabled(_ condition: TokenRange) -> Bool? {
        let name = condition.last
        let isNegated = tokens.isText(condition.lower, "!")
        var first = isNegated ? condition.lower + 1 : condition.lower
        if tokens.isText(first, "self"), tokens.kind(first + 1) == .period { first += 2 }
        guard first == name else { return nil }
        if tokens.isText(name, "isEnabled") { return !isNegated }
        return tokens.isText(name, "isDisabled") ? isNegated : nil
    }

    // MARK: Chains

    private func expression(of chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int) -> ExpressionID {
        guard !chain.links.isEmpty else { return facts.unresolved(.notConstant, chain.range) }
        var (base, rest) = head(chain, family, depth)
        for link in chain.links[rest...] {
            base = modified(base, by: link, chain)
        }
        return base
    }

    /// Returns `base` followed by the member `link`.
    private func modified(_ base: ExpressionID, by link: SwiftLink, _ chain: SwiftChain) -> ExpressionID {
        let name = tokens.bytes(link.name)
        let range = tokens.byteRange(chain.range(through: link))
        // A hierarchical style may turn out to be the color of labels.
        switch facts.kind(of: base) {
        case .unresolved(.systemColor): break
        case .unresolved: return base
        default: break
        }
        if tokens.isText(link.name, "opacity") || tokens.isText(link.name, "withAlphaComponent") {
            return translucent(base, by: link, at: range)
                ?? facts.add(.unresolved(.effect(tokens.text(link.name))), at: range)
        }
        if link.isPlain, SwiftNameReader.conversions.contains(name) { return base }
        if tokens.isText(link.name, "gradient") { return facts.add(.unresolved(.gradient), at: range) }
        if SwiftModifiers.roles[name] == .harmless { return base }
        return facts.add(.unresolved(.effect(tokens.text(link.name))), at: range)
    }

    /// Returns the expression that the first links of the chain are, and the index of the link after them.
    private func head(_ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int) -> (ExpressionID, Int) {
        if let literal = literals.literal(at: chain.start) {
            let rest = chain.links.firstIndex { $0.name >= literal.upper } ?? chain.links.count
            return (literal.expression, rest)
        }
        if tokens.kind(chain.start) == .leftBrace, let opener = chain.links[0].arguments,
            tokens.closing(opener) == opener + 1
        {
            // `{ … }()`
            let body = bodyExpression(chain.start, family, depth: depth)
            return (body ?? facts.unresolved(.choice, chain.range(through: chain.links[0])), 1)
        }
        for (index, link) in chain.links.prefix(4).enumerated() {
            if let choice = labeledChoice(link, chain, family, depth) { return (choice, index + 1) }
            if let opener = link.arguments, let digits = literals.digits(inCallAt: opener) {
                return (expression(digits, opener, chain, link, family, depth), index + 1)
            }
        }
        if chain.isImplicit { return member(chain, from: 0, family, depth) }
        var index = 0
        if SwiftTokens.modules.contains(tokens.bytes(chain.start)), chain.links[0].isPlain, chain.links.count > 1 {
            index = 1
        }
        let link = chain.links[index]
        guard let type = tokens.colorType(tokens.bytes(link.name)) ?? ownType(link) else {
            return other(chain, family, depth)
        }
        let own = tokens.colorFamily(tokens.bytes(link.name)) ?? type.family
        if link.isPlain {
            guard index + 1 < chain.links.count else {
                return (facts.unresolved(.notConstant, chain.range), index + 1)
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

    /// Returns the color type that `Self` is where `link` makes one: `Self { … }` in an extension of `Color`.
    private func ownType(_ link: SwiftLink) -> SwiftColorType? {
        guard !link.isPlain, tokens.isText(link.name, "Self") else { return nil }
        switch names.nesting.type?.name {
        case "Color": return .color
        case "UIColor": return .uiColor
        case "NSColor": return .nsColor
        default: return nil
        }
    }

    /// Returns the expression of a call that has hex literals among its arguments.
    private func expression(
        _ digits: [SwiftLiteralIndex.Digits], _ opener: Int, _ chain: SwiftChain, _ link: SwiftLink,
        _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID {
        let arguments = tokens.arguments(opener) ?? []
        if digits.count == 1, arguments.contains(where: { $0.lower == digits[0].token }) {
            return digits[0].expression
        }
        // `.hex(isOn ? 0x… : 0x…)`
        if arguments.count == 1 { return expression(arguments[0].range, family, depth: depth + 1) }
        return facts.unresolved(.unknownInitializer, chain.range(through: link))
    }
}
