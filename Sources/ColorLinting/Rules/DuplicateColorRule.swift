import ColorMath
import SourceText

/// Flags repeated colors, and colors that have a name.
enum DuplicateColorRule: Rule {
    static let metadata = RuleMetadata(
        id: "duplicate-color",
        summary: "a color is repeated although it has a name, or repeated in many places",
        why: """
            Flags a literal if a custom property, a token, an asset catalog color or a Swift constant has the same color in \
            every appearance. Also flags an unnamed color that appears in several places of a file (`places`). The literal \
            in a name's own definition is never flagged.

            A color repeated in many places has to be changed in all of them, and one is easily missed. A name also says \
            what the color is for.
            """,
        severity: .off,
        isEditorOnly: false,
        options: [
            RuleOption(
                name: "places", summary: "Number of uses in a file from which an unnamed color is flagged",
                schema: .number(2...1000), defaultValue: "3")
        ],
        examples: [
            .flagged(
                .css,
                ":root { --brand: #1e90ff; }\na { color: ⟦#1E90FF¦duplicate-color⟧; border-color: ⟦dodgerblue¦duplicate-color⟧; }"
            ),
            .flagged(
                .css,
                "a { color: #369; }\nb { color: ⟦#336699¦duplicate-color⟧; }\ni { color: ⟦#369¦duplicate-color⟧; }"),
            .flagged(
                .json,
                ##"{"color": {"ink": {"$value": "#123456"}}, "text": {"$type": "shadow", "$value": {"color": "⟦#123456¦duplicate-color⟧", "blur": "1px"}}}"##
            ),
            .allowed(.css, "a { color: #369; }\nb { color: #369; }"),
            .allowed(.css, ":root { --brand: #369; --link: #369; --line: #369; }"),
            .fixed(
                .css, ":root { --brand: #1e90ff; }\na { color: #1E90FF; }",
                into: ":root { --brand: #1e90ff; }\na { color: var(--brand); }"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        let places = Int(context.configuration.number("places", of: metadata.id) ?? 3)
        let defined = context.facts.definedLiterals
        let literals = context.facts.plainLiterals.filter { defined[$0.index] == nil }
        guard !literals.isEmpty else { return }
        let names = ColorNames(context)
        var groups: [HexColor: [PlainLiteral]] = [:]
        for literal in literals { groups[literal.key, default: []].append(literal) }
        for literal in literals {
            guard let group = groups[literal.key] else { continue }
            if let (name, place) = names.name(of: literal.key) {
                report.add(
                    at: literal.range,
                    "\(literal.key) is already defined as \(name.text)", related: [place],
                    fixes: context.fix(naming: name, inPlaceOf: literal).map { [$0] } ?? [])
            } else if group.count >= places, literal != group[0] {
                report.add(
                    at: literal.range,
                    "\(literal.key) is repeated in \(group.count) places in this file",
                    related: [
                        RelatedPlace(path: context.file.path, range: group[0].range, message: "first use")
                    ])
            }
        }
    }
}
