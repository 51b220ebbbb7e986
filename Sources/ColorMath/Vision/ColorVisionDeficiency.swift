/// Kinds of color vision in which one of the three cone types is missing.
package enum ColorVisionDeficiency: String, CaseIterable, Hashable, Sendable {
    /// Without cones for long wavelengths (red).
    case protanopia
    /// Without cones for middle wavelengths (green).
    case deuteranopia
    /// Without cones for short wavelengths (blue).
    case tritanopia

    /// Returns the opaque `color` as it appears with this deficiency, in sRGB; alpha is kept.
    ///
    /// The missing cone's response is inferred from the other two, so that colors are projected onto a plane of the
    /// cone space: for protanopia and deuteranopia through white and the display's blue, for tritanopia onto one of two
    /// planes through white and the light of 485 or 660 nm.
    ///
    /// Viénot, Brettel and Mollon, *Digital Video Colourmaps for Checking the Legibility of Displays by Dichromats*,
    /// Color Research & Application 24 (1999), 243–252; for tritanopia Brettel, Viénot and Mollon, *Computerized
    /// Simulation of Color Appearance for Dichromats*, JOSA A 14 (1997), 2647–2655.
    /// <https://vision.psychol.cam.ac.uk/jdmollon/papers/colourmaps.pdf>
    /// <https://vision.psychol.cam.ac.uk/jdmollon/papers/Dichromatsimulation.pdf>
    package func simulated(_ color: RGBA) -> RGBA {
        let light = color.clamped
        var cones = Self.cones * SIMD3(linearized(light.red), linearized(light.green), linearized(light.blue))
        let white = Self.cones * SIMD3(repeating: 1)
        let (missing, anchor): (Int, SIMD3<Double>) =
            switch self {
            case .protanopia: (0, Self.cones.columns.2)
            case .deuteranopia: (1, Self.cones.columns.2)
            // The responses to the lights in the table of Smith and Pokorny (1975), with the same scale as the matrix.
            case .tritanopia:
                cones.x * white.y > cones.y * white.x
                    ? (2, SIMD3(0.05834, 0.00276, 0)) : (2, SIMD3(0.08171, 0.08831, 0.009424))
            }
        let normal = cross(white, anchor)
        cones[missing] = 0
        cones[missing] = -dot(normal, cones) / normal[missing]
        let result = Self.cones.inverse * cones
        return RGBA(
            red: gammaEncoded(clampUnit(result.x)), green: gammaEncoded(clampUnit(result.y)),
            blue: gammaEncoded(clampUnit(result.z)), alpha: color.alpha)
    }

    /// From linear red, green and blue to the responses of long, middle and short cones (Smith and Pokorny), equation 4
    /// of the paper of 1999, in hundredths.
    private static let cones = Matrix3(
        rows: SIMD3(0.178824, 0.435161, 0.0411935), SIMD3(0.0345565, 0.271554, 0.0386714),
        SIMD3(0.000299566, 0.00184309, 0.0146709))
}
