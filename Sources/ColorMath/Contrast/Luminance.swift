extension RGBA {
    /// Weights of red, green and blue in relative luminance. <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

    /// WCAG 2.2 relative luminance, 0 (black) … 1 (white), of the opaque color. Components are not clamped: clamp them
    /// first for the luminance on an sRGB display.
    ///
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    package var relativeLuminance: Double {
        let weights = Self.luminanceWeights
        return weights.x * linearized(red) + weights.y * linearized(green) + weights.z * linearized(blue)
    }

    /// The Y of CIE XYZ, 0 (black) … 1 (white), of the opaque color: the luminance on a display with a sufficient
    /// gamut. WCAG's weights are these rounded to four digits.
    package var wideGamutLuminance: Double {
        let row = SRGB.primaries.toXYZ.columns
        return row.0.y * linearized(red) + row.1.y * linearized(green) + row.2.y * linearized(blue)
    }
}
