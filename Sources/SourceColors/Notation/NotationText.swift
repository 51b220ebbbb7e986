import ColorMath

extension ColorNotation {
    /// `color` in this notation, on one line, or nil where the notation cannot say it: a name for a colour without one, a
    /// single white for what is no grey, 0…255 for what lies outside sRGB.
    package func text(for color: RGBA) -> String? {
        // What only a rounding put outside is inside.
        let color = color.roundsIntoGamut ? color.clamped : color
        return switch self {
        case .hex: color.isInGamut ? HexColor(color).description : nil
        case .hexInteger: color.isInGamut ? "0x" + HexColor(color).digits(HexStyle(isUppercase: true)) : nil
        case .hexDigits: color.isInGamut ? HexColor(color).digits(HexStyle(isUppercase: true)) : nil
        case .name: cssName(of: color)
        case .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3: cssText(for: color)
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

    private func cssText(for color: RGBA) -> String? {
        func function(_ name: String, _ parts: [String]) -> String {
            let alpha = color.alpha < 1 ? " / " + decimalText(color.alpha, places: 4) : ""
            return name + "(" + parts.joined(separator: " ") + alpha + ")"
        }
        func value(_ space: ColorSpace) -> SIMD3<Double> { ColorValue(color).converted(to: space).components }
        func percent(_ part: Double) -> String { decimalText(part * 100, places: 2) + "%" }
        let inGamut = color.isInGamut
        switch self {
        case .rgb:
            return inGamut
                ? function("rgb", [color.red, color.green, color.blue].map { decimalText($0 * 255, places: 2) }) : nil
        case .hsl, .hwb:
            let parts = value(self == .hsl ? .hsl : .hwb)
            let texts = [decimalText(parts.x, places: 2), percent(parts.y), percent(parts.z)]
            return inGamut ? function(rawValue, texts) : nil
        case .lab, .lch:
            let parts = value(self == .lab ? .lab : .lch)
            return function(rawValue, [parts.x, parts.y, parts.z].map { decimalText($0, places: 3) })
        case .oklab:
            let parts = value(.oklab)
            return function(rawValue, [parts.x, parts.y, parts.z].map { decimalText($0, places: 5) })
        case .oklch:
            let parts = value(.oklch)
            let texts = [
                decimalText(parts.x, places: 5), decimalText(parts.y, places: 5), decimalText(parts.z, places: 2),
            ]
            return function(rawValue, texts)
        case .displayP3:
            let parts = value(.displayP3)
            return function("color", ["display-p3"] + [parts.x, parts.y, parts.z].map { decimalText($0, places: 5) })
        default: return nil
        }
    }

    private func swiftText(for color: RGBA) -> String? {
        guard color.isInGamut else { return nil }
        // Four places bring every 8-bit colour back.
        func number(_ value: Double) -> String { decimalText(value, places: 4) }
        let hsb = HSB(color)
        let isGrey = hsb.saturation < 1e-9
        let alpha = number(color.alpha)
        let opacity = color.alpha < 1 ? ", opacity: \(alpha)" : ""
        let rgb = "red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))"
        let hsbParts =
            "hue: \(number(hsb.hue)), saturation: \(number(hsb.saturation)), brightness: \(number(hsb.brightness))"
        let white = "white: \(number(color.red))"
        switch self {
        case .swiftHSB: return "Color(\(hsbParts)\(opacity))"
        case .swiftRGB: return "Color(\(rgb)\(opacity))"
        case .swiftWhite: return isGrey ? "Color(\(white)\(opacity))" : nil
        case .uiColorHSB: return "UIColor(\(hsbParts), alpha: \(alpha))"
        case .uiColorRGB: return "UIColor(\(rgb), alpha: \(alpha))"
        case .uiColorWhite: return isGrey ? "UIColor(\(white), alpha: \(alpha))" : nil
        case .nsColorHSB: return "NSColor(\(hsbParts), alpha: \(alpha))"
        case .nsColorRGB: return "NSColor(\(rgb), alpha: \(alpha))"
        case .nsColorWhite: return isGrey ? "NSColor(\(white), alpha: \(alpha))" : nil
        case .cgColor: return "CGColor(\(rgb), alpha: \(alpha))"
        case .colorLiteral: return "#colorLiteral(\(rgb), alpha: \(alpha))"
        case .componentObject:
            let parts = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
            return "{" + parts.map { "\"\($0.0)\": \(number($0.1))" }.joined(separator: ", ") + "}"
        default: return nil
        }
    }
}
