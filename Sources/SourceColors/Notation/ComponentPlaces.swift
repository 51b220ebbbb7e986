import ColorMath

/// Returns the smallest number of decimal places, from `fewest` to `most`, with which rounding the components keeps the
/// hue of `color` within 0.5° and its saturation within 0.005; `most` if none does.
///
/// Two places suit most colors, but near black they shift the hue by many degrees.
/// - Parameter rounded: returns the color with its components rounded to `places`.
package func placesKeepingHue(
    of color: RGBA, from fewest: Int, upTo most: Int, rounded: (_ places: Int) -> RGBA
) -> Int {
    let wanted = HSB(color)
    var places = max(fewest, 0)
    while places < most {
        let got = HSB(rounded(places))
        let turn = abs(got.hue - wanted.hue)
        // A gray has no hue to keep, and black has no saturation either.
        let keepsHue = wanted.saturation < 0.01 || min(turn, 1 - turn) <= 0.5 / 360
        let keepsSaturation = wanted.brightness < 0.01 || abs(got.saturation - wanted.saturation) <= 0.005
        if keepsHue && keepsSaturation { return places }
        places += 1
    }
    return max(places, fewest)
}
