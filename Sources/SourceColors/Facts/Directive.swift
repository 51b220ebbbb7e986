import SourceText

/// A directive in a comment: `// color-lint: pair #777 on white`.
package struct Directive: Sendable {
    /// The directive's range, from `color-lint` to the end of its line or of the comment.
    package var range: ByteRange
    /// The range of the comment, including its delimiters.
    package var comment: ByteRange
    package var kind: Kind
    /// The background that a `background` directive declares.
    package var background: ExpressionID?

    /// The kinds of directives.
    package enum Kind: Sendable {
        /// Two colors that meet; the pair is in ``ColorFacts/pairs``.
        case pair
        /// The background of the rule or view that contains or follows the directive.
        case background
        case suppression(Suppression)
        /// A directive that is malformed, or has no effect where it is: the problem and the bytes that cause it.
        case invalid(DirectiveProblem, at: ByteRange)
    }

    package init(range: ByteRange, comment: ByteRange, kind: Kind) {
        self.range = range
        self.comment = comment
        self.kind = kind
    }
}

/// A directive that turns findings off, or on again.
package struct Suppression: Sendable {
    /// The extent of a suppression.
    package enum Extent: String, CaseIterable, Sendable {
        /// The next line with code: `disable:next`.
        case next = "disable:next"
        /// The comment's own lines: `disable:this`.
        case this = "disable:this"
        /// From here to the next `enable`: `disable`.
        case start = "disable"
        /// The end of a `disable`: `enable`.
        case end = "enable"
        /// The whole file: `disable:file`.
        case file = "disable:file"
    }

    package var extent: Extent
    /// The range in which suppressed findings begin; for `enable`, the range after it.
    package var scope: ByteRange
    /// The rules it names, as written; empty if it applies to all.
    package var rules: [(id: String, range: ByteRange)]
    /// The range of the text after `--`, if any.
    package var reason: ByteRange?
}

/// Why a directive is invalid.
package enum DirectiveProblem: Sendable {
    /// `color-lint` is not followed by a colon.
    case missingColon
    /// Nothing follows the colon.
    case missingWord
    /// The first word is unknown.
    case unknownWord
    /// The word after `disable:` or `enable:` is not `next`, `this` or `file`.
    case unknownExtent
    /// A color is missing.
    case missingColor
    /// The two colors of a pair are not separated by `on`.
    case missingOn
    /// A color cannot be read, with the reason if there is one to report.
    case unreadableColor(UnresolvedReason?)
    /// The word in parentheses after a pair is not `large` or `non-text`.
    case unknownContent
    /// No rule or view is there to have a background.
    case nothingInFront
}
