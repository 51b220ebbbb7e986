import SourceText

/// Flags hues in degrees.
enum HueDegreesRule: Rule {
    static let metadata = RuleMetadata(
        id: "hue-degrees",
        summary: "a hue is given in degrees where 0…1 is expected",
        why: """
            Flags hues in degrees passed to SwiftUI, UIKit and AppKit, which expect a fraction of a full turn, from 0 to 1.

            CSS, design tools and most color pickers use degrees. The initializers clip values above 1, so every hue in \
            degrees is drawn as red.

            The fix divides by 360. It is not applied automatically, because an initializer of the project may accept \
            degrees. If the project declares such an initializer, nothing is flagged.
            """,
        severity: .error,
        isEditorOnly: false,
        examples: [
            .flagged(.swift, "let a = Color(hue: ⟦210¦hue-degrees⟧, saturation: 0.8, brightness: 0.9)\n"),
            .flagged(.swift, "let a = UIColor(hue: ⟦3¦hue-degrees⟧, saturation: 80, brightness: 90, alpha: 1)\n"),
            .flagged(
                .swift, "let a = NSColor(deviceHue: ⟦180.0¦hue-degrees⟧, saturation: 1, brightness: 1, alpha: 1)\n"),
            .allowed(.swift, "let a = Color(hue: 0.58, saturation: 0.8, brightness: 0.9)\n"),
            .allowed(.swift, "let a = Color(hue: 210/360, saturation: 0.8, brightness: 0.9)\n"),
            .allowed(.swift, "let a = Color(hue: 1.2, saturation: 0.8, brightness: 0.9)\n"),
            .allowed(.swift, "let a = Color(hue: 720, saturation: 0.8, brightness: 0.9)\n"),
            .allowed(
                .swift,
                "extension Color { init(hue degrees: Int, saturation: Double, brightness: Double) {} }\n"
                    + "let a = Color(hue: 210, saturation: 0.8, brightness: 0.9)\n"),
            .fixed(
                .swift, "let a = Color(hue: 210, saturation: 0.8, brightness: 0.9)\n",
                into: "let a = Color(hue: 210/360, saturation: 0.8, brightness: 0.9)\n"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        context.eachMistakeOfUnits { literal, units in
            let hue = zip(units.numbers, units.readings[0]).first { $0.role == .hue && $1 == .degrees }?.0
            guard let hue else { return }
            report.add(
                at: hue.range,
                "\(hue.label) is in degrees; expected 0…1",
                fixes: context.fixes(of: literal, units))
        }
    }
}
