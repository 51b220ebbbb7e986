import ColorMath
import SourceText

/// Flags colours that are spelled out where they have a name, or over and over.
enum DuplicateColorRule: Rule {
    static let card = RuleCard(
        id: "duplicate-color",
        summary: "a colour is spelled out although it has a name, or in many places",
        why: """
            A colour that is spelled out in many places has to be changed in all of them, and in one of them it will be \
            forgotten. Where the same colour has a name, that says more than its digits do.

            A literal is flagged where a custom property, a token, a catalogue's colour or a Swift constant that is the same \
            in every appearance has its colour, and where its colour has no name but stands in several places of the file \
            (`places`). What a name is defined as is where the colour is to be written, and is never flagged.
            """,
        severity: .off,
        isEditorOnly: false,
        options: [
            RuleOption(
                name: "places", summary: "In how many places of a file a colour without a name may not stand",
                schema: .number(2...1000), standard: "3")
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

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        let places = Int(context.configuration.number("places", of: card.id) ?? 3)
        let defined = context.facts.definedLiterals
        let literals = context.facts.plainLiterals.filter { defined[$0.index] == nil }
        guard !literals.isEmpty else { return }
        let names = ColorNames(context)
        var groups: [HexColor: [PlainLiteral]] = [:]
        for literal in literals { groups[literal.key, default: []].append(literal) }
        for literal in literals {
            guard let group = groups[literal.key] else { continue }
            if let (name, place) = names.name(of: literal.key) {
                report(
                    Finding(
                        rule: card.id, severity: severity, range: literal.range,
                        message: "\(literal.key) has a name: \(name.text)", related: [place],
                        fixes: context.fix(naming: name, inPlaceOf: literal).map { [$0] } ?? []))
            } else if group.count >= places, literal != group[0] {
                report(
                    Finding(
                        rule: card.id, severity: severity, range: literal.range,
                        message: "\(literal.key) is spelled out in \(group.count) places of this file",
                        related: [
                            RelatedPlace(path: context.file.path, range: group[0].range, message: "the first of them")
                        ]))
            }
        }
    }
}
