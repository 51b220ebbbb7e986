import ColorMath
import SourceColors
import SourceText

/// Flags colors that are not in the project's palette.
enum NotInPaletteRule: Rule {
    static let metadata = RuleMetadata(
        id: "not-in-palette",
        summary: "a color is not in the configured palette",
        why: """
            Flags colors that are not in the configuration's `palette`: a list of colors, design token files, style sheets \
            or asset catalogs. Without a palette nothing is flagged.

            In a project with a palette, colors picked by eye or pasted from elsewhere drift away from it, shade by shade.

            An opaque palette color may be used at any opacity. Computed colors, such as `color-mix()`, are not checked, but \
            the colors they are computed from are. Invisible colors are not checked.

            The fix writes the most similar palette color (by CIEDE2000) in the notation used in the source.
            """,
        severity: .warning,
        isEditorOnly: false,
        exampleConfiguration: ##"{ "palette": ["#1e90ff", "white", "#1c1c1e"] }"##,
        examples: [
            .flagged(.css, "p { color: ⟦#1e90f0¦not-in-palette⟧; background: #fff; }"),
            .flagged(.swift, "let a = Color(red: 1, green: 1, blue: 1), b = ⟦Color(white: 0.5)¦not-in-palette⟧\n"),
            .flagged(.json, ##"{ "tint": "⟦#ff0000¦not-in-palette⟧", "paper": "#FFFFFF" }"##),
            .allowed(.css, "p { color: DodgerBlue; background: rgb(255 255 255 / 0.5); border-color: transparent; }"),
            .allowed(.css, "p { color: color-mix(in srgb, #1e90ff, white); }"),
            .fixed(.css, "p { color: #1e90f0; }", into: "p { color: #1e90ff; }"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        guard let palette = context.configuration.palette, !palette.colors.isEmpty else { return }
        var known: [HexColor: String?] = [:]
        for literal in context.facts.plainLiterals {
            let outcome: String?
            if let before = known[literal.key] {
                outcome = before
            } else {
                outcome = describe(literal, palette)
                known[literal.key] = .some(outcome)
            }
            guard let outcome else { continue }
            report.add(at: literal.range, outcome)
        }
    }

    static func fixes(of finding: Finding, in context: RuleContext) -> [Fix] {
        guard let literal = context.facts.plainLiteral(at: finding.range),
            let (nearest, _) = context.configuration.palette?.nearest(to: literal.color)
        else { return [] }
        let title = "Use \(HexColor(nearest.color))"
        return context.fix(title, respelling: literal, as: nearest.color).map { [$0] } ?? []
    }

    private static func describe(_ literal: PlainLiteral, _ palette: Palette) -> String? {
        guard !palette.contains(literal.color), let (nearest, difference) = palette.nearest(to: literal.color) else {
            return nil
        }
        let name = nearest.name.map { " (\($0))" } ?? ""
        return "\(literal.key) is not in the palette; the nearest is \(HexColor(nearest.color))\(name), "
            + "ΔE \(decimalText(difference, places: 1))"
    }
}
