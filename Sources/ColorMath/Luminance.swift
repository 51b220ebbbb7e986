extension RGBA {
    /// WCAG 2.2 relative luminance, 0 (black) … 1 (white), of the colour as if opaque. Components are taken as they are:
    /// clamp first for the luminance an sRGB display shows.
    ///
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    package var relativeLuminance: Double {
        0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue)
    }

    /// The Y of CIE XYZ, 0 (black) … 1 (white), of the colour as if opaque: the luminance a display with a wide enough
    /// gamut shows. WCAG's coefficients are this, rounded to four digits.
    package var wideGamutLuminance: Double {
        let row = SRGB.primaries.toXYZ.columns
        return row.0.y * linearized(red) + row.1.y * linearized(green) + row.2.y * linearized(blue)
    }
}
