/// ``Lab`` in polar form. <https://www.w3.org/TR/css-color-4/#cie-lab>
package struct LCH: Equatable, Sendable {
    /// Lightness, 0…100.
    package var lightness: Double
    /// Chroma, 0 (a gray) … 150 and more.
    package var chroma: Double
    /// Hue in degrees, 0…360.
    package var hue: Double

    /// Creates a color with the given lightness, chroma and hue in degrees.
    package init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// Converts `color`. A gray has chroma 0 and hue 0.
    package init(_ color: Lab) {
        // Conversions leave a chroma of about 1e-13 for grays; the least saturated 8-bit color has 0.2.
        let polar = PolarCoordinates(x: color.a, y: color.b, negligible: 1e-8)
        self.init(lightness: color.lightness, chroma: polar.radius, hue: polar.degrees)
    }

    /// The color in CIE L*a*b*.
    package var lab: Lab {
        let polar = PolarCoordinates(radius: chroma, degrees: hue)
        return Lab(lightness: lightness, a: polar.x, b: polar.y)
    }
}

extension LCH {
    /// The space of `lch()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "LCH", .init("l", .lightness, hundredPercent: 100, limits: 0...100, places: 3),
        .init("c", .colorfulness, hundredPercent: 150, limits: 0...(.infinity), places: 3), .hue(places: 3),
        notation: .function(named: "lch"), base: .lab, lightness: .component(0, white: 100),
        powerlessHue: .chroma(atMost: 0.0015, negligible: 0.02),
        toBase: {
            let color = LCH(lightness: $0.x, chroma: $0.y, hue: $0.z).lab
            return SIMD3(color.lightness, color.a, color.b)
        },
        fromBase: {
            let color = LCH(Lab(lightness: $0.x, a: $0.y, b: $0.z))
            return SIMD3(color.lightness, color.chroma, color.hue)
        })
}
