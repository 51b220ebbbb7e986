/// A color as CIE 1931 XYZ relative to D65 with Y = 1 for white; conversions between spaces go through it.
///
/// <https://www.w3.org/TR/css-color-4/#cie-xyz>
package struct XYZ: Equatable, Sendable {
    /// X, Y and Z.
    package var components: SIMD3<Double>

    /// Creates a color relative to D65.
    package init(_ components: SIMD3<Double>) { self.components = components }

    /// Creates a color relative to D50, adapted with Bradford's transform.
    package init(d50 components: SIMD3<Double>) { self.components = WhitePoint.d50ToD65 * components }

    /// X, Y and Z relative to D50.
    package var d50: SIMD3<Double> { WhitePoint.d65ToD50 * components }
}

extension XYZ {
    /// CIE XYZ relative to D65, through which all spaces convert.
    static let descriptor = ColorSpaceDescriptor(
        title: "XYZ", .init("x", .red), .init("y", .green), .init("z", .blue), notation: .color(alsoNamed: ["xyz"]),
        base: .xyzD65, toBase: { $0 }, fromBase: { $0 })

    /// CIE XYZ relative to D50.
    static let d50Descriptor = ColorSpaceDescriptor(
        title: "XYZ D50", .init("x", .red), .init("y", .green), .init("z", .blue), notation: .color(), base: .xyzD65,
        toBase: { XYZ(d50: $0).components }, fromBase: { XYZ($0).d50 })
}
