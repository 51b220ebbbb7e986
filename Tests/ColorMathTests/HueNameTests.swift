import ColorMath
import Testing

@Suite struct HueNameTests {
    @Test(
        "The upper end of a range belongs to its name",
        arguments: [
            ("red-orange", 0.08, 0.04), ("orange", 0.12, 0.10), ("orange-yellow", 0.15, 0.13), ("yellow", 0.18, 0.17),
            ("yellow-green", 0.30, 0.24), ("green", 0.42, 0.33), ("green-blue", 0.60, 0.50), ("blue", 0.71, 0.67),
            ("blue-violet", 0.78, 0.74), ("violet", 0.83, 0.80), ("violet-red", 0.90, 0.86), ("red", 1.00, 0.95),
        ])
    func bounds(name: String, upperBound: Double, typical: Double) throws {
        let hueName = try #require(HueName(rawValue: name))
        #expect(HueName(hue: upperBound) == hueName)
        #expect(HueName(hue: upperBound.nextDown) == hueName)
        #expect(HueName(hue: upperBound.nextUp) != hueName)
        #expect(HueName(hue: typical) == hueName)
        #expect(hueName.upperBound == upperBound)
        #expect(hueName.typicalHue == typical)
    }

    @Test(
        "Hues go round",
        arguments: [
            (0.0, HueName.red), (1.0, .red), (-0.5, .greenBlue), (7.5, .greenBlue), (1.04, .redOrange), (-0.05, .red),
            (.nan, .red), (.infinity, .red),
        ])
    func wraps(hue: Double, expected: HueName) {
        #expect(HueName(hue: hue) == expected)
    }

    @Test(
        "Colors by the name of their hue",
        arguments: [
            (RGBA(red: 1, green: 0, blue: 0), HueName.red), (RGBA(red: 0, green: 0, blue: 1), .blue),
            (RGBA(red: 1, green: 0.5, blue: 0), .orange), (RGBA(red: 0, green: 0.1, blue: 0), .green),
            (RGBA(white: 0.5), nil), (.black, nil), (.white, nil), (RGBA(red: 0.5, green: 0.5001, blue: 0.5), nil),
            (hex(0x4d4d4c), nil), (hex(0x8e8e93), nil), (hex(0x1c1c1e), nil), (hex(0x71717a), .blue),
            (hex(0xfffffe), nil), (hex(0xfffff0), .yellow), (hex(0x010000), nil), (hex(0x200000), .red),
        ])
    func colors(color: RGBA, expected: HueName?) {
        #expect(HueName(color) == expected)
    }
}

private func hex(_ rgb: UInt32) -> RGBA { RGBA(HexColor(rgb: rgb)) }

@Suite struct PurityTests {
    @Test(
        "Tint is the way to white, shade the way to black",
        arguments: [
            (HSB(hue: 0.6, saturation: 1, brightness: 1), Purity.Kind.pure, 0.0, 1.0),
            (HSB(hue: 0.6, saturation: 0.7, brightness: 1), .tint, -0.3, 0.7),
            (HSB(hue: 0.6, saturation: 1, brightness: 0.6), .shade, 0.4, 0.6),
            (HSB(hue: 0.6, saturation: 0.5, brightness: 0.5), .tone, 0.0, 0.25),
            (HSB(hue: 0.6, saturation: 0, brightness: 1), .white, -1.0, 0.0),
            (HSB(hue: 0.6, saturation: 1, brightness: 0), .black, 1.0, 0.0),
            (HSB(hue: 0.6, saturation: 0, brightness: 0), .black, 0.0, 0.0),
            (HSB(hue: 0.6, saturation: 0, brightness: 0.5), .gray, -0.5, 0.0),
            // Indistinguishable from pure counts as pure.
            (HSB(hue: 0.6, saturation: 0.998, brightness: 0.999), .pure, -0.001, 0.997002),
        ])
    func kinds(color: HSB, kind: Purity.Kind, position: Double, fullness: Double) {
        let purity = Purity(color)
        #expect(purity.kind == kind)
        #expect(agree(purity.ribbonPosition, position, within: 1e-12))
        #expect(agree(purity.fullness, fullness, within: 1e-12))
    }

    @Test(
        "Colors without a visible hue are white, gray or black",
        arguments: [
            (0xffffff, Purity.Kind.white), (0xfffffe, .white), (0x4d4d4c, .gray), (0xf2f2f7, .gray), (0x000000, .black),
            (0x010000, .black), (0x4d4d40, .tone), (0xfffff0, .tint),
        ] as [(UInt32, Purity.Kind)])
    func neutrals(rgb: UInt32, kind: Purity.Kind) {
        #expect(Purity(hex(rgb)).kind == kind)
    }

    @Test("Colors outside sRGB are judged as shown on an sRGB display")
    func outside() {
        let purity = Purity(ColorValue(.displayP3, 1, 0, 0).rgba)
        #expect(purity.tint == 0 && purity.shade == 0)
    }
}
