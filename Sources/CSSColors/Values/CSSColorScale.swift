import ColorMath
import SourceColors

/// How a color function writes the components of its space, for reading and for spelling.
///
/// <https://www.w3.org/TR/css-color-4/#color-syntax>
struct CSSColorScale {
    /// How one component is written.
    typealias Component = ColorSpaceDescriptor.Component

    /// The space the components are of.
    let space: ColorSpace
    /// How each is written.
    let components: (Component, Component, Component)

    /// The scale of `function`, of `color()` in `space`; nil for functions without components of their own.
    init?(_ function: CSSColorFunction, space: ColorSpace?) {
        switch function {
        case .components(let space, _):
            self.space = space
            components = space.descriptor.components
        case .color:
            guard let space else { return nil }
            self.space = space
            let (first, second, third) = space.descriptor.components
            // In `color()` all numbers are shares of 1, those of `rgb()` too, and none is limited.
            components = (
                Component(first.letter, first.sense), Component(second.letter, second.sense),
                Component(third.letter, third.sense)
            )
        case .colorMix, .contrastColor, .deviceCMYK, .alpha: return nil
        }
    }

    /// The color of the given components. What `hsl()` and `hwb()` say beyond sRGB is clipped to it, as these notations
    /// are of sRGB in 8 bits. <https://www.w3.org/TR/css-color-4/#resolving-sRGB-values>
    func color(_ parts: (CSSComponent, CSSComponent, CSSComponent), alpha: Double) -> ColorValue {
        let color = ColorValue(
            space, components.0.amount(of: parts.0), components.1.amount(of: parts.1),
            components.2.amount(of: parts.2), alpha: alpha)
        guard space != .srgb, space.descriptor.isBoundToSRGB, !color.rgba.isInGamut else { return color }
        return ColorValue(color.rgba.clamped)
    }

    /// The relative color of the given components: it may lie outside sRGB in all notations.
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
    /// What `component` stands for in the units of ``ColorSpace``, limits kept.
    func amount(of component: CSSComponent) -> Double {
        let amount = unlimitedAmount(of: component)
        guard let limits else { return amount }
        return min(max(amount, limits.lowerBound), limits.upperBound)
    }

    /// What `component` stands for in the units of ``ColorSpace``.
    func unlimitedAmount(of component: CSSComponent) -> Double {
        switch component.kind {
        case .percentage: component.value * hundredPercent / 100
        // An angle that goes round without end is as good as none.
        case .angle: component.value.isFinite ? component.value : 0
        default: isHue && !component.value.isFinite ? 0 : component.value / numberOfOne
        }
    }
}
