import SourceColors
import SourceText

/// Reads code that makes values, such as the names of colors in asset catalogs, as steps.
struct SwiftValueSteps {
    let tokens: SwiftTokens
    /// The color type that the code returns; nil for another type.
    var returned: SwiftColorType?
    private(set) var steps: [ValueStep] = []

    /// The maximum number of steps, of tokens of a body, and of expressions in one another.
    private static let maximumSteps = 64, maximumTokens = 512, maximumDepth = 12

    init(_ tokens: SwiftTokens, returning type: SwiftColorType? = nil) {
        self.tokens = tokens
        returned = type
    }

    /// Returns the steps of the expression `range`; nil if it may be anything else.
    static func steps(of range: TokenRange, in tokens: SwiftTokens) -> [ValueStep]? {
        var reader = SwiftValueSteps(tokens)
        return reader.readExpression(range) && reader.isShort ? reader.steps : nil
    }

    /// Returns the steps of the statements `body`, which return a value of `type`, or make one if they are of an initializer;
    /// nil if they may do anything else.
    static func steps(
        ofBody body: TokenRange, returning type: SwiftColorType?, isInitializer: Bool = false, in tokens: SwiftTokens
    ) -> [ValueStep]? {
        var body = body
        if tokens.isText(body.lower, "get"), tokens.kind(body.lower + 1) == .leftBrace,
            tokens.closing(body.lower + 1) == body.last
        {
            body = TokenRange(body.lower + 2, body.upper - 1)
        }
        guard !body.isEmpty, body.upper - body.lower <= maximumTokens else { return nil }
        var reader = SwiftValueSteps(tokens, returning: type)
        let isRead = isInitializer ? reader.readInitializer(body) : reader.readStatements(body)
        return isRead && reader.isShort ? reader.steps : nil
    }

    private var isShort: Bool { steps.count <= Self.maximumSteps }

    // MARK: Statements

    /// Reads statements that end with the value that they return.
    private mutating func readStatements(_ body: TokenRange) -> Bool {
        var index = body.lower
        while index < body.upper {
            if tokens.isText(index, "let") || tokens.isText(index, "guard") {
                guard let next = readBinding(index, body.upper) else { return false }
                index = next
            } else if tokens.isText(index, "if"), tokens.isText(index + 1, "let") {
                // `if let color = UIColor(named: name) { return color }`: what follows is for a color that does not exist.
                guard let brace = tokens.brace(from: index, limit: body.upper), let close = tokens.closing(brace),
                    tokens.kind(index + 3) == .equal, tokens.isText(brace + 1, "return"), brace + 3 == close,
                    tokens.text(brace + 2) == tokens.text(index + 2)
                else { return false }
                guard readExpression(TokenRange(index + 4, brace)), steps.last == .catalog else { return false }
                steps.append(.result)
                return true
            } else {
                let lower = tokens.isText(index, "return") ? index + 1 : index
                let end = tokens.endOfExpression(from: lower, limit: body.upper)
                guard end == body.upper || tokens.kind(end) == .semicolon && end == body.last,
                    readExpression(TokenRange(lower, end), isReturned: true)
                else { return false }
                steps.append(.result)
                return true
            }
        }
        return false
    }

    /// Reads `let name = value` or `guard let name = value else { … }` at `index`; returns the token after it.
    private mutating func readBinding(_ index: Int, _ limit: Int) -> Int? {
        let isGuard = tokens.isText(index, "guard")
        let name = isGuard ? index + 2 : index + 1
        guard !isGuard || tokens.isText(index + 1, "let"), tokens.isName(name) else { return nil }
        var equal = name + 1
        if tokens.kind(equal) == .colon, let type = tokens.typeWords(equal + 1) {
            equal = tokens.kind(type.next) == .postfixMark ? type.next + 1 : type.next
        }
        guard tokens.kind(equal) == .equal else { return nil }
        var end = tokens.endOfExpression(from: equal + 1, limit: limit)
        if isGuard {
            guard let brace = tokens.brace(from: index, limit: limit), let close = tokens.closing(brace),
                tokens.isText(brace - 1, "else"), close < limit,
                readExpression(TokenRange(equal + 1, brace - 1)), steps.last == .catalog || isName(steps.last)
            else { return nil }
            end = close + 1
        } else {
            guard readExpression(TokenRange(equal + 1, end)) else { return nil }
            if tokens.kind(end) == .semicolon { end += 1 }
        }
        steps.append(.bind(tokens.text(name)))
        return end
    }

