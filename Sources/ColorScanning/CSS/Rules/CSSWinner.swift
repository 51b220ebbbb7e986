import SourceText

/// The value that wins among the declarations of one rule: the last one, unless an important one stands against it.
///
/// <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
struct CSSWinner<Value> {
    /// The value that wins so far.
    private(set) var value: Value?
    private var isImportant = false

    /// No declaration yet.
    init() {}

    /// Takes the next declaration's value.
    mutating func offer(_ value: Value, isImportant: Bool) {
        guard isImportant || !self.isImportant else { return }
        self.value = value
        self.isImportant = isImportant
    }
}

/// What a declaration says a colour is.
enum CSSPaint {
    /// One literal, by its place in ``ColorFacts/literals``.
    case literal(Int, ByteRange)
    /// Another colour expression.
    case expression(ExpressionID, ByteRange)
    /// Undecidable, where that is written.
    case unresolved(UnresolvedReason, ByteRange)
    /// Taken from elsewhere: `inherit`, or of a background none at all.
    case elsewhere

    /// Where it is written.
    var range: ByteRange? {
        switch self {
        case .literal(_, let range), .expression(_, let range), .unresolved(_, let range): range
        case .elsewhere: nil
        }
    }
}

/// What a declaration says a background's pictures are.
struct CSSImages {
    /// The layers, the topmost first.
    var layers: [ExpressionID]
    /// Where they are written.
    var range: ByteRange
}
