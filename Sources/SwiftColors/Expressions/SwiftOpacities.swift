import SourceColors

extension SwiftConstantEvaluator {
    /// Returns the factors in 0…1 that the modifier `link` may multiply alpha by, one for each branch of a ternary; nil for
    /// an unknown factor.
    func opacities(of link: SwiftLink, in tokens: SwiftTokens) -> [Double?] {
        guard let argument = tokens.arguments(of: link).first else { return [nil] }
        let range = tokens.withoutParentheses(argument.range)
        var starts = [range.lower]
        var ends: [Int] = []
        var index = range.lower
        while index < range.upper {
            switch tokens.kind(index) {
            case .infixQuestion: starts[starts.count - 1] = index + 1
            case .colon:
                ends.append(index)
                starts.append(index + 1)
            default: break
            }
            guard let next = tokens.next(index) else { return [nil] }
            index = next
        }
        ends.append(range.upper)
        return zip(starts, ends).map { start, end in
            let factor = floatingPoint(TokenRange(start, end))
            return factor.map { (0...1).contains($0) } ?? false ? factor : nil
        }
    }
}

extension SwiftExpressionReader {
    /// Returns the foreground `id` with the opacity that the modifier `link` sets.
    func faded(_ id: ExpressionID, by link: SwiftLink, coversBackground: Bool) -> ExpressionID {
        let unknown = facts.doubtful(.effect("opacity"), id)
        if coversBackground { return unknown }
        let factors = evaluator.opacities(of: link, in: tokens)
        let known = factors.compactMap { $0 }
        // Hidden text cannot be read, and is not meant to be.
        let highest = factors.count == known.count ? known.max() ?? 1 : 1
        let clearest = highest == 1 ? id : facts.add(.opacity(id, factor: highest), at: facts.range(of: id))
        if factors.count == known.count, known.allSatisfy({ $0 == highest || $0 == 0 }) { return clearest }
        // A lower opacity leaves less contrast: insufficient contrast at the highest is insufficient at all.
        return facts.add(.oneOf([clearest, unknown]), at: facts.range(of: id))
    }
}
