/// The white point of a color space.
///
/// Chromaticities have four digits, as in CSS Color 4. <https://www.w3.org/TR/css-color-4/#white-point>
enum WhitePoint {
    /// Daylight at noon, the white of displays.
    static let d65 = Chromaticity(x: 0.3127, y: 0.3290)
    /// Daylight at the horizon, the white of print.
    static let d50 = Chromaticity(x: 0.3457, y: 0.3585)

    /// From XYZ relative to D65 to XYZ relative to D50.
    static let d65ToD50 = adaptation(from: d65, to: d50)
    /// From XYZ relative to D50 to XYZ relative to D65.
    static let d50ToD65 = adaptation(from: d50, to: d65)

    /// Bradford's cone responses, in which white points are scaled.
    /// <http://www.brucelindbloom.com/index.html?Eqn_ChromAdapt.html>
    private static let bradford = Matrix3(
        rows: SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))

    private static func adaptation(from source: Chromaticity, to destination: Chromaticity) -> Matrix3 {
        let scale = (bradford * destination.xyz) / (bradford * source.xyz)
        return bradford.inverse * Matrix3(diagonal: scale) * bradford
    }
}

/// A CIE 1931 chromaticity, without luminance.
struct Chromaticity: Sendable {
    let x: Double
    /// The y of xyY; not 0.
    let y: Double

    /// X, Y and Z at luminance 1.
    var xyz: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }
}
