import ColorMath

extension ColorNotation {
    /// Returns `color` in this notation, on one line; nil if the notation cannot express it: a name for a color without
    /// one, `white` for a color that is not gray, 0…255 for a color outside sRGB.
    package func text(for color: RGBA) -> String? {
        // Colors that are out of gamut only by rounding count as in gamut.
        let color = color.roundsIntoGamut ? color.clamped : color
        return switch self {
        case .hex: color.isInGamut ? HexColor(color).description : nil
        case .hexInteger: color.isInGamut ? "0x" + HexColor(color).digits(HexStyle(isUppercase: true)) : nil
        case .hexDigits: color.isInGamut ? HexColor(color).digits(HexStyle(isUppercase: true)) : nil
        case .name: cssName(of: color)
        case .css(let space): Self.cssText(for: color, in: space)
        default: swiftText(for: color)
        }
    }

    private func cssName(of color: RGBA) -> String? {
        let hex = HexColor(color)
        let exact = RGBA(hex)
        let difference = [
            exact.red - color.red, exact.green - color.green, exact.blue - color.blue, exact.alpha - color.alpha,
        ]
        return difference.allSatisfy { abs($0) < 1e-6 } ? NamedColor.name(for: hex) : nil
    }

    private static func cssText(for color: RGBA, in space: ColorSpace) -> String? {
        let descriptor = space.descriptor
        guard color.isInGamut || !descriptor.isBoundToSRGB else { return nil }
        let values = ColorValue(color).converted(to: space).components
        let scales = [descriptor.components.0, descriptor.components.1, descriptor.components.2]
        var parts = zip(scales.indices, scales).map { index, scale in
            let text = decimalText(values[index] * scale.numberOfOne, places: scale.places)
            return scale.isPercentage ? text + "%" : text
        }
        let name = space.functionName ?? "color"
        if space.functionName == nil { parts.insert(space.rawValue, at: 0) }
        let alpha = color.alpha < 1 ? " / " + decimalText(color.alpha, places: 4) : ""
        return name + "(" + parts.joined(separator: " ") + alpha + ")"
    }

    private func swiftText(for color: RGBA) -> String? {
        guard color.isInGamut else { return nil }
        // Four places round-trip every 8-bit color.
        func number(_ value: Double) -> String { decimalText(value, places: 4) }
        let hsb = HSB(color)
        let isGray = hsb.saturation < 1e-9
        let alpha = number(color.alpha)
        let opacity = color.alpha < 1 ? ", opacity: \(alpha)" : ""
        let rgb = "red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))"
        let hsbParts =
            "hue: \(number(hsb.hue)), saturation: \(number(hsb.saturation)), brightness: \(number(hsb.brightness))"
        let white = "white: \(number(color.red))"
        switch self {
        case .swiftHSB: return "Color(\(hsbParts)\(opacity))"
        case .swiftRGB: return "Color(\(rgb)\(opacity))"
        case .swiftWhite: return isGray ? "Color(\(white)\(opacity))" : nil
        case .uiColorHSB: return "UIColor(\(hsbParts), alpha: \(alpha))"
        case .uiColorRGB: return "UIColor(\(rgb), alpha: \(alpha))"
        case .uiColorWhite: return isGray ? "UIColor(\(white), alpha: \(alpha))" : nil
        case .nsColorHSB: return "NSColor(\(hsbParts), alpha: \(alpha))"
        case .nsColorRGB: return "NSColor(\(rgb), alpha: \(alpha))"
        case .nsColorWhite: return isGray ? "NSColor(\(white), alpha: \(alpha))" : nil
        case .cgColor: return "CGColor(\(rgb), alpha: \(alpha))"
        case .colorLiteral: return "#colorLiteral(\(rgb), alpha: \(alpha))"
        case .componentObject:
            let parts = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
            return "{" + parts.map { "\"\($0.0)\": \(number($0.1))" }.joined(separator: ", ") + "}"
        default: return nil
        }
    }
}
