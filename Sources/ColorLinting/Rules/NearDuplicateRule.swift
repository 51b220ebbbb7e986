import ColorMath
import SourceColors
import SourceText

/// Flags colours that nobody can tell from another one in use.
enum NearDuplicateRule: Rule {
    static let card = RuleCard(
        id: "near-duplicate",
        summary: "a colour can hardly be told from another one in use",
        why: """
            `#1e90ff` and `#1f90ff` look the same, so one of them is a slip of a colour picker, of a rounding or of a paste. \
            Two colours count as nearly the same where their difference by CIEDE2000 is below 1 (`difference`), at the same \
            opacity; about 1 is what an eye just notices.

            Of the two the one is flagged that has no name, or stands in fewer places, or further down. Names of other files \
            count too. A file with more than 4000 different colours is data rather than design, and is left alone.

            The fix writes the other colour, in the form the author used.
            """,
        severity: .off,
        isEditorOnly: false,
        options: [
            RuleOption(
                name: "difference", summary: "Below which difference (CIEDE2000) two colours are nearly the same",
                schema: .number(0...20), standard: "1")
        ],
        examples: [
            .flagged(.css, "a { color: #1e90ff; }\nb { color: ⟦#1f90ff¦near-duplicate⟧; }"),
            .flagged(.css, "a { color: ⟦#1f90ff¦near-duplicate⟧; }\nb { color: #1e90ff; border-color: #1e90ff; }"),
            .flagged(.json, ##"{ "colors": ["#777777", "⟦#777778¦near-duplicate⟧", "#000000"] }"##),
            .allowed(.css, "a { color: #1e90ff; }\nb { color: #1e90ff; border-color: #1e70ff; }"),
            .allowed(.css, "a { color: rgb(0 0 0 / 0.5); }\nb { color: rgb(0 0 0 / 0.6); }"),
            .fixed(
                .css, "a { color: #1e90ff; }\nb { color: rgb(31 144 255); }",
                into: "a { color: #1e90ff; }\nb { color: rgb(30 144 255); }"),
        ])

    /// Of more different colours than this in a file none are compared.
    private static let mostColors = 4000

    /// One of the different colours.
    private struct Shade {
        var color: HexColor
        var lab: Lab
        /// The first place in the file; nil where only another file has it.
        var first: PlainLiteral?
        var count = 0
        var name: ColorName?

        /// Whether this one rather than `other` is to stay.
        func isPreferred(to other: Shade) -> Bool {
            if (name == nil) != (other.name == nil) { return name != nil }
            if count != other.count { return count > other.count }
            return (first?.range.lowerBound ?? -1) < (other.first?.range.lowerBound ?? -1)
        }
    }

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        let threshold = context.configuration.number("difference", of: card.id) ?? 1
        let literals = context.facts.plainLiterals
        let defined = context.facts.definedLiterals
        var shades: [HexColor: Shade] = [:]
        for literal in literals {
            var shade = shades[literal.key] ?? Shade(color: literal.key, lab: Lab(literal.color.xyz), first: literal)
            shade.count += 1
            shade.name = shade.name ?? defined[literal.index]
            shades[literal.key] = shade
        }
        guard shades.count <= mostColors, !shades.isEmpty else { return }
        for (color, name) in context.workspace.namedColors(for: context.file.language, notIn: context.file.path) {
            if shades[color] == nil {
                shades[color] = Shade(color: color, lab: Lab(RGBA(color).xyz), name: name)
            } else if shades[color]?.name == nil {
                shades[color]?.name = name
            }
        }
        let better = betterOnes(Array(shades.values), threshold)
        for literal in literals {
            guard let (other, difference) = better[literal.key] else { continue }
            let reason =
                other.name.map { ", which is \($0.text)" }
                ?? (other.count > 1 ? ", which is used \(other.count) times" : "")
            let place = other.first.map {
                RelatedPlace(path: context.file.path, range: $0.range, message: "the other colour")
            }
            let fix = context.fix("Write \(other.color)", respelling: literal, as: RGBA(other.color))
            report(
                Finding(
                    rule: card.id, severity: severity, range: literal.range,
                    message: "\(literal.key) can hardly be told from \(other.color) "
                        + "(ΔE \(decimalText(difference, places: 2)))\(reason)",
                    related: place.map { [$0] } ?? [], fixes: fix.map { [$0] } ?? []))
        }
    }

    /// For each of `shades` that is to go, the nearest one that is to stay, with the difference.
    private static func betterOnes(_ shades: [Shade], _ threshold: Double) -> [HexColor: (Shade, Double)] {
        let shades = shades.sorted { ($0.lab.lightness, $0.color.rgb) < ($1.lab.lightness, $1.color.rgb) }
        // What a step in lightness counts for is at least 1/1.75 of it, so only shades of about that lightness are compared.
        let reach = threshold * 1.76
        var better: [HexColor: (Shade, Double)] = [:]
        func consider(_ one: Shade, _ other: Shade, _ difference: Double) {
            guard one.first != nil, difference < better[one.color]?.1 ?? .infinity else { return }
            better[one.color] = (other, difference)
        }
        for (index, one) in shades.enumerated() {
            for other in shades[(index + 1)...] {
                if other.lab.lightness - one.lab.lightness > reach { break }
                guard other.color.alpha == one.color.alpha else { continue }
                let difference = one.lab.difference2000(from: other.lab)
                guard difference < threshold else { continue }
                if one.isPreferred(to: other) {
                    consider(other, one, difference)
                } else {
                    consider(one, other, difference)
                }
            }
        }
        return better
    }
}
