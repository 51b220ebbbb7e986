import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// Flags colors given as red, green and blue that can be written as hue, saturation and brightness.
enum PreferHSBRule: Rule {
    static let metadata = RuleMetadata(
        id: "prefer-hsb",
        summary: "a color is given as red, green and blue instead of hue, saturation and brightness",
        why: """
            Flags Swift colors given by red, green and blue components.

            `Color(hue: 0.6, saturation: 0.8, brightness: 0.9)` shows what the color looks like and how to make it lighter; \
            `Color(red: 0.18, green: 0.47, blue: 0.9)` does not.

            The fix writes the same color with the same type, exact to less than half an 8-bit step. The rule is for \
            projects that have settled on HSB, so it is off by default.
            """,
        severity: .off,
        isEditorOnly: false,
        examples: [
            .flagged(.swift, "let a = ⟦Color(red: 0.2, green: 0.4, blue: 0.8)¦prefer-hsb⟧\n"),
            .flagged(.swift, "label.textColor = ⟦UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)¦prefer-hsb⟧\n"),
            .allowed(.swift, "let a = Color(hue: 0.6, saturation: 0.75, brightness: 0.8), b = Color(white: 0.5)\n"),
            .allowed(.swift, "let a = Color(.displayP3, red: 0.2, green: 0.4, blue: 0.8)\n"),
            .allowed(.swift, "let a = Color(red: r, green: 0.4, blue: 0.8)\n"),
            .fixed(
                .swift, "let a = Color(red: 0, green: 0.5, blue: 0)\n",
                into: "let a = Color(hue: 0.3333, saturation: 1, brightness: 0.5)\n"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        for literal in context.facts.literals {
            guard case .swiftCall(_, .rgb) = literal.form, let color = literal.color, color.space == .srgb else {
                continue
            }
            report.add(
                at: literal.range,
                "\(HexColor(color.rgba)) is given as red, green and blue")
        }
    }

    static func fixes(of finding: Finding, in context: RuleContext) -> [Fix] {
        guard let literal = context.facts.literal(at: finding.range), let color = literal.color,
            case .swiftCall(let type, .rgb) = literal.form,
            let text = hsbText(of: literal, color, type, in: context.file)
        else { return [] }
        let title = "Write it as hue, saturation and brightness: \(text)"
        return [context.fix(title, .safe, replacing: literal.range, with: text)]
    }

    /// Returns `literal` as hue, saturation and brightness, if that is the same color.
    private static func hsbText(
        of literal: ColorLiteral, _ color: ColorValue, _ type: SwiftColorType, in file: SourceFile
    ) -> String? {
        var spelled = literal
        spelled.form = .swiftCall(type, .hsb)
        let syntax = file.language.colorSyntax
        let presentations = file.withBytes {
            syntax.spelling(of: literal, in: $0).presentations(of: color.rgba)
        }
        let notations: [ColorNotation] = [.swiftHSB, .uiColorHSB, .nsColorHSB]
        guard let text = presentations.first(where: { notations.contains($0.notation) })?.text,
            let read = syntax.read(text, inPlaceOf: spelled),
            isEqual(read.rgba, color.rgba)
        else { return nil }
        return text
    }

    /// Whether all components differ by less than half an 8-bit step.
    private static func isEqual(_ a: RGBA, _ b: RGBA) -> Bool {
        zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
            abs($0 - $1) < 1.0 / 512
        }
    }
}
