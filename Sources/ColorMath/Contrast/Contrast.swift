/// A measure of contrast between foreground and background.
package enum ContrastMetric: String, CaseIterable, Hashable, Sendable {
    /// WCAG 2.2's contrast ratio of relative luminances, 1…21. <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
    case wcag
    /// The ratio of HSB brightnesses, 1…21: simple enough for mental arithmetic.
    case hsb

    /// Returns the ratio of two opaque colors, 1…21, in either order.
    ///
    /// Colors outside sRGB are measured unclipped and clipped to sRGB; the lower ratio counts.
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

/// A required contrast: a metric and the minimum ratio.
package struct ContrastGoal: Hashable, Sendable {
    /// How contrast is measured.
    package var metric: ContrastMetric
    /// The minimum ratio, 1…21.
    package var required: Double

    /// Creates a goal of at least `required` under `metric`.
    package init(_ metric: ContrastMetric = .wcag, required: Double) {
        self.metric = metric
        self.required = required
    }

    /// Whether the unrounded `ratio` reaches the goal. The tolerance is only for floating-point errors.
    package func isMet(by ratio: Double) -> Bool { ratio + 1e-9 >= required }

    /// Returns the ratio of `foreground`, composited, over the opaque `background`.
    package func ratio(of foreground: RGBA, over background: RGBA) -> Double {
        metric.ratio(foreground.composited(over: background), background)
    }

    /// Whether `foreground` over the opaque `background` passes unrounded.
    package func isMet(by foreground: RGBA, over background: RGBA) -> Bool {
        isMet(by: ratio(of: foreground, over: background))
    }

    /// Whether it passes unrounded and, for `wcag`, also with both colors rounded to 8 bits. Required of fixes.
    package func isSafelyMet(by foreground: RGBA, over background: RGBA) -> Bool {
        guard isMet(by: foreground, over: background) else { return false }
        guard metric == .wcag else { return true }
        let below = background.quantized
        return isMet(by: metric.ratio(foreground.quantized.composited(over: below).quantized, below))
    }
}
