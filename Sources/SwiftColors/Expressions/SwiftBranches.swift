import ColorMath
import SourceColors
import SourceText

/// The values that the paths through a body give.
struct SwiftBranches {
    /// The value of each path, with the appearances in which the path may be taken.
    var values: [(appearances: AppearanceSet, value: ExpressionID)] = []
    /// What holds on the way to the statements that are followed.
    var conditions: [ChoiceCondition] = []
    /// The family of the colors.
    var family: SwiftColorFamily
    /// The depth at which the body is nested in expressions.
    var depth: Int

    /// The maximum number of paths.
    static let maximum = 64
}

/// Bodies of properties and closures, `if` and `switch`: which value they give, in each appearance if that decides.
extension SwiftExpressionReader {
    /// Returns the color that the body in the braces at `brace` gives; nil if it cannot be read.
    func bodyExpression(_ brace: Int, _ family: SwiftColorFamily, depth: Int) -> ExpressionID? {
        guard let close = tokens.closing(brace) else { return nil }
        var lower = tokens.parametersEnd(brace, close)
        var upper = close
        // `{ get { … } set { … } }`
        if tokens.isText(lower, "get"), tokens.kind(lower + 1) == .leftBrace, let end = tokens.closing(lower + 1) {
            lower += 2
            upper = end
        }
        return value(ofStatements: TokenRange(lower, upper), family, depth)
    }

    /// Returns the value of the statements `range`, or nil if they cannot be read.
    func value(ofStatements range: TokenRange, _ family: SwiftColorFamily, _ depth: Int) -> ExpressionID? {
        var branches = SwiftBranches(family: family, depth: depth)
        guard follow(range, from: .all, isValue: true, &branches) == [], !branches.values.isEmpty else {
            return nil
        }
        return choice(of: branches, at: tokens.byteRange(range))
    }

    /// Returns one expression for the values of `branches`; nil if no path gives a value in some appearance.
    func choice(of branches: SwiftBranches, at range: ByteRange) -> ExpressionID? {
        func candidates(_ appearance: Appearance) -> [ExpressionID] {
            branches.values.filter { $0.appearances.contains(appearance) }.map { part(of: $0.value, in: appearance) }
        }
        let light = candidates(.light)
        let dark = candidates(.dark)
        let lightHigh = candidates(.lightHighContrast)
        let darkHigh = candidates(.darkHighContrast)
        func same(_ a: [ExpressionID], _ b: [ExpressionID]) -> Bool { a == b || b.isEmpty }
        guard !light.isEmpty, !dark.isEmpty else { return nil }
        if light == dark, same(light, lightHigh), same(dark, darkHigh) { return one(of: light, at: range) }
        let inLight = byContrast(light, lightHigh, at: range)
        let inDark = byContrast(dark, darkHigh, at: range)
        return facts.add(.lightDark(light: inLight, dark: inDark), at: range)
    }

    /// Returns the part of `id` that applies in `appearance`.
    private func part(of id: ExpressionID, in appearance: Appearance) -> ExpressionID {
        var id = id
        for _ in 0..<Self.maximumDepth {
            switch facts.kind(of: id) {
            case .lightDark(let light, let dark): id = appearance.isDark ? dark : light
            case .byContrast(let standard, let increased): id = appearance.isHighContrast ? increased : standard
            default: return id
            }
        }
        return id
    }

    private func byContrast(
        _ standard: [ExpressionID], _ increased: [ExpressionID], at range: ByteRange
    ) -> ExpressionID {
        let plain = one(of: standard, at: range)
        guard !increased.isEmpty, increased != standard else { return plain }
        return addContrast(plain, one(of: increased, at: range), at: range)
    }

    /// Adds the color that depends on the contrast setting.
    func addContrast(
        _ standard: ExpressionID, _ increased: ExpressionID, at range: ByteRange
    ) -> ExpressionID {
        facts.add(.byContrast(standard: standard, increased: increased), at: range)
    }

