import SourceText

/// One token of Swift source.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/>
struct SwiftToken {
    enum Kind: UInt8 {
        /// A word, including keywords: `Color`, `let`, `$0`.
        case identifier
        /// A word in backticks, which are part of the token.
        case quotedIdentifier
        case number
        /// An operator; its flags say whether it is prefix or postfix.
        case `operator`
        case equal, period, comma, colon, semicolon
        /// The `?` of a ternary.
        case infixQuestion
        /// A `?` or `!` right after an expression.
        case postfixMark
        case at, backslash
        /// `#` and the word after it: `#colorLiteral`.
        case pound
        /// A whole conditional-compilation line without its comment, or the shebang.
        case directive
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        /// The opening quotes of a string, with the `#` before them; the partner closes it.
        case stringOpen
        /// A part of a string's text.
        case stringText
        /// The closing quotes of a string; empty if the line ends first.
        case stringClose
        /// `\(`, with any `#` in between.
        case interpolationOpen
        case interpolationClose
        case regex
        /// A byte that starts no token.
        case unknown
    }

    /// Further properties of a token.
    struct Flags: OptionSet {
        let rawValue: UInt8
        /// White space or a comment stands before it.
        static let spaceBefore = Flags(rawValue: 1)
        /// A line break stands before it.
        static let newlineBefore = Flags(rawValue: 2)
        /// A prefix operator.
        static let prefix = Flags(rawValue: 4)
        /// A postfix operator.
        static let postfix = Flags(rawValue: 8)
        /// A string with three quotes, or text that contains a backslash.
        static let special = Flags(rawValue: 16)
        /// It stands in a branch of an `#if` that began at the same bracket depth.
        static let conditional = Flags(rawValue: 32)
    }

    var start: Int32
    var end: Int32
    /// `partner`, or −1: an optional would make each token larger.
    private var partnerIndex: Int32 = -1
    var kind: Kind
    var flags: Flags

    init(start: Int32, end: Int32, kind: Kind, flags: Flags) {
        self.start = start
        self.end = end
        self.kind = kind
        self.flags = flags
    }

    /// The index of the other end of a bracket or a quote, or nil if there is none.
    @inline(__always)
    var partner: Int? {
        get { partnerIndex >= 0 ? Int(partnerIndex) : nil }
        set { partnerIndex = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
    }

    /// Its bytes in the source.
    var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

extension SwiftToken.Kind {
    /// Whether a partner closes it.
    var opens: Bool {
        switch self {
        case .leftParen, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen: true
        default: false
        }
    }

    /// Whether it closes its partner.
    var closes: Bool {
        switch self {
        case .rightParen, .rightBracket, .rightBrace, .stringClose, .interpolationClose: true
        default: false
        }
    }
}
