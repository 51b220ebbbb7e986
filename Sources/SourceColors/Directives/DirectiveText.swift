import SourceText

/// A directive as written in its comment, before its colors are read.
package struct DirectiveText {
    /// The parsed content.
    package enum Body {
        /// A pair of colors, given by their source ranges, and the kind of foreground.
        case pair(foreground: ByteRange, background: ByteRange, PairContent)
        /// A background, given by its source range.
        case background(ByteRange)
        case suppression(Suppression)
        /// An invalid directive: the problem and the bytes that cause it.
        case invalid(DirectiveProblem, at: ByteRange)
    }

    /// The directive's range, from `color-lint` to the end of its line or of the comment.
    package var range: ByteRange
    /// The range of the comment, including its delimiters.
    package var comment: ByteRange
    /// The parsed content, with colors as source ranges.
    package var body: Body

    /// Returns the fact for a directive that needs no further reading.
    package func directive(_ kind: Directive.Kind) -> Directive {
        Directive(range: range, comment: comment, kind: kind)
    }

    /// Returns the fact for an invalid directive.
    package func invalid(_ problem: DirectiveProblem, at place: ByteRange) -> Directive {
        directive(.invalid(problem, at: place))
    }
}
