/// A colour taken apart so that its brightness, saturation and alpha can be moved while its hue stays.
///
/// At fixed hue and saturation every channel is proportional to brightness, so luminance is monotone in it. A colour
/// written in Display P3, or outside sRGB, is moved in Display P3, all others in sRGB.
package struct AdjustableColor: Hashable, Sendable {
    private let isDisplayP3: Bool
    /// Hue, saturation and brightness, each 0…1, of the space it is moved in.
    package let hsb: HSB
    /// Opacity, 0…1.
    package let alpha: Double

    /// `color`, with the hue and saturation its author wrote, also where a dark colour's channels would hide them.
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

    /// The colour with other brightness, saturation or alpha, each 0…1, at the same hue.
    package func moved(brightness: Double? = nil, saturation: Double? = nil, alpha: Double? = nil) -> ColorValue {
        let target = HSB(
            hue: hsb.hue, saturation: saturation ?? hsb.saturation, brightness: brightness ?? hsb.brightness)
        let opacity = alpha ?? self.alpha
        guard isDisplayP3 else { return ColorValue(target, alpha: opacity) }
        let rgb = target.rgba()
        return ColorValue(.displayP3, rgb.red, rgb.green, rgb.blue, alpha: opacity)
    }
}
