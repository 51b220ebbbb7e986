import ColorMath
import TestSupport
import Testing

/// All 2²⁴ opaque 8-bit colors, in seconds in an optimized build.
@Suite("Every 8-bit color", .enabled(if: isOptimizedBuild)) struct EveryColorTests {
    /// Returns the colors for which `survives` is false, a few per red value, computed on all cores.
    private static func lost(_ survives: @escaping @Sendable (HexColor) -> Bool) async -> [HexColor] {
        await withTaskGroup(of: [HexColor].self) { group in
            for red in UInt32(0)..<256 {
                group.addTask {
                    var lost: [HexColor] = []
                    for rest in UInt32(0)..<65536 {
                        let color = HexColor(rgb: red << 16 | rest)
                        if lost.count < 3, !survives(color) { lost.append(color) }
                    }
                    return lost
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    @Test("survives a round trip through hex")
    func hex() async {
        let lost = await Self.lost { color in
            guard HexColor(RGBA(color)) == color else { return false }
            return (try? HexColor(digits: color.digits(HexStyle(prefersShort: true)))) == color
        }
        #expect(lost == [])
    }

    @Test("survives HSB with four decimals")
    func hsb() async {
        let lost = await Self.lost { color in
            func fourDecimals(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
            let exact = HSB(RGBA(color))
            let written = HSB(
                hue: fourDecimals(exact.hue), saturation: fourDecimals(exact.saturation),
                brightness: fourDecimals(exact.brightness))
            return HexColor(written.rgba()) == color
        }
        #expect(lost == [])
    }

    @Test("survives RGB with four decimals, but not with two")
    func rgb() async {
        @Sendable func rounded(_ color: HexColor, _ scale: Double) -> HexColor {
            let exact = RGBA(color)
            return HexColor(
                RGBA(
                    red: (exact.red * scale).rounded() / scale, green: (exact.green * scale).rounded() / scale,
                    blue: (exact.blue * scale).rounded() / scale))
        }
        #expect(await Self.lost { rounded($0, 1e4) == $0 } == [])
        #expect(await !Self.lost { rounded($0, 1e2) == $0 }.isEmpty)
    }

    @Test("survives every space", arguments: ColorSpace.allCases.filter { $0 != .gray && $0 != .srgb })
    func spaces(space: ColorSpace) async {
        // Every seventh color suffices, still two million.
        let lost = await Self.lost { color in
            guard color.rgb % 7 == 0 else { return true }
            return HexColor(ColorValue(RGBA(color)).converted(to: space).rgba) == color
        }
        #expect(lost == [])
    }
}
