import SourceText

/// Flags 0–255 numbers and percentages where an initializer expects 0…1.
enum ComponentRangeRule: Rule {
    static let metadata = RuleMetadata(
        id: "component-range",
        summary: "a component is a 0–255 number or a percentage where 0…1 is expected",
        why: """
            Flags 0–255 numbers and percentages passed to the color initializers of SwiftUI, UIKit, AppKit and Core \
            Graphics, which expect components from 0 to 1.

            `Color(red: 255, green: 128, blue: 0)` compiles, but values above 1 are clipped or lie outside the display's \
            range: this orange is drawn as yellow, and most such colors are drawn as white.

            The fix divides by 255, or by 100 if the numbers are percentages. If they could be either, both fixes are \
            offered and neither is applied automatically.

            Numbers slightly above 1 are not flagged, because extended sRGB, Display P3 and high dynamic range displays go \
            beyond 1. Nothing is flagged if the project declares an initializer with the same labels, such as `extension \
            Color { init(red: Int, green: Int, blue: Int) }`, or its own type named `Color`.
            """,
        severity: .error,
        isEditorOnly: false,
        examples: [
            .flagged(.swift, "let a = Color(red: ⟦255, green: 128¦component-range⟧, blue: 0)\n"),
            .flagged(.swift, "let a = UIColor(red: ⟦33, green: 37, blue: 41¦component-range⟧, alpha: 1)\n"),
            .flagged(.swift, "let a = NSColor(calibratedRed: ⟦255.0¦component-range⟧, green: 0, blue: 0, alpha: 1)\n"),
            .flagged(.swift, "let a = Color(hue: 0.6, saturation: ⟦80, brightness: 90¦component-range⟧)\n"),
            .flagged(.swift, "let a = Color(red: 34/255, green: ⟦128¦component-range⟧, blue: 0.2)\n"),
            .flagged(.swift, "let a = CGColor(gray: ⟦128¦component-range⟧, alpha: 1)\n"),
            .flagged(.swift, "let a = Color(white: 0.5, opacity: ⟦80¦component-range⟧)\n"),
            .flagged(.swift, "let a = #colorLiteral(red: ⟦200 + 55¦component-range⟧, green: 0, blue: 0, alpha: 1)\n"),
            .flagged(
                .swift,
                "extension UIColor { convenience init(red: Int, green: Int, blue: Int) {} }\n"
                    + "let a = Color(hue: 0.5, saturation: 0.5, brightness: ⟦50¦component-range⟧)\n"),
            .allowed(.swift, "let a = Color(red: 1, green: 0.5, blue: 0)\n"),
            .allowed(.swift, "let a = Color(red: 33/255, green: 37/255, blue: 41/255)\n"),
            .allowed(.swift, "let a = UIColor(displayP3Red: 1.2, green: -0.1, blue: 0, alpha: 1)\n"),
            .allowed(.swift, "let a = Color(.sRGBLinear, red: 8, green: 8, blue: 8)\n"),
            .allowed(.swift, "let a = Color(white: 1.0001), b = Color(red: 1.2, green: 0, blue: 0)\n"),
            .allowed(
                .swift, "let a = Color(red: red, green: 255, blue: 0), b = Color(red: 65535, green: 0, blue: 0)\n"),
            .allowed(
                .swift, "let a = Brand.Color(red: 255, green: 0, blue: 0), b = Paint(red: 255, green: 0, blue: 0)\n"),
            .allowed(.swift, "let a: Paint = .init(red: 255, green: 0, blue: 0)\n"),
            .allowed(
                .swift,
                "extension Color {\n    init(red: Int, green: Int, blue: Int, opacity: Double = 1) {}\n}\n"
                    + "let a = Color(red: 255, green: 0, blue: 0)\n"),
            .allowed(
                .swift,
                "public extension PlatformColor { convenience init?(red r: UInt8, green g: UInt8, blue b: UInt8, alpha: CGFloat) {} }\n"
                    + "let a = UIColor(red: 255, green: 0, blue: 0, alpha: 1)\n"),
            .allowed(
                .swift, "struct Color { var red, green, blue: Int }\nlet a = Color(red: 255, green: 0, blue: 0)\n"),
            .fixed(
                .swift, "let a = Color(red: 217, green: 32, blue: 0)\n",
                into: "let a = Color(red: 217/255, green: 32/255, blue: 0)\n"),
            .fixed(
                .swift, "let a = UIColor(red: 1, green: 37.0, blue: 200 + 55, alpha: 0.5)\n",
                into: "let a = UIColor(red: 1, green: 37.0/255, blue: (200 + 55)/255, alpha: 0.5)\n"),
            .fixed(
                .swift, "let a = NSColor(srgbRed: CGFloat(175), green: 1, blue: (170), alpha: 255)\n",
                into: "let a = NSColor(srgbRed: CGFloat(175)/255, green: 1/255, blue: (170)/255, alpha: 255/255)\n"),
            .fixed(
                .swift, "let a = Color(hue: 210, saturation: 80, brightness: 90)\n",
                into: "let a = Color(hue: 210/360, saturation: 80/100, brightness: 90/100)\n"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        context.eachMistakeOfUnits { literal, units in
            let wrong = zip(units.numbers, units.readings[0]).filter { $0.role != .hue && $1 != nil }
            guard let first = wrong.first, let last = wrong.last else { return }
            let isPercent = wrong.allSatisfy { $0.1 == .percent }
            let kind =
                switch (isPercent, wrong.count) {
                case (true, 1): "is a percentage"
                case (true, _): "are percentages"
                case (false, 1): "is a 0–255 number"
                case (false, _): "are 0–255 numbers"
                }
            report.add(
                at: ByteRange(first.0.range.lowerBound, last.0.range.upperBound),
                "\(RuleContext.listed(wrong.map { $0.0.label })) \(kind); expected 0…1",
                fixes: context.fixes(of: literal, units))
        }
    }
}
