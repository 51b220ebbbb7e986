/// A color as hue, saturation and lightness, CSS's `hsl()`. <https://www.w3.org/TR/css-color-4/#the-hsl-notation>
///
/// Converts through ``HSB`` instead of RGB, so that black keeps its hue and saturation, and white its hue.
package struct HSL: Equatable, Sendable {
    /// Hue in degrees, 0…360.
    package var hue: Double
    /// Saturation, 0…1; 0 is a gray.
    package var saturation: Double
    /// Lightness, 0 (black) … 1 (white); colors are most saturated at 0.5.
    package var lightness: Double

    /// Creates a color with the given hue in degrees, saturation and lightness, each 0…1.
    package init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    /// Converts `color`. If lightness is exactly 1, saturation is 0: HSL cannot represent colors outside sRGB there.
    package init(_ color: HSB) {
        let (saturation, brightness) = (color.saturation, color.brightness)
        let lightness = brightness * (1 - saturation / 2)
        let room = min(lightness, 1 - lightness)
        let share: Double
        if brightness == 0 {
            // The limit toward black. From 2 on, saturation has none.
            share = saturation < 2 ? saturation / (2 - saturation) : 0
        } else {
            share = room == 0 || saturation == 0 ? 0 : brightness * saturation / 2 / room
        }
        let degrees = wrappedTurn(color.hue) * 360
        // Far outside sRGB a negative saturation results, which means the opposite hue.
        if share < 0 {
            self.init(hue: degrees < 180 ? degrees + 180 : degrees - 180, saturation: -share, lightness: lightness)
        } else {
            self.init(hue: degrees, saturation: share, lightness: lightness)
        }
    }

    /// The color in HSB; black keeps hue and saturation, other grays keep the hue.
    package var hsb: HSB {
        let turn = wrappedTurn(hue / 360)
        guard lightness != 0 else {
            // The limit toward black.
            let share = saturation > -1 ? 2 * saturation / (1 + saturation) : 0
            return HSB(hue: turn, saturation: share, brightness: 0)
        }
        let half = saturation * min(lightness, 1 - lightness)
        let brightness = lightness + half
        return HSB(hue: turn, saturation: brightness == 0 ? 0 : 2 * half / brightness, brightness: brightness)
    }
}

extension HSL {
    /// The space of `hsl()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "HSL", .hue(),
        .init("s", .colorfulness, numberOfOne: 100, limits: 0...(.infinity), isPercentage: true, places: 2),
        .init("l", .lightness, numberOfOne: 100, isPercentage: true, places: 2),
        notation: .function(named: "hsl", hasLegacySyntax: true), base: .hsb, isBoundToSRGB: true,
        lightness: .component(2, white: 1), powerlessHue: .chroma(atMost: 0.00001 + 1e-12, negligible: 1e-6),
        toBase: {
            let color = HSL(hue: $0.x, saturation: $0.y, lightness: $0.z).hsb
            return SIMD3(color.hue, color.saturation, color.brightness)
        },
        fromBase: {
            let color = HSL(HSB(hue: $0.x, saturation: $0.y, brightness: $0.z))
            return SIMD3(color.hue, color.saturation, color.lightness)
        })
}
