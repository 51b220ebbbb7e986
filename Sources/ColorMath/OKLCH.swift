/// ``OKLab`` in polar form. <https://www.w3.org/TR/css-color-4/#ok-lab>
package struct OKLCH: Hashable, Sendable {
    /// Lightness, 0…1.
    package var lightness: Double
    /// Chroma, 0 (a grey) … 0.4 and more.
    package var chroma: Double
    /// Hue in degrees, 0…360.
    package var hue: Double

    /// A colour of the given lightness, chroma and hue in degrees.
    package init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// The lightness, chroma and hue of `color`. A grey has chroma 0 and hue 0.
    package init(_ color: OKLab) {
        // What conversions leave of a grey's chroma is below 1e-9; the greyest 8-bit colour that is none has 0.0007.
        let polar = PolarCoordinates(x: color.a, y: color.b, negligible: 1e-7)
        self.init(lightness: color.lightness, chroma: polar.radius, hue: polar.degrees)
    }

    /// The colour in OKLab.
    package var oklab: OKLab {
        let polar = PolarCoordinates(radius: chroma, degrees: hue)
        return OKLab(lightness: lightness, a: polar.x, b: polar.y)
    }
}
