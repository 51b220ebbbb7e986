import ColorMath
import ColorScanning
import SourceText

/// Flags hex digits with an alpha of which nothing says whether it comes first or last.
enum HexAlphaOrderRule: Rule {
    static let card = RuleCard(
        id: "hex-alpha-order",
        summary: "nothing in the project says where these hex digits hold the alpha",
        why: """
            `80FF0000` is half transparent red to who reads AARRGGBB, as Android and many Swift helpers do, and an opaque \
            green to who reads RRGGBBAA, as CSS does. Neither the label nor a helper in the file tells which is meant, so \
            color-lint goes by its default, and the swatch may show another colour than the program.

            Say it once: `"hexAlpha": "rgba"` or `"argb"` in `.color-lint.json`, or a label such as `argb:`. Digits that give \
            the same colour either way are not flagged, nor are those of CSS and JSON, where `#` means RRGGBBAA.
            """,
        severity: .info,
        isEditorOnly: false,
        examples: [
            .flagged(.swift, "let a = Color(hex: \"⟦80FF0000¦hex-alpha-order⟧\")\n"),
            .flagged(.swift, "let a = UIColor(hex: ⟦0x33669980¦hex-alpha-order⟧)\n"),
            .flagged(.swift, "let a = Color(hex: \"⟦#8F00¦hex-alpha-order⟧\")\n"),
            .allowed(.swift, "let a = Color(hex: \"FF0000\"), b = Color(hex: \"FFFFFFFF\")\n"),
            .allowed(.swift, "let a = UIColor(argb: 0x80FF0000), b = UIColor(rgba: 0xFF000080)\n"),
            .allowed(.css, "p { color: #ff000080 }"),
        ])

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        for literal in context.facts.literals where literal.alphaOrderIsAssumed {
            guard let color = literal.color else { continue }
            let (first, last) = literal.alphaComesFirst ? ("AARRGGBB", "RRGGBBAA") : ("RRGGBBAA", "AARRGGBB")
            report(
                Finding(
                    rule: card.id, severity: severity, range: literal.range,
                    message:
                        "read as \(first), which is \(HexColor(color.rgba)); nothing says that \(last) is not meant (hexAlpha)"
                ))
        }
    }
}
