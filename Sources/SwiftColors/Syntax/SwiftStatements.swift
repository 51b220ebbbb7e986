import SourceText

/// A clause of a `switch`.
struct SwiftClause {
    /// The patterns after `case`.
    var patterns: [TokenRange] = []
    var isDefault = false
    /// Whether a `where` follows the patterns.
    var hasWhere = false
    var statements: TokenRange
}

/// Where statements begin and end.
extension SwiftTokens {
    /// Returns the first token after the parameters and the `in` of the closure with the braces `brace` and `close`, or the
    /// first after the brace if it has none.
    func parametersEnd(_ brace: Int, _ close: Int) -> Int {
        var index = brace + 1
        if isText(index, "for") { return index }
        while index < close, index < brace + 24 {
            if isText(index, "in"), kind(index) == .identifier { return index + 1 }
            let isParameter =
                isName(index) || kind(index) == .comma || kind(index) == .colon || kind(index) == .leftParen
                || kind(index) == .leftBracket || kind(index) == .period || isText(index, "->")
            guard isParameter, let next = next(index) else { break }
            index = next
        }
        return brace + 1
    }

    /// Returns the first `{` from `index` on that is not nested, before `limit`.
    func brace(from index: Int, limit: Int) -> Int? {
        var index = index
        while index < limit {
            if kind(index) == .leftBrace { return index }
            guard kind(index) != .semicolon, kind(index) != .directive, let next = next(index) else { return nil }
            index = next
        }
        return nil
    }

    /// Returns the token after the `switch`, or the `if` with all its `else`, that begins at `index`; nil if it has no end.
    func endOfChoice(_ index: Int, limit: Int) -> Int? {
        guard var body = brace(from: index, limit: limit) else { return nil }
        while let close = closing(body), close < limit {
            guard isText(close + 1, "else"), close + 1 < limit, !isText(index, "switch") else { return close + 1 }
            guard let next = brace(from: close + 2, limit: limit) else { return nil }
            body = next
        }
        return nil
    }

    /// Returns the token after the value that begins at `lower`, which may be an `if` or `switch` expression.
    func endOfValue(from lower: Int, limit: Int) -> Int {
        if kind(lower) == .identifier, isText(lower, "if") || isText(lower, "switch"),
            let end = endOfChoice(lower, limit: limit)
        {
            return end
        }
        return endOfExpression(from: lower, limit: limit)
    }

    /// Returns the token after the declaration that begins at `index`: after its braces, or its value.
    func endOfDeclaration(_ index: Int, limit: Int) -> Int {
        var index = index + 1
        while index < limit {
            switch kind(index) {
            case .leftBrace: return min(closing(index).map { $0 + 1 } ?? limit, limit)
            case .equal:
                index = endOfValue(from: index + 1, limit: limit)
                if kind(index) != .comma { return index }
            case .semicolon, .directive: return index
            default: break
            }
            if self[index].flags.contains(.newlineBefore), kind(index) == .identifier, kind(index - 1) != .comma,
                kind(index - 1) != .colon
            {
                return index
            }
            guard let next = next(index) else { return limit }
            index = next
        }
        return limit
    }

    /// Returns the clauses of the `switch` whose braces begin at `brace`; nil if they cannot be read.
    func clauses(_ brace: Int) -> [SwiftClause]? {
        guard let end = closing(brace) else { return nil }
        var result: [SwiftClause] = []
        var index = brace + 1
        while index < end {
            // Statements, or the `@unknown` before a clause.
            if isClause(index) {
                if !result.isEmpty {
                    var upper = index
                    if isText(index - 1, "unknown"), kind(index - 2) == .at { upper -= 2 }
                    result[result.count - 1].statements.upper = upper
                }
                guard let (clause, next) = clause(index, end) else { return nil }
                result.append(clause)
                index = next
                continue
            }
            // An `#if` around clauses is not followed.
            if conditional(index) == .opens, isClause(index + 1) { return nil }
            guard let next = next(index) else { return nil }
            index = next
        }
        if !result.isEmpty { result[result.count - 1].statements.upper = end }
        return result
    }

