/// ITU-R BT.2020, as displays show it: BT.1886's curve, a plain power of 2.4, which CSS Color 4 has had since 2025
/// (earlier drafts had BT.2020's camera curve). <https://drafts.csswg.org/css-color-4/#predefined-rec2020>
enum Rec2020: RGBSpace {
    static let primaries = RGBPrimaries(
        red: Chromaticity(x: 0.708, y: 0.292), green: Chromaticity(x: 0.170, y: 0.797),
        blue: Chromaticity(x: 0.131, y: 0.046))
    static func linearized(_ component: Double) -> Double { signedPower(component, 2.4) }
    static func encoded(_ light: Double) -> Double { signedPower(light, 1 / 2.4) }
}
