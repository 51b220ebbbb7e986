/// A way to measure how well a foreground stands out from a background.
package enum ContrastMetric: String, CaseIterable, Hashable, Sendable {
    /// WCAG 2.2's contrast ratio of relative luminances, 1…21. <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
    case wcag
    /// The ratio of HSB brightnesses, 1…21: simple enough to do in one's head.
    case hsb

    /// The ratio of two opaque colours, 1…21, whichever is the lighter.
    ///
    /// Colours outside sRGB are measured both as they are and as an sRGB display clips them; the lower ratio counts.
    package func ratio(_ a: RGBA, _ b: RGBA) -> Double {
        let clipped = ContrastMetric.ratio(lightness(a.clamped), lightness(b.clamped))
        if a.isInGamut && b.isInGamut { return clipped }
        return min(clipped, ContrastMetric.ratio(wideGamutLightness(a), wideGamutLightness(b)))
    }

    private func wideGamutLightness(_ color: RGBA) -> Double {
        switch self {
        case .wcag: color.wideGamutLuminance
        case .hsb: lightness(color)
        }
    }

    private func lightness(_ color: RGBA) -> Double {
        switch self {
        case .wcag: color.relativeLuminance
        case .hsb: max(color.red, color.green, color.blue)
        }
    }

    private static func ratio(_ a: Double, _ b: Double) -> Double {
        (max(a, b, 0) + 0.05) / (max(min(a, b), 0) + 0.05)
    }
}

/// A contrast that is asked for: a metric and the least ratio.
package struct ContrastGoal: Hashable, Sendable {
    /// How contrast is measured.
    package var metric: ContrastMetric
    /// The least ratio that passes, 1…21.
    package var required: Double

    /// A goal of at least `required` under `metric`.
    package init(_ metric: ContrastMetric = .wcag, required: Double) {
        self.metric = metric
        self.required = required
    }

    /// Whether the unrounded `ratio` reaches the goal. The slack is for the last bits of floating point only.
    package func isMet(by ratio: Double) -> Bool { ratio + 1e-9 >= required }

    /// The ratio of `foreground`, composited, over the opaque `background`.
    package func ratio(of foreground: RGBA, over background: RGBA) -> Double {
        metric.ratio(foreground.composited(over: background), background)
    }

    /// Whether `foreground` over the opaque `background` passes as written.
    package func isMet(by foreground: RGBA, over background: RGBA) -> Bool {
        isMet(by: ratio(of: foreground, over: background))
    }

    /// Whether it passes as written and, for `wcag`, also once a display has rounded both colours to 8 bits. What a fix
    /// writes must pass this.
    package func isSafelyMet(by foreground: RGBA, over background: RGBA) -> Bool {
        guard isMet(by: foreground, over: background) else { return false }
        guard metric == .wcag else { return true }
        let below = background.quantized
        return isMet(by: metric.ratio(foreground.quantized.composited(over: below).quantized, below))
    }
}