    private func one(of values: [ExpressionID], at range: ByteRange) -> ExpressionID {
        if values.count == 1 { return values[0] }
        guard values.count <= SwiftBranches.maximum else {
            return facts.add(.unresolved(.choice), at: range)
        }
        return facts.add(.oneOf(values), at: range)
    }

    // MARK: Statements

    /// Follows the statements `range`, which are reached in the appearances `reach`.
    ///
    /// - Parameter isValue: whether a single statement gives the value without a `return`.
    /// - Returns: the appearances in which their end is reached without a value; nil if they cannot be read.
    private func follow(
        _ range: TokenRange, from reach: AppearanceSet, isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        branches.depth += 1
        let around = branches.conditions
        defer {
            branches.depth -= 1
            branches.conditions = around
        }
        guard branches.depth < Self.maximumDepth else { return nil }
        let (lower, upper) = (range.lower, range.upper)
        var reach = reach
        var index = lower
        while index < upper, !reach.isEmpty {
            let word = tokens.kind(index) == .identifier ? Self.statementWords[tokens.bytes(index)] : nil
            switch word {
            case .return:
                let end = tokens.endOfValue(from: index + 1, limit: upper)
                return give(TokenRange(index + 1, end), reach, &branches)
            case .if, .switch:
                guard let end = tokens.endOfChoice(index, limit: upper) else { return nil }
                let isAll = isValue && index == lower && end == upper
                let after =
                    word == .if
                    ? followIf(TokenRange(index, end), reach, isAll, &branches)
                    : followSwitch(TokenRange(index, end), reach, isAll, &branches)
                guard let after else { return nil }
                reach = after
                index = end
            case .guard:
                guard let body = tokens.brace(from: index, limit: upper), tokens.isText(body - 1, "else"),
                    let close = tokens.closing(body)
                else { return nil }
                let condition = condition(TokenRange(index + 1, body - 1))
                let missed = reach.intersection(condition.mayFail)
                let around = branches.conditions
                let choice = condition.isDecided ? [] : choiceConditions(TokenRange(index + 1, body - 1), holds: false)
                branches.conditions += choice
                guard let after = follow(TokenRange(body + 1, close), from: missed, isValue: false, &branches) else {
                    return nil
                }
                branches.conditions = around
                if after.isEmpty, !condition.isDecided {
                    branches.conditions += choiceConditions(TokenRange(index + 1, body - 1), holds: true)
                }
                reach = reach.intersection(condition.mayHold).union(after)
                index = close + 1
            case .declaration: index = tokens.endOfDeclaration(index, limit: upper)
            case .end: return []
            case .loop: return nil
            case nil:
                if tokens.kind(index) == .directive {
                    guard tokens.conditional(index) == .opens else {
                        index += 1
                        continue
                    }
                    guard let end = tokens.endOfConditional(index, limit: upper),
                        let after = followConditional(
                            TokenRange(index, end), reach, isValue: isValue && index == lower && end == upper,
                            isLast: end == upper, &branches)
                    else { return nil }
                    reach = after
                    index = end
                    continue
                }
                if tokens.kind(index) == .semicolon {
                    index += 1
                    continue
                }
                let end = tokens.endOfValue(from: index, limit: upper)
                if isValue, index == lower, end == upper {
                    return give(TokenRange(index, end), reach, &branches)
                }
                // An assignment continues after its `=`; nothing else between statements is known.
                guard end > index || tokens.kind(index) == .equal else { return nil }
                index = max(end, index + 1)
            }
        }
        return reach
    }

    /// Returns where the condition `range` holds. Controls count as enabled, since the color of others needs no contrast.
    private func condition(_ range: TokenRange) -> SwiftCondition {
        isEnabled(range).map { SwiftCondition(holdsIn: $0 ? .all : []) } ?? conditions.condition(range)
    }

    private enum StatementWord { case `return`, `if`, `switch`, `guard`, declaration, end, loop }

    private static let statementWords = WordTable<StatementWord>([
        ("return", .return),
        ("if", .if),
        ("switch", .switch),
        ("guard", .guard),
        ("let var func struct enum class typealias defer", .declaration),
        ("fatalError preconditionFailure throw", .end),
        ("for while repeat do break continue fallthrough", .loop),
    ])

