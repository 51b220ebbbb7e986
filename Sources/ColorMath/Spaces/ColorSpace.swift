/// A color space or model of a literal's components.
///
/// Names follow CSS Color 4; `hsb` and `gray` are Apple's. <https://www.w3.org/TR/css-color-4/#color-syntax>
package enum ColorSpace: String, CaseIterable, Hashable, Sendable {
    /// Red, green, blue, each 0…1, gamma-encoded.
    case srgb
    /// Red, green, blue, each 0…1, linear light.
    case srgbLinear = "srgb-linear"
    /// One component 0…1, gamma-encoded; the other two are unused and 0.
    case gray
    /// Hue, saturation, brightness, each 0…1, of sRGB.
    case hsb
    /// Hue in degrees, saturation and lightness 0…1, of sRGB.
    case hsl
    /// Hue in degrees, whiteness and blackness 0…1, of sRGB.
    case hwb
    /// Red, green, blue, each 0…1, gamma-encoded with sRGB's curve.
    case displayP3 = "display-p3"
    /// Display P3's red, green, blue, each 0…1, linear light.
    case displayP3Linear = "display-p3-linear"
    /// Red, green, blue, each 0…1.
    case a98RGB = "a98-rgb"
    /// Red, green, blue, each 0…1, relative to D50.
    case proPhotoRGB = "prophoto-rgb"
    /// Red, green, blue, each 0…1.
    case rec2020
    /// Lightness 0…100, a and b about −125…125, relative to D50.
    case lab
    /// Lightness 0…100, chroma 0…150 and more, hue in degrees, relative to D50.
    case lch
    /// Lightness 0…1, a and b about −0.4…0.4.
    case oklab
    /// Lightness 0…1, chroma 0…0.4 and more, hue in degrees.
    case oklch
    /// X, Y, Z with Y of white 1, relative to D65.
    case xyzD65 = "xyz-d65"
    /// X, Y, Z with Y of white 1, relative to D50.
    case xyzD50 = "xyz-d50"

    /// Its properties and conversions.
    package var descriptor: ColorSpaceDescriptor {
        switch self {
        case .srgb: SRGB.descriptor
        case .srgbLinear: LinearSRGB.descriptor
        case .gray: Gray.descriptor
        case .hsb: HSB.descriptor
        case .hsl: HSL.descriptor
        case .hwb: HWB.descriptor
        case .displayP3: DisplayP3.descriptor
        case .displayP3Linear: LinearDisplayP3.descriptor
        case .a98RGB: A98RGB.descriptor
        case .proPhotoRGB: ProPhotoRGB.descriptor
        case .rec2020: Rec2020.descriptor
        case .lab: Lab.descriptor
        case .lch: LCH.descriptor
        case .oklab: OKLab.descriptor
        case .oklch: OKLCH.descriptor
        case .xyzD65: XYZ.descriptor
        case .xyzD50: XYZ.d50Descriptor
        }
    }

    /// The name of its CSS function: `rgb`; nil if it has none.
    package var functionName: String? {
        if case .function(let name, _) = descriptor.notation { name } else { nil }
    }

    /// Its names in CSS's `color-mix()`, gradients and design tokens; none for Apple's own spaces.
    package var interpolationNames: [String] {
        switch descriptor.notation {
        case .none: []
        case .function: [rawValue]
        case .color(let others): [rawValue] + others
        }
    }

    /// Its names in CSS's `color()`. <https://www.w3.org/TR/css-color-4/#color-function>
    package var colorFunctionNames: [String] {
        if case .function = descriptor.notation, self != .srgb { return [] }
        return interpolationNames
    }
}
