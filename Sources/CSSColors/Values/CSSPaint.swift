import SourceColors
import SourceText

/// The color in a declaration, with its source range.
enum CSSPaint {
    /// A literal, by its index in ``ColorFacts/literals``.
    case literal(Int, ByteRange)
    /// Any other color expression.
    case expression(ExpressionID, ByteRange)
    /// A color that cannot be resolved.
    case unresolved(UnresolvedReason, ByteRange)

    /// The source range.
    var range: ByteRange {
        switch self {
        case .literal(_, let range), .expression(_, let range), .unresolved(_, let range): range
        }
    }
}
