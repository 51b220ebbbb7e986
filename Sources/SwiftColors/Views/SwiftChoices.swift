import SourceColors
import SourceText

/// Finds what holds where views are: the conditions of the statements around them.
struct SwiftChoices {
    private let tokens: SwiftTokens
    private let expressions: SwiftExpressionReader
    private let nesting: SwiftNesting
    /// What holds in scopes, as far as it has been asked.
    private var known: [Int: [ChoiceCondition]] = [:]
    /// The views that are disabled at times, by where they start.
    private var disabledViews: [(range: ByteRange, condition: TokenRange)] = []
    /// The maximum number of branches of an `if`, and of views around another that are looked at.
    fileprivate static let maximumBranches = 32
    /// The maximum number of tokens in which uses of a constant are looked for.
    private static let maximumReach = 4_096

    init(_ tokens: SwiftTokens, _ expressions: SwiftExpressionReader, _ nesting: SwiftNesting) {
        self.tokens = tokens
        self.expressions = expressions
        self.nesting = nesting
    }

    /// Adds the conditions to the pairs and uses of `facts`, if any colors depend on some.
    mutating func addConditions(to facts: SwiftFactCollector) {
        guard facts.hasChoiceConditions || !facts.collected.viewScopes.isEmpty else { return }
        disabledViews = facts.disabledViews.ordered { $0.range.lowerBound < $1.range.lowerBound }
        for index in facts.collected.pairs.indices {
            let pair = facts.collected.pairs[index]
            guard let background = pair.background else { continue }
            // The nearer of the two is with the view.
            let places = [facts.range(of: pair.foreground), facts.range(of: background)]
            let found = places.map { conditions(at: $0.lowerBound) }
            let around = found[0].count >= found[1].count ? found[0] : found[1]
            let enabled = enabled(at: places[0].lowerBound)
            facts.collected.pairs[index].conditions = around + enabled
            if Self.areExclusive(around, enabled) {
                facts.collected.pairs[index].foreground = facts.doubtful(.inactiveControl, pair.foreground)
            }
        }
        for index in facts.collected.viewUses.indices where facts.collected.viewUses[index].scope != nil {
            let place = facts.collected.viewUses[index].range.lowerBound
            let (around, enabled) = (conditions(at: place), enabled(at: place))
            facts.collected.viewUses[index].conditions = around + enabled
            if Self.areExclusive(around, enabled) { facts.collected.viewUses[index].isInactive = true }
        }
        facts.collected.decidingProperties = facts.askedProperties.compactMap {
            expressions.names.decidingProperty($0.name, of: $0.type, subject: $0.subject)
        }
    }

    /// Whether it is known that `first` and `second` do not hold together.
    private static func areExclusive(_ first: [ChoiceCondition], _ second: [ChoiceCondition]) -> Bool {
        first.contains { one in second.contains { one.excludes($0) } }
    }

    /// Returns what holds where the controls around the byte `offset` are enabled; disabled ones need no contrast.
    private func enabled(at offset: Int) -> [ChoiceCondition] {
        guard !disabledViews.isEmpty else { return [] }
        let next = disabledViews.partitioningIndex { $0.range.lowerBound > offset }
        var result: [ChoiceCondition] = []
        for index in stride(from: next - 1, through: max(next - Self.maximumBranches, 0), by: -1)
        where disabledViews[index].range.contains(offset) {
            let condition = disabledViews[index].condition
            guard let scope = nesting.scopes(around: condition.lower).first, let type = nesting.typeName(ofScope: scope)
            else { continue }
            // What a later modifier shows, such as a sheet, is not disabled.
            let place = tokens.index(from: offset)
            if place > condition.upper, nesting.scopes(around: place).first != scope { continue }
            result += expressions.choiceConditions(condition, holds: false, in: type)
        }
        return result
    }

    /// Returns what holds at the byte `offset`, or where a text at it is shown: `let title = Text("…")`.
    private mutating func conditions(at offset: Int) -> [ChoiceCondition] {
        let index = tokens.index(from: offset)
        guard let name = variable(madeOf: index), let brace = nesting.scopes(around: name).first else {
            return conditions(around: index)
        }
        var shared: [ChoiceCondition]?
        for use in index..<max(index, min(nesting.scopes[brace].upper, index + Self.maximumReach))
        where tokens.kind(use) == .identifier && tokens.bytes(use).elementsEqual(tokens.bytes(name)) {
            let around = conditions(around: use)
            shared = shared.map { known in known.filter(around.contains) } ?? around
        }
        return shared ?? conditions(around: index)
    }

    private mutating func conditions(around index: Int) -> [ChoiceCondition] {
        nesting.scopes(around: index).flatMap { conditions(ofScope: $0) }
    }

    /// Returns the name of the local constant whose value the token at `index` is in.
    private func variable(madeOf index: Int) -> Int? {
        var index = index
        for _ in 0..<Self.maximumBranches {
            index -= 1
            switch tokens.kind(index) {
            case .rightParen, .rightBrace, .rightBracket:
                guard let opener = tokens.partner(index) else { return nil }
                index = opener
            case .leftBrace: return nil
            case .equal: return tokens.isText(index - 2, "let") ? index - 1 : nil
            default: break
            }
        }
        return nil
    }

    private mutating func conditions(ofScope scope: Int) -> [ChoiceCondition] {
        if let known = known[scope] { return known }
        let result = expressions.conditions(ofScope: scope, in: nesting)
        known[scope] = result
        return result
    }
}

extension SwiftExpressionReader {
    /// Returns what holds in the scope `number` of `nesting`, apart from those around it.
    func conditions(ofScope number: Int, in nesting: SwiftNesting) -> [ChoiceCondition] {
        let scope = nesting.scopes[number]
        guard let type = nesting.typeName(ofScope: number) else { return [] }
        if tokens.isText(scope.lower, "case") || tokens.isText(scope.lower, "default") {
            let outer = nesting.scopes[scope.parent]
            guard let word = outer.statement, tokens.isText(word, "switch"), let clauses = tokens.clauses(outer.lower),
                let clause = clauses.firstIndex(where: {
                    $0.statements.lower > scope.lower && $0.statements.lower <= scope.upper
                })
            else { return [] }
            let subject = TokenRange(word + 1, outer.lower)
            return choiceConditions(of: clauses, subject, in: type)[clause]
        }
        guard var word = scope.statement else { return [] }
        var result: [ChoiceCondition] = []
        if tokens.isText(word, "if") {
            result = choiceConditions(TokenRange(word + 1, scope.lower), holds: true, in: type)
            word -= 1
        }
        // The branches before it were not taken.
        for _ in 0..<SwiftChoices.maximumBranches {
            guard tokens.isText(word, "else"), let opener = tokens.partner(word - 1),
                let before = nesting.scope(at: opener), let condition = nesting.scopes[before].statement,
                tokens.isText(condition, "if")
            else { break }
            result += choiceConditions(TokenRange(condition + 1, opener), holds: false, in: type)
            word = condition - 1
        }
        return result
    }
}
