import ColorMath

/// Returns the hex digits of `color` in the style of `digits`: the same letter case, 3 or 4 digits where they are
/// exact, alpha where it was written.
///
/// - Parameters:
///   - digits: the author's 3, 4, 6 or 8 digits, without `#` or `0x`.
///   - order: the position of alpha.
///   - canGrow: whether alpha digits may be added.
/// - Returns: nil for a color outside sRGB, and for a translucent one if alpha has no digits.
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
