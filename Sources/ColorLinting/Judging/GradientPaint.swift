import ColorMath
import ColorScanning

/// A gradient whose stops are all known.
struct GradientPaint: Hashable, Sendable {
    /// The stops, in their order.
    var stops: [SolidColor]
    /// What lies between them.
    var line: GradientLine

    /// A stretch of it between two stops, or a stop alone.
    struct Stretch {
        /// The stops at its ends.
        var ends: (SolidColor, SolidColor)
        /// The colors along it, the ends among them; the ways there may be. See ``GradientInterpolation/ways(from:to:isLegacy:)``.
        var ways: [[RGBA]]
    }

    /// The stretches that together are all of it.
    var stretches: [Stretch] {
        var result: [Stretch] = []
        var isCovered = false
        for index in stops.indices {
            let stop = stops[index]
            if index + 1 < stops.count, !line.jumps.contains(index) {
                let next = stops[index + 1]
                let ways = line.interpolation.ways(
                    from: stop.color, to: next.color, isLegacy: stop.isLegacy && next.isLegacy)
                result.append(Stretch(ends: (stop, next), ways: ways))
                isCovered = true
            } else {
                if !isCovered { result.append(Stretch(ends: (stop, stop), ways: [[stop.color.clamped]])) }
                isCovered = false
            }
        }
        return result
    }
}

extension Paint.Layer {
    /// The colors it may show; nil where they are not known.
    var colors: [SolidColor]? {
        switch self {
        case .solid(let color): [color]
        case .gradient(let gradient): gradient.stops
        case .unresolved: nil
        }
    }

    /// The gradient, if it is one and of more than one color.
    var gradient: GradientPaint? {
        guard case .gradient(let gradient) = self, let first = gradient.stops.first,
            gradient.stops.contains(where: { $0.color != first.color })
        else { return nil }
        return gradient
    }
}
