/// A color as hue, whiteness and blackness, CSS's `hwb()`. <https://www.w3.org/TR/css-color-4/#the-hwb-notation>
///
/// Converts through ``HSB``, so that grays keep their hue.
package struct HWB: Equatable, Sendable {
    /// Hue in degrees, 0…360.
    package var hue: Double
    /// Proportion of white, 0…1.
    package var whiteness: Double
    /// Proportion of black, 0…1.
    package var blackness: Double

    /// Creates a color with the given hue in degrees, whiteness and blackness, each 0…1. If the two add up to more
    /// than 1, they are scaled.
    package init(hue: Double, whiteness: Double, blackness: Double) {
        self.hue = hue
        self.whiteness = whiteness
        self.blackness = blackness
    }

    /// Converts `color`.
    package init(_ color: HSB) {
        self.init(
            hue: wrappedTurn(color.hue) * 360, whiteness: (1 - color.saturation) * color.brightness,
            blackness: 1 - color.brightness)
    }

    /// The color in HSB; a gray keeps its hue.
    package var hsb: HSB {
        let turn = wrappedTurn(hue / 360)
        let total = whiteness + blackness
        guard total < 1 else { return HSB(hue: turn, saturation: 0, brightness: whiteness / total) }
        let brightness = 1 - blackness
        return HSB(
            hue: turn, saturation: brightness == 0 ? 0 : 1 - whiteness / brightness, brightness: brightness)
    }
}

extension HWB {
    /// The space of `hwb()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "HWB", .hue(), .init("w", .other, numberOfOne: 100, isPercentage: true, places: 2),
        .init("b", .other, numberOfOne: 100, isPercentage: true, places: 2), notation: .function(named: "hwb"),
        base: .hsb,
        isBoundToSRGB: true, lightness: .mixture,
        powerlessHue: .init(
            holds: { $0.y + $0.z >= 0.99999 - 1e-12 }, isNegligible: { $0.y + $0.z > 1 - 1e-6 },
            // The gray of the two proportions, scaled to 1.
            gray: { $0.y + $0.z < 1 ? SIMD3($0.x, $0.y, 1 - $0.y) : $0 }),
        toBase: {
            let color = HWB(hue: $0.x, whiteness: $0.y, blackness: $0.z).hsb
            return SIMD3(color.hue, color.saturation, color.brightness)
        },
        fromBase: {
            let color = HWB(HSB(hue: $0.x, saturation: $0.y, brightness: $0.z))
            return SIMD3(color.hue, color.whiteness, color.blackness)
        })
}
