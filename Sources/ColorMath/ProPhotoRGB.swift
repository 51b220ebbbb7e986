/// ProPhoto RGB (ROMM), relative to D50. <https://www.w3.org/TR/css-color-4/#predefined-prophoto-rgb>
enum ProPhotoRGB: RGBSpace {
    static let primaries = RGBPrimaries(
        d50Red: Chromaticity(x: 0.734699, y: 0.265301), green: Chromaticity(x: 0.159597, y: 0.840403),
        blue: Chromaticity(x: 0.036598, y: 0.000105))

    static func linearized(_ component: Double) -> Double {
        abs(component) <= 16.0 / 512 ? component / 16 : signedPower(component, 1.8)
    }

    static func encoded(_ light: Double) -> Double {
        abs(light) < 1.0 / 512 ? light * 16 : signedPower(light, 1 / 1.8)
    }
}
