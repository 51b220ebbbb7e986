/// A color in gamma-encoded sRGB with alpha.
///
/// Components are in 0…1 inside the sRGB gamut, and exceed it for colors from a wider space (extended sRGB).
/// <https://www.w3.org/TR/css-color-4/#predefined-sRGB>
package struct RGBA: Hashable, Sendable {
    /// Red, 0…1, beyond for colors outside sRGB.
    package var red: Double
    /// Green, 0…1, beyond for colors outside sRGB.
    package var green: Double
    /// Blue, 0…1, beyond for colors outside sRGB.
    package var blue: Double
    /// Opacity, 0…1.
    package var alpha: Double

    /// Creates a color with the given components.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a gray with all components `white`, 0…1.
    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Opaque black.
    package static let black = RGBA(white: 0)
    /// Opaque white.
    package static let white = RGBA(white: 1)

    /// Whether every component, including alpha, is in 0…1 within rounding errors.
    package var isInGamut: Bool {
        RGBA.isUnit(red) && RGBA.isUnit(green) && RGBA.isUnit(blue) && RGBA.isUnit(alpha)
    }

    /// Whether it is outside sRGB by at most the rounding to 8 bits, half of 1/255 per component, so that its hex
    /// digits represent it.
    package var roundsIntoGamut: Bool {
        let step = 0.5 / 255
        return [red, green, blue].allSatisfy { -step <= $0 && $0 <= 1 + step } && Self.isUnit(alpha)
    }

    /// The color with every component clamped to 0…1.
    package var clamped: RGBA {
        RGBA(red: clampUnit(red), green: clampUnit(green), blue: clampUnit(blue), alpha: clampUnit(alpha))
    }

    /// The same color, opaque.
    package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

    /// The color on a display with 8 bits per channel: each component clamped and rounded to n/255. Alpha is kept.
    package var quantized: RGBA {
        RGBA(red: Self.snap(red), green: Self.snap(green), blue: Self.snap(blue), alpha: alpha)
    }

    private static func isUnit(_ component: Double) -> Bool { -1e-6 <= component && component <= 1 + 1e-6 }

    private static func snap(_ component: Double) -> Double { Double(eightBit(component)) / 255 }

    /// Converts `component`, 0…1, to 0…255: clamped and rounded, not truncated. NaN becomes 0.
    package static func eightBit(_ component: Double) -> UInt8 {
        UInt8((clampUnit(component) * 255).rounded())
    }
}

/// Clamps `value` to 0…1; NaN becomes 0.
package func clampUnit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
