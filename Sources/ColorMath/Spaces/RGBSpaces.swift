/// Display P3, the space of Apple's wide-gamut displays: the primaries of DCI-P3, the white point D65, the curve of
/// sRGB.
///
/// <https://www.w3.org/TR/css-color-4/#predefined-display-p3>
enum DisplayP3 {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.680, y: 0.320), green: Chromaticity(x: 0.265, y: 0.690),
        blue: Chromaticity(x: 0.150, y: 0.060))
    static let descriptor = ColorSpaceDescriptor(
        title: "Display P3", primaries: primaries, linearized: SRGB.linearized, encoded: SRGB.encoded)
}

/// Display P3 with linear components. <https://drafts.csswg.org/css-color-4/#predefined-display-p3-linear>
enum LinearDisplayP3 {
    static let descriptor = ColorSpaceDescriptor(title: "linear Display P3", primaries: DisplayP3.primaries)
}

/// Adobe RGB (1998). <https://www.w3.org/TR/css-color-4/#predefined-a98-rgb>
enum A98RGB {
    static let descriptor = ColorSpaceDescriptor(
        title: "Adobe RGB",
        primaries: RGBPrimaries(
            red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.210, y: 0.710),
            blue: Chromaticity(x: 0.150, y: 0.060)),
        linearized: { signedPower($0, 563 / 256) }, encoded: { signedPower($0, 256 / 563) })
}

/// ProPhoto RGB (ROMM), relative to D50. <https://www.w3.org/TR/css-color-4/#predefined-prophoto-rgb>
enum ProPhotoRGB {
    static let descriptor = ColorSpaceDescriptor(
        title: "ProPhoto RGB",
        primaries: RGBPrimaries(
            d50Red: Chromaticity(x: 0.734699, y: 0.265301), green: Chromaticity(x: 0.159597, y: 0.840403),
            blue: Chromaticity(x: 0.036598, y: 0.000105)),
        linearized: { abs($0) <= 16.0 / 512 ? $0 / 16 : signedPower($0, 1.8) },
        encoded: { abs($0) < 1.0 / 512 ? $0 * 16 : signedPower($0, 1 / 1.8) })
}

/// ITU-R BT.2020 for displays: the curve of BT.1886, a power of 2.4, as in CSS Color 4 since 2025 (earlier drafts had
/// BT.2020's camera curve). <https://drafts.csswg.org/css-color-4/#predefined-rec2020>
enum Rec2020 {
    static let descriptor = ColorSpaceDescriptor(
        title: "Rec. 2020",
        primaries: RGBPrimaries(
            red: Chromaticity(x: 0.708, y: 0.292), green: Chromaticity(x: 0.170, y: 0.797),
            blue: Chromaticity(x: 0.131, y: 0.046)),
        linearized: { signedPower($0, 2.4) }, encoded: { signedPower($0, 1 / 2.4) })
}
