import CStandardLibrary

/// A color in CIE L*a*b*, relative to D50. <https://www.w3.org/TR/css-color-4/#cie-lab>
package struct Lab: Equatable, Sendable {
    /// Lightness, 0…100.
    package var lightness: Double
    /// From green (negative) to red; about −125…125.
    package var a: Double
    /// From blue (negative) to yellow; about −125…125.
    package var b: Double

    /// Creates a color with the given lightness, a and b.
    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts `color`.
    package init(_ color: XYZ) {
        let relative = color.d50 / WhitePoint.d50.xyz
        let (x, y, z) = (Lab.compressed(relative.x), Lab.compressed(relative.y), Lab.compressed(relative.z))
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// The color in CIE XYZ.
    package var xyz: XYZ {
        let y = (lightness + 16) / 116
        let relative = SIMD3(Lab.expanded(y + a / 500), Lab.expanded(y), Lab.expanded(y - b / 200))
        return XYZ(d50: relative * WhitePoint.d50.xyz)
    }

    // CIE's exact fractions instead of the rounded 0.008856 and 903.3.
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    private static func compressed(_ share: Double) -> Double {
        share > epsilon ? cbrt(share) : (kappa * share + 16) / 116
    }

    private static func expanded(_ root: Double) -> Double {
        root > 6.0 / 29 ? root * root * root : (116 * root - 16) / kappa
    }
}

extension Lab {
    /// The space of `lab()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "Lab", .init("l", .lightness, hundredPercent: 100, limits: 0...100, places: 3),
        .init("a", .redGreen, hundredPercent: 125, places: 3),
        .init("b", .blueYellow, hundredPercent: 125, places: 3), notation: .function(named: "lab"),
        base: .xyzD65, lightness: .component(0, white: 100),
        toBase: { Lab(lightness: $0.x, a: $0.y, b: $0.z).xyz.components },
        fromBase: {
            let color = Lab(XYZ($0))
            return SIMD3(color.lightness, color.a, color.b)
        })
}