    private func isClause(_ index: Int) -> Bool {
        guard kind(index) == .identifier, isText(index, "case") || isText(index, "default"), kind(index - 1) != .period
        else { return false }
        let before = index - 1
        return self[index].flags.contains(.newlineBefore) || kind(before) == .leftBrace || kind(before) == .semicolon
            || kind(before) == .directive || isText(before, "unknown")
    }

    private func clause(_ start: Int, _ end: Int) -> (SwiftClause, Int)? {
        var clause = SwiftClause(statements: TokenRange(start, end))
        clause.isDefault = isText(start, "default")
        var lower = start + 1
        var index = lower
        while index < end {
            switch kind(index) {
            case .colon, .comma:
                if !clause.isDefault, !clause.hasWhere, index > lower {
                    clause.patterns.append(TokenRange(lower, index))
                }
                lower = index + 1
                guard kind(index) == .colon else { break }
                clause.statements.lower = index + 1
                return (clause, index + 1)
            case .identifier where isText(index, "where"):
                clause.patterns.append(TokenRange(lower, index))
                clause.hasWhere = true
            case .leftBrace, .semicolon: return nil
            default: break
            }
            guard let next = next(index) else { return nil }
            index = next
        }
        return nil
    }

    // MARK: Conditional compilation

    /// The effect of a directive of conditional compilation.
    enum ConditionalDirective { case opens, alternative, otherwise, closes }

    /// Returns what the directive at `index` does; nil for other directives and tokens.
    func conditional(_ index: Int) -> ConditionalDirective? {
        guard kind(index) == .directive else { return nil }
        let start = Int(self[index].start)
        switch (source[start + 1], source[start + 2], source[start + 5]) {
        case (UInt8(ascii: "i"), _, _): return .opens
        case (UInt8(ascii: "e"), UInt8(ascii: "n"), _): return .closes
        case (UInt8(ascii: "e"), _, UInt8(ascii: "i")): return .alternative
        case (UInt8(ascii: "e"), _, _): return .otherwise
        default: return nil
        }
    }

    /// Whether the tokens `first` and `second`, which both stand in an `#if`, may be in two branches of one, so that both
    /// are never compiled together.
    func areInTwoBranches(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (min(first, second), max(first, second))
        // This is asked for all pairs in a file, so the distance is limited.
        guard second - first < 1024 else { return true }
        let directive = nextDirective(first, limit: second)
        return directive < second && conditional(directive) != .closes
    }

    /// Returns the token after the `#endif` of the block that the directive at `index` opens.
    func endOfConditional(_ index: Int, limit: Int) -> Int? {
        var index = index + 1
        while index < limit {
            index = nextDirective(index, limit: limit)
            if index < limit, conditional(index) == .closes { return index + 1 }
            index += 1
        }
        return nil
    }

    /// Returns the next directive from `lower` on that belongs to the block around it, or `limit`.
    func nextDirective(_ lower: Int, limit: Int) -> Int {
        var depth = 0
        var index = lower
        while index < limit {
            switch conditional(index) {
            case .opens?: depth += 1
            case nil: break
            default:
                if depth == 0 { return index }
                if conditional(index) == .closes { depth -= 1 }
            }
            guard let next = next(index) else { return limit }
            index = next
        }
        return limit
    }

    // MARK: Closures

    /// Returns the one expression that the closure at `brace` consists of, without its parameters and `return`; nil if it
    /// has other statements.
    func closureBody(_ brace: Int) -> TokenRange? {
        guard let close = closing(brace) else { return nil }
        var lower = parametersEnd(brace, close)
        if isText(lower, "return") { lower += 1 }
        guard lower < close, !Self.statementWords.contains(bytes(lower)),
            endOfExpression(from: lower, limit: close) == close
        else { return nil }
        return TokenRange(lower, close)
    }

    private static let statementWords = WordSet("if switch guard let var for while do repeat defer func")
}
