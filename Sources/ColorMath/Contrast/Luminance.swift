extension RGBA {
    /// How much red, green and blue light add to relative luminance.
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

    /// WCAG 2.2 relative luminance, 0 (black) … 1 (white), of the colour as if opaque. Components are taken as they are:
    /// clamp first for the luminance an sRGB display shows.
    ///
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    package var relativeLuminance: Double {
        let weights = Self.luminanceWeights
        return weights.x * linearized(red) + weights.y * linearized(green) + weights.z * linearized(blue)
    }

    /// The Y of CIE XYZ, 0 (black) … 1 (white), of the colour as if opaque: the luminance a display with a wide enough
    /// gamut shows. WCAG's coefficients are this, rounded to four digits.
    package var wideGamutLuminance: Double {
        let row = SRGB.primaries.toXYZ.columns
        return row.0.y * linearized(red) + row.1.y * linearized(green) + row.2.y * linearized(blue)
    }
}
