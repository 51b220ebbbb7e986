import ColorMath
import SourceColors

/// The result of a foreground over a background in one appearance.
enum ContrastOutcome: Equatable, Sendable {
    /// The foreground is transparent on purpose.
    case invisible
    case unresolved(UnresolvedReason)
    case measured(Measurement)

    /// A contrast with its two colors.
    struct Measurement: Equatable, Sendable {
        /// The foreground before compositing.
        var foreground: SolidColor
        /// The decisive layer of the background: the topmost, or for a gradient the stop nearest to the lowest
        /// contrast.
        var background: SolidColor
        /// The opaque background after compositing; for a gradient, at the lowest contrast.
        var backdrop: RGBA
        /// The contrast, unrounded; for a gradient, the lowest.
        var ratio: Double
        /// Whether the contrast is sufficient.
        var passes: Bool
        /// The highest contrast along a gradient; nil otherwise.
        var most: Double?
        /// Whether the background is an image: the lowest contrast is that on 95% of its pixels, the highest that on its
        /// dominant colors.
        var isOnImage = false
        /// Whether the color beneath the background is unknown, and the contrast fails for both black and white.
        var isOnUnknown = false
        /// Whether the color beneath the background is that of the page.
        var isOnPage = false
    }
}
