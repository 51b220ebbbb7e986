extension RGBA {
    /// Returns the color displayed if this one is over `backdrop`: source-over, per gamma-encoded channel, as in
    /// browsers and Apple's frameworks. Over an opaque backdrop the result is opaque.
    ///
    /// <https://www.w3.org/TR/compositing-1/#simplealphacompositing>
    package func composited(over backdrop: RGBA) -> RGBA {
        let upper = clampUnit(alpha)
        let lower = clampUnit(backdrop.alpha) * (1 - upper)
        let total = upper + lower
        guard total > 0 else { return RGBA(white: 0, alpha: 0) }
        func mix(_ above: Double, _ below: Double) -> Double { (upper * above + lower * below) / total }
        return RGBA(
            red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: total
        )
    }
}
