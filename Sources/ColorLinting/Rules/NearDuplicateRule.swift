import ColorMath
import SourceColors
import SourceText

/// Flags colors that are almost identical to another color in use.
enum NearDuplicateRule: Rule {
    static let metadata = RuleMetadata(
        id: "near-duplicate",
        summary: "a color is almost identical to another color in use",
        why: """
            Flags a color whose CIEDE2000 difference from another color of the same opacity is below 1 (`difference`), \
            roughly the smallest difference the eye can see.

            `#1e90ff` and `#1f90ff` look the same. One of them is probably an accident of a color picker, rounding or \
            copying.

            Of the two colors, the one without a name is flagged, else the one with fewer uses, else the later one. Names in \
            other files are considered too. Files with more than 4000 different colors are treated as data and not checked.

            The fix writes the other color in the notation used in the source.
            """,
        severity: .off,
        isEditorOnly: false,
        options: [
            RuleOption(
                name: "difference", summary: "CIEDE2000 difference below which two colors count as near duplicates",
                schema: .number(0...20), defaultValue: "1")
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

    /// Maximum number of distinct colors compared in a file.
    private static let maxColors = 4000

    /// A distinct color.
    private struct Shade {
        var color: HexColor
        var lab: Lab
        /// The first use in the file; nil if it is used only in another file.
        var first: PlainLiteral?
        var count = 0
        var name: ColorName?

        /// Whether to keep this color rather than `other`.
        func isPreferred(to other: Shade) -> Bool {
            if (name == nil) != (other.name == nil) { return name != nil }
            if count != other.count { return count > other.count }
            return (first?.range.lowerBound ?? -1) < (other.first?.range.lowerBound ?? -1)
        }
    }

    static func check(_ context: RuleContext, report: RuleReport) {
        let threshold = context.configuration.number("difference", of: metadata.id) ?? 1
        let literals = context.facts.plainLiterals
        let defined = context.facts.definedLiterals
        var shades: [HexColor: Shade] = [:]
        for literal in literals {
            var shade = shades[literal.key] ?? Shade(color: literal.key, lab: Lab(literal.color.xyz), first: literal)
            shade.count += 1
            shade.name = shade.name ?? defined[literal.index]
            shades[literal.key] = shade
        }
        guard shades.count <= maxColors, !shades.isEmpty else { return }
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
                RelatedPlace(path: context.file.path, range: $0.range, message: "the other color")
            }
            let fix = context.fix("Write \(other.color)", respelling: literal, as: RGBA(other.color))
            report.add(
                at: literal.range,
                "\(literal.key) is almost identical to \(other.color) "
                    + "(ΔE \(decimalText(difference, places: 2)))\(reason)",
                related: place.map { [$0] } ?? [], fixes: fix.map { [$0] } ?? [])
        }
    }

    /// For each of `shades` to replace, returns the nearest one to keep, with the difference.
    private static func betterOnes(_ shades: [Shade], _ threshold: Double) -> [HexColor: (Shade, Double)] {
        let shades = shades.ordered { ($0.lab.lightness, $0.color.rgb) < ($1.lab.lightness, $1.color.rgb) }
        // The weight of a difference in lightness is at least 1/1.75, so only shades of similar lightness are
        // compared.
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
