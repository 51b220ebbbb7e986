import ColorMath
import PathPatterns
import SourceColors

/// The keys of a configuration file, each declared once: checking, the published schema, `color-lint init` and the
/// documentation follow from here. The order is the documentation's.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case schema = "$schema"
    case level, metric, appearances, largeText, severity, rules, palette, pairs, assumedBackground, hexAlpha,
        hexHelpers,
        include, exclude, ignore, baseline
    case requireReason, overrides

    /// What a key stands for.
    package struct Declaration: Sendable {
        /// What it sets, in a sentence without a full stop.
        package var summary: String
        /// What it holds.
        package var schema: JSONSchema
        /// What holds where it is not set, as JSON; nil where nothing does.
        package var standard: String?
        /// A value one might choose, as JSON.
        package var example: String
    }

    /// Whether it may be set for some files only, under `overrides`.
    package var isOverridable: Bool {
        switch self {
        case .schema, .pairs, .include, .exclude, .ignore, .baseline, .overrides: false
        case .level, .metric, .appearances, .largeText, .requireReason, .severity, .rules, .palette, .assumedBackground,
            .hexAlpha, .hexHelpers:
            true
        }
    }

    /// The key's declaration.
    package var declaration: Declaration {
        switch self {
        case .schema:
            Declaration(
                summary: "Where editors find the schema of this file", schema: .string, example: "\"…\"")
        case .level:
            Declaration(
                summary: "How much contrast is asked for: WCAG's level AA or AAA, or one ratio for everything",
                schema: .anyOf([.choice([ContrastLevel.aa, .aaa].compactMap(\.name)), .number(ContrastLevel.ratios)]),
                standard: "\"AA\"", example: "\"AAA\"")
        case .metric:
            Declaration(
                summary: "How contrast is measured: by WCAG's luminance, or hsb, the ratio of brightnesses",
                schema: .choice(ContrastMetric.allCases.map(\.rawValue)), standard: "\"wcag\"", example: "\"hsb\"")
        case .appearances:
            Declaration(
                summary: "The appearances in which pairs are judged; high contrast only where it is listed",
                schema: .array(.choice(Appearance.allCases.map(\.rawValue))), standard: "[\"light\", \"dark\"]",
                example: "[\"light\", \"dark\", \"light-high-contrast\", \"dark-high-contrast\"]")
        case .largeText:
            Declaration(
                summary:
                    "Which text of Swift's views needs less contrast: by WCAG from 18 points, or 14 in bold; by Apple's guidelines also bold text of any size",
                schema: .choice(LargeTextProfile.allCases.map(\.rawValue)), standard: "\"wcag\"", example: "\"apple\"")
        case .severity:
            Declaration(
                summary: "How grave the findings of each rule are",
                schema: .object(Self.forEachRule { _ in .choice(Severity.allCases.map(\.rawValue)) }),
                standard: "{}", example: "{ \"contrast\": \"error\", \"integer-division\": \"off\" }")
        case .rules:
            Declaration(
                summary: "Options of rules",
                schema: .object(
                    Self.forEachRule { card in
                        .object(card.options.map { JSONSchema.Property($0.name, $0.summary, $0.schema) })
                    }),
                standard: "{}", example: "{ \"contrast\": { \"kinds\": [\"same-element\", \"declared\"] } }")
        case .palette:
            Declaration(
                summary: "The colours to be used: colours, files that hold them, or asset catalogues",
                schema: .anyOf([Self.paletteEntry, .array(Self.paletteEntry)]),
                example: "[\"#1e90ff\", \"tokens/colors.json\", \"App/Assets.xcassets\"]")
        case .pairs:
            Declaration(
                summary: "Colours or names that meet where no code shows it; they are judged once",
                schema: .array(ConfiguredPairs.schema), standard: "[]",
                example: "[{ \"foreground\": \"--ink\", \"background\": \"--paper\" }]")
        case .assumedBackground:
            Declaration(
                summary: "What lies behind text, and under translucent backgrounds, where the code does not say it",
                schema: .object([
                    .init("light", "The colour in light appearances", Self.color),
                    .init("dark", "The colour in dark appearances", Self.color),
                ]),
                example: "{ \"light\": \"#ffffff\", \"dark\": \"#1c1c1e\" }")
        case .hexAlpha:
            Declaration(
                summary: "Where eight hex digits hold the alpha, if neither a label nor the project's helper says it",
                schema: .choice(HexAlphaOrder.allCases.map(\.rawValue)), standard: "\"rgba\"", example: "\"argb\"")
        case .hexHelpers:
            Declaration(
                summary: "Further names of Swift functions and types that make a colour of hex digits",
                schema: .array(.string), standard: "[]", example: "[\"paint\"]")
        case .include:
            Declaration(
                summary: "The files to check in folders, as patterns like those of .gitignore; all where it is not set",
                schema: .array(Self.pattern), example: "[\"Sources/\", \"*.css\"]")
        case .exclude:
            Declaration(
                summary: "Files in folders to leave out, as patterns like those of .gitignore",
                schema: .array(Self.pattern), standard: "[]", example: "[\"vendor/\", \"*.min.css\"]")
        case .ignore:
            Declaration(
                summary: "Findings to leave out: in these files, under this place of a JSON file, of these rules",
                schema: .array(
                    .object([
                        .init("files", "The files, as patterns like those of .gitignore", .array(Self.pattern)),
                        .init("pointer", "The place in a JSON file, as a JSON Pointer: /colors/0", Self.pointer),
                        .init("rules", "The rules; all where it is not set", .array(.choice(Self.ruleIDs))),
                        .init("reason", "Why", .string),
                    ])),
                standard: "[]",
                example:
                    "[{ \"files\": [\"legacy.css\"], \"rules\": [\"contrast\"], \"reason\": \"goes away in May\" }]")
        case .baseline:
            Declaration(
                summary:
                    "The file of findings that were there before, as --write-baseline writes it; they are not reported",
                schema: .string, example: "\"\(Baseline.standardName)\"")
        case .requireReason:
            Declaration(
                summary: "Whether comments that leave out findings have to say why, behind --",
                schema: .boolean, standard: "false", example: "true")
        case .overrides:
            Declaration(
                summary: "Settings for some files only; of several that match the last one counts",
                schema: .array(
                    .object(
                        [
                            .init(
                                "files", "The files, as patterns like those of .gitignore", .array(Self.pattern),
                                isRequired: true)
                        ] + Self.properties(of: Self.allCases.filter(\.isOverridable)))),
                standard: "[]", example: "[{ \"files\": [\"*.swift\"], \"level\": \"AAA\" }]")
        }
    }

    /// What a configuration file has to be.
    package static var fileSchema: JSONSchema { .object(properties(of: allCases)) }

    private static func properties(of keys: [ConfigurationKey]) -> [JSONSchema.Property] {
        keys.map {
            let declaration = $0.declaration
            return JSONSchema.Property($0.rawValue, declaration.summary, declaration.schema)
        }
    }

    private static var ruleIDs: [String] { RuleCatalog.all.map { $0.card.id } }

    private static func forEachRule(_ schema: (RuleCard) -> JSONSchema) -> [JSONSchema.Property] {
        RuleCatalog.all.map { rule in
            let card = rule.card
            return JSONSchema.Property(card.id, "Flagged: " + card.summary, schema(card))
        }
    }

    private static let pattern = JSONSchema.text(name: "a pattern", problem: PathSelection.problem)

    private static let color = JSONSchema.text(name: "a colour") { text in
        guard let color = ColorArgument(text) else { return "this is no colour that can be read" }
        return color.colors.light.alpha < 1 ? "a background has to be opaque" : nil
    }

    private static let paletteEntry = JSONSchema.text(name: "a colour or a path", problem: PaletteEntry.problem)

    private static let pointer = JSONSchema.text(name: "a JSON Pointer") { text in
        text.isEmpty || text.hasPrefix("/") ? nil : "a JSON Pointer begins with /"
    }
}
