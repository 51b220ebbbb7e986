import ColorMath
import ColorScanning

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
        /// The layer of the background that decides: the topmost, or of a gradient its best stop.
        var background: SolidColor
        /// The background as it is judged: opaque, composited.
        var backdrop: RGBA
        /// The contrast, unrounded.
        var ratio: Double
        /// Whether it is enough.
        var passes: Bool
        /// Whether what lies under the background is not known, and the contrast is too low on black and on white alike.
        var isOnUnknown = false
    }
}
