extension RGBA {
    /// The color mapped into sRGB, 0…1 throughout: the same lightness and hue, with as much of the chroma as fits.
    /// Equal to the color if it is inside sRGB.
    ///
    /// <https://www.w3.org/TR/css-color-4/#css-gamut-mapping-algorithm>
    package var mappedIntoSRGB: RGBA {
        if roundsIntoGamut { return clamped }
        let origin = OKLCH(OKLab(xyz))
        guard origin.lightness < 1 else { return RGBA(white: 1, alpha: clampUnit(alpha)) }
        guard origin.lightness > 0 else { return RGBA(white: 0, alpha: clampUnit(alpha)) }
        let justNoticeable = 0.02
        let step = 0.0001
        var clipped = clamped
        if OKLab(clipped.xyz).difference(from: origin.oklab) < justNoticeable { return clipped }
        var (low, high) = (0.0, origin.chroma)
        var lowIsInGamut = true
        while high - low > step {
            let chroma = (low + high) / 2
            let lab = OKLCH(lightness: origin.lightness, chroma: chroma, hue: origin.hue).oklab
            let current = RGBA(lab.xyz, alpha: alpha)
            if lowIsInGamut, current.isInGamut {
                low = chroma
                continue
            }
            clipped = current.clamped
            let difference = OKLab(clipped.xyz).difference(from: lab)
            if difference < justNoticeable {
                if justNoticeable - difference < step { return clipped }
                lowIsInGamut = false
                low = chroma
            } else {
                high = chroma
            }
        }
        return clipped
    }
}
