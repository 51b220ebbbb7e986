import SourceColors
import SourceText

/// Flags integer divisions in components, which drop the fraction.
enum IntegerDivisionRule: Rule {
    static let metadata = RuleMetadata(
        id: "integer-division",
        summary: "an integer division in a component drops the fraction",
        why: """
            Flags divisions of integer literals that Swift evaluates as integers.

            In `Color(red: 128/255, …)` the literals are floating-point numbers, as the parameter requires. A conversion \
            such as `CGFloat(128/255)` also accepts an `Int`, which Swift prefers, so 128 is divided by 255 as integers and \
            the component is 0.

            The fix writes `128.0`, which makes it a floating-point division.
            """,
        severity: .warning,
        isEditorOnly: false,
        examples: [
            .flagged(
                .swift, "let a = UIColor(red: CGFloat(⟦128/255¦integer-division⟧), green: 0, blue: 0, alpha: 1)\n"),
            .flagged(.swift, "let a = Color(white: Double(⟦3/2¦integer-division⟧)/3)\n"),
            .flagged(.swift, "let a = UIColor(r: CGFloat(⟦128/255¦integer-division⟧), g: g, b: 0)\n"),
            .flagged(
                .swift, "let a = UIColor(red: x, green: y, blue: CGFloat(⟦0x80/0xFF¦integer-division⟧), alpha: 1)\n"),
            .allowed(.swift, "let a = UIColor(red: 128/255, green: (64/255), blue: CGFloat(255/255), alpha: 1)\n"),
            .allowed(.swift, "let a = UIColor(red: CGFloat(128)/255, green: CGFloat(128.0/255), blue: 0, alpha: 1)\n"),
            .allowed(
                .swift, "let a = UIColor(red: CGFloat(red/255), green: 0, blue: 0, alpha: 1), fps = Float(1000/60)\n"),
            .fixed(
                .swift, "let a = UIColor(red: CGFloat(128/255), green: 0, blue: 0, alpha: 1)\n",
                into: "let a = UIColor(red: CGFloat(128.0/255), green: 0, blue: 0, alpha: 1)\n"),
            .fixed(
                .swift, "let a = Color(white: Double((0x40 + 64)/255))\n",
                into: "let a = Color(white: Double((0x40 + 64.0)/255))\n"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        for division in context.facts.integerDivisions {
            let exact = decimalText(division.exactValue, places: 4)
            var fixes: [Fix] = []
            if let offset = division.pointOffset {
                fixes.append(
                    context.fix(
                        "Divide as floating-point numbers: \(exact)", .safe, replacing: ByteRange(offset, offset),
                        with: ".0"))
            }
            report.add(
                at: division.range,
                "integer division gives \(division.value), not \(exact)", fixes: fixes)
        }
    }
}
