import ColorMath
import PathPatterns
import SourceColors

/// The configuration keys, in the order of the documentation. Validation, the published schema, `color-lint init` and
/// the documentation follow from these declarations.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case schema = "$schema"
    case level, metric, appearances, largeText, severity, rules, palette, pairs, assumedBackground, hexAlpha,
        hexHelpers, roots, pages, markup,
        include, exclude, ignore, baseline
    case requireReason, overrides

    /// The properties of a key.
    package struct Declaration: Sendable {
        /// What it sets, in a sentence without a full stop.
        package var summary: String
        /// The schema of its value.
        package var schema: JSONSchema
        /// The default value as JSON; nil for none.
        package var defaultValue: String?
        /// An example value as JSON.
        package var example: String
        /// How it changes the configuration of a file; nil if it is about more than one file.
        package var setting: Setting?
    }

    /// Whether it can be set for some files under `overrides`.
    package var isOverridable: Bool { self != .overrides && declaration.setting != nil }

    /// The properties of the key.
    package var declaration: Declaration {
        switch self {
        case .schema:
            Declaration(
                summary: "JSON Schema of this file, for editors", schema: .string, example: "\"…\"")
        case .level:
            Declaration(
                summary: "Required contrast: WCAG level AA or AAA, or one ratio for all pairs",
                schema: .anyOf([.choice([ContrastLevel.aa, .aaa].compactMap(\.name)), .number(ContrastLevel.ratios)]),
                defaultValue: "\"AA\"", example: "\"AAA\"",
                setting: .replacing(\.level) { ContrastLevel($0.string ?? $0.text) })
        case .metric:
            Declaration(
                summary: "Contrast metric: wcag (ratio of luminances) or hsb (ratio of HSB brightnesses)",
                schema: .choice(ContrastMetric.allCases.map(\.rawValue)), defaultValue: "\"wcag\"", example: "\"hsb\"",
                setting: .replacing(\.metric) { $0.string.flatMap(ContrastMetric.init) })
        case .appearances:
            Declaration(
                summary: "Appearances in which pairs are judged; those with increased contrast only if listed",
                schema: .array(.choice(Appearance.allCases.map(\.rawValue))), defaultValue: "[\"light\", \"dark\"]",
                example: "[\"light\", \"dark\", \"light-high-contrast\", \"dark-high-contrast\"]",
                setting: .replacing(\.appearances) { node in
                    let names = node.children.compactMap { $0.string.flatMap(Appearance.init) }
                    // An empty list would disable judging altogether.
                    return names.isEmpty ? nil : AppearanceSet(names.map { AppearanceSet($0) })
                })
        case .largeText:
            Declaration(
                summary:
                    "Which text in Swift views counts as large: wcag (from 18 points, or 14 points bold) or apple (also bold text of any size)",
                schema: .choice(LargeTextProfile.allCases.map(\.rawValue)), defaultValue: "\"wcag\"",
                example: "\"apple\"",
                setting: .replacing(\.scanOptions.largeText) { $0.string.flatMap(LargeTextProfile.init) })
        case .severity:
            Declaration(
                summary: "Severity of each rule",
                schema: .object(Self.forEachRule { _ in .choice(Severity.allCases.map(\.rawValue)) }),
                defaultValue: "{}", example: "{ \"contrast\": \"error\", \"integer-division\": \"off\" }",
                setting: Setting(
                    read: { node, configuration in
                        for rule in node.children {
                            configuration.severities[rule.key ?? ""] = rule.string.flatMap(Severity.init)
                        }
                        return true
                    },
                    copy: { $1.severities.merge($0.severities) { $1 } }))
        case .rules:
            Declaration(
                summary: "Options of each rule",
                schema: .object(
                    Self.forEachRule { metadata in
                        .object(metadata.options.map { JSONSchema.Property($0.name, $0.summary, $0.schema) })
                    }),
                defaultValue: "{}", example: "{ \"contrast\": { \"kinds\": [\"same-element\", \"declared\"] } }",
                setting: Setting(
                    read: { node, configuration in
                        for rule in node.children {
                            for option in rule.children {
                                configuration.options[rule.key ?? "", default: [:]][option.key ?? ""] =
                                    RuleOptionValue(option)
                            }
                        }
                        return true
                    },
                    copy: { $1.options.merge($0.options) { $0.merging($1) { $1 } } }))
        case .palette:
            Declaration(
                summary: "Allowed colors: colors, files that define them, or asset catalogs",
                schema: .anyOf([Self.paletteEntry, .array(Self.paletteEntry)]),
                example: "[\"#1e90ff\", \"tokens/colors.json\", \"App/Assets.xcassets\"]",
                setting: .replacing(\.paletteEntries) { node in
                    let nodes = node.kind == .array ? Array(node.children) : [node]
                    return nodes.compactMap { node in node.string.map { PaletteEntry($0, at: node.range) } }
                })
        case .pairs:
            Declaration(
                summary: "Additional pairs of colors or names that meet although no code shows it",
                schema: .array(ConfiguredPairs.schema), defaultValue: "[]",
                example: "[{ \"foreground\": \"--ink\", \"background\": \"--paper\" }]")
        case .assumedBackground:
            Declaration(
                summary: "Background of text, and color beneath translucent backgrounds, if the code does not show it",
                schema: .object([
                    .init("light", "Color in light appearances", Self.color),
                    .init("dark", "Color in dark appearances", Self.color),
                ]),
                example: "{ \"light\": \"#ffffff\", \"dark\": \"#1c1c1e\" }",
                setting: .replacing(\.assumedBackground) { AssumedBackground($0) })
        case .hexAlpha:
            Declaration(
                summary: "Position of alpha in eight hex digits, if neither a label nor the helper's code shows it",
                schema: .choice(HexAlphaOrder.allCases.map(\.rawValue)), defaultValue: "\"rgba\"", example: "\"argb\"",
                setting: .replacing(\.scanOptions.hexAlphaOrder) { $0.string.flatMap(HexAlphaOrder.init) })
        case .hexHelpers:
            Declaration(
                summary: "Additional names of Swift functions and types that create a color from hex digits",
                schema: .array(.string), defaultValue: "[]", example: "[\"paint\"]",
                setting: .replacing(\.scanOptions.hexHelpers) { $0.children.compactMap(\.string) })
        case .roots:
            Declaration(
                summary: "SwiftUI views that fill a window, if no code in the project shows that; * for any characters",
                schema: .array(.string), defaultValue: "[]", example: "[\"SettingsView\", \"*Screen\"]",
                setting: .replacing(\.scanOptions.roots) { $0.children.compactMap(\.string) })
        case .pages:
            Declaration(
                summary: "HTML files that show which elements exist, perhaps with more style sheets; if not set, all",
                schema: .array(.anyOf([Self.pattern, PageRule.schema])),
                example: "[\"site/\", { \"files\": [\"mail/*.html\"], \"sheets\": [\"css/mail.css\"] }]",
                setting: .replacing(\.pageRules) { PageRule.rules($0) })
        case .markup:
            Declaration(
                summary:
                    "Templates whose class attributes show which classes meet, as .gitignore patterns; if not set, by extension",
                schema: .array(Self.pattern), example: "[\"app/views/\", \"*.jsx\"]",
                setting: .replacing(\.markup.selection) { PathSelection($0.children.compactMap(\.string)) })
        case .include:
            Declaration(
                summary: "Files to check in folders, as .gitignore patterns; if not set, all",
                schema: .array(Self.pattern), example: "[\"Sources/\", \"*.css\"]")
        case .exclude:
            Declaration(
                summary: "Files to skip in folders, as .gitignore patterns",
                schema: .array(Self.pattern), defaultValue: "[]", example: "[\"vendor/\", \"*.min.css\"]")
        case .ignore:
            Declaration(
                summary: "Findings to ignore, by file, JSON Pointer, rule and colors",
                schema: .array(
                    .object([
                        .init("files", "Files, as .gitignore patterns", .array(Self.pattern)),
                        .init("pointer", "Location in a JSON file, as a JSON Pointer: /colors/0", Self.pointer),
                        .init("rules", "Rules; if not set, all", .array(.choice(Self.ruleIDs))),
                        .init("foreground", "Foreground of pairs; if not set, any", Self.anyColor),
                        .init("background", "Background of pairs; if not set, any", Self.anyColor),
                        .init("reason", "Why", .string),
                    ])),
                defaultValue: "[]",
                example:
                    "[{ \"files\": [\"legacy.css\"], \"rules\": [\"contrast\"], \"reason\": \"goes away in May\" }]")
        case .baseline:
            Declaration(
                summary:
                    "File with known findings, written by --write-baseline, that are not reported",
                schema: .string, example: "\"\(Baseline.defaultName)\"")
        case .requireReason:
            Declaration(
                summary: "Whether suppression comments must give a reason after --",
                schema: .boolean, defaultValue: "false", example: "true",
                setting: .replacing(\.requiresReason) { $0.bool })
        case .overrides:
            Declaration(
                summary: "Settings for some files only; later entries take precedence",
                schema: .array(
                    .object(
                        [
                            .init(
                                "files", "Files, as .gitignore patterns", .array(Self.pattern),
                                isRequired: true)
                        ] + Self.properties(of: Self.allCases.filter(\.isOverridable)))),
                defaultValue: "[]", example: "[{ \"files\": [\"*.swift\"], \"level\": \"AAA\" }]")
        }
    }

    /// The schema of configuration files.
    package static var fileSchema: JSONSchema { .object(properties(of: allCases)) }

    private static func properties(of keys: [ConfigurationKey]) -> [JSONSchema.Property] {
        keys.map {
            let declaration = $0.declaration
            return JSONSchema.Property($0.rawValue, declaration.summary, declaration.schema)
        }
    }

    private static var ruleIDs: [String] { RuleCatalog.all.map { $0.metadata.id } }

    private static func forEachRule(_ schema: (RuleMetadata) -> JSONSchema) -> [JSONSchema.Property] {
        RuleCatalog.all.map { rule in
            let metadata = rule.metadata
            return JSONSchema.Property(metadata.id, "Flags: " + metadata.summary, schema(metadata))
        }
    }

    static let pattern = JSONSchema.text(name: "a pattern", problem: PathSelection.problem)

    private static let color = JSONSchema.text(name: "a color") { text in
        guard let color = ColorArgument(text) else { return "not a valid color" }
        return color.colors.light.alpha < 1 ? "a background must be opaque" : nil
    }

    private static let anyColor = JSONSchema.text(name: "a color") { text in
        ColorArgument(text) == nil ? "not a valid color" : nil
    }

    private static let paletteEntry = JSONSchema.text(name: "a color or a path", problem: PaletteEntry.problem)

    private static let pointer = JSONSchema.text(name: "a JSON Pointer") { text in
        text.isEmpty || text.hasPrefix("/") ? nil : "a JSON Pointer must start with /"
    }
}
