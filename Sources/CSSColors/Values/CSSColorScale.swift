import ColorMath
import SourceColors

/// How a color function writes the components of its color space, for reading and for spelling.
///
/// <https://www.w3.org/TR/css-color-4/#color-syntax>
struct CSSColorScale {
    /// How one component is written.
    typealias Component = ColorSpaceDescriptor.Component

    let space: ColorSpace
    /// How each component is written.
    let components: (Component, Component, Component)

    /// Creates the scale of `function`; `space` is that of `color()`. Returns nil for functions without components of
    /// their own.
    init?(_ function: CSSColorFunction, space: ColorSpace?) {
        switch function {
        case .components(let space, _):
            self.space = space
            components = space.descriptor.components
        case .color:
            guard let space else { return nil }
            self.space = space
            let (first, second, third) = space.descriptor.components
            // In `color()`, all numbers are fractions of 1, even for sRGB, and none are limited.
            components = (
                Component(first.letter, first.sense), Component(second.letter, second.sense),
                Component(third.letter, third.sense)
            )
        case .colorMix, .contrastColor, .deviceCMYK, .alpha: return nil
        }
    }

    /// Returns the color with the given components. Clips `hsl()` and `hwb()` to sRGB, because they are notations for
    /// 8-bit sRGB. <https://www.w3.org/TR/css-color-4/#resolving-sRGB-values>
    func color(_ parts: (CSSComponent, CSSComponent, CSSComponent), alpha: Double) -> ColorValue {
        let color = ColorValue(
            space, components.0.amount(of: parts.0), components.1.amount(of: parts.1),
            components.2.amount(of: parts.2), alpha: alpha)
        guard space != .srgb, space.descriptor.isBoundToSRGB, !color.rgba.isInGamut else { return color }
        return ColorValue(color.rgba.clamped)
    }

    /// Returns the relative color with the given components, which may be outside sRGB in all notations.
    /// <https://www.w3.org/TR/css-color-5/#relative-colors>
    func relativeColor(_ parts: (CSSComponent, CSSComponent, CSSComponent), alpha: Double) -> ColorValue {
        func amount(_ scale: Component, _ part: CSSComponent) -> Double {
            space == .srgb ? scale.unlimitedAmount(of: part) : scale.amount(of: part)
        }
        return ColorValue(
            space, amount(components.0, parts.0), amount(components.1, parts.1), amount(components.2, parts.2),
            alpha: alpha)
    }
}

extension ColorSpaceDescriptor.Component {
    /// Converts `component` to units of ``ColorSpace``, clamped to the component's limits.
    func amount(of component: CSSComponent) -> Double {
        let amount = unlimitedAmount(of: component)
        guard let limits else { return amount }
        return min(max(amount, limits.lowerBound), limits.upperBound)
    }

    /// Converts `component` to units of ``ColorSpace``.
    func unlimitedAmount(of component: CSSComponent) -> Double {
        switch component.kind {
        case .percentage: component.value * hundredPercent / 100
        // An infinite angle counts as 0.
        case .angle: component.value.isFinite ? component.value : 0
        default: isHue && !component.value.isFinite ? 0 : component.value / numberOfOne
        }
    }
}