    private func isName(_ step: ValueStep?) -> Bool {
        if case .name = step { true } else { false }
    }

    /// Reads the statements of an initializer, which only set properties or call another initializer.
    private mutating func readInitializer(_ body: TokenRange) -> Bool {
        var index = body.lower
        while index < body.upper {
            if tokens.isText(index, "self"), tokens.kind(index + 1) == .period, tokens.isText(index + 2, "init"),
                tokens.kind(index + 3) == .leftParen, tokens.closing(index + 3) == body.last
            {
                if let returned { return readColor(returned, index + 3) && end() }
                guard let labels = readArguments(index + 3, depth: 0) else { return false }
                steps.append(.function("Self", labels: labels))
                return end()
            }
            let isMember = tokens.isText(index, "self") && tokens.kind(index + 1) == .period
            let name = isMember ? index + 2 : index
            guard tokens.isName(name), tokens.kind(name + 1) == .equal, returned == nil else { return false }
            var end = tokens.endOfExpression(from: name + 2, limit: body.upper)
            guard end > name + 2, readExpression(TokenRange(name + 2, end)) else { return false }
            steps.append(.assign(tokens.text(name)))
            if tokens.kind(end) == .semicolon { end += 1 }
            index = end
        }
        return true
    }

    private mutating func end() -> Bool {
        steps.append(.result)
        return true
    }

    // MARK: Expressions

    /// Reads the expression `range`.
    ///
    /// - Parameter isReturned: whether it is what the code returns, so that `.name(…)` is a member of its type.
    @discardableResult
    private mutating func readExpression(_ range: TokenRange, isReturned: Bool = false, depth: Int = 0) -> Bool {
        let range = tokens.withoutParentheses(range)
        guard !range.isEmpty, depth < Self.maximumDepth, isShort else { return false }
        var lower = range.lower
        var index = lower
        var count = 0
        while index < range.upper {
            guard let next = tokens.next(index) else { return false }
            if tokens.kind(index) == .operator, tokens[index].flags.isDisjoint(with: [.prefix, .postfix]) {
                // `UIColor(named: name) ?? .red`: what follows is for a color that does not exist.
                if tokens.isText(index, "??") {
                    return count == 0 && readOperand(TokenRange(lower, index), isReturned: isReturned, depth: depth)
                        && steps.last == .catalog
                }
                guard tokens.isText(index, "+"), readOperand(TokenRange(lower, index), depth: depth) else {
                    return false
                }
                if count > 0 { steps.append(.add) }
                count += 1
                lower = next
            }
            index = next
        }
        guard readOperand(TokenRange(lower, range.upper), isReturned: isReturned && count == 0, depth: depth) else {
            return false
        }
        if count > 0 { steps.append(.add) }
        return true
    }

    /// Reads a chain.
    private mutating func readOperand(_ range: TokenRange, isReturned: Bool = false, depth: Int) -> Bool {
        var range = range
        while tokens.isText(range.last, "!"), tokens.kind(range.last) == .postfixMark { range.upper -= 1 }
        guard !range.isEmpty, isShort else { return false }
        let chain = tokens.chain(in: range)
        guard chain.end == range.upper,
            chain.links.allSatisfy({ $0.closure == nil && !$0.hasMore && !$0.isConditional }),
            let rest = readHead(chain, isReturned: isReturned, depth: depth)
        else { return false }
        for link in chain.links[rest...] {
            guard tokens.isName(link.name) else { return false }
            if let opener = link.arguments {
                guard let labels = readArguments(opener, depth: depth) else { return false }
                steps.append(.method(tokens.text(link.name), labels: labels))
            } else if !tokens.isText(link.name, "self") {
                steps.append(.member(tokens.text(link.name)))
            }
        }
        return true
    }

