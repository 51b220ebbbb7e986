/// How far a colour is from the fullest colour of its hue, on a ribbon white – pure – black.
///
/// Mixed with white it is a tint, mixed with black a shade, with both a tone.
package struct Purity: Hashable, Sendable {
    /// The way towards white, 0 (none) … 1 (white or a grey): what is missing in saturation.
    package var tint: Double
    /// The way towards black, 0 (none) … 1 (black): what is missing in brightness.
    package var shade: Double
    /// White, black or grey, where there is no hue to see.
    private let neutral: Kind?

    /// The purity of `color`, outside sRGB that of the nearest colour inside.
    package init(_ color: HSB) {
        tint = 1 - clampUnit(color.saturation)
        shade = 1 - clampUnit(color.brightness)
        neutral = color.rgba().neutral
    }

    /// The purity of `color`.
    package init(_ color: RGBA) { self.init(HSB(color.clamped)) }

    /// The place on the ribbon, −1 (white) … 0 (pure) … 1 (black). A tone stands where tint and shade outweigh each other.
    package var ribbonPosition: Double { shade - tint }

    /// How full the colour is, 0 (a grey) … 1 (the fullest of its hue): saturation times brightness.
    package var fullness: Double { (1 - tint) * (1 - shade) }

    /// What the colour is called. Less than half a hundredth counts as none.
    package var kind: Kind {
        if let neutral { return neutral }
        let (hasTint, hasShade) = (tint >= 0.005, shade >= 0.005)
        if hasTint { return hasShade ? .tone : .tint }
        return hasShade ? .shade : .pure
    }

    /// What a colour is called by how it is mixed.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The fullest of its hue.
        case pure
        /// Mixed with white.
        case tint
        /// Mixed with black.
        case shade
        /// Mixed with both.
        case tone
        /// No hue to see.
        case white, grey, black
    }
}
