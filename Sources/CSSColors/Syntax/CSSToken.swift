import SourceText

/// A token of CSS Syntax 3, by where it stands. <https://www.w3.org/TR/css-syntax-3/#tokenization>
struct CSSToken: Equatable {
    /// The kinds of token. Comments are tokens here, so that every byte belongs to one.
    enum Kind: UInt8 {
        case ident, function, atKeyword, hash
        case string, badString, url, badURL
        case number, percentage, dimension
        case delim, whitespace, comment, cdo, cdc
        case colon, semicolon, comma
        /// Of Sass and Less: `$x` or `@x`.
        case variable
        /// Of Sass and Less: `#{` or `@{`.
        case interpolation
        case leftSquare, rightSquare, leftParenthesis, rightParenthesis, leftBrace, rightBrace
        case endOfFile
    }

    /// What it is.
    var kind: Kind
    /// Whether a name in it is spelled with an escape, so that its bytes are not its text.
    var hasEscape = false
    /// Its first byte.
    var lowerBound: Int
    /// Just past its last byte.
    var upperBound: Int
    /// Of a number, percentage or dimension, where the number ends and `%` or the unit starts.
    var numberEnd = 0

    /// The bytes it spans.
    var range: ByteRange { ByteRange(lowerBound, upperBound) }

    /// The bytes of its name: an ident, a function without `(`, an at-keyword without `@`, a hash without `#`, a
    /// dimension's unit. Empty for other kinds.
    var nameRange: ByteRange {
        switch kind {
        case .ident: range
        case .function: ByteRange(lowerBound, upperBound - 1)
        case .atKeyword, .hash, .variable: ByteRange(lowerBound + 1, upperBound)
        case .dimension: ByteRange(numberEnd, upperBound)
        default: ByteRange(lowerBound, lowerBound)
        }
    }
}
