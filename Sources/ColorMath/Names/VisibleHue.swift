extension RGBA {
    /// The OKLCH chroma below which no hue is visible: half of 0.02, the just noticeable difference of CSS Color 4, so
    /// that the color cannot be distinguished from a gray. Apple's system grays are below, up to 0.0073.
    ///
    /// <https://www.w3.org/TR/css-color-4/#GM-JND>
    package static let minVisibleChroma = 0.01

    /// White, black or gray, if the color on an sRGB display has no visible hue; nil otherwise.
    ///
    /// Colors with a CIEDE2000 difference below 1 from white or black count as such.
    package var neutral: Purity.Kind? {
        let shown = clamped.opaque
        let lab = shown.lab
        if lab.difference2000(from: RGBA.white.lab) < 1 { return .white }
        if lab.difference2000(from: RGBA.black.lab) < 1 { return .black }
        return OKLCH(OKLab(shown.xyz)).chroma < Self.minVisibleChroma ? .gray : nil
    }

    private var lab: Lab {
        let lab = ColorValue(self).converted(to: .lab).components
        return Lab(lightness: lab.x, a: lab.y, b: lab.z)
    }
}
