import CStandardLibrary

/// sRGB, the space of ``RGBA``. <https://www.w3.org/TR/css-color-4/#predefined-sRGB>
enum SRGB {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.300, y: 0.600),
        blue: Chromaticity(x: 0.150, y: 0.060))

    /// The light of components of 8 bits.
    private static let lights = (0...255).map { computedLight(Double($0) / 255) }

    static func linearized(_ component: Double) -> Double {
        // Most components have 8 bits, and powers are expensive.
        if component >= 0, component <= 1 {
            let index = Int(component * 255 + 0.5)
            if Double(index) / 255 == component { return lights[index] }
        }
        return computedLight(component)
    }

    private static func computedLight(_ component: Double) -> Double {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// Returns the light of `component` and its slope. Negative components are part of the linear segment, so that the
    /// function is convex.
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

/// Applies sRGB's transfer function, from a gamma-encoded component to linear light. Odd about 0, so that extended
/// components keep their sign. <https://www.w3.org/TR/css-color-4/#color-conversion-code>
package func linearized(_ component: Double) -> Double { SRGB.linearized(component) }

/// The inverse of ``linearized(_:)``: from linear light to a gamma-encoded component.
package func gammaEncoded(_ linear: Double) -> Double { SRGB.encoded(linear) }

extension SRGB {
    /// The space of `rgb()` and `color(srgb …)`.
    static let descriptor = ColorSpaceDescriptor(
        title: "RGB", channel("r", .red), channel("g", .green), channel("b", .blue),
        notation: .function(named: "rgb", hasLegacySyntax: true), base: .srgbLinear, isBoundToSRGB: true,
        toBase: { SIMD3(linearized($0.x), linearized($0.y), linearized($0.z)) },
        fromBase: { SIMD3(encoded($0.x), encoded($0.y), encoded($0.z)) })

    private static func channel(
        _ letter: StaticString, _ sense: ColorSpaceDescriptor.Sense
    ) -> ColorSpaceDescriptor.Component {
        .init(letter, sense, numberOfOne: 255, limits: 0...1, places: 2)
    }
}

/// sRGB with linear components. <https://www.w3.org/TR/css-color-4/#predefined-sRGB-linear>
enum LinearSRGB {
    static let descriptor = ColorSpaceDescriptor(title: "linear RGB", primaries: SRGB.primaries)
}

/// One gamma-encoded component, as in sRGB; used by Apple's frameworks, but not CSS.
enum Gray {
    static let descriptor = ColorSpaceDescriptor(
        title: "gray", .init("w", .other), .init("", .other), .init("", .other), notation: .none, base: .srgb,
        isBoundToSRGB: true, toBase: { SIMD3(repeating: $0.x) },
        fromBase: {
            if $0.x == $0.y && $0.y == $0.z { return SIMD3($0.x, 0, 0) }
            return SIMD3(gammaEncoded(RGBA(red: $0.x, green: $0.y, blue: $0.z).wideGamutLuminance), 0, 0)
        })
}

extension RGBA {
    /// The color in CIE XYZ, without alpha.
    package var xyz: XYZ {
        SRGB.primaries.xyz(SIMD3(SRGB.linearized(red), SRGB.linearized(green), SRGB.linearized(blue)))
    }

    /// Converts `color` to gamma-encoded sRGB, unclamped.
    package init(_ color: XYZ, alpha: Double = 1) {
        let light = SRGB.primaries.light(of: color)
        self.init(
            red: SRGB.encoded(light.x), green: SRGB.encoded(light.y), blue: SRGB.encoded(light.z), alpha: alpha)
    }
}
