/// How colors between two stops of a gradient are computed.
package struct GradientInterpolation: Hashable, Sendable {
    /// The color space of the interpolation.
    package enum Space: Hashable, Sendable {
        /// CSS's default: gamma-encoded sRGB between two legacy colors, else Oklab.
        /// <https://www.w3.org/TR/css-images-4/#color-interpolation-method>
        case standard
        /// A given space and direction of hues.
        case given(ColorSpace, HueInterpolation)
    }

    /// How alpha is interpolated.
    package enum AlphaHandling: Hashable, Sendable {
        /// Colors are premultiplied. <https://www.w3.org/TR/css-color-4/#interpolation-alpha>
        case premultiplied
        /// Not documented: the result may be premultiplied or not.
        case unpublished
    }

    /// The color space of the interpolation.
    package var space: Space
    /// How alpha is interpolated.
    package var alpha: AlphaHandling

    /// Creates an interpolation in `space`.
    package init(_ space: Space, alpha: AlphaHandling = .premultiplied) {
        self.space = space
        self.alpha = alpha
    }

    /// CSS's default.
    package static let standard = GradientInterpolation(.standard)
    /// Apple's frameworks, as far as documented: gamma-encoded in the output's space.
    /// <https://developer.apple.com/documentation/swiftui/gradient/colorspace/device>
    package static let device = GradientInterpolation(.given(.srgb, .shorter), alpha: .unpublished)

    /// Number of pieces of a curved way.
    private static let steps = 128

    /// Returns the possible ways from `start` to `end`, each as colors along it, including the ends. Between
    /// consecutive colors, a way is straight in premultiplied, gamma-encoded sRGB: exactly if there are only two,
    /// otherwise approximately.
    ///
    /// - Parameter isLegacy: whether both colors are written in legacy CSS notations.
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
            // A display clips colors outside its gamut.
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
