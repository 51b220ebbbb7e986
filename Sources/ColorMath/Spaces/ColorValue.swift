/// A color in the space in which it is written.
///
/// Keeps a hue that RGB loses (of black and grays), so that fixes can use it.
package struct ColorValue: Hashable, Sendable {
    /// The space of the components.
    package var space: ColorSpace
    /// The components in the order and units of ``ColorSpace``.
    package var components: SIMD3<Double>
    /// Opacity, 0…1.
    package var alpha: Double

    /// Creates a color in `space`.
    package init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        components = SIMD3(first, second, third)
        self.alpha = alpha
    }

    /// Creates a color in gamma-encoded sRGB.
    package init(_ color: RGBA) {
        self.init(.srgb, color.red, color.green, color.blue, alpha: color.alpha)
    }

    /// Creates a color from hue, saturation and brightness.
    package init(_ color: HSB, alpha: Double = 1) {
        self.init(.hsb, color.hue, color.saturation, color.brightness, alpha: alpha)
    }
}
