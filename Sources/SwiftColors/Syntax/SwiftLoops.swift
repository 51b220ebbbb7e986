import SourceText

/// The constant elements that loops run over: `ForEach([0.0, 0.2], id: \.self) { hue in … }`, `for step in 0..<10`.
final class SwiftLoops {
    /// The maximum number of elements of one loop.
    static let maximumCount = 256

    private let file: SwiftFile
    private let tokens: SwiftTokens
    /// The elements by the token of the variable; empty if they are not constant.
    private var known: [Int: [SwiftNumber]] = [:]

    init(_ file: SwiftFile) {
        self.file = file
        tokens = file.tokens
    }

    /// Returns the elements that the variable `declaration` takes; empty if it belongs to no loop over constants.
    ///
    /// - Parameter evaluator: evaluates the elements.
    func elements(of declaration: SwiftDeclaration, _ evaluator: SwiftConstantEvaluator) -> [SwiftNumber] {
        if let result = known[declaration.token] { return result }
        // It may be asked for its own elements.
        known[declaration.token] = []
        guard let sequence = Self.sequence(of: declaration, in: tokens) else { return [] }
        let result = elements(sequence, evaluator, depth: 0) ?? []
        known[declaration.token] = result
        return result
    }

    /// Returns the expression that the loop with the variable `declaration` runs over; nil if it belongs to none.
    static func sequence(of declaration: SwiftDeclaration, in tokens: SwiftTokens) -> TokenRange? {
        let token = declaration.token
        guard tokens.isText(token + 1, "in"), declaration.meaning == .other else { return nil }
        if tokens.isText(token - 1, "for") {
            var brace = token + 2
            while brace < token + 64, tokens.kind(brace) != .leftBrace {
                guard let next = tokens.next(brace) else { return nil }
                brace = next
            }
            return tokens.kind(brace) == .leftBrace ? TokenRange(token + 2, brace) : nil
        }
        let brace = token - 1
        guard tokens.kind(brace) == .leftBrace, tokens.kind(brace - 1) == .rightParen,
            let opener = tokens.partner(brace - 1), tokens.isText(opener - 1, "ForEach"),
            let first = tokens.arguments(opener)?.first, first.label == nil
        else { return nil }
        return first.range
    }

    private func elements(_ range: TokenRange, _ evaluator: SwiftConstantEvaluator, depth: Int) -> [SwiftNumber]? {
        guard depth < 4, !range.isEmpty else { return nil }
        let lower = range.lower
        if tokens.kind(lower) == .leftBracket, tokens.closing(lower) == range.last {
            guard let arguments = tokens.arguments(lower), arguments.count <= Self.maximumCount else { return nil }
            return uniform(arguments.map { evaluator.value($0.range) })
        }
        if tokens.kind(lower + 1) == .leftParen, let close = tokens.closing(lower + 1), close == range.last,
            let arguments = tokens.arguments(lower + 1)
        {
            if tokens.isText(lower, "Array"), arguments.count == 1 {
                return elements(arguments[0].range, evaluator, depth: depth + 1)
            }
            if tokens.isText(lower, "stride") { return stride(arguments, evaluator) }
        }
        if range.upper == lower + 1, tokens.isName(lower),
            let declaration = file.declarations.declaration(of: tokens.text(lower), at: lower),
            declaration.meaning == .binding, tokens.isText(declaration.token - 1, "let")
        {
            var next = declaration.token + 1
            while tokens.kind(next) != .equal, next < declaration.token + 8 { next += 1 }
            guard tokens.kind(next) == .equal else { return nil }
            let upper = tokens.endOfExpression(from: next + 1, limit: tokens.count)
            return elements(TokenRange(next + 1, upper), evaluator, depth: depth + 1)
        }
        guard let mark = range.indices.first(where: { tokens.isText($0, "..<") || tokens.isText($0, "...") }),
            let first = evaluator.value(TokenRange(lower, mark)),
            let last = evaluator.value(TokenRange(mark + 1, range.upper)),
            let start = first.asFloatingPoint, let end = last.asFloatingPoint, end >= start,
            end - start < Double(Self.maximumCount), abs(start) < 1e9, first.isIntegral, last.isIntegral
        else { return nil }
        let count = Int(end - start) + (tokens.isText(mark, "...") ? 1 : 0)
        return (0..<count).map { SwiftNumber(integer: Int(start) + $0, value: start + Double($0), .integer) }
    }

    /// Returns `numbers` as elements of one type: doubles, if one is no integer; nil if one is unknown.
    private func uniform(_ numbers: [SwiftNumber?]) -> [SwiftNumber]? {
        var result: [SwiftNumber] = []
        for number in numbers {
            guard let number else { return nil }
            result.append(number)
        }
        let isIntegral = result.allSatisfy { $0.kind == .literal && $0.isIntegral || $0.kind == .integer }
        return result.compactMap { $0.kind == .literal ? $0.converted(to: isIntegral ? .integer : .double) : $0 }
    }

    private func stride(_ arguments: [SwiftArgument], _ evaluator: SwiftConstantEvaluator) -> [SwiftNumber]? {
        guard arguments.count == 3, tokens.isLabeled(arguments[0], "from"), tokens.isLabeled(arguments[2], "by"),
            let start = evaluator.value(arguments[0].range), let end = evaluator.value(arguments[1].range),
            let step = evaluator.value(arguments[2].range), let from = start.asFloatingPoint,
            let to = end.asFloatingPoint, let by = step.asFloatingPoint, by != 0
        else { return nil }
        let isThrough = tokens.isLabeled(arguments[1], "through")
        guard isThrough || tokens.isLabeled(arguments[1], "to") else { return nil }
        let isIntegral = [start, end, step].allSatisfy { $0.isIntegral }
        var result: [SwiftNumber] = []
        while result.count <= Self.maximumCount {
            let value = from + Double(result.count) * by
            guard by > 0 ? value < to || isThrough && value <= to : value > to || isThrough && value >= to else {
                break
            }
            result.append(
                isIntegral && abs(value) < 1e9
                    ? SwiftNumber(integer: Int(value), value: value, .integer) : SwiftNumber(value, .double))
        }
        return result.count <= Self.maximumCount ? result : nil
    }
}
