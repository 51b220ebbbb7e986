/// A color as hue, saturation and brightness (also called HSV).
///
/// <https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative>
package struct HSB: Equatable, Sendable {
    /// Hue, 0…1 for 0…360°.
    package var hue: Double
    /// Saturation, 0…1; 0 is a gray.
    package var saturation: Double
    /// Brightness, 0…1; 0 is black for any hue.
    package var brightness: Double

    /// Creates a color with the given hue, saturation and brightness, each 0…1.
    package init(hue: Double, saturation: Double, brightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    /// Converts `color`; hue is 0 for grays, saturation 0 for black. Outside sRGB, saturation and brightness exceed
    /// 0…1.
    package init(_ color: RGBA) {
        let high = max(color.red, color.green, color.blue)
        let apart = high - min(color.red, color.green, color.blue)
        // The remaining difference of a converted gray is not a hue.
        let spread = apart < 1e-10 ? 0 : apart
        var sector = 0.0
        if spread > 0 {
            if high == color.red {
                sector = (color.green - color.blue) / spread
            } else if high == color.green {
                sector = (color.blue - color.red) / spread + 2
            } else {
                sector = (color.red - color.green) / spread + 4
            }
        }
        let turned = sector < 0 ? sector + 6 : sector
        self.init(hue: turned / 6, saturation: high == 0 ? 0 : spread / high, brightness: high)
    }

    /// Returns the color in gamma-encoded sRGB. A hue outside 0…1 wraps around.
    package func rgba(alpha: Double = 1) -> RGBA {
        let turn = hue - hue.rounded(.down)
        func channel(_ n: Double) -> Double {
            let k = (n + 6 * turn).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return RGBA(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }
}

/// Wraps `turn` into 0…1; 1 stays 1, as written. Returns 0 if not finite.
func wrappedTurn(_ turn: Double) -> Double {
    if turn >= 0 && turn <= 1 { return turn }
    return turn.isFinite ? turn - turn.rounded(.down) : 0
}

extension HSB {
    /// The space of ``HSB``, which CSS does not support.
    static let descriptor = ColorSpaceDescriptor(
        title: "HSB", .init("h", .other), .init("s", .other), .init("b", .other), notation: .none, base: .srgb,
        isBoundToSRGB: true,
        toBase: {
            let color = HSB(hue: $0.x, saturation: $0.y, brightness: $0.z).rgba()
            return SIMD3(color.red, color.green, color.blue)
        },
        fromBase: {
            let color = HSB(RGBA(red: $0.x, green: $0.y, blue: $0.z))
            return SIMD3(color.hue, color.saturation, color.brightness)
        })
}
