import ColorMath
import Testing

@Suite struct LightnessScaleTests {
    private func moved(_ color: ColorValue, to position: Double) -> [Double] {
        let parts = LightnessScale(color).moved(to: position).components
        return [parts.x, parts.y, parts.z].map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test func lightnessMovesAlone() {
        #expect(moved(ColorValue(.hsl, 210, 1, 0.56), to: 0.4) == [210, 1, 0.4])
        #expect(moved(ColorValue(.lab, 58, 0.6, -65), to: 0.4) == [40, 0.6, -65])
        #expect(moved(ColorValue(.lch, 58, 65, 270), to: 0.4) == [40, 65, 270])
        #expect(moved(ColorValue(.oklab, 0.65, -0.03, -0.19), to: 0.4) == [0.4, -0.03, -0.19])
        #expect(moved(ColorValue(.oklch, 0.65, 0.19, 260), to: 0.4) == [0.4, 0.19, 260])
    }

    @Test func brightnessMovesAtTheSameHueAndSaturation() {
        let color = ColorValue(.srgb, 0.2, 0.4, 0.8)
        #expect(LightnessScale(color).position == 0.8)
        #expect(LightnessScale(color).moved(to: 0.4) == AdjustableColor(color).moved(brightness: 0.4))
    }

    /// Darkening adds black and lightening adds white, until half of the pure hue is left.
    @Test func whitenessAndBlackness() {
        let color = ColorValue(.hwb, 210, 0.2, 0.2)
        #expect(LightnessScale(color).position == 0.5)
        #expect(moved(color, to: 0.45) == [210, 0.2, 0.3])
        #expect(moved(color, to: 0.55) == [210, 0.3, 0.2])
        #expect(moved(color, to: 0.35) == [210, 0.2, 0.5])
        #expect(moved(color, to: 0.175) == [210, 0.1, 0.75])
        #expect(moved(color, to: 0) == [210, 0, 1])
        #expect(moved(color, to: 1) == [210, 1, 0])
    }

    @Test(arguments: [
        (ColorSpace.hsl, [210, 1, 0.56]), (.hwb, [0, 0.6, 0]), (.hwb, [0, 0, 0]), (.hwb, [0, 0.7, 0.6]),
        (.oklch, [0.65, 0.1, 260]), (.srgb, [0.2, 0.4, 0.8]), (.lab, [50, 10, 20]),
    ])
    func lightnessGrowsWithThePosition(_ space: ColorSpace, _ parts: [Double]) {
        let color = ColorValue(space, parts[0], parts[1], parts[2])
        let scale = LightnessScale(color)
        let luminances = (0...100).map { scale.moved(to: Double($0) / 100).rgba.clamped.relativeLuminance }
        #expect(zip(luminances, luminances.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
        let (own, given) = (scale.moved(to: scale.position).rgba.clamped, color.rgba.clamped)
        #expect(abs(own.red - given.red) + abs(own.green - given.green) + abs(own.blue - given.blue) < 1e-6)
    }
}
