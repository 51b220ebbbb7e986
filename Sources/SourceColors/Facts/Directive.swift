import SourceText

/// What a comment tells color-lint: `// color-lint: pair #777 on white`.
package struct Directive: Sendable {
    /// The directive, from `color-lint` to the end of its line, or of the comment.
    package var range: ByteRange
    /// The comment it stands in, delimiters included.
    package var comment: ByteRange
    /// What it says.
    package var kind: Kind
    /// Of a `background` what is said to lie behind.
    package var background: ExpressionID?

    /// The kinds of directive.
    package enum Kind: Sendable {
        /// Two colors that meet; the pair is one of ``ColorFacts/pairs``.
        case pair
        /// What lies behind the rule or the view it stands in, or just before.
        case background
        /// Findings that are not wanted.
        case suppression(Suppression)
        /// Something that cannot be understood, or stands where it says nothing: what is wrong, and with which bytes.
        case invalid(DirectiveProblem, at: ByteRange)
    }

    /// A directive at `range` in the comment at `comment`.
    package init(range: ByteRange, comment: ByteRange, kind: Kind) {
        self.range = range
        self.comment = comment
        self.kind = kind
    }
}

/// A comment's wish not to have findings.
package struct Suppression: Sendable {
    /// Where findings are not wanted.
    package enum Extent: String, CaseIterable, Sendable {
        /// On the next line with code: `disable:next`.
        case next = "disable:next"
        /// On the comment's own lines: `disable:this`.
        case this = "disable:this"
        /// From here to the next `enable`: `disable`.
        case start = "disable"
        /// Here a `disable` ends: `enable`.
        case end = "enable"
        /// In the whole file: `disable:file`.
        case file = "disable:file"
    }

    /// Where it holds.
    package var extent: Extent
    /// The bytes in which a finding has to begin; of `enable` those behind it.
    package var scope: ByteRange
    /// The rules it names, as they are written; none where it is about all.
    package var rules: [(id: String, range: ByteRange)]
    /// What stands behind `--`, if anything.
    package var reason: ByteRange?
}

/// Why a directive cannot be followed.
package enum DirectiveProblem: Sendable {
    /// `color-lint` is not followed by a colon.
    case missingColon
    /// Nothing follows the colon.
    case missingWord
    /// The first word is none that color-lint knows.
    case unknownWord
    /// What stands behind `disable:` or `enable:` is none of `next`, `this`, `file`.
    case unknownExtent
    /// No color follows where one has to.
    case missingColor
    /// The two colors of a pair are not parted by `on`.
    case missingOn
    /// A color cannot be read; why, where that can be said.
    case unreadableColor(UnresolvedReason?)
    /// What stands in brackets behind a pair is none of `large`, `non-text`.
    case unknownContent
    /// There is no rule or view that a background could lie behind.
    case nothingInFront
}
