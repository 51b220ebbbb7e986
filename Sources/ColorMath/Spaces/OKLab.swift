import CStandardLibrary

/// A color in OKLab, in which equal distances look approximately equal. <https://www.w3.org/TR/css-color-4/#ok-lab>
package struct OKLab: Equatable, Sendable {
    /// Lightness, 0…1.
    package var lightness: Double
    /// From green (negative) to red; about −0.4…0.4.
    package var a: Double
    /// From blue (negative) to yellow; about −0.4…0.4.
    package var b: Double

    /// Creates a color with the given lightness, a and b.
    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts `color`.
    package init(_ color: XYZ) {
        let cones = OKLab.xyzToCones * color.components
        let lab = OKLab.rootsToLab * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
        self.init(lightness: lab.x, a: lab.y, b: lab.z)
    }

    /// The color in CIE XYZ.
    package var xyz: XYZ {
        let roots = OKLab.labToRoots * SIMD3(lightness, a, b)
        return XYZ(OKLab.conesToXYZ * (roots * roots * roots))
    }

    // The matrices in CSS Color 4, recomputed there in double precision for its D65.
    private static let xyzToCones = Matrix3(
        rows: SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    private static let rootsToLab = Matrix3(
        rows: SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    private static let conesToXYZ = xyzToCones.inverse
    private static let labToRoots = rootsToLab.inverse
}

extension OKLab {
    /// The space of `oklab()`.
    static let descriptor = ColorSpaceDescriptor(
        title: "OKLab", .init("l", .lightness, hundredPercent: 1, limits: 0...1, places: 5),
        .init("a", .redGreen, hundredPercent: 0.4, places: 5),
        .init("b", .blueYellow, hundredPercent: 0.4, places: 5), notation: .function(named: "oklab"),
        base: .xyzD65, lightness: .component(0, white: 1),
        toBase: { OKLab(lightness: $0.x, a: $0.y, b: $0.z).xyz.components },
        fromBase: {
            let color = OKLab(XYZ($0))
            return SIMD3(color.lightness, color.a, color.b)
        })
}
