/// Display P3, the space of Apple's wide-gamut displays: DCI-P3's primaries, D65, sRGB's curve.
///
/// <https://www.w3.org/TR/css-color-4/#predefined-display-p3>
enum DisplayP3: RGBSpace {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.680, y: 0.320), green: Chromaticity(x: 0.265, y: 0.690),
        blue: Chromaticity(x: 0.150, y: 0.060))
    static func linearized(_ component: Double) -> Double { SRGB.linearized(component) }
    static func encoded(_ light: Double) -> Double { SRGB.encoded(light) }
}

/// Display P3 without its curve: components are linear light.
/// <https://drafts.csswg.org/css-color-4/#predefined-display-p3-linear>
enum LinearDisplayP3: RGBSpace {
    static var primaries: RGBPrimaries { DisplayP3.primaries }
    static func linearized(_ component: Double) -> Double { component }
    static func encoded(_ light: Double) -> Double { light }
}
