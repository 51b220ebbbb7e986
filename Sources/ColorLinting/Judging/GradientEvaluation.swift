import ColorMath

/// Measures a pair with gradients along their whole length.
struct GradientEvaluation {
    let goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits.
    let isStrict: Bool
    let above: Paint.Layer
    /// The background, topmost layer first.
    let layers: [Paint.Layer]
    /// The opaque color beneath all layers.
    let base: RGBA

    /// Half a step of 8 bits.
    static let rounding = 0.5 / 255

    private var isRounded: Bool { isStrict && goal.metric == .wcag }

    /// Passes if every point passes, and fails if every point fails; the figures are those of the lowest contrast.
    func outcome() -> ContrastOutcome {
        let count = ([above] + layers).count { $0.gradient != nil }
        return count > 1 ? crossing() : along()
    }

    // MARK: One gradient

    private func along() -> ContrastOutcome {
        let isForeground = above.gradient != nil
        let index = isForeground ? nil : layers.firstIndex { $0.gradient != nil }
        guard let gradient = above.gradient ?? index.flatMap({ layers[$0].gradient }), let front = above.colors?.first,
            let back = layers.first?.colors?.first
        else { return .unresolved(.gradient) }
        var worst: ContrastOutcome.Measurement?
        var most = 1.0
        var bounds = (least: Double.infinity, most: 1.0)
        for stretch in gradient.stretches {
            for way in stretch.ways {
                let plain = isForeground ? backdrop([:]) : .black
                let backs = way.map { isForeground ? plain : backdrop([index ?? 0: $0]) }
                let fronts = zip(way, backs).map { (isForeground ? $0 : front.color).composited(over: $1) }
                for piece in 0..<max(way.count - 1, 1) {
                    let next = min(piece + 1, way.count - 1)
                    let (span, bound) = spans(fronts, backs, from: piece, to: next)
                    bounds = (min(bounds.least, bound.least), max(bounds.most, bound.most))
                    most = max(most, span.most)
                    guard span.least < worst?.ratio ?? .infinity else { continue }
                    let progress = (Double(piece) + span.place) / Double(max(way.count - 1, 1))
                    let stop = gradient.stops[progress < 0.5 ? stretch.ends.0 : stretch.ends.1]
                    worst = ContrastOutcome.Measurement(
                        foreground: isForeground ? stop : front, background: isForeground ? back : stop,
                        backdrop: ColorLine(from: backs[piece], to: backs[next]).color(at: span.place),
                        ratio: span.least, passes: false)
                }
            }
        }
        guard var worst else { return .unresolved(.gradient) }
        worst.most = most
        worst.passes = goal.isMet(by: bounds.least)
        if worst.passes || !goal.isMet(by: bounds.most) { return .measured(worst) }
        return .unresolved(.variesAlongGradient("\(ratioText(worst.ratio)) to \(ratioText(most))"))
    }

    /// Returns the contrasts along a way from the point `from` to the next one, `to`, with bounds for deviations of
    /// the way and rounding.
    func spans(
        _ fronts: [RGBA], _ backs: [RGBA], from: Int, to: Int
    ) -> (straight: ContrastSpan, bounds: ContrastSpan) {
        let isCut = fronts.count > 2
        var margin = isRounded ? Self.rounding : 0
        if isCut { margin += max(bulge(fronts, from, to), bulge(backs, from, to)) }
        let front = ColorLine(from: fronts[from], to: fronts[to])
        let back = ColorLine(from: backs[from], to: backs[to])
        var span: ContrastSpan
        if isCut {
            // The ends, or a box around it, usually suffice for a short piece.
            let (first, last) = (
                goal.metric.ratio(fronts[from], backs[from]), goal.metric.ratio(fronts[to], backs[to])
            )
            span = ContrastSpan(least: min(first, last), most: max(first, last), place: first <= last ? 0 : 1)
            var box = ColorBox()
            box.add(fronts[from], over: backs[from])
            box.add(fronts[to], over: backs[to])
            let (least, most) = box.ratios(goal.metric, margin: margin)
            if goal.isMet(by: least) || !goal.isMet(by: most) {
                return (span, ContrastSpan(least: least, most: most, place: span.place))
            }
        } else {
            span = goal.metric.span(of: front, over: back)
            // A display with a wider gamut does not clip the ends.
            for end in [from, to] where !fronts[end].isInGamut || !backs[end].isInGamut {
                span.least = min(span.least, goal.metric.ratio(fronts[end], backs[end]))
            }
            guard margin > 0 else { return (span, span) }
        }
        var bounds = goal.metric.span(of: front, over: back, margin: margin)
        bounds.least = min(bounds.least, span.least)
        return (span, bounds)
    }

