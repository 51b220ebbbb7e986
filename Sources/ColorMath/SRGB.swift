import CStandardLibrary

/// sRGB, the space of ``RGBA``. <https://www.w3.org/TR/css-color-4/#predefined-sRGB>
enum SRGB: RGBSpace {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.300, y: 0.600),
        blue: Chromaticity(x: 0.150, y: 0.060))

    static func linearized(_ component: Double) -> Double {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// The light of `component`, and how fast it grows there. What is negative counts as part of
    /// the straight beginning, so that the whole is convex.
    static func linearizedWithSlope(_ component: Double) -> (light: Double, slope: Double) {
        guard component > 0.04045 else { return (component / 12.92, 1 / 12.92) }
        let base = (component + 0.055) / 1.055
        let power = pow(base, 1.4)
        return (power * base, 2.4 / 1.055 * power)
    }

    static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }
}

/// sRGB's transfer function, from a gamma-encoded component to linear light. Odd about 0, so that extended components
/// keep their sign. <https://www.w3.org/TR/css-color-4/#color-conversion-code>
package func linearized(_ component: Double) -> Double { SRGB.linearized(component) }

/// The inverse of ``linearized(_:)``: from linear light to a gamma-encoded component.
package func gammaEncoded(_ linear: Double) -> Double { SRGB.encoded(linear) }

/// sRGB without its curve: components are linear light. <https://www.w3.org/TR/css-color-4/#predefined-sRGB-linear>
enum LinearSRGB: RGBSpace {
    static var primaries: RGBPrimaries { SRGB.primaries }
    static func linearized(_ component: Double) -> Double { component }
    static func encoded(_ light: Double) -> Double { light }
}

extension RGBA {
    /// The colour in CIE XYZ; alpha is left out.
    package var xyz: XYZ { SRGB.xyz(SIMD3(red, green, blue)) }

    /// `color` in gamma-encoded sRGB, unclamped.
    package init(_ color: XYZ, alpha: Double = 1) {
        let components = SRGB.components(of: color)
        self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    }
}
