import CStandardLibrary

/// sRGB's transfer function, from a gamma-encoded component to linear light. Odd about 0, so that extended components
/// keep their sign. <https://www.w3.org/TR/css-color-4/#color-conversion-code>
package func linearized(_ component: Double) -> Double {
    let size = abs(component)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -linear : linear
}

/// The inverse of ``linearized(_:)``: from linear light to a gamma-encoded component.
package func gammaEncoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -component : component
}

extension RGBA {
    /// WCAG 2.2 relative luminance, 0 (black) … 1 (white), of the colour as if opaque. Components are taken as they are:
    /// clamp first for the luminance an sRGB display shows.
    ///
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    package var relativeLuminance: Double {
        0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue)
    }
}
