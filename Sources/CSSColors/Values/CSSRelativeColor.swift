import ColorMath
import SourceColors
import SourceText

/// Evaluates colors derived from another color. <https://www.w3.org/TR/css-color-5/#relative-colors>
extension CSSValue {
    /// Returns the color of the function at `index` with an origin color: `rgb(from red r g b)`,
    /// `alpha(from red / 50%)`.
    mutating func relativeColor(_ index: Int, _ function: CSSColorFunction) -> CSSSolid {
        let end = Int(nodes[index].next)
        let root = index + 2
        guard nodes[index + 1].kind == .ident, lexemes.matches(nodes[index + 1].range, "from"), root < end else {
            return .invalid
        }
        let origin: PartialColor
        switch solid(root) {
        case .invalid: return .invalid
        case .unresolved(let reason): return .unresolved(reason)
        case .color(let color): origin = color
        }
        var place = Int(nodes[root].next)
        if function == .alpha { return withAlpha(origin, place, end) }
        var space: ColorSpace?
        if function == .color {
            if place < end, hasProfile(place) { return .unresolved(CSSValue.ownProfile) }
            guard let named = colorSpace(place, end) else { return .invalid }
            space = named
            place += 1
        }
        guard let scale = CSSColorScale(function, space: space) else { return .invalid }
        let base = origin.converted(to: scale.space)
        let channels = CSSChannels(of: base, scale)
        calculate(from: place, to: end, channels: channels)
        guard let arguments = arguments(from: place, to: end, space: space, channels: channels), !arguments.isLegacy,
            isValid(arguments, for: function)
        else { return .invalid }
        guard arguments.all.allSatisfy({ $0.kind != .unknown }) else { return .unresolved(.notConstant) }
        var missing = arguments.missing
        if arguments.alpha == nil { missing.formUnion(base.missing.intersection(.alpha)) }
        let opacity = arguments.alpha.map(CSSColorScale.Component.alpha.amount) ?? base.color.alpha
        return finite(scale.relativeColor(arguments.components, alpha: opacity), missing: missing)
    }

    /// Returns `origin` with another alpha. <https://drafts.csswg.org/css-color-5/#relative-alpha>
    private mutating func withAlpha(_ origin: PartialColor, _ place: Int, _ end: Int) -> CSSSolid {
        guard place < end else { return .color(origin) }
        let isMissing = origin.missing.contains(.alpha)
        let channels = CSSChannels(names: ["alpha"], values: [origin.color.alpha], missing: isMissing ? 1 : 0)
        calculate(from: place, to: end, channels: channels)
        guard nodes[place].kind == .slash, let alpha = alpha(place + 1, end, channels) else { return .invalid }
        if alpha.kind == .unknown { return .unresolved(.notConstant) }
        var color = origin.color
        color.alpha = CSSColorScale.Component.alpha.amount(of: alpha)
        let missing = origin.missing.subtracting(.alpha)
        return .color(PartialColor(color, missing: alpha.kind == .none ? missing.union(.alpha) : missing))
    }

    /// Returns the color of `contrast-color()` at `index`: white or black, whichever has more contrast.
    /// <https://www.w3.org/TR/css-color-5/#contrast-color>
    func contrastColor(_ index: Int) -> CSSSolid {
        let place = index + 1
        switch solid(place) {
        case .invalid: return .invalid
        case .unresolved(let reason): return .unresolved(reason)
        case .color(let color):
            guard Int(nodes[place].next) == Int(nodes[index].next) else {
                return .unresolved(.other("contrast-color() with more than one argument is not supported"))
            }
            let color = color.color.rgba.opaque
            let metric = ContrastMetric.wcag
            let isLighter = metric.ratio(color, .white) >= metric.ratio(color, .black)
            return .color(PartialColor(ColorValue(isLighter ? .white : .black)))
        }
    }

    /// Returns the color of `device-cmyk()` at `index` without a profile.
    /// <https://www.w3.org/TR/css-color-5/#cmyk-rgb>
    mutating func deviceCMYK(_ index: Int) -> CSSSolid {
        let end = Int(nodes[index].next)
        calculate(from: index + 1, to: end, channels: CSSChannels())
        var inks: [CSSComponent] = []
        var place = index + 1
        let isLegacy = place + 1 < end && nodes[place + 1].kind == .comma
        while inks.count < 4 {
            if isLegacy, !inks.isEmpty {
                guard place < end, nodes[place].kind == .comma else { return .invalid }
                place += 1
            }
            guard let ink = component(place, end, CSSChannels()), ink.kind != .angle,
                !isLegacy || ink.kind == .number || ink.kind == .unknown
            else { return .invalid }
            inks.append(ink)
            place = Int(nodes[place].next)
        }
        var opacity = 1.0
        if place < end {
            guard !isLegacy, nodes[place].kind == .slash, let alpha = alpha(place + 1, end, CSSChannels()) else {
                return .invalid
            }
            inks.append(alpha)
            opacity = CSSColorScale.Component.alpha.amount(of: alpha)
        }
        guard inks.allSatisfy({ $0.kind != .unknown }) else { return .unresolved(.notConstant) }
        let amounts = inks.map(CSSColorScale.Component.alpha.amount)
        func light(_ ink: Double) -> Double { 1 - min(1, ink * (1 - amounts[3]) + amounts[3]) }
        return finite(
            ColorValue(.srgb, light(amounts[0]), light(amounts[1]), light(amounts[2]), alpha: opacity), missing: [])
    }
}

extension CSSChannels {
    /// Creates the channels of `color`, which is in the color space of `scale`.
    init(of color: PartialColor, _ scale: CSSColorScale) {
        let parts = color.color.components
        let scales = scale.components
        names = [scales.0.letter, scales.1.letter, scales.2.letter, "alpha"]
        values = [
            parts.x * scales.0.numberOfOne, parts.y * scales.1.numberOfOne, parts.z * scales.2.numberOfOne,
            color.color.alpha,
        ]
        missing = Int(color.missing.rawValue)
    }
}
