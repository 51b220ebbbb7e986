/// A colour space or model in which a literal may give its components.
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
}
