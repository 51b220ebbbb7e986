/// A straight line between two opaque colors in gamma-encoded sRGB.
package struct ColorLine: Equatable, Sendable {
    /// The color at progress 0.
    package var start: RGBA
    /// The color at progress 1.
    package var end: RGBA

    /// Creates the line from `start` to `end`.
    package init(from start: RGBA, to end: RGBA) {
        self.start = start
        self.end = end
    }

    /// Returns the color at `progress`, 0…1.
    package func color(at progress: Double) -> RGBA {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
        return RGBA(red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue))
    }
}

/// The contrasts along a stretch in which foreground and background change together.
package struct ContrastSpan: Equatable, Sendable {
    /// The lowest contrast, exact within 1e-9 without a margin; no point has less.
    package var least: Double
    /// The highest contrast; no point has more.
    package var most: Double
    /// Position of the lowest contrast, 0…1.
    package var place: Double

    /// Creates a span.
    package init(least: Double, most: Double, place: Double) {
        self.least = least
        self.most = most
        self.place = place
    }
}

extension ContrastMetric {
    /// Returns the contrasts of `foreground` over `background` at equal progress along both, with the ends clipped to
    /// sRGB.
    ///
    /// Uses bounds instead of samples. The light of a channel is a convex function of the channel, so luminance is
    /// convex along a line (as is the largest channel, for `hsb`): between two points it is below the chord and above
    /// any tangent. The ratio of a chord and a tangent is monotone, so its values at the ends bound the ratio in
    /// between. The stretch is bisected until the bounds meet.
    ///
    /// - Parameter margin: maximum deviation of each channel of either color, 0…1.
    package func span(of foreground: ColorLine, over background: ColorLine, margin: Double = 0) -> ContrastSpan {
        let search = ContrastSearch(self, foreground, background, margin: margin)
        let (least, place) = search.least()
        return ContrastSpan(least: least, most: search.most(), place: place)
    }
}

/// Finds the extremes of a ``ContrastSpan`` by branch and bound.
private struct ContrastSearch {
    /// A color at a point: its lightness plus 0.05, with upper and lower bounds, and its slope.
    private struct Light {
        var value: Double
        var upper: Double
        var lower: Double
        var lowerSlope: Double
    }

    /// Both colors at a point.
    private struct Place {
        var progress: Double
        var above: Light
        var below: Light

        /// The contrast, exact and with bounds for colors that deviate by the margin.
        var ratio: (exactly: Double, least: Double, most: Double) {
            (
                max(above.value, below.value) / min(above.value, below.value),
                max(above.lower / below.upper, below.lower / above.upper, 1),
                max(above.upper / max(below.lower, flare), below.upper / max(above.lower, flare))
            )
        }
    }

    /// Maximum number of bisections; the bounds are valid nonetheless.
    private static let maxSteps = 4096
    /// Accepted relative distance of the bounds.
    private static let tolerance = 1e-10

    private let metric: ContrastMetric
    private let lines: (above: ContrastLine, below: ContrastLine)
    private let margin: Double
    private let ends: (Place, Place)

    init(_ metric: ContrastMetric, _ above: ColorLine, _ below: ColorLine, margin: Double) {
        self.metric = metric
        self.margin = margin
        lines = (ContrastLine(above), ContrastLine(below))
        ends = (
            Self.place(0, metric, lines.above, lines.below, margin),
            Self.place(1, metric, lines.above, lines.below, margin)
        )
    }

    private static func place(
        _ progress: Double, _ metric: ContrastMetric, _ above: ContrastLine, _ below: ContrastLine, _ margin: Double
    ) -> Place {
        func light(_ line: ContrastLine) -> Light {
            let (value, slope) = line.lightness(at: progress, metric, shift: 0)
            if margin <= 0 {
                return Light(value: value + flare, upper: value + flare, lower: value + flare, lowerSlope: slope)
            }
            let lower = line.lightness(at: progress, metric, shift: -margin)
            let upper = line.lightness(at: progress, metric, shift: margin)
            return Light(
                value: value + flare, upper: upper.value + flare, lower: lower.value + flare, lowerSlope: lower.slope)
        }
        return Place(progress: progress, above: light(above), below: light(below))
    }

    private func place(_ progress: Double) -> Place {
        Self.place(progress, metric, lines.above, lines.below, margin)
    }

