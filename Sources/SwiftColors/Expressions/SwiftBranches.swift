import ColorMath
import SourceColors
import SourceText

/// The values that the ways through a body lead to.
struct SwiftBranches {
    /// A way's value, with the appearances in which the way may be taken.
    var values: [(appearances: AppearanceSet, value: ExpressionID)] = []
    /// The framework whose colors the body gives.
    var family: SwiftColorFamily
    /// How deep the body stands in other expressions.
    var depth: Int

    /// More ways than these are not told apart.
    static let most = 64
}

/// Bodies of properties and closures, `if` and `switch`: which value they give, by appearance where the appearance decides.
extension SwiftScanner {
    /// The color that the body in the braces at `brace` gives; nil where it is not made out.
    mutating func bodyExpression(_ brace: Int, _ family: SwiftColorFamily, depth: Int) -> ExpressionID? {
        guard let close = tokens.closing(brace) else { return nil }
        var lower = tokens.parametersEnd(brace, close)
        var upper = close
        // `{ get { … } set { … } }`
        if tokens.isText(lower, "get"), tokens.kind(lower + 1) == .leftBrace, let end = tokens.closing(lower + 1) {
            lower += 2
            upper = end
        }
        return choiceOfWays(lower, upper, family, depth)
    }

    /// The value of the statements `lower..<upper`, or nil where it is not made out.
    mutating func choiceOfWays(
        _ lower: Int, _ upper: Int, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID? {
        var branches = SwiftBranches(family: family, depth: depth)
        guard follow(lower, upper, from: .all, isValue: true, &branches) == [], !branches.values.isEmpty else {
            return nil
        }
        return choice(of: branches, at: tokens.range(lower, upper))
    }

    /// The one expression for the values of `branches`.
    mutating func choice(of branches: SwiftBranches, at range: ByteRange) -> ExpressionID? {
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
        return facts.expressions.add(.lightDark(light: inLight, dark: inDark), at: range)
    }

    /// What `id` is in `appearance`, as far as it is a choice of appearances.
    private func part(of id: ExpressionID, in appearance: Appearance) -> ExpressionID {
        var id = id
        for _ in 0..<Self.deepest {
            switch facts.expressions[id].kind {
            case .lightDark(let light, let dark): id = appearance.isDark ? dark : light
            case .byContrast(let standard, let increased): id = appearance.isHighContrast ? increased : standard
            default: return id
            }
        }
        return id
    }

    private mutating func byContrast(
        _ standard: [ExpressionID], _ increased: [ExpressionID], at range: ByteRange
    ) -> ExpressionID {
        let plain = one(of: standard, at: range)
        guard !increased.isEmpty, increased != standard else { return plain }
        return addContrast(plain, one(of: increased, at: range), at: range)
    }

    /// A color for standard contrast and one for increased contrast, as one.
    mutating func addContrast(
        _ standard: ExpressionID, _ increased: ExpressionID, at range: ByteRange
    ) -> ExpressionID {
        facts.expressions.add(.byContrast(standard: standard, increased: increased), at: range)
    }

    private mutating func one(of values: [ExpressionID], at range: ByteRange) -> ExpressionID {
        if values.count == 1 { return values[0] }
        guard values.count <= SwiftBranches.most else {
            return facts.expressions.add(.unresolved(.choice), at: range)
        }
        return facts.expressions.add(.oneOf(values), at: range)
    }

    // MARK: Statements

    /// Follows the statements `lower..<upper`, which are reached in the appearances `reach`.
    ///
    /// - Parameter isValue: whether a statement that is all there is gives the value without a `return`.
    /// - Returns: where their end is reached without a value; nil where they are not made out.
    private mutating func follow(
        _ lower: Int, _ upper: Int, from reach: AppearanceSet, isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        branches.depth += 1
        defer { branches.depth -= 1 }
        guard branches.depth < Self.deepest else { return nil }
        var reach = reach
        var index = lower
        while index < upper, !reach.isEmpty {
            let word = tokens.kind(index) == .identifier ? Self.statementWords[tokens.bytes(index)] : nil
            switch word {
            case .return:
                let end = tokens.endOfValue(from: index + 1, limit: upper)
                return give(index + 1, end, reach, &branches)
            case .if, .switch:
                guard let end = tokens.endOfChoice(index, limit: upper) else { return nil }
                let isAll = isValue && index == lower && end == upper
                let after =
                    word == .if
                    ? followIf(index, end, reach, isAll, &branches) : followSwitch(index, end, reach, isAll, &branches)
                guard let after else { return nil }
                reach = after
                index = end
            case .guard:
                guard let body = tokens.brace(from: index, limit: upper), tokens.isText(body - 1, "else"),
                    let close = tokens.closing(body)
                else { return nil }
                let condition = condition(index + 1, body - 1)
                let missed = reach.intersection(condition.mayFail)
                guard let after = follow(body + 1, close, from: missed, isValue: false, &branches) else { return nil }
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
                            index, end, reach, isValue: isValue && index == lower && end == upper, isLast: end == upper,
                            &branches)
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
                if isValue, index == lower, end == upper { return give(index, end, reach, &branches) }
                // An assignment goes on behind its `=`; nothing else that stands between statements is known.
                guard end > index || tokens.kind(index) == .equal else { return nil }
                index = max(end, index + 1)
            }
        }
        return reach
    }

    private enum StatementWord { case `return`, `if`, `switch`, `guard`, declaration, end, loop }

