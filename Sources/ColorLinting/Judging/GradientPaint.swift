import ColorMath
import SourceColors

/// A gradient with known stops.
struct GradientPaint: Sendable {
    /// The stops in order.
    private(set) var stops: [SolidColor]
    /// How colors are interpolated.
    let line: GradientLine
    /// The stretches that make up the gradient. Cached, because a search for fixes uses them repeatedly.
    private(set) var stretches: [Stretch]

    /// A stretch between two stops, or a single stop.
    struct Stretch: Sendable {
        /// Indices of the stops at its ends.
        var ends: (Int, Int)
        /// The possible ways of colors along it, including the ends. See
        /// ``GradientInterpolation/ways(from:to:isLegacy:)``.
        var ways: [[RGBA]]
    }

    /// Creates a gradient through `stops`.
    init(stops: [SolidColor], line: GradientLine) {
        self.stops = stops
        self.line = line
        stretches = Self.stretches(stops, line)
    }

    /// Returns the gradient with transformed stops.
    func mapColors(_ transform: (SolidColor) -> SolidColor) -> GradientPaint {
        let changed = stops.map(transform)
        let isUniform = zip(stops, changed).allSatisfy { $0.color == $1.color && $0.isLegacy == $1.isLegacy }
        guard isUniform else { return GradientPaint(stops: changed, line: line) }
        var result = self
        result.stops = changed
        return result
    }

    private static func stretches(_ stops: [SolidColor], _ line: GradientLine) -> [Stretch] {
        var result: [Stretch] = []
        var isCovered = false
        for index in stops.indices {
            let stop = stops[index]
            if index + 1 < stops.count, !line.jumps.contains(index) {
                let next = stops[index + 1]
                let ways = line.interpolation.ways(
                    from: stop.color, to: next.color, isLegacy: stop.isLegacy && next.isLegacy)
                result.append(Stretch(ends: (index, index + 1), ways: ways))
                isCovered = true
            } else {
                if !isCovered { result.append(Stretch(ends: (index, index), ways: [[stop.color.clamped]])) }
                isCovered = false
            }
        }
        return result
    }
}

extension GradientPaint: Hashable {
    static func == (a: GradientPaint, b: GradientPaint) -> Bool { a.stops == b.stops && a.line == b.line }

    func hash(into hasher: inout Hasher) {
        hasher.combine(stops)
        hasher.combine(line)
    }
}

extension Paint.Layer {
    /// Its possible colors; nil if unknown.
    var colors: [SolidColor]? {
        switch self {
        case .solid(let color): [color]
        case .gradient(let gradient): gradient.stops
        case .unresolved, .image, .variant, .condition: nil
        }
    }

    /// What it may veil the layers beneath it as; nil if it is none of these.
    var veil: GradientLine.Veil? { if case .gradient(let gradient) = self { gradient.line.veil } else { nil } }

    /// The gradient, if it has more than one color.
    var gradient: GradientPaint? {
        guard case .gradient(let gradient) = self, let first = gradient.stops.first,
            gradient.stops.contains(where: { $0.color != first.color })
        else { return nil }
        return gradient
    }
}
