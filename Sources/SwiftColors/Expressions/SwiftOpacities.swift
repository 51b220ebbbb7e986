import SourceColors
import SourceText

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
    /// Returns `base` with the alpha that `link` gives it, one for each branch of a ternary: `.opacity(isOn ? 1 : 0.5)`; nil if
    /// that is not constant.
    func translucent(_ base: ExpressionID, by link: SwiftLink, at range: ByteRange) -> ExpressionID? {
        guard let argument = tokens.arguments(of: link).first, argument.label == nil else { return nil }
        let isFactor = tokens.isText(link.name, "opacity")
        func color(_ alpha: TokenRange) -> ExpressionID? {
            guard let alpha = evaluator.floatingPoint(alpha), (0...1).contains(alpha) else { return nil }
            return facts.add(isFactor ? .opacity(base, factor: alpha) : .withAlpha(base, alpha: alpha), at: range)
        }
        guard let (question, colon) = tokens.ternary(argument.range) else { return color(argument.range) }
        let condition = TokenRange(argument.lower, question)
        guard let first = color(TokenRange(question + 1, colon)),
            let second = color(TokenRange(colon + 1, argument.upper))
        else { return nil }
        if let isUsual = isUsual(condition) { return isUsual ? first : second }
        return chosen(by: condition, first, second, SwiftBranches(family: .shapeStyle, depth: 0), at: range)
    }

    /// Returns whether a control is enabled and not being pressed if `condition` holds; nil if it is another condition. What is
    /// disabled needs no contrast: <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
    func isUsual(_ condition: TokenRange) -> Bool? {
        let isNegated = tokens.isText(condition.lower, "!")
        let first = isNegated ? condition.lower + 1 : condition.lower
        let isPressed =
            tokens.isText(condition.last, "isPressed")
            && (first == condition.last || first == condition.last - 2 && tokens.isText(first, "configuration"))
        return isPressed ? isNegated : isEnabled(condition)
    }

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
