import ColorMath
import SourceText

/// Flags colors written in sRGB that lie outside sRGB.
enum WideGamutClippedRule: Rule {
    static let metadata = RuleMetadata(
        id: "wide-gamut-clipped",
        summary: "a color declared as sRGB lies outside sRGB",
        why: """
            Flags sRGB colors with components below 0 or above 1, often the result of a conversion from Display P3.

            Such a color cannot be shown as written. It is clipped or mapped into the gamut, so it differs from the intended \
            color, on wide-gamut screens too.

            Write the color in its original space, such as `color(display-p3 …)` or `Color(.displayP3, …)`, or choose a \
            color inside sRGB. The initializers of SwiftUI and UIKit use extended sRGB, so they are not flagged.
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

    /// Tolerance for rounding of converted colors.
    private static let tolerance = 1.0 / 510

    static func check(_ context: RuleContext, report: RuleReport) {
        let literals = context.facts.literals
        // By index: a copy of each literal takes longer than the check.
        for index in literals.indices {
            guard let color = literals[index].color, color.space == .srgb || color.space == .srgbLinear,
                min(color.components.min(), 1 - color.components.max()) < -tolerance
            else { continue }
            if case .swiftCall = literals[index].form { continue }
            report.add(
                at: literals[index].range,
                "this color lies outside sRGB and is shown as \(HexColor(color.rgba))")
        }
    }
}
