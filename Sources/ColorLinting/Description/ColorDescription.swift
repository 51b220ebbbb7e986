import ColorMath
import SourceColors

/// A colour in figures and words: what the editor's hover and the command's `convert` say of it.
package struct ColorDescription: Sendable {
    /// The colour in one model.
    package struct Row: Hashable, Sendable {
        /// The model: `HSB`.
        package var title: String
        /// The colour as people say it: `210° 88% 100%`.
        package var text: String
        /// The components as code wants them, 0…1; empty where there is no such spelling.
        package var units: String
    }

    /// The hex digits, with `#`, of the nearest colour in sRGB.
    package let hex: String
    /// The hue and how pure it is: `blue, a tint: 12% towards white`.
    package let words: String
    /// The colour in each model.
    package let rows: [Row]
    /// How it stands out from white, from black and from the colours it meets.
    package let contrasts: [ContrastDescription]

    /// Describes `color`, which meets `partners`.
    package init(of color: ColorValue, partners: [ContrastPartner] = [], metric: ContrastMetric = .wcag) {
        let exact = color.rgba
        let shown = exact.mappedIntoSRGB
        hex = HexColor(shown).description
        let hsb = exact.roundsIntoGamut && color.space == .hsb ? HSB(color) : HSB(shown)
        let name = HueName(shown)?.rawValue
        words =
            Purity(hsb).words(hue: name)
            + (exact.roundsIntoGamut ? "" : "; outside sRGB, so this is the nearest colour inside (gamut-mapped)")
        rows = Self.rows(of: exact, shownAs: shown, hsb: hsb)
        let standard = [("on white", RGBA.white), ("on black", RGBA.black)].map { title, background in
            ContrastDescription(
                title: title, ratio: metric.ratio(shown.composited(over: background), background))
        }
        contrasts = standard + partners.map { $0.contrast }
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
    /// The components of `color`, which must be of the space `hsb`.
    fileprivate init(_ color: ColorValue) {
        self.init(hue: color.components.x, saturation: color.components.y, brightness: color.components.z)
    }
}
