import ColorMath
import SourceColors
import SourceText

/// One pair, judged in one appearance, or in all where they agree.
package struct PairJudgement: Sendable {
    /// Whether the pair has the contrast asked for.
    package enum Verdict: Hashable, Sendable {
        case pass
        case fail
        case unresolved(UnresolvedReason)
    }

    /// The pair, by its place in ``ColorFacts/pairs``.
    package var pair: Int
    /// The evidence that the two meet.
    package var kind: PairKind
    /// The appearance, or nil where all are alike.
    package var appearance: Appearance?
    /// The way of a choice that it is about; nil where it is about all.
    package var branch: ChoiceBranch?
    /// Where the foreground is written.
    package var foregroundRange: ByteRange
    /// Where the background is written; nil where the code has none.
    package var backgroundRange: ByteRange?
    /// The foreground before compositing, where it is known.
    package var foreground: RGBA?
    /// The background as it is judged, where it is known: opaque, composited, of a gradient at the place with the least
    /// contrast.
    package var background: RGBA?
    /// The contrast, unrounded, where both are known; along a gradient the least.
    package var ratio: Double?
    /// The most contrast along a gradient; nil where there is none.
    package var mostRatio: Double?
    /// The background's topmost layer as it is written, where that is translucent, so that ``background`` is what comes of it.
    package var backgroundLayer: RGBA?
    /// Whether the background lets through something unknown, and the contrast is too low over black and white alike.
    package var isOnUnknown = false
    /// Where in other files the colours are defined.
    package var definitions: [RelatedPlace] = []
    /// The contrast asked for.
    package var required: Double
    /// The outcome.
    package var verdict: Verdict
}
