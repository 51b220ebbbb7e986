/// A colour as hue, saturation and lightness, CSS's `hsl()`. <https://www.w3.org/TR/css-color-4/#the-hsl-notation>
///
/// It converts by way of ``HSB``, not of RGB, so that black keeps its hue and saturation and white its hue.
package struct HSL: Hashable, Sendable {
    /// Hue in degrees, 0…360.
    package var hue: Double
    /// Saturation, 0…1; 0 is a grey.
    package var saturation: Double
    /// Lightness, 0 (black) … 1 (white); colours are fullest at 0.5.
    package var lightness: Double

    /// A colour of the given hue in degrees, saturation and lightness, each 0…1.
    package init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    /// The same colour. Where lightness is exactly 1, saturation is 0: HSL has no room there for colours outside sRGB.
    package init(_ color: HSB) {
        let (saturation, brightness) = (color.saturation, color.brightness)
        let lightness = brightness * (1 - saturation / 2)
        let room = min(lightness, 1 - lightness)
        let share: Double
        if brightness == 0 {
            // The limit towards black. From 2 on, saturation has none.
            share = saturation < 2 ? saturation / (2 - saturation) : 0
        } else {
            share = room == 0 || saturation == 0 ? 0 : brightness * saturation / 2 / room
        }
        let degrees = wrappedTurn(color.hue) * 360
        // Far outside sRGB a saturation below 0 comes out: that is the opposite hue.
        if share < 0 {
            self.init(hue: degrees < 180 ? degrees + 180 : degrees - 180, saturation: -share, lightness: lightness)
        } else {
            self.init(hue: degrees, saturation: share, lightness: lightness)
        }
    }

    /// The same colour; black keeps hue and saturation, other greys keep the hue.
    package var hsb: HSB {
        let turn = wrappedTurn(hue / 360)
        guard lightness != 0 else {
            // The limit towards black.
            let share = saturation > -1 ? 2 * saturation / (1 + saturation) : 0
            return HSB(hue: turn, saturation: share, brightness: 0)
        }
        let half = saturation * min(lightness, 1 - lightness)
        let brightness = lightness + half
        return HSB(hue: turn, saturation: brightness == 0 ? 0 : 2 * half / brightness, brightness: brightness)
    }
}
