import SourceText

/// A token of CSS Syntax 3, as a range. <https://www.w3.org/TR/css-syntax-3/#tokenization>
package struct CSSToken: Equatable {
    /// The kinds of tokens. Comments are tokens, too, so that every byte belongs to one.
    package enum Kind: UInt8 {
        case ident, function, atKeyword, hash
        case string, badString, url, badURL
        case number, percentage, dimension
        case delim, whitespace, comment, cdo, cdc
        case colon, semicolon, comma
        /// In Sass and Less: `$x` or `@x`.
        case variable
        /// In Sass and Less: `#{` or `@{`.
        case interpolation
        case leftSquare, rightSquare, leftParenthesis, rightParenthesis, leftBrace, rightBrace
        case endOfFile
    }

    /// What it is.
    package var kind: Kind
    /// Whether its name contains an escape, so that its bytes differ from its text.
    var hasEscape = false
    /// The offset of its first byte.
    package var lowerBound: Int
    /// The offset after its last byte.
    package var upperBound: Int
    /// For a number, percentage or dimension, the end of the number, where `%` or the unit starts.
    package var numberEnd = 0

    /// Its bytes.
    package var range: ByteRange { ByteRange(lowerBound, upperBound) }

    /// The range of its name: an ident, a function without `(`, an at-keyword without `@`, a hash without `#`, a
    /// dimension's unit. Empty for other kinds.
    package var nameRange: ByteRange {
        switch kind {
        case .ident: range
        case .function: ByteRange(lowerBound, upperBound - 1)
        case .atKeyword, .hash, .variable: ByteRange(lowerBound + 1, upperBound)
        case .dimension: ByteRange(numberEnd, upperBound)
        default: ByteRange(lowerBound, lowerBound)
        }
    }
}
