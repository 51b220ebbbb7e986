import ColorMath
import Testing

@Suite struct ColorSchemeTests {
    private func hexes(_ colors: [RGBA]) -> String { colors.map { "\(HexColor($0))" }.joined(separator: " ") }

    @Test func schemesTurnTheHueAndKeepTheRest() {
        let red = HSB(hue: 0, saturation: 1, brightness: 0.8).rgba(alpha: 0.5)
        let expected: [ColorScheme: String] = [
            .ramp: "#cc000080", .monochrome: "#cc000080", .complementary: "#cc000080 #00cccc80",
            .analogous: "#cc000080 #cc006680 #cc660080", .triadic: "#cc000080 #00cc0080 #0000cc80",
            .split: "#cc000080 #00cc6680 #0066cc80", .tetradic: "#cc000080 #66cc0080 #00cccc80 #6600cc80",
        ]
        for scheme in ColorScheme.allCases { #expect(hexes(scheme.colors(from: red)) == expected[scheme]) }
    }

    @Test func rampsChangeOneThing() {
        let blue = HSB(hue: 2.0 / 3, saturation: 0.5, brightness: 0.8).rgba()
        #expect(hexes(RampAxis.purity.ramp(of: blue, steps: 3)) == "#8080ff #0000ff #000080")
        #expect(hexes(RampAxis.saturation.ramp(of: blue, steps: 2)) == "#6666cc #0000cc")
        #expect(hexes(RampAxis.brightness.ramp(of: blue, steps: 2)) == "#8080ff #404080")
        #expect(hexes(RampAxis.hue.ramp(of: blue, steps: 3)) == "#6666cc #cc6666 #66cc66")
        #expect(hexes(RampAxis.grid(of: blue, steps: 2)) == "#8080ff #0000ff #404080 #000080")
        #expect(RampAxis.purity.ramp(of: blue, steps: 0).isEmpty)
    }

    @Test func graysStayGray() {
        for axis in RampAxis.allCases where axis != .hue {
            for color in axis.ramp(of: RGBA(white: 0.4), steps: 7) { #expect(color.neutral != nil, "\(axis.rawValue)") }
        }
        #expect(hexes(RampAxis.purity.ramp(of: RGBA(white: 0.4), steps: 3)) == "#bfbfbf #808080 #404040")
        // A gray with a hue that nobody sees.
        #expect(hexes(RampAxis.purity.ramp(of: RGBA(HexColor(rgb: 0x4d4d4c)), steps: 3)) == "#bfbfbd #80807e #40403f")
    }

    @Test func oklchKeepsTheHueAndGetsDarkerEvenly() {
        let origin = RGBA(HexColor(rgb: 0x1E90FF))
        let steps = RampAxis.oklch.ramp(of: origin, steps: 9).map { OKLCH(OKLab($0.xyz)) }
        for (lighter, darker) in zip(steps, steps.dropFirst()) {
            #expect(abs(lighter.lightness - darker.lightness - 0.0975) < 0.02)
        }
        for step in steps.dropFirst().dropLast() { #expect(abs(step.hue - OKLCH(OKLab(origin.xyz)).hue) < 8) }
    }
}
