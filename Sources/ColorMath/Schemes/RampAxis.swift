/// What changes from step to step of a ramp. Everything else is kept.
package enum RampAxis: String, CaseIterable, Hashable, Sendable {
    /// From near white over the pure hue to near black; grays get lighter and darker only.
    case purity
    /// The HSB hue, once around the wheel.
    case hue
    /// The HSB saturation, from pale to full.
    case saturation
    /// The HSB brightness, from full to dark.
    case brightness
    /// The lightness of OKLCH, from light to dark; chroma is reduced to what sRGB can show.
    case oklch

    /// Returns `steps` colors of the ramp through the hue of `color`, all in sRGB, with its alpha; empty if `steps` is
    /// not positive.
    package func ramp(of color: RGBA, steps: Int) -> [RGBA] {
        guard steps > 0 else { return [] }
        let base = HSB(color.mappedIntoSRGB)
        return (0..<steps).map { index in
            var next = base
            let part = Double(index) / Double(steps)
            switch self {
            case .purity:
                // −1 is white, 0 the pure hue, 1 black; the ends are left out.
                let place = 2 * Double(index + 1) / Double(steps + 1) - 1
                if HueName(color) == nil {
                    next.brightness = (1 - place) / 2
                } else {
                    next.saturation = min(1, 1 + place)
                    next.brightness = min(1, 1 - place)
                }
            case .hue: next.hue += part
            case .saturation: next.saturation = Double(index + 1) / Double(steps)
            case .brightness: next.brightness = 1 - part
            case .oklch:
                let origin = OKLCH(OKLab(color.xyz))
                let lightness = steps > 1 ? 0.96 - 0.78 * Double(index) / Double(steps - 1) : origin.lightness
                return RGBA(
                    OKLCH(lightness: lightness, chroma: origin.chroma, hue: origin.hue).oklab.xyz, alpha: color.alpha
                ).mappedIntoSRGB
            }
            // A gray has no saturation to change.
            if base.saturation == 0 { next.saturation = 0 }
            return next.rgba(alpha: color.alpha)
        }
    }

    /// Returns the grid of `steps` × `steps` colors with the hue of `color`, row by row: brightness falls from row to row
    /// and saturation rises within one.
    package static func grid(of color: RGBA, steps: Int) -> [RGBA] {
        RampAxis.brightness.ramp(of: color, steps: steps).flatMap { RampAxis.saturation.ramp(of: $0, steps: steps) }
    }
}