    /// Reads what `chain` begins with; returns the index of the link after it.
    private mutating func readHead(_ chain: SwiftChain, isReturned: Bool, depth: Int) -> Int? {
        guard let link = chain.links.first else { return nil }
        let name = tokens.text(link.name)
        if chain.isImplicit {
            guard let opener = link.arguments else {
                steps.append(.implicit(name))
                return 1
            }
            guard isReturned, let returned, let labels = readArguments(opener, depth: depth, after: returned.rawValue)
            else { return nil }
            steps.append(.method(name, labels: labels))
            return 1
        }
        switch tokens.kind(link.name) {
        case .stringOpen: return readString(link.name, depth: depth) ? 1 : nil
        case .number:
            guard let number = SwiftNumber(literal: tokens.bytes(link.name))?.integer else { return nil }
            steps.append(.number(number))
            return 1
        default: break
        }
        guard tokens.isName(link.name) else { return nil }
        guard let opener = link.arguments else {
            steps.append(.name(name))
            return 1
        }
        if let type = tokens.colorType(tokens.bytes(link.name)) {
            return readColor(type, opener, depth: depth) ? 1 : nil
        }
        if name == "String" {
            // `String(describing: value)`, `String(value)`
            guard let argument = tokens.arguments(opener)?.first, tokens.arguments(opener)?.count == 1,
                argument.label == nil || tokens.isLabeled(argument, "describing"),
                readExpression(argument.range, depth: depth + 1)
            else { return nil }
            steps.append(.join(1))
            return 1
        }
        guard let labels = readArguments(opener, depth: depth) else { return nil }
        steps.append(.function(name, labels: labels))
        return 1
    }

    /// Reads the color that an initializer of `type` makes of the arguments in the parentheses at `opener`, if that is one of a
    /// catalog, or of another type.
    private mutating func readColor(_ type: SwiftColorType, _ opener: Int, depth: Int = 0) -> Bool {
        guard let arguments = tokens.arguments(opener), let first = arguments.first else { return false }
        let isConverted =
            arguments.count == 1
            && (tokens.isLabeled(first, "uiColor") || tokens.isLabeled(first, "nsColor")
                || tokens.isLabeled(first, nil))
        let isNamed =
            tokens.isLabeled(first, type == .color ? nil : "named")
            && arguments.dropFirst().allSatisfy {
                tokens.isLabeled($0, "bundle") || tokens.isLabeled($0, "in") || tokens.isLabeled($0, "compatibleWith")
            }
        guard isConverted || isNamed, readExpression(first.range, depth: depth + 1) else { return false }
        steps.append(.catalog)
        return true
    }

    /// Reads the arguments in the parentheses at `opener`, after the name of the type `receiver` if there is one; returns their
    /// labels.
    private mutating func readArguments(_ opener: Int, depth: Int, after receiver: String? = nil) -> [String]? {
        guard let arguments = tokens.arguments(opener), arguments.count <= 8 else { return nil }
        if let receiver { steps.append(.name(receiver)) }
        var labels: [String] = []
        for argument in arguments {
            guard readExpression(argument.range, depth: depth + 1) else { return nil }
            labels.append(argument.label.map { tokens.text($0) } ?? "_")
        }
        return labels
    }

    /// Reads the string at `opener`.
    private mutating func readString(_ opener: Int, depth: Int) -> Bool {
        guard let close = tokens.closing(opener), !tokens[opener].flags.contains(.special) else { return false }
        var index = opener + 1
        var count = 0
        while index < close {
            switch tokens.kind(index) {
            case .stringText where !tokens[index].flags.contains(.special): steps.append(.text(tokens.text(index)))
            case .interpolationOpen:
                guard let end = tokens.closing(index), readExpression(TokenRange(index + 1, end), depth: depth + 1)
                else {
                    return false
                }
            default: return false
            }
            count += 1
            guard let next = tokens.next(index) else { return false }
            index = next
        }
        if count == 0 {
            steps.append(.text(""))
        } else if count > 1 || tokens.kind(opener + 1) != .stringText {
            steps.append(.join(count))
        }
        return true
    }
}
