/// Adobe RGB (1998). <https://www.w3.org/TR/css-color-4/#predefined-a98-rgb>
enum A98RGB: RGBSpace {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.210, y: 0.710),
        blue: Chromaticity(x: 0.150, y: 0.060))
    static func linearized(_ component: Double) -> Double { signedPower(component, 563 / 256) }
    static func encoded(_ light: Double) -> Double { signedPower(light, 256 / 563) }
}
