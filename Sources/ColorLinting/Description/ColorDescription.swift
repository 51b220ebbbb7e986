import ColorMath
import SourceColors

/// A description of a color in figures and words, for hovers.
package struct ColorDescription: Sendable {
    /// The color in one model.
    package struct Row: Equatable, Sendable {
        /// The model: `HSB`.
        package var title: String
        /// The color for display: `210° 88% 100%`.
        package var text: String
        /// The components in code, 0…1; empty if there is no such notation.
        package var units: String
    }

    /// Hex digits, with `#`, of the nearest color in sRGB.
    package let hex: String
    /// The hue and its purity: `blue, a tint: 12% towards white`.
    package let words: String
    /// The color in each model.
    package let rows: [Row]
    /// Contrast with white and black.
    package let contrasts: [ContrastDescription]

    /// Describes `color`.
    package init(of color: ColorValue, metric: ContrastMetric = .wcag) {
        let exact = color.rgba
        let shown = exact.mappedIntoSRGB
        hex = HexColor(shown).description
        let hsb = exact.roundsIntoGamut && color.space == .hsb ? HSB(color) : HSB(shown)
        let name = HueName(shown)?.rawValue
        words =
            Purity(hsb).words(hue: name)
            + (exact.roundsIntoGamut ? "" : "; outside sRGB, mapped to the nearest color inside it")
        rows = Self.rows(of: exact, shownAs: shown, hsb: hsb)
        contrasts = [("on white", RGBA.white), ("on black", RGBA.black)].map { title, background in
            ContrastDescription(
                title: title, ratio: metric.ratio(shown.composited(over: background), background))
        }
    }

    private static func rows(of exact: RGBA, shownAs shown: RGBA, hsb: HSB) -> [Row] {
        func number(_ value: Double) -> String { decimalText(value, places: 4) }
        func units(_ values: Double...) -> String { values.map(number).joined(separator: ", ") }
        func percent(_ value: Double) -> String { decimalText(value * 100, places: 1) + "%" }
        let bytes = HexColor(shown)
        var rows = [
            Row(
                title: "HSB",
                text:
                    "\(decimalText(hsb.hue * 360, places: 1))° \(percent(hsb.saturation)) \(percent(hsb.brightness))",
                units: units(hsb.hue, hsb.saturation, hsb.brightness)),
            Row(
                title: "RGB", text: "\(bytes.red), \(bytes.green), \(bytes.blue)",
                units: units(shown.red, shown.green, shown.blue)),
        ]
        if shown.alpha < 1 {
            rows.append(Row(title: "opacity", text: percent(shown.alpha), units: number(shown.alpha)))
        }
        for notation in [ColorNotation.hex, .hsl, .oklch] {
            let color = notation == .oklch ? exact : shown
            if let text = notation.text(for: color) { rows.append(Row(title: notation.title, text: text, units: "")) }
        }
        if !exact.roundsIntoGamut, let text = ColorNotation.displayP3.text(for: exact) {
            rows.append(Row(title: ColorNotation.displayP3.title, text: text, units: ""))
        }
        return rows
    }
}

extension HSB {
    /// Creates the components of `color`, which must be in the space `hsb`.
    fileprivate init(_ color: ColorValue) {
        self.init(hue: color.components.x, saturation: color.components.y, brightness: color.components.z)
    }
}
