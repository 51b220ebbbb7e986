extension RGBA {
    /// The OKLCH chroma below which nobody sees a hue: half of 0.02, the difference that CSS Color 4 takes as just noticeable, so
    /// that the colour cannot be told even from the grey beside it. Apple's system greys lie below, all up to 0.0073.
    ///
    /// <https://www.w3.org/TR/css-color-4/#GM-JND>
    package static let leastVisibleChroma = 0.01

    /// White, black or grey, where the colour as an sRGB display shows it has no hue to see; nil where it has one.
    ///
    /// White and black are what can hardly be told from them: at less than 1 by CIEDE2000.
    package var neutral: Purity.Kind? {
        let shown = clamped.opaque
        let lab = shown.lab
        if lab.difference2000(from: RGBA.white.lab) < 1 { return .white }
        if lab.difference2000(from: RGBA.black.lab) < 1 { return .black }
        return OKLCH(OKLab(shown.xyz)).chroma < Self.leastVisibleChroma ? .grey : nil
    }

    private var lab: Lab {
        let lab = ColorValue(self).converted(to: .lab).components
        return Lab(lightness: lab.x, a: lab.y, b: lab.z)
    }
}
