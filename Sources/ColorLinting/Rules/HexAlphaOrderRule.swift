import ColorMath
import SourceColors
import SourceText

/// Flags helpers that are given eight hex digits without saying whether alpha comes first or last.
enum HexAlphaOrderRule: Rule {
    static let card = RuleCard(
        id: "hex-alpha-order",
        summary: "nothing in the project says where these hex digits hold the alpha",
        why: """
            `80FF0000` is half transparent red to who reads AARRGGBB, as Android and many Swift helpers do, and an opaque \
            green to who reads RRGGBBAA, as CSS does. Neither a label nor the code of a helper in the project tells which is \
            meant. Where all digits that the helper is given begin with FF, they are read as AARRGGBB, opaque colours; else \
            as RRGGBBAA. If that is not so, swatches and ratios show another colour than the program.

            Say it once: `"hexAlpha": "rgba"` or `"argb"` in `.color-lint.json`, or a label such as `argb:`. A helper is \
            flagged once in a project, where it is declared, or else where it is first given such digits. Digits that give \
            the same colour either way are not flagged, nor are those of CSS and JSON, where `#` means RRGGBBAA.
            """,
        severity: .info,
        isEditorOnly: false,
        examples: [
            .flagged(.swift, "let a = Color(hex: \"⟦80FF0000¦hex-alpha-order⟧\"), b = Color(hex: \"80FF00FF\")\n"),
            .flagged(.swift, "let a = UIColor(hex: ⟦0xFF336699¦hex-alpha-order⟧), b = UIColor(hex: 0xFF112233)\n"),
            .flagged(.swift, "let a = Color(hex: \"⟦#8F00¦hex-alpha-order⟧\")\n"),
            .flagged(
                .swift,
                "extension Color { ⟦init¦hex-alpha-order⟧(hex: String) { self = parse(hex) } }\nlet a = Color(hex: \"80FF0000\")\n"
            ),
            .allowed(.swift, "let a = Color(hex: \"FF0000\"), b = Color(hex: \"FFFFFFFF\")\n"),
            .allowed(.swift, "let a = UIColor(argb: 0x80FF0000), b = UIColor(rgba: 0xFF000080)\n"),
            .allowed(.css, "p { color: #ff000080 }"),
        ])

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        guard let swift = context.facts.swift else { return }
        var seen: Set<String> = []
        for use in swift.hexUses where use.matters && seen.insert(use.helper).inserted {
            let all = context.workspace.hexOrder(of: use.helper)
            // It is said once, in the file where the helper is declared, or else where it is used first.
            if let place = all?.declaringPath ?? all?.firstPath, place != context.file.path,
                !declares(use.helper, swift)
            {
                continue
            }
            let range =
                swift.helpers.first { $0.key == use.helper && $0.order == nil }?.nameRange
                ?? context.facts.literals[use.literal].range
            report(
                Finding(
                    rule: card.id, severity: severity, range: range,
                    message: message(use, among: swift, count: all?.count, context)))
        }
        for helper in swift.helpers where helper.order == nil && seen.insert(helper.key).inserted {
            guard let all = context.workspace.hexOrder(of: helper.key), all.firstPath != nil,
                all.declaringPath == context.file.path
            else { continue }
            let text =
                all.order == .argb
                ? argb(helper.key, all.count)
                : "eight digits given to \(helper.key) are read as RRGGBBAA; nothing says that AARRGGBB is not meant (hexAlpha)"
            report(Finding(rule: card.id, severity: severity, range: helper.nameRange, message: text))
        }
    }

    private static func declares(_ helper: String, _ swift: SwiftFacts) -> Bool {
        swift.helpers.contains { $0.key == helper && $0.order == nil }
    }

    private static func argb(_ helper: String, _ count: Int) -> String {
        let all = count == 1 ? "they begin" : "all \(count) begin"
        return
            "eight digits given to \(helper) are read as AARRGGBB, as \(all) with FF; nothing else says it (hexAlpha)"
    }

    private static func message(
        _ use: SwiftHexUse, among swift: SwiftFacts, count: Int?, _ context: RuleContext
    ) -> String {
        let literal = context.facts.literals[use.literal]
        if literal.alphaComesFirst {
            let own = swift.hexUses.filter { $0.helper == use.helper && $0.isEightDigits }.count
            return argb(use.helper, max(count ?? 0, own))
        }
        let digits = use.isEightDigits ? "eight digits" : "four digits"
        let order = use.isEightDigits ? "RRGGBBAA" : "RGBA"
        let other = use.isEightDigits ? "AARRGGBB" : "ARGB"
        let shown = literal.color.map { ", this one as \(HexColor($0.rgba))" } ?? ""
        return
            "\(digits) given to \(use.helper) are read as \(order)\(shown); nothing says that \(other) is not meant (hexAlpha)"
    }
}
