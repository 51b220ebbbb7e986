/// A straight line between two opaque colors, each channel of gamma-encoded sRGB going evenly from one to the other.
package struct ColorLine: Hashable, Sendable {
    /// The color at progress 0.
    package var start: RGBA
    /// The color at progress 1.
    package var end: RGBA

    /// The line from `start` to `end`.
    package init(from start: RGBA, to end: RGBA) {
        self.start = start
        self.end = end
    }

    /// The color at `progress`, 0…1.
    package func color(at progress: Double) -> RGBA {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
        return RGBA(red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue))
    }
}

/// The contrasts along a stretch in which foreground and background change together.
package struct ContrastSpan: Hashable, Sendable {
    /// No place has less; some place has no more, within 1e-9 of it where no margin is given.
    package var least: Double
    /// No place has more.
    package var most: Double
    /// Where the least is, 0…1.
    package var place: Double

    /// Contrasts from `least`, at `place`, to `most`.
    package init(least: Double, most: Double, place: Double) {
        self.least = least
        self.most = most
        self.place = place
    }
}

extension ContrastMetric {
    /// The contrasts of `foreground` over `background` at equal progress along both, the ends clipped to sRGB.
    ///
    /// Nothing is sampled and hoped for. A channel's light is convex in the channel, so along a line luminance is convex
    /// too (so is the largest channel, for `hsb`): between two places it lies below the chord and above any tangent. The
    /// ratio of a chord and a tangent is monotone, so its values at the ends bound the ratio in between. The stretch is halved until the bounds meet.
    ///
    /// - Parameter margin: how far each channel of either color may be off, 0…1.
    package func span(of foreground: ColorLine, over background: ColorLine, margin: Double = 0) -> ContrastSpan {
        var search = ContrastSearch(self, foreground, background, margin: margin)
        let (least, place) = search.least()
        return ContrastSpan(least: least, most: search.most(), place: place)
    }
}

/// Finds the ends of a ``ContrastSpan`` by branch and bound.
private struct ContrastSearch {
    /// One color at a place: its lightness plus 0.05, how much that may at most be, and how little, with its slope.
    private struct Light {
        var value: Double
        var upper: Double
        var lower: Double
        var lowerSlope: Double
    }

    /// Both colors at a place.
    private struct Place {
        var progress: Double
        var above: Light
        var below: Light

        /// The contrast; the two colors may each be off by the margin.
        var ratio: (exactly: Double, least: Double, most: Double) {
            (
                max(above.value, below.value) / min(above.value, below.value),
                max(above.lower / below.upper, below.lower / above.upper, 1),
                max(above.upper / max(below.lower, flare), below.upper / max(above.lower, flare))
            )
        }
    }

    /// More halvings than this are not made; the bounds hold nonetheless.
    private static let mostSteps = 4096
    /// The bounds may stay apart by this share.
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

    /// The least contrast, and where it is.
    func least() -> (ratio: Double, progress: Double) {
        var best = (ratio: ends.0.ratio.least, progress: 0.0)
        if ends.1.ratio.least < best.ratio { best = (ends.1.ratio.least, 1) }
        var bound = Double.infinity
        var open = [ends]
        var steps = 0
        while let (from, to) = open.popLast() {
            // Where one becomes the lighter of the two that was the darker, they are equal in between.
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
            if lowest >= best.ratio * (1 - Self.tolerance) || steps > Self.mostSteps {
                bound = min(bound, lowest)
            } else {
                open.append((from, middle))
                open.append((middle, to))
            }
        }
        return (min(bound, best.ratio), best.progress)
    }

    /// The most contrast.
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
            if highest <= best * (1 + Self.tolerance) || steps > Self.mostSteps {
                bound = max(bound, highest)
            } else {
                open.append((from, middle))
                open.append((middle, to))
            }
        }
        return max(bound, best)
    }

    /// Where between two places of which one has the lighter foreground the two colors are equally light.
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

/// The light that a display's surroundings add in WCAG's ratio. <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
private let flare = 0.05

/// A line whose ends are clipped to sRGB, for its lightness.
private struct ContrastLine {
    private let start: SIMD3<Double>
    private let step: SIMD3<Double>

    init(_ line: ColorLine) {
        let (start, end) = (line.start.clamped, line.end.clamped)
        self.start = SIMD3(start.red, start.green, start.blue)
        step = SIMD3(end.red, end.green, end.blue) - self.start
    }

    /// The lightness at `progress` with every channel moved by `shift`, and how fast it grows there. Convex in `progress`.
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
