import ColorMath
import TestSupport
import Testing

/// The lowest and highest contrast along a line are bounds that hold everywhere and are reached.
@Suite struct ContrastSpanTests {
    @Test func boundsHoldAndAreReached() {
        var random = SplitMix64(seed: 13)
        func channel() -> Double { Double.random(in: 0...1, using: &random) }
        func color(_ alpha: Double = 1) -> RGBA {
            RGBA(red: channel(), green: channel(), blue: channel(), alpha: alpha)
        }
        for round in 0..<400 {
            let metric = ContrastMetric.allCases[round % 2]
            let background = ColorLine(from: color(), to: color())
            let text = color(round % 3 == 0 ? channel() : 1)
            let foreground = ColorLine(
                from: text.composited(over: background.start), to: text.composited(over: background.end))
            let span = metric.span(of: foreground, over: background)
            var (least, most) = (Double.infinity, 1.0)
            for step in 0...2000 {
                let progress = Double(step) / 2000
                let ratio = metric.ratio(foreground.color(at: progress), background.color(at: progress))
                least = min(least, ratio)
                most = max(most, ratio)
            }
            #expect(span.least <= least + 1e-9 && span.least > least - 0.01, "round \(round)")
            #expect(span.most >= most - 1e-9 && span.most < most + 0.01, "round \(round)")
            let there = metric.ratio(foreground.color(at: span.place), background.color(at: span.place))
            #expect(abs(there - span.least) < 1e-6, "round \(round)")
        }
    }

    @Test func aMarginWidensTheBounds() {
        let background = ColorLine(from: RGBA(white: 0.2), to: RGBA(white: 0.3))
        let foreground = ColorLine(from: .white, to: .white)
        let exact = ContrastMetric.wcag.span(of: foreground, over: background)
        let wide = ContrastMetric.wcag.span(of: foreground, over: background, margin: 0.01)
        #expect(wide.least < exact.least && wide.most > exact.most)
        let lowest = ContrastMetric.wcag.ratio(RGBA(white: 0.99), RGBA(white: 0.31))
        #expect(abs(wide.least - lowest) < 1e-6)
    }

    @Test func equalColorsMeetInBetween() {
        let background = ColorLine(from: .white, to: .black)
        let text = RGBA(white: 0.2)
        let span = ContrastMetric.wcag.span(of: ColorLine(from: text, to: text), over: background)
        #expect(span.least == 1)
        #expect(abs(span.most - ContrastMetric.wcag.ratio(text, .white)) < 1e-6)
        #expect(abs(span.place - 0.8) < 1e-6)
    }

    // MARK: Ways between stops

    @Test func onlyStraightWaysHaveTwoPlaces() {
        let (red, blue) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1))
        #expect(GradientInterpolation.standard.ways(from: red, to: blue, isLegacy: true) == [[red, blue]])
        let perceptual = GradientInterpolation.standard.ways(from: red, to: blue, isLegacy: false)
        #expect(perceptual.count == 1 && perceptual[0].count > 100)
        #expect(
            GradientInterpolation(.given(.oklab, .shorter)).ways(from: red, to: blue, isLegacy: true) == perceptual)
        // Halfway between red and blue in Oklab, as in CSS's color-mix().
        let middle = HexColor(perceptual[0][perceptual[0].count / 2]).description
        #expect(middle == "#8c53a2")
    }

    @Test func theLongerWayGoesThroughOtherHues() {
        let (red, yellow) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 0))
        let way = GradientInterpolation(.given(.hsl, .longer)).ways(from: red, to: yellow, isLegacy: true)[0]
        #expect(way.contains { $0.blue > 0.9 && $0.red < 0.1 })
    }

    @Test func unpublishedAlphaGoesBothWays() {
        let (white, clear) = (RGBA.white, RGBA(white: 0, alpha: 0))
        #expect(GradientInterpolation.device.ways(from: white, to: clear, isLegacy: true).count == 2)
        #expect(GradientInterpolation.device.ways(from: white, to: .black, isLegacy: true).count == 1)
    }
}
