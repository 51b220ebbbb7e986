import ColorMath
import SourceColors

/// How a foreground fares over a background in one appearance.
enum ContrastOutcome: Hashable, Sendable {
    /// The foreground is transparent on purpose.
    case invisible
    case unresolved(UnresolvedReason)
    case measured(Measurement)

    /// A contrast and the two colours that have it.
    struct Measurement: Hashable, Sendable {
        /// The foreground before compositing.
        var foreground: SolidColor
        /// The layer of the background that decides: the topmost, or of a gradient the stop next to the place with the least
        /// contrast.
        var background: SolidColor
        /// The background as it is judged: opaque, composited, of a gradient at the place with the least contrast.
        var backdrop: RGBA
        /// The contrast, unrounded; along a gradient the least.
        var ratio: Double
        /// Whether it is enough.
        var passes: Bool
        /// The most contrast along a gradient; nil where there is none.
        var most: Double?
        /// Whether what lies under the background is not known, and the contrast is too low on black and on white alike.
        var isOnUnknown = false
    }
}