    private static let statementWords = SwiftWordTable<StatementWord>([
        ("return", .return), ("if", .if), ("switch", .switch), ("guard", .guard), ("let", .declaration),
        ("var", .declaration), ("func", .declaration), ("struct", .declaration), ("enum", .declaration),
        ("class", .declaration), ("typealias", .declaration), ("defer", .declaration), ("fatalError", .end),
        ("preconditionFailure", .end), ("for", .loop), ("while", .loop), ("repeat", .loop), ("do", .loop),
        ("throw", .end), ("break", .loop), ("continue", .loop), ("fallthrough", .loop),
    ])

    /// Adds the value of the tokens `lower..<upper`, to which a way leads.
    private mutating func give(
        _ lower: Int, _ upper: Int, _ reach: AppearanceSet, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        guard lower < upper, branches.values.count <= SwiftBranches.most else { return nil }
        branches.values.append((reach, expression(lower, upper, branches.family, depth: branches.depth)))
        return []
    }

    private mutating func followIf(
        _ start: Int, _ end: Int, _ reach: AppearanceSet, _ isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        var rest = reach
        var after: AppearanceSet = []
        var index = start
        while index < end {
            guard let body = tokens.brace(from: index, limit: end), let close = tokens.closing(body) else { return nil }
            let isElse = tokens.isText(index, "else")
            let holds = isElse ? SwiftCondition(holdsIn: .all) : condition(index + 1, body)
            let taken = rest.intersection(holds.mayHold)
            if !taken.isEmpty {
                guard let end = follow(body + 1, close, from: taken, isValue: isValue, &branches) else { return nil }
                after.formUnion(end)
            }
            rest.formIntersection(holds.mayFail)
            index = close + 1
            // `else if`
            if tokens.isText(index, "else"), tokens.isText(index + 1, "if") { index += 1 }
        }
        return after.union(rest)
    }

    private mutating func followConditional(
        _ start: Int, _ end: Int, _ reach: AppearanceSet, isValue: Bool, isLast: Bool,
        _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        var after: AppearanceSet = []
        var hasElse = false
        var lower = start + 1
        while lower < end {
            let upper = tokens.nextDirective(lower, limit: end - 1)
            if upper > lower {
                guard let end = follow(lower, upper, from: reach, isValue: isValue, &branches) else { return nil }
                after.formUnion(end)
            } else {
                after.formUnion(reach)
            }
            if tokens.conditional(upper) == .otherwise { hasElse = true }
            lower = upper + 1
        }
        // What is written for some platforms only, all of it ending in a value, is for these alone.
        return hasElse || after.isEmpty && isLast ? after : after.union(reach)
    }

    private mutating func followSwitch(
        _ start: Int, _ end: Int, _ reach: AppearanceSet, _ isValue: Bool, _ branches: inout SwiftBranches
    ) -> AppearanceSet? {
        guard let body = tokens.brace(from: start, limit: end), let clauses = tokens.clauses(body) else { return nil }
        let subjects = switchSubjects(start + 1, body)
        var rest = reach
        var after: AppearanceSet = []
        for clause in clauses {
            let holds = clauseCondition(clause, subjects)
            let taken = rest.intersection(holds.mayHold)
            if clause.upper == clause.lower + 1, tokens.isText(clause.lower, "break") {
                after.formUnion(taken)
            } else if !taken.isEmpty {
                guard let end = follow(clause.lower, clause.upper, from: taken, isValue: isValue, &branches) else {
                    return nil
                }
                after.formUnion(end)
            }
            rest.formIntersection(holds.mayFail)
        }
        return after
    }

    /// What of the appearance the tokens `lower..<upper` behind `switch` are: one value, or a tuple of several.
    private mutating func switchSubjects(_ lower: Int, _ upper: Int) -> [SwiftAppearanceSubject?] {
        if tokens.kind(lower) == .leftParen, tokens.closing(lower) == upper - 1,
            let parts = tokens.arguments(lower), parts.count > 1, parts.count < 4
        {
            return parts.map { appearanceSubject($0.lower, $0.upper) }
        }
        return [appearanceSubject(lower, upper)]
    }

    private func clauseCondition(_ clause: SwiftClause, _ subjects: [SwiftAppearanceSubject?]) -> SwiftCondition {
        if clause.isDefault { return SwiftCondition(holdsIn: .all) }
        var result = SwiftCondition(holdsIn: [])
        for pattern in clause.patterns.prefix(16) {
            var holds = SwiftCondition(holdsIn: .all)
            if subjects.count > 1 {
                guard tokens.kind(pattern.lower) == .leftParen, tokens.closing(pattern.lower) == pattern.upper - 1,
                    let parts = tokens.arguments(pattern.lower), parts.count == subjects.count
                else { return .unknown }
                for (part, subject) in zip(parts, subjects) {
                    holds = holds.and(patternCondition(part.lower, part.upper, subject))
                }
            } else {
                holds = patternCondition(pattern.lower, pattern.upper, subjects.first ?? nil)
            }
            result = result.or(holds)
        }
        return clause.hasWhere ? result.and(.unknown) : result
    }

    private func patternCondition(_ lower: Int, _ upper: Int, _ subject: SwiftAppearanceSubject?) -> SwiftCondition {
        if upper == lower + 1, tokens.isText(lower, "_") { return SwiftCondition(holdsIn: .all) }
        guard let subject, let holds = appearances(lower, upper, of: subject) else { return .unknown }
        return SwiftCondition(holdsIn: holds)
    }
}
