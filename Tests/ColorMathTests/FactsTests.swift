import ColorMath
import Testing

/// Figures that the formulas must reproduce: worked examples, and values printed in standards.
@Suite struct FactsTests {
    static func hex(_ digits: String) throws -> RGBA { RGBA(try HexColor(digits: digits)) }

    // MARK: WCAG

    @Test(
        "WCAG contrast ratios, unrounded",
        arguments: [
            ("777", "fff", 4.478089453577), ("767676", "fff", 4.542224959605),
            ("595959", "fff", 7.004729208036), ("949494", "fff", 3.033469825738),
            ("0078d7", "fff", 4.498861479739), ("007aff", "fff", 4.016975780479),
            ("00f", "000", 2.444), ("00f", "fff", 8.592471358429),
            ("f00", "fff", 3.998476770754), ("ffcc00", "fff", 1.511971982616),
            ("34c759", "fff", 2.219958526330), ("8e8e93", "1c1c1e", 5.218398084257),
            // The best and the worst there is.
            ("000", "fff", 21), ("abcdef", "abcdef", 1),
            // Results of fixes at 4.5.
            ("008a00", "fff", 4.5304), ("907300", "fff", 4.5277), ("0072ef", "fff", 4.5129), ("5e5eff", "000", 4.5210),
        ])
    func ratio(foreground: String, background: String, expected: Double) throws {
        let (above, below) = (try Self.hex(foreground), try Self.hex(background))
        // Figures with four decimals are compared as such; others have twelve.
        let tolerance = expected * 1e4 == (expected * 1e4).rounded() ? 5.1e-5 : 1e-11
        #expect(abs(ContrastMetric.wcag.ratio(above, below) - expected) <= tolerance)
        #expect(ContrastMetric.wcag.ratio(below, above) == ContrastMetric.wcag.ratio(above, below))
    }

    @Test(
        "Text that lets the background through",
        arguments: [
            (RGBA(white: 0, alpha: 0.54), "fff", 4.587807276493),
            (RGBA(white: 1, alpha: 0.6), "121212", 7.181291094450),
            (RGBA(white: 0, alpha: 0.5), "fff", 3.976653024912),
        ])
    func translucentRatio(foreground: RGBA, background: String, expected: Double) throws {
        let ratio = ContrastGoal(required: 4.5).ratio(of: foreground, over: try Self.hex(background))
        #expect(abs(ratio - expected) <= 1e-6)
    }

    @Test("Black on white needs this alpha", arguments: [(3.0, 0.41617), (4.5, 0.53468), (7.0, 0.65081)])
    func neededAlpha(required: Double, alpha: Double) {
        let goal = ContrastGoal(required: required)
        #expect(!goal.isMet(by: RGBA(white: 0, alpha: alpha - 1e-5), over: .white))
        #expect(goal.isMet(by: RGBA(white: 0, alpha: alpha + 1e-5), over: .white))
    }

    @Test("HSB(0.6, 0.8, 0.9) passes on white from brightness 0.87 on down")
    func brightnessStep() {
        func ratio(_ brightness: Double) -> Double {
            ContrastMetric.wcag.ratio(HSB(hue: 0.6, saturation: 0.8, brightness: brightness).rgba(), .white)
        }
        #expect(abs(ratio(0.87) - 4.5349) <= 5e-5)
        #expect(ratio(0.88) < 4.5)
    }

    @Test("Black and white text pass on these backgrounds only", arguments: [3.0, 4.5, 7.0])
    func blackOrWhite(required: Double) {
        let goal = ContrastGoal(required: required)
        for step in 0...1000 {
            let background = RGBA(white: Double(step) / 1000)
            let luminance = background.relativeLuminance
            #expect(goal.isMet(by: .black, over: background) == (luminance >= 0.05 * required - 0.05))
            #expect(goal.isMet(by: .white, over: background) == (luminance <= 1.05 / required - 0.05))
            if required == 7, luminance > 0.1, luminance < 0.3 {
                #expect(!goal.isMet(by: .black, over: background) || luminance > 0.2999)
                #expect(!goal.isMet(by: .white, over: background) || luminance < 0.1001)
            }
        }
    }

