import ColorMath
import SourceText

/// Fixes that keep a color adaptive: another system color, or colors for light and dark.
extension FixSearch {
    /// Replaces an adaptive color by the most similar other color of the framework that has its hue, or none: an error in red is
    /// no error in indigo.
    func useSystemColor() -> FixCandidate? {
        guard let use = adaptiveUse else { return nil }
        let cases = cases.replacing(use.range)
        var best: (candidate: FixCandidate, difference: Double)?
        for other in rewriter.syntax.adaptiveColors(inPlaceOf: use.range, in: rewriter.source, of: rewriter.facts) {
            let replacement = FixCandidate.Replacement(use: use, colors: other.colors)
            let ratio = cases.ratio(isStrict: true) { replacement.applied(to: $1, in: $0) }
            guard let ratio else { continue }
            // A passing color should change as little as a failing one.
            let difference = cases.cases.reduce(0) { sum, each in
                guard case .solid(let now) = each.foreground, now.range == use.range else { return sum }
                let color = use.replaced(by: other.colors[each.appearance ?? .light]).color
                return sum + now.color.difference2000(from: color)
            }
            let keepsHue = cases.cases.allSatisfy { each in
                guard case .solid(let now) = each.foreground, now.range == use.range else { return true }
                return HSB(other.colors[each.appearance ?? .light]).keepsHue(of: HSB(now.color))
            }
            if difference >= best?.difference ?? .infinity || !keepsHue { continue }
            best = (
                FixCandidate(
                    title: "Use \(other.text)", change: .inPlace(range: use.range, text: other.text), ratio: ratio,
                    replacement: replacement),
                difference
            )
        }
        return best?.candidate
    }

    /// Replaces a framework color by a color for light and one for dark appearances, each with the nearest passing
    /// brightness.
    func writeLightAndDark(_ away: ContrastSolver.Direction) -> FixCandidate? {
        guard let use = adaptiveUse else { return nil }
        var colors: [Bool: RGBA] = [:]
        for one in cases.failingOnes {
            guard let appearance = one.cases.first?.appearance, colors[appearance.isDark] == nil,
                let color = FixSearch(cases: one, rewriter: rewriter).nearestColor(inPlaceOf: use)
            else { continue }
            colors[appearance.isDark] = color
        }
        for each in cases.cases {
            guard let appearance = each.appearance, colors[appearance.isDark] == nil,
                case .solid(let now) = each.foreground,
                now.range == use.range, use.modifier == AlphaModifier()
            else { continue }
            colors[appearance.isDark] = now.color.quantized
        }
        guard let light = colors[false], let dark = colors[true], light != dark,
            let text = rewriter.syntax.spell(
                light: light, dark: dark, inPlaceOf: use.range, in: rewriter.source, of: rewriter.facts)
        else { return nil }
        let replacement = FixCandidate.Replacement(
            use: use, colors: PerAppearance(light: light.rounded, dark: dark.rounded))
        let ratio = cases.replacing(use.range).ratio(isStrict: true) { replacement.applied(to: $1, in: $0) }
        guard let ratio else { return nil }
        return FixCandidate(
            title: "Use \(HexColor(light)) in light and \(HexColor(dark)) in dark appearances",
            change: .inPlace(range: use.range, text: text), ratio: ratio,
            replacement: replacement)
    }

    /// The foreground, if it is an adaptive color of the framework written in code.
    private var adaptiveUse: SolidColor? {
        guard cases.isAdaptive, foreground.origin == nil, !rewriter.facts.isInDirective(foreground.range) else {
            return nil
        }
        return foreground
    }

    /// Returns the nearest passing brightness of `use`, in the direction away from its background.
    func nearestColor(inPlaceOf use: SolidColor) -> RGBA? {
        guard foreground.modifier.keepsAlpha else { return nil }
        let adjustable = AdjustableColor(ColorValue(foreground.color))
        func ratio(_ color: RGBA, _ isStrict: Bool) -> Double? {
            let moved = use.replaced(by: color)
            return cases.ratio(after: { $0.range == use.range ? moved : $0 }, isStrict: isStrict)
        }
        return ContrastSolver(steps: 255).nearest(
            to: adjustable.hsb.brightness, away,
            where: { ratio(adjustable.moved(brightness: $0).rgba, false) != nil },
            accept: { brightness in
                let color = adjustable.moved(brightness: brightness).rgba.quantized
                return ratio(color.rounded, true) == nil ? nil : color
            })
    }
}

extension HSB {
    /// The saturation below which a color is a gray to the eye, as labels of the system are, which are a little blue.
    private static let leastSaturation = 0.15
    /// The most that hues may differ to be called the same color, 30°.
    private static let mostTurn = 1.0 / 12

    /// Whether it has the hue of `other`, or none.
    fileprivate func keepsHue(of other: HSB) -> Bool {
        if saturation < Self.leastSaturation { return true }
        let turn = abs(hue - other.hue)
        return other.saturation >= Self.leastSaturation && min(turn, 1 - turn) <= Self.mostTurn
    }
}
