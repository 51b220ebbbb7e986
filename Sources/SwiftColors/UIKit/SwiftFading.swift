/// What fades views: `label.alpha = 0.5`.
extension SwiftClassViews {
    /// Whether the alpha at the token `value` does no more than hide the view: `1`, `isShown ? 1 : 0`.
    func onlyHides(_ value: Int) -> Bool {
        let range = TokenRange(value, tokens.endOfExpression(from: value, limit: min(value + 24, tokens.count)))
        var alphas = [range]
        if let (question, colon) = tokens.ternary(range) {
            alphas = [TokenRange(question + 1, colon), TokenRange(colon + 1, range.upper)]
        }
        return alphas.allSatisfy { alpha in
            alpha.upper == alpha.lower + 1 && ["0", "1", "0.0", "1.0"].contains(tokens.text(alpha.lower))
        }
    }
}
