/// The classic ways to choose colors that go with a color, by their positions on the wheel of HSB hues.
///
/// <https://en.wikipedia.org/wiki/Color_scheme>
package enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    /// A ramp of the hue itself.
    case ramp
    /// The hue and the opposite one.
    case complementary
    /// The hue and its neighbors, 30° to each side.
    case analogous
    /// Three hues, 120° apart.
    case triadic
    /// The hue and the neighbors of the opposite one, 30° to each side of it.
    case split
    /// Four hues, 90° apart.
    case tetradic
    /// A grid of saturation and brightness in the hue itself.
    case monochrome

    /// The hues as rotations of the first one, in degrees.
    package var rotations: [Double] {
        switch self {
        case .ramp, .monochrome: [0]
        case .complementary: [0, 180]
        case .analogous: [0, -30, 30]
        case .triadic: [0, 120, 240]
        case .split: [0, 150, 210]
        case .tetradic: [0, 90, 180, 270]
        }
    }

    /// Returns `color` with each hue of the scheme, the color itself first; saturation, brightness and alpha are kept.
    /// A color outside sRGB is mapped into it.
    package func colors(from color: RGBA) -> [RGBA] {
        let base = HSB(color.mappedIntoSRGB)
        return rotations.map {
            HSB(hue: base.hue + $0 / 360, saturation: base.saturation, brightness: base.brightness)
                .rgba(alpha: color.alpha)
        }
    }
}
