import CStandardLibrary

extension ColorSpaceDescriptor {
    /// A space of red, green and blue light that `color()` names, of the given primaries and curve.
    convenience init(
        title: String, primaries: RGBPrimaries, linearized: @escaping @Sendable (Double) -> Double = { $0 },
        encoded: @escaping @Sendable (Double) -> Double = { $0 }
    ) {
        self.init(
            title: title, .init("r", .red), .init("g", .green), .init("b", .blue), notation: .color(), base: .xyzD65,
            toBase: { primaries.xyz(SIMD3(linearized($0.x), linearized($0.y), linearized($0.z))).components },
            fromBase: {
                let light = primaries.light(of: XYZ($0))
                return SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
            })
    }
}

/// The primaries of an RGB space and the matrices that follow from them.
struct RGBPrimaries: Sendable {
    /// From linear light to XYZ relative to D65.
    let toXYZ: Matrix3
    /// From XYZ relative to D65 to linear light.
    let fromXYZ: Matrix3

    /// The primaries at the given places, mixing to D65's white.
    init(red: Chromaticity, green: Chromaticity, blue: Chromaticity) {
        toXYZ = RGBPrimaries.mixing(red, green, blue, white: WhitePoint.d65)
        fromXYZ = toXYZ.inverse
    }

    /// The primaries at the given places, mixing to D50's white.
    init(d50Red red: Chromaticity, green: Chromaticity, blue: Chromaticity) {
        let relativeToD50 = RGBPrimaries.mixing(red, green, blue, white: WhitePoint.d50)
        toXYZ = WhitePoint.d50ToD65 * relativeToD50
        fromXYZ = relativeToD50.inverse * WhitePoint.d65ToD50
    }

    /// The colour of linear `light`.
    func xyz(_ light: SIMD3<Double>) -> XYZ { XYZ(toXYZ * light) }

    /// The linear light of `color`.
    func light(of color: XYZ) -> SIMD3<Double> { fromXYZ * color.components }

    /// Each primary scaled so that all three together give `white`.
    /// <http://www.brucelindbloom.com/index.html?Eqn_RGB_XYZ_Matrix.html>
    private static func mixing(
        _ red: Chromaticity, _ green: Chromaticity, _ blue: Chromaticity, white: Chromaticity
    ) -> Matrix3 {
        let unscaled = Matrix3(columns: red.xyz, green.xyz, blue.xyz)
        return unscaled * Matrix3(diagonal: unscaled.inverse * white.xyz)
    }
}

/// `size` to `power`, odd about 0: curves of RGB spaces are mirrored for components below 0.
func signedPower(_ size: Double, _ power: Double) -> Double {
    size < 0 ? -pow(-size, power) : pow(size, power)
}
