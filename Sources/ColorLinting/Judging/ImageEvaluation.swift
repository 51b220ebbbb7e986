import ColorMath
import SourceColors

/// Measures text on an image, perhaps below scrims: translucent colors, at most one of them a gradient. The text passes if
/// it does on 95% of the pixels, and fails if it fails on all dominant colors. If the image may cover only a part of the box, the color
/// beneath counts like a dominant one.
///
/// Which pixels are under which part of a gradient depends on the layout, so each may be under any.
struct ImageEvaluation {
    let goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits.
    let isStrict: Bool
    let above: Paint.Layer
    /// The background, topmost layer first.
    let layers: [Paint.Layer]
    /// The opaque color beneath all layers.
    let base: RGBA

    /// The portion of the pixels on which text must pass.
    private static let portion = 0.95

    /// The contrast of the text on a color of the image, along the scrims.
    private struct Row {
        /// The lowest and the highest contrast, and the bounds that decide.
        var least = Double.infinity, most = 1.0
        var bounds = (least: Double.infinity, most: 1.0)
        var portion = 0.0
        /// The color behind the text at the lowest contrast, and the gradient's stop nearest to it.
        var backdrop = RGBA.black
        var stop = 0
    }

    /// What lies above and below the image.
    private struct Stack {
        var scrims: [Paint.Layer] = []
        /// The scrim that is a gradient of several colors.
        var gradient: GradientPaint?
        var image: ImageLayer
        /// The color under the image.
        var ground: RGBA
        /// The layer with that color, if there is only one.
        var groundLayer: SolidColor?

        /// Returns the color that shows a pixel of the image, where the gradient, if there is one, has the color
        /// `point`.
        func backdrop(_ color: RGBA, _ point: RGBA? = nil) -> RGBA {
            var pixel = color
            // The modifier multiplies the pixel's own opacity.
            pixel.alpha = color.alpha * image.modifier.applied(to: .black).alpha
            var behind = pixel.composited(over: ground)
            for scrim in scrims.reversed() {
                guard let color = scrim.gradient == nil ? scrim.colors?.first?.color : point else { continue }
                behind = color.composited(over: behind)
            }
            return behind
        }
    }

    private var nothing: RGBA {
        var color = RGBA.black
        color.alpha = 0
        return color
    }

    func outcome() -> ContrastOutcome {
        guard case .solid(let front) = above else { return .unresolved(.other("a gradient lies over an image")) }
        guard let stack, !stack.image.image.shares.isEmpty else {
            return .unresolved(.other("several images or gradients lie over one another"))
        }
        var rows = stack.image.image.shares.map { row(front, $0.color, $0.portion, stack) }
        rows.order { $0.bounds.least < $1.bounds.least }
        var (rest, worst) = (1 - Self.portion + 1e-9, rows[0])
        for row in rows {
            worst = row
            rest -= row.portion
            if rest < 0 { break }
        }
        var highest = stack.image.image.dominant.map { row(front, $0, 0, stack) }
        let beside = stack.image.isPartial ? row(front, nothing, 0, stack) : nil
        if let beside {
            highest.append(beside)
            if beside.bounds.least < worst.bounds.least { worst = beside }
        }
        let most = max(highest.reduce(1) { max($0, $1.most) }, worst.least)
        let passes = goal.isMet(by: worst.bounds.least)
        guard passes || !goal.isMet(by: highest.reduce(worst.bounds.least) { max($0, $1.bounds.most) }) else {
            return .unresolved(.variesOverImage("\(ratioText(worst.least)) to \(ratioText(most))"))
        }
        // Report the color beneath: most text lies beside an image that covers a part.
        if let beside, !passes { worst = beside }
        var scrims = stack.scrims.compactMap { $0.gradient == nil ? $0.colors?.first : nil }
        if let gradient = stack.gradient { scrims = [gradient.stops[worst.stop]] + gradient.stops + scrims }
        let scrim = scrims.first { $0.color.alpha < 1 && $0.color.alpha > 0 }
        var shown = stack.image.source ?? SolidColor(color: worst.backdrop, range: stack.image.range)
        if beside != nil, !passes { shown = stack.groundLayer ?? shown }
        shown.color = worst.backdrop
        var measurement = ContrastOutcome.Measurement(
            foreground: front, background: scrim ?? shown,
            backdrop: worst.backdrop, ratio: worst.least, passes: passes)
        if passes || beside == nil {
            measurement.most = most
            measurement.isOnImage = true
        }
        return .measured(measurement)
    }

    /// The layers around the only image; nil if there is more than one image or gradient.
    private var stack: Stack? {
        guard let place = layers.firstIndex(where: { if case .image = $0 { true } else { false } }),
            case .image(let image) = layers[place]
        else { return nil }
        var stack = Stack(image: image, ground: base)
        for (index, layer) in layers.enumerated().reversed() where index != place {
            guard let color = layer.colors?.first?.color else { return nil }
            if index > place {
                if layer.gradient != nil { return nil }
                stack.ground = color.composited(over: stack.ground)
            } else if layer.gradient != nil {
                if stack.gradient != nil { return nil }
                stack.gradient = layer.gradient
            }
        }
        stack.scrims = Array(layers[..<place])
        if layers.count == place + 2 { stack.groundLayer = layers[place + 1].colors?.first }
        return stack
    }

    private func row(_ front: SolidColor, _ color: RGBA, _ portion: Double, _ stack: Stack) -> Row {
        var row = Row()
        row.portion = portion
        guard let gradient = stack.gradient else {
            row.backdrop = stack.backdrop(color)
            row.least = goal.ratio(of: front.color, over: row.backdrop)
            row.most = row.least
            // A pixel that passes only before rounding fails.
            if isStrict, goal.isMet(by: row.least), !goal.isSafelyMet(by: front.color, over: row.backdrop) {
                row.least = goal.required - 1e-6
            }
            row.bounds = (row.least, row.most)
            return row
        }
        let evaluation = GradientEvaluation(goal: goal, isStrict: isStrict, above: above, layers: layers, base: base)
        for stretch in gradient.stretches {
            for way in stretch.ways {
                let backs = way.map { stack.backdrop(color, $0) }
                let fronts = backs.map { front.color.composited(over: $0) }
                for piece in 0..<max(way.count - 1, 1) {
                    let next = min(piece + 1, way.count - 1)
                    let (span, bound) = evaluation.spans(fronts, backs, from: piece, to: next)
                    row.bounds = (min(row.bounds.least, bound.least), max(row.bounds.most, bound.most))
                    row.most = max(row.most, span.most)
                    guard span.least < row.least else { continue }
                    row.least = span.least
                    row.backdrop = ColorLine(from: backs[piece], to: backs[next]).color(at: span.place)
                    let progress = (Double(piece) + span.place) / Double(max(way.count - 1, 1))
                    row.stop = progress < 0.5 ? stretch.ends.0 : stretch.ends.1
                }
            }
        }
        return row
    }
}
