/// The distance of a color from the purest color of its hue, on a ribbon white – pure – black.
///
/// Mixed with white it is a tint, mixed with black a shade, mixed with both a tone.
package struct Purity: Equatable, Sendable {
    /// Distance toward white, 0 (none) … 1 (white or a gray): the lack of saturation.
    package var tint: Double
    /// Distance toward black, 0 (none) … 1 (black): the lack of brightness.
    package var shade: Double
    /// White, black or gray, if there is no visible hue.
    private let neutral: Kind?

    /// Creates the purity of `color`; outside sRGB, that of the nearest color inside.
    package init(_ color: HSB) {
        tint = 1 - clampUnit(color.saturation)
        shade = 1 - clampUnit(color.brightness)
        neutral = color.rgba().neutral
    }

    /// Creates the purity of `color`.
    package init(_ color: RGBA) { self.init(HSB(color.clamped)) }

    /// Position on the ribbon, −1 (white) … 0 (pure) … 1 (black). For a tone, shade minus tint.
    package var ribbonPosition: Double { shade - tint }

    /// Saturation times brightness, 0 (a gray) … 1 (the purest of its hue).
    package var fullness: Double { (1 - tint) * (1 - shade) }

    /// The kind of the color. Less than half a percent counts as none.
    package var kind: Kind {
        if let neutral { return neutral }
        let (hasTint, hasShade) = (tint >= 0.005, shade >= 0.005)
        if hasTint { return hasShade ? .tone : .tint }
        return hasShade ? .shade : .pure
    }

    /// Kinds of colors by purity.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The purest of its hue.
        case pure
        /// Mixed with white.
        case tint
        /// Mixed with black.
        case shade
        /// Mixed with both.
        case tone
        /// No visible hue.
        case white, gray, black
    }
}
