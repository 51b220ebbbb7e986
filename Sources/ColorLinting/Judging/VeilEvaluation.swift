import ColorMath
import SourceColors

/// Judges text that something may lie behind, in front of its background: its own shadow, or a box inside of the one with the
/// background.
///
/// The color beside a letter is somewhere between the background and the background under all of these, since a shadow is blurred
/// and moved, and a box may be there or not. If the contrast suffices with all of these colors, it does in any case; likewise if
/// it suffices with none. <https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html>
struct VeilEvaluation {
    let goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits.
    let isStrict: Bool
    /// The background with the veils, topmost layer first.
    let layers: [Paint.Layer]
    /// The first veil.
    let veil: GradientLine.Veil

    /// Returns `plain`, the outcome without veils, if they do not change it.
    func outcome(_ plain: ContrastOutcome) -> ContrastOutcome {
        guard case .measured(let measured) = plain else { return plain }
        guard measured.most == nil, !measured.isOnImage else { return .unresolved(veil.reason) }
        let text = measured.foreground.color.composited(over: measured.backdrop)
        var (low, high) = (measured.backdrop, measured.backdrop)
        for layer in layers.reversed() {
            guard let veil = layer.veil, let color = layer.colors?.first?.color else { continue }
            // A shadow of the text's color only makes the letters bolder.
            if veil == .shadow, RGBA(red: color.red, green: color.green, blue: color.blue) == text { continue }
            low = Self.each(low, color.composited(over: low), min)
            high = Self.each(high, color.composited(over: high), max)
        }
        var box = ColorBox()
        for behind in [low, high] { box.add(measured.foreground.color.composited(over: behind), over: behind) }
        let isRounded = isStrict && goal.metric == .wcag
        let (least, most) = box.ratios(goal.metric, margin: isRounded ? GradientEvaluation.rounding : 0)
        let suffices = measured.passes ? goal.isMet(by: least) : goal.isMet(by: most)
        return suffices == measured.passes ? plain : .unresolved(veil.reason)
    }

    private static func each(_ a: RGBA, _ b: RGBA, _ choice: (Double, Double) -> Double) -> RGBA {
        RGBA(red: choice(a.red, b.red), green: choice(a.green, b.green), blue: choice(a.blue, b.blue))
    }
}
