/// A colour in the space its author wrote it in.
///
/// A hue that is lost in RGB (that of black, of greys) is kept here, so that a fix can start from it.
package struct ColorValue: Hashable, Sendable {
    /// The space the components are given in.
    package var space: ColorSpace
    /// The components, in the order and the units ``ColorSpace`` states.
    package var components: SIMD3<Double>
    /// Opacity, 0…1.
    package var alpha: Double

    /// A colour of `space`.
    package init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        components = SIMD3(first, second, third)
        self.alpha = alpha
    }

    /// A colour in gamma-encoded sRGB.
    package init(_ color: RGBA) {
        self.init(.srgb, color.red, color.green, color.blue, alpha: color.alpha)
    }

    /// A colour given as hue, saturation and brightness.
    package init(_ color: HSB, alpha: Double = 1) {
        self.init(.hsb, color.hue, color.saturation, color.brightness, alpha: alpha)
    }
}
