/// A color on a scale from black to white: the component of its notation that controls lightness, with all others
/// kept.
///
/// | notation | component | kept |
/// | --- | --- | --- |
/// | `hsl()` | lightness | hue, saturation |
/// | `lab()`, `oklab()` | lightness | a, b |
/// | `lch()`, `oklch()` | lightness | chroma, hue |
/// | `hwb()` | blackness to darken, whiteness to lighten | hue, and the other of the two |
/// | all others | HSB brightness, see ``AdjustableColor`` | hue, HSB saturation |
///
/// Luminance is monotone along the scale, except if colors outside sRGB are clipped.
package struct LightnessScale: Equatable, Sendable {
    private let color: ColorValue
    /// Position of the color, 0…1. On the scale of brightness, 1 is full brightness, not white.
    package let position: Double

    /// Creates the scale of `color`.
    package init(_ color: ColorValue) {
        self.color = color
        position =
            switch color.space.descriptor.lightness {
            case .component(let index, let white): clampUnit(color.components[index] / white)
            case .mixture: clampUnit((1 + Self.mixture(color).x - Self.mixture(color).y) / 2)
            case .brightness: AdjustableColor(color).hsb.brightness
            }
    }

    /// Whether the scale is HSB brightness, so that lighter colors than full brightness require less saturation.
    package var isBrightness: Bool {
        if case .brightness = color.space.descriptor.lightness { true } else { false }
    }

    /// Returns the color at `position`, 0…1, with the same alpha.
    package func moved(to position: Double) -> ColorValue {
        var moved = color
        moved.alpha = clampUnit(color.alpha)
        switch color.space.descriptor.lightness {
        case .component(let index, let white): moved.components[index] = position * white
        case .mixture: (moved.components.y, moved.components.z) = mixture(at: position)
        case .brightness: return AdjustableColor(color).moved(brightness: position)
        }
        return moved
    }

    /// Returns whiteness and blackness, each 0…1, at `target`, the mean of whiteness and 1 − blackness.
    ///
    /// Only black or white is added until half of the pure hue is left; after that both change proportionally, so that
    /// the hue stays visible.
    private func mixture(at target: Double) -> (whiteness: Double, blackness: Double) {
        let (whiteness, blackness) = (Self.mixture(color).x, Self.mixture(color).y)
        let purity = 1 - whiteness - blackness
        if target < position {
            let turn = whiteness + purity / 4
            if target >= turn { return (whiteness, 1 + whiteness - 2 * target) }
            let share = turn > 0 ? target / turn : 0
            return (whiteness * share, 1 - (whiteness + purity / 2) * share)
        }
        let turn = 1 - blackness - purity / 4
        if target <= turn { return (2 * target - 1 + blackness, blackness) }
        let share = turn < 1 ? (1 - target) / (1 - turn) : 0
        return (1 - (blackness + purity / 2) * share, blackness * share)
    }

    /// Returns whiteness and blackness of `color`, scaled if they add up to more than 1.
    private static func mixture(_ color: ColorValue) -> SIMD2<Double> {
        let parts = SIMD2(color.components.y, color.components.z)
        return parts / max(parts.x + parts.y, 1)
    }
}
