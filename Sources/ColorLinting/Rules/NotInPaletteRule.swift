import ColorMath
import SourceColors
import SourceText

/// Flags colours that the project's palette does not have.
enum NotInPaletteRule: Rule {
    static let card = RuleCard(
        id: "not-in-palette",
        summary: "a colour is not one of the configured palette",
        why: """
            A project with a palette wants its colours and no others: what is picked by eye or pasted from somewhere drifts \
            away from it, shade by shade. The palette is the configuration's `palette`: colours, a file of design tokens, a \
            style sheet, an asset catalogue, or several of these. Without one the rule is silent.

            An opaque colour of the palette may be used at any opacity. What is computed from other colours, such as \
            `color-mix()`, is not judged, but the colours in it are; neither is what cannot be seen.

            The fix writes the palette's colour that looks most alike (by CIEDE2000), in the form the author used.
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

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
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
            report(Finding(rule: card.id, severity: severity, range: literal.range, message: outcome))
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
