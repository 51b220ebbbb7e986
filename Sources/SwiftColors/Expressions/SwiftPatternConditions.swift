import ColorMath

/// The patterns of a `switch`.
extension SwiftConditionReader {
    /// Returns the properties of the appearance that the value after `switch` is: one, or one for each part of a tuple.
    func subjects(_ range: TokenRange) -> [SwiftAppearanceSubject?] {
        if tokens.kind(range.lower) == .leftParen, tokens.closing(range.lower) == range.last,
            let parts = tokens.arguments(range.lower), parts.count > 1, parts.count < 4
        {
            return parts.map { subject($0.range) }
        }
        return [subject(range)]
    }

    /// Returns what the patterns of `clause` say about `subjects`.
    func condition(of clause: SwiftClause, _ subjects: [SwiftAppearanceSubject?]) -> SwiftCondition {
        if clause.isDefault { return SwiftCondition(holdsIn: .all) }
        var result = SwiftCondition(holdsIn: [])
        for pattern in clause.patterns.prefix(16) {
            var holds = SwiftCondition(holdsIn: .all)
            if subjects.count > 1 {
                guard tokens.kind(pattern.lower) == .leftParen, tokens.closing(pattern.lower) == pattern.last,
                    let parts = tokens.arguments(pattern.lower), parts.count == subjects.count
                else { return .unknown }
                for (part, subject) in zip(parts, subjects) {
                    holds = holds.and(patternCondition(part.range, subject))
                }
            } else {
                holds = patternCondition(pattern, subjects.first ?? nil)
            }
            result = result.or(holds)
        }
        return clause.hasWhere ? result.and(.unknown) : result
    }

    private func patternCondition(_ range: TokenRange, _ subject: SwiftAppearanceSubject?) -> SwiftCondition {
        if range == TokenRange(range.lower), tokens.isText(range.lower, "_") { return SwiftCondition(holdsIn: .all) }
        guard let subject, let holds = appearances(named: range, of: subject) else { return .unknown }
        return SwiftCondition(holdsIn: holds)
    }
}
