import CStandardLibrary

extension ColorSpaceDescriptor {
    /// Creates an RGB space of `color()` with the given primaries and transfer function.
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

/// The primaries of an RGB space, with the resulting matrices.
struct RGBPrimaries: Sendable {
    /// From linear light to XYZ relative to D65.
    let toXYZ: Matrix3
    /// From XYZ relative to D65 to linear light.
    let fromXYZ: Matrix3

    /// Creates primaries with the given chromaticities and the white point D65.
    init(red: Chromaticity, green: Chromaticity, blue: Chromaticity) {
        toXYZ = RGBPrimaries.mixing(red, green, blue, white: WhitePoint.d65)
        fromXYZ = toXYZ.inverse
    }

    /// Creates primaries with the given chromaticities and the white point D50.
    init(d50Red red: Chromaticity, green: Chromaticity, blue: Chromaticity) {
        let relativeToD50 = RGBPrimaries.mixing(red, green, blue, white: WhitePoint.d50)
        toXYZ = WhitePoint.d50ToD65 * relativeToD50
        fromXYZ = relativeToD50.inverse * WhitePoint.d65ToD50
    }

    /// Converts linear `light`.
    func xyz(_ light: SIMD3<Double>) -> XYZ { XYZ(toXYZ * light) }

    /// Returns the linear light of `color`.
    func light(of color: XYZ) -> SIMD3<Double> { fromXYZ * color.components }

    /// Scales the primaries so that their sum is `white`.
    /// <http://www.brucelindbloom.com/index.html?Eqn_RGB_XYZ_Matrix.html>
    private static func mixing(
        _ red: Chromaticity, _ green: Chromaticity, _ blue: Chromaticity, white: Chromaticity
    ) -> Matrix3 {
        let unscaled = Matrix3(columns: red.xyz, green.xyz, blue.xyz)
        return unscaled * Matrix3(diagonal: unscaled.inverse * white.xyz)
    }
}

/// Returns `size` to the power `power` with the sign of `size`: curves of RGB spaces are mirrored for negative
/// components.
func signedPower(_ size: Double, _ power: Double) -> Double {
    size < 0 ? -pow(-size, power) : pow(size, power)
}
