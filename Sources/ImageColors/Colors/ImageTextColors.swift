import ColorMath

/// Colors for text on an image.
package struct ImageTextColors: Equatable, Sendable {
    /// A color that contrasts with the dominant one by its hue, and usually by its saturation and brightness. It need
    /// not be legible.
    package let opposite: RGBA
    /// The closest to ``opposite`` among itself, black and white that passes on ``portion`` of the pixels; nil if none
    /// does.
    package let passing: RGBA?
    /// The contrast that ``passing``, or the best candidate if it is nil, reaches on at least ``portion`` of the
    /// pixels.
    package let ratio: Double

    /// The portion of the pixels on which text must pass.
    package static let portion = 0.95
}

extension RGBA {
    /// The color with its hue rotated by half a turn, its saturation reduced by 0.5 and its brightness increased by
    /// 0.5, each wrapped into 0…1: a saturation of 0.3 becomes 0.2, a brightness of 0.8 becomes 0.3.
    package var opposite: RGBA {
        func wrapped(_ value: Double) -> Double { abs(value.truncatingRemainder(dividingBy: 1)) }
        let hsb = HSB(clamped)
        return HSB(
            hue: wrapped(hsb.hue + 0.5), saturation: wrapped(hsb.saturation - 0.5),
            brightness: wrapped(hsb.brightness + 0.5)
        ).rgba()
    }
}

extension DecodedImage {
    /// Returns the colors for text on an image whose dominant color is `dominant`. Judges them by `goal` on the
    /// samples.
    package func textColors(for dominant: RGBA, _ goal: ContrastGoal) -> ImageTextColors {
        let opposite = dominant.opposite
        let pixels = sampleColors.map { (color: color($0), weight: $0.weight) }
        let nearestFirst = goal.metric.ratio(opposite, .white) < goal.metric.ratio(opposite, .black)
        let tries = [opposite] + (nearestFirst ? [RGBA.white, .black] : [.black, .white])
        var best = 0.0
        for text in tries {
            let ratio = Self.ratio(of: text, on: pixels, goal.metric)
            if goal.isMet(by: ratio) { return ImageTextColors(opposite: opposite, passing: text, ratio: ratio) }
            best = max(best, ratio)
        }
        return ImageTextColors(opposite: opposite, passing: nil, ratio: best)
    }

    /// Returns the contrast that `text` reaches on at least ``ImageTextColors/portion`` of `pixels`; 1 if there are
    /// none.
    private static func ratio(
        of text: RGBA, on pixels: [(color: RGBA, weight: Int)], _ metric: ContrastMetric
    ) -> Double {
        let ratios = pixels.map { (ratio: metric.ratio(text, $0.color), weight: $0.weight) }.sorted {
            $0.ratio < $1.ratio
        }
        var total = 0
        for each in ratios { total += each.weight }
        var below = 0.0
        for each in ratios {
            below += Double(each.weight)
            if below > Double(total) * (1 - ImageTextColors.portion) { return each.ratio }
        }
        return 1
    }
}
