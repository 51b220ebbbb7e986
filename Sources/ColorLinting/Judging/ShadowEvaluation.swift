import ColorMath
import SourceColors

/// Judges text with shadows, which may lie between the text and its background.
///
/// The color beside a letter is somewhere between the background and the background under the shadows, since a shadow is blurred
/// and moved. If the contrast suffices with all of these colors, it does whatever the shadow looks like; likewise if it suffices
/// with none. <https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html>
struct ShadowEvaluation {
    let goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits.
    let isStrict: Bool
    /// The background with the shadows, topmost layer first.
    let layers: [Paint.Layer]
    /// The opaque color beneath all layers.
    let base: RGBA

    /// Returns `plain`, the outcome without shadows, if they do not change it.
    func outcome(_ plain: ContrastOutcome) -> ContrastOutcome {
        guard case .measured(let measured) = plain else { return plain }
        guard measured.most == nil, !measured.isOnImage else { return .unresolved(.textShadow) }
        let text = measured.foreground.color.composited(over: measured.backdrop)
        var (low, high) = (measured.backdrop, measured.backdrop)
        for layer in layers.reversed() where layer.isShadow {
            guard let shadow = layer.colors?.first?.color else { continue }
            // It only makes the letters bolder.
            if RGBA(red: shadow.red, green: shadow.green, blue: shadow.blue) == text { continue }
            low = Self.each(low, shadow.composited(over: low), min)
            high = Self.each(high, shadow.composited(over: high), max)
        }
        var box = ColorBox()
        box.add(text, over: low)
        box.add(text, over: high)
        let isRounded = isStrict && goal.metric == .wcag
        let (least, most) = box.ratios(goal.metric, margin: isRounded ? GradientEvaluation.rounding : 0)
        let suffices = measured.passes ? goal.isMet(by: least) : goal.isMet(by: most)
        return suffices == measured.passes ? plain : .unresolved(.textShadow)
    }

    private static func each(_ a: RGBA, _ b: RGBA, _ choice: (Double, Double) -> Double) -> RGBA {
        RGBA(red: choice(a.red, b.red), green: choice(a.green, b.green), blue: choice(a.blue, b.blue))
    }
}
