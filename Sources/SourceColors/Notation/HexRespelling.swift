import ColorMath

/// The digits of `color`, written as the author of `digits` writes: letters' case, 3 or 4 digits where they still say
/// it exactly, alpha where there was one.
///
/// - Parameters:
///   - digits: the author's 3, 4, 6 or 8 digits, without `#` or `0x`.
///   - order: where alpha stands.
///   - canGrow: whether digits for alpha may be added where there were none.
/// - Returns: nil for a color outside sRGB, and for one that is not opaque where there are no digits for alpha.
package func respelledHex(
    _ color: RGBA, like digits: some Collection<UInt8>, order: HexAlphaOrder = .rgba, canGrow: Bool = true
) -> String? {
    guard color.isInGamut else { return nil }
    let hex = HexColor(color)
    let hasAlpha = digits.count == 4 || digits.count == 8
    if hex.alpha != 255, !hasAlpha, !canGrow { return nil }
    let firstLetter = digits.first { $0 >= UInt8(ascii: "A") }
    let style = HexStyle(
        isUppercase: firstLetter.map { $0 < UInt8(ascii: "a") } ?? false, prefersShort: digits.count < 6,
        alpha: hasAlpha ? .always : .whenNeeded, order: order)
    return hex.digits(style)
}
