/// ``OKLab`` in polar form. <https://www.w3.org/TR/css-color-4/#ok-lab>
package struct OKLCH: Equatable, Sendable {
    /// Lightness, 0…1.
    package var lightness: Double
    /// Chroma, 0 (a gray) … 0.4 and more.
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
    package init(_ color: OKLab) {
        // Conversions leave a chroma below 1e-9 for grays; the least saturated 8-bit color has 0.0007.
        let polar = PolarCoordinates(x: color.a, y: color.b, negligible: 1e-7)
        self.init(lightness: color.lightness, chroma: polar.radius, hue: polar.degrees)
    }

    /// The color in OKLab.
    package var oklab: OKLab {
        let polar = PolarCoordinates(radius: chroma, degrees: hue)
        return OKLab(lightness: lightness, a: polar.x, b: polar.y)
    }
}

extension OKLCH {
    /// The space of `oklch()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "OKLCH", .init("l", .lightness, hundredPercent: 1, limits: 0...1, places: 5),
        .init("c", .colorfulness, hundredPercent: 0.4, limits: 0...(.infinity), places: 5), .hue(places: 2),
        notation: .function(named: "oklch"), base: .oklab, lightness: .component(0, white: 1),
        powerlessHue: .chroma(atMost: 0.000004, negligible: 0.0001),
        toBase: {
            let color = OKLCH(lightness: $0.x, chroma: $0.y, hue: $0.z).oklab
            return SIMD3(color.lightness, color.a, color.b)
        },
        fromBase: {
            let color = OKLCH(OKLab(lightness: $0.x, a: $0.y, b: $0.z))
            return SIMD3(color.lightness, color.chroma, color.hue)
        })
}
