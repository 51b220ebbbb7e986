import ColorMath
import SourceColors
import SourceText

/// Flags helpers for eight hex digits with an unknown position of alpha.
enum HexAlphaOrderRule: Rule {
    static let metadata = RuleMetadata(
        id: "hex-alpha-order",
        summary: "ambiguous alpha position in the hex digits of a Swift color",
        why: """
            Flags hex digits with alpha that are passed to a Swift helper when neither a label nor the helper's code shows \
            where the alpha is.

            `80FF0000` is half-transparent red if it is read as AARRGGBB, as on Android and in many Swift helpers, and \
            opaque green if it is read as RRGGBBAA, as in CSS. If all digits passed to the helper begin with FF, color-lint \
            reads them as AARRGGBB, which makes the colors opaque; otherwise as RRGGBBAA. If that guess is wrong, swatches \
            and ratios show a different color than the program.

            To resolve it, set `"hexAlpha"` to `"rgba"` or `"argb"` in `.color-lint.json`, or use a label such as `argb:`. A \
            helper is flagged once in a project: at its declaration, or else at its first use with such digits. Digits that \
            give the same color either way are not flagged. CSS and JSON are not flagged, because `#` means RRGGBBAA there.
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

    static func check(_ context: RuleContext, report: RuleReport) {
        guard let swift = context.facts.swift else { return }
        var seen: Set<String> = []
        for use in swift.hexUses where use.matters && seen.insert(use.helper).inserted {
            let all = context.workspace.hexOrder(of: use.helper)
            // Reported once: in the file that declares the helper, or else in the first one that uses it.
            if let place = all?.declaringPath ?? all?.firstPath, place != context.file.path,
                !declares(use.helper, swift)
            {
                continue
            }
            let range =
                swift.helpers.first { $0.key == use.helper && $0.order == nil }?.nameRange
                ?? context.facts.literals[use.literal].range
            report.add(
                at: range,
                message(use, among: swift, count: all?.count, context))
        }
        for helper in swift.helpers where helper.order == nil && seen.insert(helper.key).inserted {
            guard let all = context.workspace.hexOrder(of: helper.key), all.firstPath != nil,
                all.declaringPath == context.file.path
            else { continue }
            let text =
                all.order == .argb
                ? argb(helper.key, all.count)
                : "eight digits passed to \(helper.key) are read as RRGGBBAA, but could mean AARRGGBB; set hexAlpha"
            report.add(at: helper.nameRange, text)
        }
    }

    private static func declares(_ helper: String, _ swift: SwiftFacts) -> Bool {
        swift.helpers.contains { $0.key == helper && $0.order == nil }
    }

    private static func argb(_ helper: String, _ count: Int) -> String {
        let all = count == 1 ? "they begin" : "all \(count) begin"
        return
            "eight digits passed to \(helper) are read as AARRGGBB, because \(all) with FF; set hexAlpha to confirm"
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
            "\(digits) passed to \(use.helper) are read as \(order)\(shown), but could mean \(other); set hexAlpha"
    }
}
