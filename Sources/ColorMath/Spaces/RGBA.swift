/// A colour as gamma-encoded sRGB components with alpha.
///
/// Components lie in 0…1 inside the sRGB gamut. A colour from a wider space keeps what lies outside (extended sRGB).
/// <https://www.w3.org/TR/css-color-4/#predefined-sRGB>
package struct RGBA: Hashable, Sendable {
    /// Red, 0…1, beyond for colours outside sRGB.
    package var red: Double
    /// Green, 0…1, beyond for colours outside sRGB.
    package var green: Double
    /// Blue, 0…1, beyond for colours outside sRGB.
    package var blue: Double
    /// Opacity, 0…1.
    package var alpha: Double

    /// A colour of the given components.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A grey: all components `white`, 0…1.
    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Opaque black.
    package static let black = RGBA(white: 0)
    /// Opaque white.
    package static let white = RGBA(white: 1)

    /// Whether every component, alpha too, lies in 0…1, within the rounding of a conversion.
    package var isInGamut: Bool {
        RGBA.isUnit(red) && RGBA.isUnit(green) && RGBA.isUnit(blue) && RGBA.isUnit(alpha)
    }

    /// Whether it lies outside sRGB by no more than 8 bits round away, half of 1/255 a component: the hex digits are its own then,
    /// and not those of another colour.
    package var roundsIntoGamut: Bool {
        let step = 0.5 / 255
        return [red, green, blue].allSatisfy { -step <= $0 && $0 <= 1 + step } && Self.isUnit(alpha)
    }

    /// Every component moved into 0…1.
    package var clamped: RGBA {
        RGBA(red: clampUnit(red), green: clampUnit(green), blue: clampUnit(blue), alpha: clampUnit(alpha))
    }

    /// The same colour, opaque.
    package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

    /// The colour a display with 8 bits a channel shows: each component clamped, then rounded to n/255. Alpha is kept.
    package var quantized: RGBA {
        RGBA(red: Self.snap(red), green: Self.snap(green), blue: Self.snap(blue), alpha: alpha)
    }

    private static func isUnit(_ component: Double) -> Bool { -1e-6 <= component && component <= 1 + 1e-6 }

    private static func snap(_ component: Double) -> Double { Double(eightBit(component)) / 255 }

    /// `component`, 0…1, as 0…255: clamped and rounded, not truncated. Not a number gives 0.
    package static func eightBit(_ component: Double) -> UInt8 {
        UInt8((clampUnit(component) * 255).rounded())
    }
}

/// `value` moved into 0…1; not a number gives 0.
package func clampUnit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
