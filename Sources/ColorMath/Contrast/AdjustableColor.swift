/// A color whose brightness, saturation and alpha can be changed while its hue is kept.
///
/// At a fixed hue and saturation every channel is proportional to brightness, so luminance increases with it. A color
/// written in Display P3, or outside sRGB, is adjusted in Display P3, all others in sRGB.
package struct AdjustableColor: Equatable, Sendable {
    private let isDisplayP3: Bool
    /// Hue, saturation and brightness, each 0…1, in the space of adjustment.
    package let hsb: HSB
    /// Opacity, 0…1.
    package let alpha: Double

    /// Creates a color with the hue and saturation written in the source, even if its channels do not show them
    /// because it is dark.
    package init(_ color: ColorValue) {
        alpha = clampUnit(color.alpha)
        let isWide = color.space == .displayP3 || !color.rgba.isInGamut
        isDisplayP3 = isWide
        if isWide {
            let parts = color.converted(to: .displayP3).components
            hsb = HSB(RGBA(red: parts.x, green: parts.y, blue: parts.z).clamped)
        } else {
            let parts = color.converted(to: .hsb).components
            hsb = HSB(
                hue: parts.x, saturation: clampUnit(parts.y), brightness: clampUnit(parts.z))
        }
    }

    /// Returns the color with another brightness, saturation or alpha, each 0…1, and the same hue.
    package func moved(brightness: Double? = nil, saturation: Double? = nil, alpha: Double? = nil) -> ColorValue {
        let target = HSB(
            hue: hsb.hue, saturation: saturation ?? hsb.saturation, brightness: brightness ?? hsb.brightness)
        let opacity = alpha ?? self.alpha
        guard isDisplayP3 else { return ColorValue(target, alpha: opacity) }
        let rgb = target.rgba()
        return ColorValue(.displayP3, rgb.red, rgb.green, rgb.blue, alpha: opacity)
    }
}
