import ColorMath
import Testing

/// HSB, HSL and HWB share the hue, and fixes use it, so black and grays keep it in conversions between them.
@Suite struct HueKeepingTests {
    struct Case: CustomTestStringConvertible {
        let given: ColorValue
        let expected: ColorValue
        var testDescription: String { "\(given) → \(expected)" }

        init(_ given: ColorValue, _ expected: ColorValue) {
            self.given = given
            self.expected = expected
        }
    }

    static let cases = [
        // Black keeps hue and saturation; these are the limits toward black.
        Case(ColorValue(.hsl, 210, 0.5, 0), ColorValue(.hsb, 210.0 / 360, 2.0 / 3, 0)),
        Case(ColorValue(.hsb, 0.25, 2.0 / 3, 0), ColorValue(.hsl, 90, 0.5, 0)),
        Case(ColorValue(.hsl, 210, 1, 0), ColorValue(.hsb, 210.0 / 360, 1, 0)),
        Case(ColorValue(.hsb, 0.25, 1, 0), ColorValue(.hwb, 90, 0, 1)),
        // White and grays keep the hue.
        Case(ColorValue(.hsl, 210, 0.5, 1), ColorValue(.hsb, 210.0 / 360, 0, 1)),
        Case(ColorValue(.hsb, 0.25, 0, 0.4), ColorValue(.hsl, 90, 0, 0.4)),
        Case(ColorValue(.hwb, 90, 0.25, 0.75), ColorValue(.hsb, 0.25, 0, 0.25)),
        Case(ColorValue(.hwb, 90, 0.6, 0.9), ColorValue(.hsl, 90, 0, 0.4)),
        // A saturated color converts as through RGB.
        Case(ColorValue(.hsl, 120, 1, 0.25), ColorValue(.hsb, 1.0 / 3, 1, 0.5)),
        Case(ColorValue(.hsb, 0.5, 0.5, 0.8), ColorValue(.hwb, 180, 0.4, 0.2)),
        // Hues are wrapped into one turn; a whole turn stays one.
        Case(ColorValue(.hsl, -90, 1, 0.5), ColorValue(.hsb, 0.75, 1, 1)),
        Case(ColorValue(.hsl, 810, 1, 0.5), ColorValue(.hwb, 90, 0, 0)),
        Case(ColorValue(.hsb, 1, 0, 0.5), ColorValue(.hsl, 360, 0, 0.5)),
        // Polar forms of one space keep the hue of grays too.
        Case(ColorValue(.gray, 0.5, 0, 0), ColorValue(.hsb, 0, 0, 0.5)),
    ]

    @Test("The hue survives", arguments: cases)
    func survives(row: Case) {
        let actual = row.given.converted(to: row.expected.space)
        #expect(agree(actual.components.x, row.expected.components.x, within: 1e-12), "\(actual)")
        #expect(agree(actual.components.y, row.expected.components.y, within: 1e-12), "\(actual)")
        #expect(agree(actual.components.z, row.expected.components.z, within: 1e-12), "\(actual)")
    }

    @Test("Conversion to the same space changes nothing", arguments: ColorSpace.allCases)
    func staysItself(space: ColorSpace) {
        let value = ColorValue(space, 400, -3, 1e9, alpha: 0.25)
        #expect(value.converted(to: space) == value)
    }

    @Test("Alpha is kept everywhere", arguments: ColorSpace.allCases)
    func keepsAlpha(space: ColorSpace) {
        let value = ColorValue(RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.25)).converted(to: space)
        #expect(value.alpha == 0.25)
        #expect(value.rgba.alpha == 0.25)
    }

    @Test("Grays have no hue and no chroma in any polar space", arguments: [ColorSpace.hsb, .hsl, .hwb, .lch, .oklch])
    func graysAreGray(space: ColorSpace) {
        for step in 0...255 {
            for source in [ColorSpace.srgb, .displayP3, .proPhotoRGB, .rec2020, .oklab] {
                let gray = ColorValue(RGBA(white: Double(step) / 255)).converted(to: source).converted(to: space)
                switch space {
                case .hsb, .hsl: #expect(gray.components.x == 0 && gray.components.y == 0, "\(gray)")
                case .hwb: #expect(gray.components.x == 0, "\(gray)")
                default: #expect(gray.components.y == 0 && gray.components.z == 0, "\(gray)")
                }
            }
        }
    }

    @Test("A color becomes the gray of the same luminance; a gray stays the same")
    func becomesGray() {
        #expect(ColorValue(RGBA(white: 0.3)).converted(to: .gray).components.x == 0.3)
        let gray = ColorValue(RGBA(red: 0.9, green: 0.2, blue: 0.4)).converted(to: .gray)
        let luminance = RGBA(red: 0.9, green: 0.2, blue: 0.4).wideGamutLuminance
        #expect(agree(gray.rgba.wideGamutLuminance, luminance, within: 1e-12))
    }

    @Test("NaN converts without trapping", arguments: ColorSpace.allCases)
    func survivesNonsense(space: ColorSpace) {
        for nonsense in [
            Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude, 0,
        ] {
            for components in [
                (nonsense, 0.5, 0.5), (0.5, nonsense, 0.5), (0.5, 0.5, nonsense), (nonsense, nonsense, nonsense),
            ] {
                let value = ColorValue(space, components.0, components.1, components.2, alpha: nonsense)
                for target in ColorSpace.allCases { _ = value.converted(to: target) }
                _ = HexColor(value.rgba).description
                _ = HueName(value.rgba)
                _ = Purity(value.rgba).kind
                _ = value.rgba.composited(over: value.rgba).quantized
                _ = value.rgba.difference2000(from: .black)
                #expect(0...1 ~= value.rgba.clamped.red)
            }
        }
    }
}