    @Test("sRGB's curve has its corner at 0.04045; no 8-bit value distinguishes it from 0.03928")
    func transferFunction() {
        #expect(linearized(0.04045) == 0.04045 / 12.92)
        #expect(linearized(1) == 1)
        #expect(linearized(-0.5) == -linearized(0.5))
        for step in 0...255 {
            let component = Double(step) / 255
            #expect((component <= 0.04045) == (component <= 0.03928))
            #expect(abs(gammaEncoded(linearized(component)) - component) < 1e-15)
        }
    }

    // MARK: Display P3

    @Test("P3 red on white is measured unclipped and clipped; the lower counts")
    func displayP3Red() {
        let red = ColorValue(.displayP3, 1, 0, 0).rgba
        #expect(abs(1.05 / (red.wideGamutLuminance + 0.05) - 3.76378) <= 5e-6)
        #expect(abs(ContrastMetric.wcag.ratio(red.clamped, .white) - 3.99848) <= 5e-6)
        #expect(abs(ContrastMetric.wcag.ratio(red, .white) - 3.76378) <= 5e-6)
        // On black, the clipped red is darker.
        let clipped = ContrastMetric.wcag.ratio(red.clamped, .black)
        #expect(ContrastMetric.wcag.ratio(red, .black) == min(clipped, (red.wideGamutLuminance + 0.05) / 0.05))
    }

    @Test(
        "The luminance of P3's primaries",
        arguments: [
            (ColorValue(.displayP3, 1, 0, 0), 0.2289745641), (ColorValue(.displayP3, 0, 1, 0), 0.6917385218),
            (ColorValue(.displayP3, 0, 0, 1), 0.0792869141),
        ])
    func displayP3Luminance(primary: ColorValue, expected: Double) {
        #expect(abs(primary.xyz.components.y - expected) <= 5e-11)
        #expect(abs(primary.rgba.wideGamutLuminance - expected) <= 5e-11)
    }

    @Test(
        "Linear P3 to linear sRGB and back",
        arguments: [
            (ColorSpace.displayP3, ColorSpace.srgbLinear, 0, SIMD3(1.2249401763, -0.0420569547, -0.0196375546)),
            (.displayP3, .srgbLinear, 1, SIMD3(-0.2249401763, 1.0420569547, -0.0786360456)),
            (.displayP3, .srgbLinear, 2, SIMD3(0, 0, 1.0982736001)),
            (.srgbLinear, .displayP3, 0, SIMD3(0.8224619687, 0.0331941989, 0.0170826307)),
            (.srgbLinear, .displayP3, 1, SIMD3(0.1775380313, 0.9668058011, 0.0723974407)),
            (.srgbLinear, .displayP3, 2, SIMD3(0, 0, 0.9105199286)),
        ])
    func displayP3Matrix(from: ColorSpace, to: ColorSpace, column: Int, expected: SIMD3<Double>) {
        // A primary at full light is a column of the matrix; P3 shares sRGB's curve.
        var primary = ColorValue(from, 0, 0, 0)
        primary.components[column] = 1
        var light = primary.converted(to: to).components
        if to == .displayP3 { light = SIMD3(linearized(light.x), linearized(light.y), linearized(light.z)) }
        #expect(((light - expected) * (light - expected)).max() <= 5e-11 * 5e-11 * 4)
    }

    // MARK: OKLab