    /// Returns the maximum deviation of a channel from the straight line between adjacent points, estimated from the
    /// change of direction at both ends.
    private func bulge(_ colors: [RGBA], _ from: Int, _ to: Int) -> Double {
        var most = 0.0
        for place in [from, to] where place > 0 && place + 1 < colors.count {
            let (a, b, c) = (colors[place - 1], colors[place], colors[place + 1])
            most = max(
                most, abs(a.red - 2 * b.red + c.red), abs(a.green - 2 * b.green + c.green),
                abs(a.blue - 2 * b.blue + c.blue))
        }
        return most
    }

    /// Composites the layers, with given colors for those in `places` and a single color for all other gradients.
    private func backdrop(_ places: [Int: RGBA]) -> RGBA {
        var color = base
        for index in layers.indices.reversed() {
            guard let upper = places[index] ?? layers[index].colors?.first?.color else { continue }
            color = upper.composited(over: color)
        }
        return color
    }

    // MARK: Several gradients

    /// Maximum number of combinations of stretches.
    private static let maxCombinations = 256

    /// Returns the bounds of the contrast if each gradient may be at any point independently, since which points meet
    /// depends on their geometry. Each channel is linear in each gradient's progress, so it is between its values at
    /// the ends.
    private func crossing() -> ContrastOutcome {
        let undecided = ContrastOutcome.unresolved(.other("several gradients overlap"))
        var sides: [(layer: Int, stretches: [GradientPaint.Stretch])] = []
        for (index, layer) in ([above] + layers).enumerated() {
            if let gradient = layer.gradient { sides.append((index, gradient.stretches)) }
        }
        let count = sides.reduce(1) { min($0 * $1.stretches.count, Self.maxCombinations + 1) } << sides.count
        let isStraight = sides.allSatisfy { $0.stretches.allSatisfy { $0.ways.count == 1 && $0.ways[0].count <= 2 } }
        guard count <= Self.maxCombinations, isStraight, let front = above.colors?.first,
            let back = layers.first?.colors?.first
        else { return undecided }
        var (least, most) = (Double.infinity, 1.0)
        var worst: ContrastOutcome.Measurement?
        var combinations = [[GradientPaint.Stretch]]([[]])
        for side in sides { combinations = combinations.flatMap { some in side.stretches.map { some + [$0] } } }
        for combination in combinations {
            var box = ColorBox()
            for corner in 0..<(1 << sides.count) {
                var places: [Int: RGBA] = [:]
                var color = front.color
                for (number, stretch) in combination.enumerated() {
                    let way = stretch.ways[0]
                    let end = corner >> number & 1 == 0 ? way[0] : way[way.count - 1]
                    if sides[number].layer == 0 { color = end } else { places[sides[number].layer - 1] = end }
                }
                let behind = backdrop(places)
                box.add(color.composited(over: behind), over: behind)
                let ratio = goal.ratio(of: color, over: behind)
                if ratio < worst?.ratio ?? .infinity {
                    worst = ContrastOutcome.Measurement(
                        foreground: front, background: back, backdrop: behind, ratio: ratio, passes: false)
                }
            }
            let (lowest, highest) = box.ratios(goal.metric, margin: isRounded ? Self.rounding : 0)
            (least, most) = (min(least, lowest), max(most, highest))
        }
        guard var worst, goal.isMet(by: least) || !goal.isMet(by: most) else { return undecided }
        worst.passes = goal.isMet(by: least)
        worst.most = most
        return .measured(worst)
    }
}

/// Bounds of the channels of a foreground and a background.
struct ColorBox {
    private var above: (low: RGBA, high: RGBA)?
    private var below: (low: RGBA, high: RGBA)?

    /// Includes a combination of the two.
    mutating func add(_ front: RGBA, over back: RGBA) {
        above = Self.bounds(above, with: front.clamped)
        below = Self.bounds(below, with: back.clamped)
    }

    private static func bounds(_ old: (low: RGBA, high: RGBA)?, with color: RGBA) -> (low: RGBA, high: RGBA) {
        guard let old else { return (color, color) }
        func each(_ a: RGBA, _ b: RGBA, _ choice: (Double, Double) -> Double) -> RGBA {
            RGBA(red: choice(a.red, b.red), green: choice(a.green, b.green), blue: choice(a.blue, b.blue))
        }
        return (each(old.low, color, min), each(old.high, color, max))
    }

    /// Bounds of the contrast.
    func ratios(_ metric: ContrastMetric, margin: Double) -> (least: Double, most: Double) {
        guard let above, let below else { return (1, 21) }
        func moved(_ color: RGBA, by shift: Double) -> RGBA {
            RGBA(red: color.red + shift, green: color.green + shift, blue: color.blue + shift).clamped
        }
        // Lightness increases with every channel.
        func lightness(_ color: RGBA, _ shift: Double) -> Double { metric.ratio(moved(color, by: shift), .black) }
        let front = (lightness(above.low, -margin), lightness(above.high, margin))
        let back = (lightness(below.low, -margin), lightness(below.high, margin))
        return (max(front.0 / back.1, back.0 / front.1, 1), max(front.1 / back.0, back.1 / front.0))
    }
}
