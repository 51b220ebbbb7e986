import ColorMath
import ImageColors
import Testing

/// The colors that stand for a picture, and text on it.
@Suite struct DominantColorTests {
    private func image(_ width: Int, _ pixels: [UInt32]) throws -> DecodedImage {
        try decoded(png(width: width, pixels)).get()
    }

    private func hexes(_ colors: [DominantColor]) -> [String] { colors.map { HexColor($0.color).description } }

    @Test func halfBlackHalfWhiteIsGrayByItsMeanAndBlackAndWhiteByClusters() throws {
        let half = try image(8, (0..<64).map { $0 % 8 < 4 ? 0x0000_00FF : 0xFFFF_FFFF })
        #expect(half.mean.map { HexColor($0).description } == "#808080")
        let colors = half.dominantColors(2)
        #expect(hexes(colors) == ["#000000", "#ffffff"])
        #expect(colors.map { $0.share } == [0.5, 0.5])
        // There are no more colors than the picture has.
        #expect(half.dominantColors(5) == colors)
    }

    @Test func centersArePixelsAndSharesAreSorted() throws {
        // Reds and blues of several brightnesses, and one green.
        let reds: [UInt32] = [0xC000_00FF, 0xD000_00FF, 0xE000_00FF, 0xD010_10FF, 0xD000_10FF]
        let blues: [UInt32] = [0x0000_C0FF, 0x0000_D0FF, 0x0000_E0FF]
        let colors = try image(9, reds + blues + [0x00FF_00FF]).dominantColors(3)
        #expect(
            hexes(colors) == ["#d00010", "#0000d0", "#00ff00"] || hexes(colors) == ["#d00000", "#0000d0", "#00ff00"])
        #expect(colors.map { ($0.share * 9).rounded() } == [5, 3, 1])
    }

    @Test func theSameFileGivesTheSameColors() throws {
        let noise = (0..<2_500).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF }
        let colors = try image(50, noise).dominantColors(5)
        #expect(colors.count == 5)
        #expect(abs(colors.reduce(0) { $0 + $1.share } - 1) < 1e-9)
        for _ in 0..<3 { #expect(try image(50, noise).dominantColors(5) == colors) }
        #expect(try image(50, noise).dominantColors(256).count == 256)
    }

    @Test func whatIsTransparentDoesNotCount() throws {
        let picture = try image(2, [0xFF00_0000, 0x0000_FFFF, 0x00FF_0000, 0x0000_FFFF])
        #expect(hexes(picture.dominantColors(5)) == ["#0000ff"])
        #expect(picture.mean.map { HexColor($0).description } == "#0000ff")
        // Half as opaque counts half as much.
        let half = try image(2, [0xFF00_0080, 0x0000_FFFF])
        #expect(half.dominantColors(2).map { ($0.share * 383).rounded() } == [255, 128])
        #expect(half.mean.map { HexColor($0).description } == "#5500aa")
        let none = try image(1, [0xFF00_0000])
        #expect(none.mean == nil && none.dominantColors(5).isEmpty)
    }

    @Test func representativeColorsKeepTheirOpacity() throws {
        // A black logo on three quarters of nothing, and a veil.
        let logo = try image(4, (0..<16).map { $0 < 4 ? 0x0000_00FF : $0 < 8 ? 0xFF00_0000 : 0xFFFF_FF00 })
        #expect(logo.representativeColors(5) == [RGBA(white: 0, alpha: 0), RGBA(white: 0)])
        let veil = try image(1, [0xFF00_0033])
        #expect(veil.representativeColors(5) == [RGBA(red: 1, green: 0, blue: 0, alpha: 0.2)])
        // Those of opaque images are the dominant colors.
        let noise = (0..<2_500).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF }
        let picture = try image(50, noise)
        #expect(picture.representativeColors(5) == picture.dominantColors(5).map(\.color))
    }

    @Test(arguments: [
        // Saturation 0.3 becomes 0.2, brightness 0.8 becomes 0.3, hue 0.1 becomes 0.6.
        (HSB(hue: 0.1, saturation: 0.3, brightness: 0.8), HSB(hue: 0.6, saturation: 0.2, brightness: 0.3)),
        (HSB(hue: 0.6, saturation: 1, brightness: 0.4), HSB(hue: 0.1, saturation: 0.5, brightness: 0.9)),
    ])
    func theOppositeColorIsWrapped(_ color: HSB, _ opposite: HSB) {
        let result = HSB(color.rgba().opposite)
        #expect(abs(result.hue - opposite.hue) < 1e-9)
        #expect(abs(result.saturation - opposite.saturation) < 1e-9)
        #expect(abs(result.brightness - opposite.brightness) < 1e-9)
    }

    @Test func textPassesOnNearlyAllPixels() throws {
        let goal = ContrastGoal(required: 4.5)
        // Navy: its opposite is (hue 0.17, saturation 0.5, brightness 0), which is black.
        let navy = try image(1, [0x0000_80FF])
        let text = try #require(navy.dominantColors(1).first.map { navy.textColors(for: $0.color, goal) })
        #expect(text.passing == .white)
        #expect(text.ratio > 15)
        // 4 light pixels of 100 do not count, 6 do.
        let dark = { (light: Int) in (0..<100).map { $0 < light ? UInt32(0xFFFF_FFFF) : 0x0000_80FF } }
        for (light, passes) in [(4, true), (6, false)] {
            let picture = try image(10, dark(light))
            let navy = RGBA(HexColor(rgb: 0x000080))
            #expect((picture.textColors(for: navy, goal).passing != nil) == passes)
        }
    }
}
