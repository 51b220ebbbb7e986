/// How the colors between two stops of a gradient come about.
package struct GradientInterpolation: Hashable, Sendable {
    /// Where colors are mixed.
    package enum Space: Hashable, Sendable {
        /// CSS's default: gamma-encoded sRGB between two legacy colors, else Oklab.
        /// <https://www.w3.org/TR/css-images-4/#color-interpolation-method>
        case standard
        /// The one that is asked for, and which way round hues go in it.
        case given(ColorSpace, HueInterpolation)
    }

    /// What becomes of alpha.
    package enum AlphaHandling: Hashable, Sendable {
        /// Colors are multiplied by it before they are mixed. <https://www.w3.org/TR/css-color-4/#interpolation-alpha>
        case premultiplied
        /// That is not published: whatever comes of mixing with and without is possible.
        case unpublished
    }

    /// Where colors are mixed.
    package var space: Space
    /// What becomes of alpha.
    package var alpha: AlphaHandling

    /// Mixing in `space`.
    package init(_ space: Space, alpha: AlphaHandling = .premultiplied) {
        self.space = space
        self.alpha = alpha
    }

    /// What CSS does unless it is told otherwise.
    package static let standard = GradientInterpolation(.standard)
    /// What Apple's frameworks do, as far as it is known: the output's space, which is gamma-encoded.
    /// <https://developer.apple.com/documentation/swiftui/gradient/colorspace/device>
    package static let device = GradientInterpolation(.given(.srgb, .shorter), alpha: .unpublished)

    /// Into so many steps a way is cut that is not straight.
    private static let steps = 128

    /// The ways from `start` to `end`, each as colors along it, the two ends among them. From one color to the next a way is
    /// straight in premultiplied, gamma-encoded sRGB: exactly so where there are only two, else nearly.
    ///
    /// - Parameter isLegacy: whether both colors are written in one of CSS's older notations.
    package func ways(from start: RGBA, to end: RGBA, isLegacy: Bool) -> [[RGBA]] {
        let straight = [start.clamped, end.clamped]
        if start == end { return [straight] }
        switch space {
        case .standard where isLegacy, .given(.srgb, _):
            guard alpha == .unpublished, start.alpha != end.alpha, start.opaque != end.opaque else { return [straight] }
            return [straight, Self.unpremultiplied(start.clamped, end.clamped)]
        case .standard: return [Self.way(from: start, to: end, in: .oklab, .shorter)]
        case .given(let space, let hue): return [Self.way(from: start, to: end, in: space, hue)]
        }
    }

    private static func way(
        from start: RGBA, to end: RGBA, in space: ColorSpace, _ hue: HueInterpolation
    ) -> [RGBA] {
        let (first, last) = (PartialColor(ColorValue(start)), PartialColor(ColorValue(end)))
        return (0...steps).map { step in
            let progress = Double(step) / Double(steps)
            // A display clips what lies outside its gamut.
            return first.mixed(with: last, progress: progress, in: space, hue: hue).color.rgba.clamped
        }
    }

    private static func unpremultiplied(_ start: RGBA, _ end: RGBA) -> [RGBA] {
        let line = ColorLine(from: start, to: end)
        return (0...steps).map { step in
            let progress = Double(step) / Double(steps)
            var color = line.color(at: progress)
            color.alpha = start.alpha + (end.alpha - start.alpha) * progress
            return color
        }
    }
}
