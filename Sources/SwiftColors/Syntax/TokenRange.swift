/// Consecutive tokens of a file, by their indices.
struct TokenRange: Equatable {
    /// The first token.
    var lower: Int
    /// The token after the last one.
    var upper: Int

    /// The tokens `lower..<upper`. The range is empty if `upper` is not greater than `lower`.
    init(_ lower: Int, _ upper: Int) {
        self.lower = lower
        self.upper = upper
    }

    /// The one token at `token`.
    init(_ token: Int) { self.init(token, token + 1) }

    /// Whether there are no tokens in it.
    var isEmpty: Bool { lower >= upper }

    /// The last token; meaningless in an empty range.
    var last: Int { upper - 1 }

    /// The indices of the tokens.
    var indices: Range<Int> { lower..<max(lower, upper) }
}
