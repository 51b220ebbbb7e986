import ColorMath
import SourceColors

/// How a colour function writes the components of its space: the one place that says it, for reading and for spelling.
///
/// <https://www.w3.org/TR/css-color-4/#color-syntax>
struct CSSColorScale {
    /// How one component is written.
    struct Component {
        /// The number that stands for 1 in the units of ``ColorSpace``: 255 in `rgb()`.
        var numberOfOne: Double
        /// What 100% stands for in those units; of a hue, which has no percentages, 0.
        var hundredPercent: Double
        /// Where values end that lie beyond.
        var limits: ClosedRange<Double>?

        /// Alpha, in all functions.
        static let alpha = Component(numberOfOne: 1, hundredPercent: 1, limits: 0...1)

        /// Whether it is a hue in degrees.
        var isHue: Bool { hundredPercent == 0 }

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

    /// The space the components are of.
    let space: ColorSpace
    /// How each is written.
    let components: (Component, Component, Component)

    /// The scale of `function`, of `color()` in `space`; nil for functions without components of their own.
    init?(_ function: CSSColorFunction, space: ColorSpace?) {
        func plain(_ number: Double, _ percent: Double, _ limits: ClosedRange<Double>? = nil) -> Component {
            Component(numberOfOne: number, hundredPercent: percent, limits: limits)
        }
        let hue = plain(1, 0)
        switch function {
        case .rgb, .rgba:
            let channel = plain(255, 1, 0...1)
            self.init(.srgb, channel, channel, channel)
        case .hsl, .hsla: self.init(.hsl, hue, plain(100, 1, 0...(.infinity)), plain(100, 1))
        case .hwb: self.init(.hwb, hue, plain(100, 1), plain(100, 1))
        case .lab: self.init(.lab, plain(1, 100, 0...100), plain(1, 125), plain(1, 125))
        case .lch: self.init(.lch, plain(1, 100, 0...100), plain(1, 150, 0...(.infinity)), hue)
        case .oklab: self.init(.oklab, plain(1, 1, 0...1), plain(1, 0.4), plain(1, 0.4))
        case .oklch: self.init(.oklch, plain(1, 1, 0...1), plain(1, 0.4, 0...(.infinity)), hue)
        case .color:
            guard let space else { return nil }
            self.init(space, plain(1, 1), plain(1, 1), plain(1, 1))
        case .colorMix, .contrastColor, .deviceCMYK, .alpha: return nil
        }
    }

    private init(_ space: ColorSpace, _ first: Component, _ second: Component, _ third: Component) {
        self.space = space
        components = (first, second, third)
    }

    /// The colour of the given components. What `hsl()` and `hwb()` say beyond sRGB is clipped to it, as these notations
    /// are of sRGB in 8 bits. <https://www.w3.org/TR/css-color-4/#resolving-sRGB-values>
    func color(_ parts: (CSSComponent, CSSComponent, CSSComponent), alpha: Double) -> ColorValue {
        let color = ColorValue(
            space, components.0.amount(of: parts.0), components.1.amount(of: parts.1),
            components.2.amount(of: parts.2), alpha: alpha)
        guard space == .hsl || space == .hwb, !color.rgba.isInGamut else { return color }
        return ColorValue(color.rgba.clamped)
    }

    /// The relative colour of the given components: it may lie outside sRGB in all notations.
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