    /// Returns the lowest contrast and its position.
    func least() -> (ratio: Double, progress: Double) {
        var best = (ratio: ends.0.ratio.least, progress: 0.0)
        if ends.1.ratio.least < best.ratio { best = (ends.1.ratio.least, 1) }
        var bound = Double.infinity
        var open = [ends]
        var steps = 0
        while let (from, to) = open.popLast() {
            // If the darker color becomes the lighter one, they are equal in between.
            if (from.above.value < from.below.value) != (to.above.value < to.below.value) {
                return (1, crossing(from.progress, to.progress))
            }
            let middle = place((from.progress + to.progress) / 2)
            if middle.ratio.least < best.ratio { best = (middle.ratio.least, middle.progress) }
            let half = (to.progress - from.progress) / 2
            func least(_ a: (Light, Light, Light), over b: (Light, Light)) -> Double {
                min(
                    (a.1.lower - a.1.lowerSlope * half) / b.0.upper, (a.1.lower + a.1.lowerSlope * half) / b.1.upper)
            }
            let (a, b) = ((from.above, middle.above, to.above), (from.below, middle.below, to.below))
            let lowest = max(least(a, over: (b.0, b.2)), least(b, over: (a.0, a.2)), 1)
            steps += 1
            if lowest >= best.ratio * (1 - Self.tolerance) || steps > Self.maxSteps {
                bound = min(bound, lowest)
            } else {
                open.append((from, middle))
                open.append((middle, to))
            }
        }
        return (min(bound, best.ratio), best.progress)
    }

    /// Returns the highest contrast.
    func most() -> Double {
        var best = max(ends.0.ratio.most, ends.1.ratio.most)
        var bound = 0.0
        var open = [ends]
        var steps = 0
        while let (from, to) = open.popLast() {
            let middle = place((from.progress + to.progress) / 2)
            best = max(best, middle.ratio.most)
            let half = (to.progress - from.progress) / 2
            func most(_ a: (Light, Light), over b: Light) -> Double {
                let (first, last) = (b.lower - b.lowerSlope * half, b.lower + b.lowerSlope * half)
                if first >= flare, last >= flare { return max(a.0.upper / first, a.1.upper / last) }
                return max(a.0.upper, a.1.upper) / flare
            }
            let highest = max(
                most((from.above, to.above), over: middle.below), most((from.below, to.below), over: middle.above))
            steps += 1
            if highest <= best * (1 + Self.tolerance) || steps > Self.maxSteps {
                bound = max(bound, highest)
            } else {
                open.append((from, middle))
                open.append((middle, to))
            }
        }
        return max(bound, best)
    }

    /// Returns the point between two others at which the colors are equally light.
    private func crossing(_ from: Double, _ to: Double) -> Double {
        var (low, high) = (from, to)
        let lowIsDarker = isDarker(low)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if isDarker(middle) == lowIsDarker { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func isDarker(_ progress: Double) -> Bool {
        let place = place(progress)
        return place.above.value < place.below.value
    }
}

/// The ambient light in WCAG's ratio. <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
private let flare = 0.05

/// A line with ends clipped to sRGB.
private struct ContrastLine {
    private let start: SIMD3<Double>
    private let step: SIMD3<Double>

    init(_ line: ColorLine) {
        let (start, end) = (line.start.clamped, line.end.clamped)
        self.start = SIMD3(start.red, start.green, start.blue)
        step = SIMD3(end.red, end.green, end.blue) - self.start
    }

    /// Returns the lightness at `progress` with every channel moved by `shift`, and its slope. Convex in `progress`.
    func lightness(at progress: Double, _ metric: ContrastMetric, shift: Double) -> (value: Double, slope: Double) {
        let channels = start + step * progress + SIMD3(repeating: shift)
        switch metric {
        case .wcag:
            let weights = RGBA.luminanceWeights
            var (value, slope) = (0.0, 0.0)
            for index in 0..<3 {
                let (light, rate) = SRGB.linearizedWithSlope(channels[index])
                value += weights[index] * light
                slope += weights[index] * rate * step[index]
            }
            return (value, slope)
        case .hsb:
            var index = 0
            if channels[1] > channels[index] { index = 1 }
            if channels[2] > channels[index] { index = 2 }
            return (channels[index], step[index])
        }
    }
}
