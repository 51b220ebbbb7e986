import SourceColors

/// The literals of a file, by the tokens they are written with.
final class SwiftLiteralIndex {
    /// A literal with the tokens that it is written with.
    struct Literal {
        /// The token after it.
        var upper: Int
        var expression: ExpressionID
    }

    /// A hex literal that is an argument of a call.
    struct Digits {
        /// Its first token.
        var token: Int
        var expression: ExpressionID
    }

    private var literals: [Int: Literal] = [:]
    private var digits: [Int: [Digits]] = [:]

    /// Adds the literal at `range`.
    func add(_ expression: ExpressionID, at range: TokenRange) {
        literals[range.lower] = Literal(upper: range.upper, expression: expression)
    }

    /// Adds the hex literal at `range` in the call whose `(` is at `opener`.
    func add(_ expression: ExpressionID, at range: TokenRange, inCallAt opener: Int) {
        add(expression, at: range)
        digits[opener, default: []].append(Digits(token: range.lower, expression: expression))
    }

    /// The `(` of the calls that have hex literals among their arguments.
    var calls: some Collection<Int> { digits.keys }

    /// The literal that begins at `token`, or nil.
    func literal(at token: Int) -> Literal? { literals[token] }

    /// The hex literals in the call whose `(` is at `opener`, or nil if there are none.
    func digits(inCallAt opener: Int) -> [Digits]? { digits[opener] }
}
