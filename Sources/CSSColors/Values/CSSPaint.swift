import SourceColors
import SourceText

/// What a declaration says a color is.
enum CSSPaint {
    /// One literal, by its place in ``ColorFacts/literals``.
    case literal(Int, ByteRange)
    /// Another color expression.
    case expression(ExpressionID, ByteRange)
    /// Undecidable, where that is written.
    case unresolved(UnresolvedReason, ByteRange)

    /// Where it is written.
    var range: ByteRange {
        switch self {
        case .literal(_, let range), .expression(_, let range), .unresolved(_, let range): range
        }
    }
}