    @Test(
        "OKLab's matrices",
        arguments: [
            (0, SIMD3(0.4122214695, 0.2119034958, 0.0883024592)), (1, SIMD3(0.5363325373, 0.6806995506, 0.2817188391)),
            (2, SIMD3(0.0514459933, 0.1073969535, 0.6299787017)),
        ])
    func oklab(column: Int, cones: SIMD3<Double>) {
        var primary = ColorValue(.srgbLinear, 0, 0, 0)
        primary.components[column] = 1
        func root(_ x: Double) -> Double {
            var root = 0.5
            for _ in 0..<60 { root -= (root * root * root - x) / (3 * root * root) }
            return root
        }
        let (l, m, s) = (root(cones.x), root(cones.y), root(cones.z))
        let expected = SIMD3(
            0.2104542683 * l + 0.7936177747 * m - 0.0040720430 * s,
            1.9779985324 * l - 2.4285922420 * m + 0.4505937096 * s,
            0.0259040425 * l + 0.7827717125 * m - 0.8086757549 * s)
        let actual = primary.converted(to: .oklab).components
        #expect(agree(actual.x, expected.x, within: 1e-9))
        #expect(agree(actual.y, expected.y, within: 1e-9))
        #expect(agree(actual.z, expected.z, within: 1e-9))
    }

    // MARK: HSB

    @Test("hsb(120°, 50%, 50%) is RGB 64, 128, 64")
    func halfGreen() {
        let color = HexColor(HSB(hue: 120.0 / 360, saturation: 0.5, brightness: 0.5).rgba())
        #expect(color == HexColor(red: 64, green: 128, blue: 64))
    }

    @Test(
        "The brightness metric",
        arguments: [
            (RGBA.white, RGBA.black, 21.0), (RGBA(red: 0.5, green: 0, blue: 0.5), .black, 11),
            (RGBA(red: 1, green: 1, blue: 0), .white, 1),
            (HSB(hue: 155.0 / 360, saturation: 0.57, brightness: 0.3).rgba(), RGBA(white: 0.1), 0.35 / 0.15),
            (HSB(hue: 155.0 / 360, saturation: 0.57, brightness: 1).rgba(), RGBA(white: 0.1), 7),
            (HSB(hue: 1.0 / 6, saturation: 1, brightness: 0.1).rgba(), .white, 7),
            (HSB(hue: 1.0 / 6, saturation: 1, brightness: 0.4).rgba(), .white, 1.05 / 0.45),
        ])
    func brightnessMetric(foreground: RGBA, background: RGBA, expected: Double) {
        #expect(agree(ContrastMetric.hsb.ratio(foreground, background), expected, within: 1e-12))
    }

    @Test("At fixed hue and saturation every channel is proportional to brightness")
    func proportional() {
        let full = HSB(hue: 0.37, saturation: 0.62, brightness: 1).rgba()
        let half = HSB(hue: 0.37, saturation: 0.62, brightness: 0.5).rgba()
        #expect(half.red == full.red / 2 && half.green == full.green / 2 && half.blue == full.blue / 2)
    }

    // MARK: Compositing

    @Test(
        "Colors are laid over each other in gamma-encoded sRGB, from the bottom up",
        arguments: [
            (RGBA(white: 0, alpha: 0.5), RGBA.white, RGBA(white: 0.5)),
            (
                RGBA(red: 1, green: 0, blue: 0, alpha: 0.25), RGBA(red: 0, green: 0, blue: 1),
                RGBA(red: 0.25, green: 0, blue: 0.75)
            ),
            (RGBA.white, .black, .white), (RGBA(white: 1, alpha: 0), RGBA(white: 0.2), RGBA(white: 0.2)),
            (RGBA(white: 1, alpha: 0.5), RGBA(white: 0, alpha: 0.5), RGBA(white: 2.0 / 3, alpha: 0.75)),
            (RGBA(white: 1, alpha: 0), RGBA(white: 0, alpha: 0), RGBA(white: 0, alpha: 0)),
            // Alpha outside 0…1 is clamped first.
            (RGBA(white: 1, alpha: 7), RGBA(white: 0.2), RGBA(white: 1)),
        ])
    func composites(above: RGBA, below: RGBA, expected: RGBA) {
        let seen = above.composited(over: below)
        #expect(agree(seen.red, expected.red, within: 1e-15) && agree(seen.green, expected.green, within: 1e-15))
        #expect(agree(seen.blue, expected.blue, within: 1e-15) && agree(seen.alpha, expected.alpha, within: 1e-15))
    }
}
