import ColorMath
import TestSupport
import Testing

/// The nearest brightness that passes, on the 256 steps of hex digits.
@Suite struct ContrastSolverTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var foreground: UInt32
        var background: UInt32
        var result: UInt32
        var ratio: Double
        var testDescription: String {
            "\(HexColor(rgb: foreground)) on \(HexColor(rgb: background)) → \(HexColor(rgb: result))"
        }
    }

    static let darkened = [
        Example(foreground: 0x777777, background: 0xffffff, result: 0x767676, ratio: 4.5422),
        Example(foreground: 0x00ff00, background: 0xffffff, result: 0x008a00, ratio: 4.5304),
        Example(foreground: 0xffcc00, background: 0xffffff, result: 0x907300, ratio: 4.5277),
        Example(foreground: 0x007aff, background: 0xffffff, result: 0x0072ef, ratio: 4.5129),
    ]

    @Test(arguments: darkened) func darkensToTheNearestStep(_ example: Example) throws {
        let background = RGBA(HexColor(rgb: example.background))
        let found = try #require(
            nearest(RGBA(HexColor(rgb: example.foreground)), over: background, .down, required: 4.5))
        #expect(HexColor(found).rgb == example.result)
        #expect(abs(ContrastMetric.wcag.ratio(found, background) - example.ratio) < 0.0001)
    }

    @Test func brightnessOfBlueOnBlackEndsBelowTheLevel() {
        #expect(nearest(RGBA(HexColor(rgb: 0x0000ff)), over: .black, .up, required: 4.5) == nil)
        #expect(abs(ContrastMetric.wcag.ratio(RGBA(HexColor(rgb: 0x0000ff)), .black) - 2.444) < 0.001)
    }

    @Test func blueOnBlackPassesOnceDesaturated() throws {
        let blue = AdjustableColor(ColorValue(RGBA(HexColor(rgb: 0x0000ff))))
        let goal = ContrastGoal(required: 4.5)
        let found = ContrastSolver(steps: 255).nearest(
            to: blue.hsb.saturation, .down,
            where: { goal.isMet(by: blue.moved(brightness: 1, saturation: $0).rgba, over: .black) },
            accept: { saturation -> RGBA? in
                let spelled = blue.moved(brightness: 1, saturation: saturation).rgba.quantized
                return goal.isSafelyMet(by: spelled, over: .black) ? spelled : nil
            })
        #expect(HexColor(try #require(found)).rgb == 0x5e5eff)
    }

    @Test func hundredthsOfBrightnessAreEnoughForDecimals() throws {
        let color = AdjustableColor(ColorValue(HSB(hue: 0.6, saturation: 0.8, brightness: 0.9)))
        let goal = ContrastGoal(required: 4.5)
        let found = ContrastSolver(steps: 100).nearest(
            to: 0.9, .down, where: { goal.isMet(by: color.moved(brightness: $0).rgba, over: .white) },
            accept: { goal.isSafelyMet(by: color.moved(brightness: $0).rgba, over: .white) ? $0 : nil })
        #expect(found == 0.87)
        let ratio = goal.ratio(of: color.moved(brightness: 0.87).rgba, over: .white)
        #expect(abs(ratio - 4.5349) < 0.0001)
    }

    /// Needed brightness under the `hsb` metric, the worked cases of the ratio of brightnesses.
    @Test(arguments: [
        (HSB(hue: 155.0 / 360, saturation: 0.57, brightness: 0.3), 0.1, ContrastSolver.Direction.up, 7.0, 1.0),
        (HSB(hue: 60.0 / 360, saturation: 1, brightness: 1), 1.0, .down, 7.0, 0.10),
        (HSB(hue: 60.0 / 360, saturation: 1, brightness: 1), 1.0, .down, 2.33, 0.40),
    ])
    func brightnessUnderTheSimpleMetric(
        _ color: HSB, _ background: Double, _ direction: ContrastSolver.Direction, _ required: Double, _ needed: Double
    ) {
        let adjustable = AdjustableColor(ColorValue(color))
        let goal = ContrastGoal(.hsb, required: required)
        let found = ContrastSolver(steps: 100).nearest(
            to: color.brightness, direction,
            where: { goal.isMet(by: adjustable.moved(brightness: $0).rgba, over: RGBA(white: background)) },
            accept: {
                goal.isSafelyMet(by: adjustable.moved(brightness: $0).rgba, over: RGBA(white: background)) ? $0 : nil
            })
        #expect(found == needed)
    }

    /// No step between the start and the answer passes: the answer is the nearest one.
    @Test func isTheNearest() {
        var random = SplitMix64(seed: 1)
        var compared = 0
        for _ in 0..<400 where expectTheNearest(&random) { compared += 1 }
        #expect(compared > 200)
    }

    /// Compares the answers for a random pair and returns true, or false if the pair needs no change.
    private func expectTheNearest(_ random: inout SplitMix64) -> Bool {
        let foreground = RGBA(HexColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)))
        let background = RGBA(HexColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)))
        let required: Double = [3, 4.5, 7][Int.random(in: 0..<3, using: &random)]
        let goal = ContrastGoal(required: required)
        guard !goal.isMet(by: foreground, over: background) else { return false }
        let adjustable = AdjustableColor(ColorValue(foreground))
        for direction in ContrastSolver.Direction.allCases {
            var byHand: RGBA?
            var step = (adjustable.hsb.brightness * 255).rounded()
            while byHand == nil {
                step += direction == .up ? 1 : -1
                guard (0...255).contains(step) else { break }
                let spelled = adjustable.moved(brightness: step / 255).rgba.quantized
                if goal.isSafelyMet(by: spelled, over: background) { byHand = spelled }
            }
            let found = nearest(foreground, over: background, direction, required: required)
            #expect(
                found.map { HexColor($0) } == byHand.map { HexColor($0) },
                "\(HexColor(foreground)) on \(HexColor(background)), \(direction), at \(required)")
        }
        return true
    }

    private func nearest(
        _ foreground: RGBA, over background: RGBA, _ direction: ContrastSolver.Direction, required: Double
    ) -> RGBA? {
        let adjustable = AdjustableColor(ColorValue(foreground))
        let goal = ContrastGoal(required: required)
        return ContrastSolver(steps: 255).nearest(
            to: adjustable.hsb.brightness, direction,
            where: { goal.isMet(by: adjustable.moved(brightness: $0).rgba, over: background) },
            accept: { brightness in
                let spelled = adjustable.moved(brightness: brightness).rgba.quantized
                return goal.isSafelyMet(by: spelled, over: background) ? spelled : nil
            })
    }
}
