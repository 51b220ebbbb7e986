/// Conditions that disable a control, and decide how it looks then: `.disabled(isBusy).opacity(isBusy ? 0.5 : 1)`.
extension SwiftTokens {
    /// The maximum number of tokens of conditions that are compared.
    private static let maxCondition = 96
    /// The maximum number of links to look for another condition in.
    private static let mostLinks = 64

    /// Returns whether `condition` holds where `chain` is not disabled; nil if the chain is not disabled by it.
    func enables(_ condition: TokenRange, in chain: SwiftChain) -> Bool? {
        guard condition.upper - condition.lower <= Self.maxCondition else { return nil }
        for link in chain.links.prefix(Self.mostLinks) where isText(link.name, "disabled") && !link.isConditional {
            guard let argument = arguments(of: link).first, argument.upper - argument.lower <= Self.maxCondition
            else { continue }
            let (disabling, other) = (negations(argument.range), negations(condition))
            if joinedText(disabling.rest) == joinedText(other.rest) { return disabling.isNegated != other.isNegated }
        }
        return nil
    }

    /// Returns `condition` without a `!` before a name or call, and whether it had one.
    private func negations(_ condition: TokenRange) -> (rest: TokenRange, isNegated: Bool) {
        let condition = withoutParentheses(condition)
        guard isText(condition.lower, "!"), condition.upper > condition.lower + 1,
            chain(in: TokenRange(condition.lower + 1, condition.upper)).end == condition.upper
        else { return (condition, false) }
        return (TokenRange(condition.lower + 1, condition.upper), true)
    }
}
