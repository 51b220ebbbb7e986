import SourceText

/// One token of Swift source.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/>
struct SwiftToken {
    enum Kind: UInt8 {
        /// A word, a keyword too: `Color`, `let`, `$0`.
        case identifier
        /// A word in back-ticks, which are part of the token.
        case quotedIdentifier
        case number
        /// An operator, with ``SwiftToken/Fixity`` in its flags.
        case `operator`
        case equal, period, comma, colon, semicolon
        /// The `?` of a ternary.
        case infixQuestion
        /// A `?` or `!` directly behind an expression.
        case postfixMark
        case at, backslash
        /// `#` and the word behind it: `#colorLiteral`.
        case pound
        /// A whole conditional-compilation line without its comment, or the shebang.
        case directive
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        /// A string's opening quotes, with the `#` before them; its partner closes it.
        case stringOpen
        /// A piece of a string's text.
        case stringText
        /// A string's closing quotes; empty where the line ends first.
        case stringClose
        /// `\(`, with the `#` in between.
        case interpolationOpen
        case interpolationClose
        case regex
        /// A byte that starts no token.
        case unknown
    }

    /// What else is known of a token.
    struct Flags: OptionSet {
        let rawValue: UInt8
        /// White space or a comment stands before it.
        static let spaceBefore = Flags(rawValue: 1)
        /// A line break stands before it.
        static let newlineBefore = Flags(rawValue: 2)
        /// Of an operator: it stands before its operand.
        static let prefix = Flags(rawValue: 4)
        /// Of an operator: it stands behind its operand.
        static let postfix = Flags(rawValue: 8)
        /// Of a string: three quotes; of a piece of text: it holds a backslash.
        static let special = Flags(rawValue: 16)
        /// It stands in one of the branches of an `#if` that has begun at the same depth of brackets.
        static let conditional = Flags(rawValue: 32)
    }

    var start: Int32
    var end: Int32
    /// Of a bracket or a quote the index of its other end; −1 where there is none.
    var partner: Int32 = -1
    var kind: Kind
    var flags: Flags

    /// The bytes it takes.
    var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

extension SwiftToken.Kind {
    /// Whether it opens something that its partner closes.
    var opens: Bool {
        switch self {
        case .leftParen, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen: true
        default: false
        }
    }

    /// Whether it closes what its partner opens.
    var closes: Bool {
        switch self {
        case .rightParen, .rightBracket, .rightBrace, .stringClose, .interpolationClose: true
        default: false
        }
    }
}
