import SourceText

/// One argument of a call, as tokens.
struct SwiftArgument {
    /// The token of its label, or nil.
    var label: Int?
    /// The first token of its expression.
    var lower: Int
    /// The token behind its expression.
    var upper: Int
}

extension SwiftTokens {
    /// The arguments between the bracket at `opener` and its partner, or nil where nothing closes it. What is nested in
    /// them is stepped over.
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

    private func argument(_ lower: Int, _ upper: Int) -> SwiftArgument {
        guard upper > lower + 1, isName(lower), kind(lower + 1) == .colon else {
            return SwiftArgument(label: nil, lower: lower, upper: upper)
        }
        return SwiftArgument(label: lower, lower: lower + 2, upper: upper)
    }

    /// Whether `argument` has the label `text`, or none where `text` is nil.
    func isLabelled(_ argument: SwiftArgument, _ text: StaticString?) -> Bool {
        guard let label = argument.label else { return text == nil }
        return text.map { isText(label, $0) } ?? false
    }

    /// Whether the token at `index` can end an expression, so that a `.` or a bracket behind it continues that.
    func endsExpression(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier: !SwiftTokens.wordsBeforeExpressions.contains(bytes(index))
        case .quotedIdentifier, .number, .rightParen, .rightBracket, .rightBrace, .stringClose, .postfixMark, .regex:
            true
        default: false
        }
    }

    /// The words that are never the end of an expression.
    private static let wordsBeforeExpressions = SwiftWordTable<Bool>(
        [
            "as", "await", "case", "catch", "default", "defer", "do", "else", "for", "guard", "if", "in", "is", "let",
            "repeat", "return", "switch", "throw", "try", "var", "where", "while", "func", "import", "yield",
        ], true)

    /// The token behind the expression that begins at `lower`: where its line ends without an operator or a `.` going on,
    /// or a bracket around it closes, at a comma or a semicolon, and at `limit` at the latest.
    func endOfExpression(from lower: Int, limit: Int) -> Int {
        var index = lower
        while index < limit {
            let token = self[index]
            switch token.kind {
            case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .interpolationClose: return index
            case .directive: if !goesOn(behindDirective: index) { return index }
            case .equal: return index
            case .period, .infixQuestion, .colon, .operator, .postfixMark: break
            default:
                if index > lower, token.flags.contains(.newlineBefore), !leadsOn(index - 1) { return index }
            }
            guard let next = next(index) else { return limit }
            index = next
        }
        return limit
    }

    /// Whether the token at `index` asks for an operand behind it, on the next line too.
    private func leadsOn(_ index: Int) -> Bool {
        switch kind(index) {
        case .infixQuestion, .colon, .equal, .period: true
        case .operator: !self[index].flags.contains(.postfix)
        default: !endsExpression(index) && kind(index) == .identifier
        }
    }

    /// Whether a chain goes on behind the directives from `index` on.
    func goesOn(behindDirective index: Int) -> Bool {
        var index = index
        while kind(index) == .directive, index < count { index += 1 }
        return kind(index) == .period
    }
}
