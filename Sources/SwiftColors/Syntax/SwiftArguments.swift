import SourceText

/// One argument of a call.
struct SwiftArgument {
    /// The token of its label, or nil.
    var label: Int?
    /// The tokens of its expression.
    var range: TokenRange

    /// The first token of its expression.
    var lower: Int { range.lower }
    /// The token after its expression.
    var upper: Int { range.upper }
}

extension SwiftTokens {
    /// Returns the arguments between the bracket at `opener` and its partner, or nil if nothing closes it. Nested brackets
    /// are skipped.
    @_optimize(speed)
    func arguments(_ opener: Int) -> [SwiftArgument]? {
        guard let end = closing(opener) else { return nil }
        var result: [SwiftArgument] = []
        var lower = opener + 1
        var index = lower
        while index <= end {
            if index == end || kind(index) == .comma {
                if index > lower { result.append(argument(lower, index)) }
                lower = index + 1
                index += 1
            } else {
                guard let next = next(index) else { return nil }
                index = next
            }
        }
        return result
    }

    /// The arguments in the parentheses of `link`; none if it is not called.
    @_optimize(speed)
    func arguments(of link: SwiftLink) -> [SwiftArgument] { link.arguments.flatMap { arguments($0) } ?? [] }

    @_optimize(speed)
    private func argument(_ lower: Int, _ upper: Int) -> SwiftArgument {
        guard upper > lower + 1, isName(lower), kind(lower + 1) == .colon else {
            return SwiftArgument(label: nil, range: TokenRange(lower, upper))
        }
        return SwiftArgument(label: lower, range: TokenRange(lower + 2, upper))
    }

    /// Whether `argument` has the label `text`, or no label if `text` is nil.
    func isLabeled(_ argument: SwiftArgument, _ text: StaticString?) -> Bool {
        guard let label = argument.label else { return text == nil }
        return text.map { isText(label, $0) } ?? false
    }

    /// Returns `range` without the parentheses around all of it.
    func withoutParentheses(_ range: TokenRange) -> TokenRange {
        var range = range
        while kind(range.lower) == .leftParen, closing(range.lower) == range.last, range.upper > range.lower + 2 {
            range = TokenRange(range.lower + 1, range.upper - 1)
        }
        return range
    }

    /// Whether the token at `index` can end an expression, so that a `.` or a bracket after it continues the expression.
    @_optimize(speed)
    func endsExpression(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier: !SwiftTokens.wordsBeforeExpressions.contains(bytes(index))
        case .quotedIdentifier, .number, .rightParen, .rightBracket, .rightBrace, .stringClose, .postfixMark, .regex:
            true
        default: false
        }
    }

    /// The words that never end an expression.
    private static let wordsBeforeExpressions = WordSet(
        """
        as await case catch default defer do else for guard if in is let repeat return switch throw try var where \
        while func import yield
        """)

    /// Returns the token after the expression that begins at `lower`. It ends with its line unless an operator or a `.`
    /// continues it, at a closing bracket around it, at a comma or a semicolon, and at `limit` at the latest.
    @_optimize(speed)
    func endOfExpression(from lower: Int, limit: Int) -> Int {
        var index = lower
        while index < limit {
            let token = self[index]
            switch token.kind {
            case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .interpolationClose: return index
            case .directive: if !chainContinues(afterDirective: index) { return index }
            case .equal: return index
            case .period, .infixQuestion, .colon, .operator, .postfixMark: break
            default:
                if index > lower, token.flags.contains(.newlineBefore), !wantsOperand(after: index - 1) { return index }
            }
            guard let next = next(index) else { return limit }
            index = next
        }
        return limit
    }

    /// Returns the question mark and the colon of the ternary that `range` is; nil if it is none.
    func ternary(_ range: TokenRange) -> (question: Int, colon: Int)? {
        var question: Int?
        var colon: Int?
        var nested = 0
        var index = range.lower
        while index < range.upper {
            switch kind(index) {
            case .infixQuestion:
                if question == nil { question = index } else { nested += 1 }
            case .colon where question != nil && colon == nil:
                if nested == 0 { colon = index } else { nested -= 1 }
            default: break
            }
            guard let next = next(index) else { return nil }
            index = next
        }
        guard let question, let colon, colon > question + 1, range.upper > colon + 1 else { return nil }
        return (question, colon)
    }

    /// Whether the token at `index` requires an operand after it, on the next line too.
    private func wantsOperand(after index: Int) -> Bool {
        switch kind(index) {
        case .infixQuestion, .colon, .equal, .period: true
        case .operator: !self[index].flags.contains(.postfix)
        default: !endsExpression(index) && kind(index) == .identifier
        }
    }

    /// Whether a chain continues after the directives from `index` on.
    func chainContinues(afterDirective index: Int) -> Bool {
        var index = index
        while kind(index) == .directive, index < count { index += 1 }
        return kind(index) == .period
    }
}
