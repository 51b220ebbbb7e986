import ColorMath
import SourceText

/// Flags colours that are written in sRGB and lie outside it.
enum WideGamutClippedRule: Rule {
    static let card = RuleCard(
        id: "wide-gamut-clipped",
        summary: "a colour that is declared as sRGB lies outside sRGB",
        why: """
            sRGB's red, green and blue go from 0 to 1. A colour beyond them, often one that came from Display P3 by a \
            conversion, is in sRGB only a number: what shows it clips it or maps it into the gamut, and the colour is \
            another than the one that was meant, on wide-gamut screens too.

            Write it in the space it comes from, `color(display-p3 …)` or `Color(.displayP3, …)`, or take a colour inside \
            sRGB. SwiftUI's and UIKit's initialisers are extended sRGB, so that theirs are not flagged.
            """,
        severity: .info,
        isEditorOnly: false,
        examples: [
            .flagged(.css, "p { color: ⟦color(srgb 1.09 -0.23 -0.15)¦wide-gamut-clipped⟧ }"),
            .flagged(.css, "p { color: ⟦color(srgb-linear 0 1.2 0)¦wide-gamut-clipped⟧ }"),
            .flagged(
                .json,
                ##"{"a": {"$type": "color", "$value": ⟦{"colorSpace": "srgb", "components": [1.2, 0, 0]}¦wide-gamut-clipped⟧}}"##
            ),
            .allowed(.css, "p { color: color(display-p3 1 0 0); background: color(srgb 1 0 0) }"),
            .allowed(.css, "p { color: rgb(300 0 0); background: oklch(0.7 0.4 30) }"),
            .allowed(.swift, "let a = Color(.displayP3, red: 1, green: 0, blue: 0)\n"),
        ])

    /// Rounding of colours that were converted is no fault.
    private static let tolerance = 1.0 / 510

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        for literal in context.facts.literals {
            guard let color = literal.color, color.space == .srgb || color.space == .srgbLinear,
                min(color.components.min(), 1 - color.components.max()) < -tolerance
            else { continue }
            if case .swiftCall = literal.form { continue }
            report(
                Finding(
                    rule: card.id, severity: severity, range: literal.range,
                    message: "this lies outside sRGB, in which it is written, and is shown as \(HexColor(color.rgba))"))
        }
    }
}