    /// Adds the value `range` of a path.
    private func give(
        _ range: TokenRange, _ reach: AppearanceSet, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        guard !range.isEmpty, branches.values.count <= SwiftBranches.maximum else { return nil }
        let value = expression(range, branches.family, depth: branches.depth)
        branches.values.append((reach, applying(value, when: branches.conditions)))
        return []
    }

    private func followIf(
        _ range: TokenRange, _ reach: AppearanceSet, _ isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        var rest = reach
        var after: AppearanceSet = []
        let around = branches.conditions
        var index = range.lower
        while index < range.upper {
            guard let body = tokens.brace(from: index, limit: range.upper), let close = tokens.closing(body) else {
                return nil
            }
            let isElse = tokens.isText(index, "else")
            let holds = isElse ? SwiftCondition(holdsIn: .all) : condition(TokenRange(index + 1, body))
            let taken = rest.intersection(holds.mayHold)
            let others = branches.conditions
            let isChoice = !isElse && !holds.isDecided
            let condition = TokenRange(index + 1, body)
            if !taken.isEmpty {
                if isChoice { branches.conditions += choiceConditions(condition, holds: true) }
                guard let end = follow(TokenRange(body + 1, close), from: taken, isValue: isValue, &branches) else {
                    return nil
                }
                after.formUnion(end)
                branches.conditions = others
            }
            if isChoice { branches.conditions += choiceConditions(condition, holds: false) }
            rest.formIntersection(holds.mayFail)
            index = close + 1
            // `else if`
            if tokens.isText(index, "else"), tokens.isText(index + 1, "if") { index += 1 }
        }
        // Where a branch goes on, nothing is known of the conditions.
        if !after.isEmpty { branches.conditions = around }
        return after.union(rest)
    }

    private func isForOtherPlatform(_ token: Int) -> Bool { facts.isForOtherPlatform(at: tokens[token].range) }

    /// Follows the branches of an `#if` that are compiled for iOS, or all of them in code for another platform.
    private func followConditional(
        _ range: TokenRange, _ reach: AppearanceSet, isValue: Bool, isLast: Bool,
        _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        var after: AppearanceSet = []
        var hasElse = false
        var lower = range.lower + 1
        while lower < range.upper {
            let upper = tokens.nextDirective(lower, limit: range.last)
            if upper == lower {
                after.formUnion(reach)
            } else if isForOtherPlatform(range.lower) || !isForOtherPlatform(lower) {
                guard let end = follow(TokenRange(lower, upper), from: reach, isValue: isValue, &branches) else {
                    return nil
                }
                after.formUnion(end)
            }
            if tokens.conditional(upper) == .otherwise { hasElse = true }
            lower = upper + 1
        }
        // Without an `#else`, the end is reached on the other platforms, unless nothing follows and each branch gives a value.
        return hasElse || after.isEmpty && isLast ? after : after.union(reach)
    }

    private func followSwitch(
        _ range: TokenRange, _ reach: AppearanceSet, _ isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        guard let body = tokens.brace(from: range.lower, limit: range.upper), let clauses = tokens.clauses(body) else {
            return nil
        }
        let subjects = conditions.subjects(TokenRange(range.lower + 1, body))
        let choice = choiceConditions(of: clauses, TokenRange(range.lower + 1, body))
        let around = branches.conditions
        var rest = reach
        var after: AppearanceSet = []
        for (number, clause) in clauses.enumerated() {
            let holds = conditions.condition(of: clause, subjects)
            let taken = rest.intersection(holds.mayHold)
            if clause.statements == TokenRange(clause.statements.lower), tokens.isText(clause.statements.lower, "break")
            {
                after.formUnion(taken)
            } else if !taken.isEmpty {
                if !holds.isDecided || subjects.allSatisfy({ $0 == nil }) { branches.conditions += choice[number] }
                guard let end = follow(clause.statements, from: taken, isValue: isValue, &branches) else {
                    return nil
                }
                branches.conditions = around
                after.formUnion(end)
            }
            rest.formIntersection(holds.mayFail)
        }
        return after
    }
}
