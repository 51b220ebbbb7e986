import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// Flags color sets and tokens without a value for the dark appearance.
enum MissingDarkVariantRule: Rule {
    static let metadata = RuleMetadata(
        id: "missing-dark-variant",
        summary: "a color set or token has no value for the dark appearance",
        why: """
            Flags a color set without an entry for the dark appearance, and a token without a dark value if other tokens in \
            the file have one, in a mode or in a separate set. Color sets that refer to a system color adapt by themselves. \
            An alias uses the variants of its target.

            A color without a dark variant stays the same when everything around it turns dark: dark text on white becomes \
            dark text on black. If a color is meant to be the same in both appearances, add an entry that says so.

            The fix adds a dark entry to the color set: a color of the same hue with as much contrast on black as the light \
            color has on white. Treat it as a starting point for a designer.
            """,
        severity: .off,
        isEditorOnly: false,
        examples: [
            .flagged(.json, set("{\"idiom\": \"universal\", \"color\": ⟦\(blue)¦missing-dark-variant⟧}")),
            .flagged(
                .json,
                ##"{"c": {"a": {"$value": "#ffffff", "$extensions": {"mode": {"dark": "#000000"}}}, "b": {"$value": "⟦#336699¦missing-dark-variant⟧"}}}"##
            ),
            .allowed(
                .json,
                set(
                    ##"{"idiom": "universal", "color": \##(blue)}, {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \##(light)}"##
                )),
            .allowed(
                .json,
                set(##"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"##)),
            .allowed(.json, ##"{"c": {"a": {"$value": "#ffffff"}, "b": {"$value": "#336699"}}}"##),
            .allowed(
                .json,
                ##"{"c": {"a": {"$value": "#ffffff", "$extensions": {"mode": {"dark": "#000000"}}}, "b": {"$value": "{c.a}"}}}"##
            ),
            .fixed(
                .json, set("{\"idiom\": \"universal\", \"color\": \(blue)}"),
                into: set(
                    ##"{"idiom": "universal", "color": \##(blue)}, {"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal", "color": \##(light)}"##
                )),
        ])

    private static let blue =
        ##"{"color-space": "srgb", "components": {"red": "0", "green": "102", "blue": "204", "alpha": "1.000"}}"##
    private static let light =
        ##"{"color-space": "srgb", "components": {"red": "2", "green": "129", "blue": "255", "alpha": "1.000"}}"##

    private static func set(_ entries: String) -> String {
        ##"{"colors": [\##(entries)], "info": {"author": "xcode", "version": 1}}"##
    }

    static func check(_ context: RuleContext, report: RuleReport) {
        for entry in context.facts.catalog?.lightOnly ?? [] {
            report.add(
                at: entry.color,
                "the color set has no color for the dark appearance", appearance: .dark,
                fixes: fix(of: entry, context).map { [$0] } ?? [])
        }
        checkTokens(context, report)
    }

    // MARK: Tokens

    private static func checkTokens(_ context: RuleContext, _ report: RuleReport) {
        let facts = context.facts
        var isDark: Set<ColorName> = []
        for definition in facts.definitions where definition.name.space == .token {
            if case .appearances(let some) = definition.scope, !some.isDisjoint(with: .dark) {
                isDark.insert(definition.name)
            }
        }
        guard !isDark.isEmpty else { return }
        for definition in facts.definitions where definition.name.space == .token {
            guard !isDark.contains(definition.name), case .literal = facts.expressions[definition.value].kind else {
                continue
            }
            report.add(
                at: facts.expressions.range(of: definition.value),
                "\(definition.name.text) has no value for the dark appearance, unlike other tokens "
                    + "in this file",
                appearance: .dark)
        }
    }

    // MARK: The computed entry

    private static func fix(of entry: CatalogFacts.LightOnlyEntry, _ context: RuleContext) -> Fix? {
        guard let index = entry.literal, let value = context.facts.literals[index].color else { return nil }
        let literal = context.facts.literals[index]
        let dark = darkTwin(of: value)
        return context.file.withBytes { source in
            let syntax = context.file.language.colorSyntax
            // Where nothing has to change, such as for a color in the middle, the text stays.
            let spelled = syntax.spelling(of: literal, in: source).respelled(as: dark)
            let colors = spelled ?? source.text(literal.range)
            let head = source.text(ByteRange(entry.range.lowerBound + 1, literal.range.lowerBound))
            let tail = source.text(ByteRange(literal.range.upperBound, entry.range.upperBound))
            let space = blanks(before: head)
            let between = blanks(beforeBytesAt: entry.range.lowerBound, in: source)
            let colon = head.utf8.contains(UInt8(ascii: "\n")) && isSpaced(head) ? " : " : ": "
            let separator = space.isEmpty ? " " : ""
            let appearance =
                "\(space)\"appearances\"\(colon)[{\"appearance\"\(colon)\"luminosity\", \"value\"\(colon)\"dark\"}],\(separator)"
            let text = ",\(between)" + "{" + appearance + head + colors + tail
            let shown = HexColor(syntax.read(colors, inPlaceOf: literal)?.rgba ?? dark.rgba)
            return context.fix(
                "Add \(shown) for the dark appearance", .review,
                replacing: ByteRange(entry.range.upperBound, entry.range.upperBound), with: text)
        }
    }

    /// Returns the white space at the start of `text`.
    private static func blanks(before text: String) -> String {
        String(text.prefix { $0 == " " || $0 == "\t" || $0.isNewline })
    }

    private static func blanks(beforeBytesAt offset: Int, in source: SourceBytes) -> String {
        var start = offset
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source[start - 1]) { start -= 1 }
        return start == offset ? " " : source.text(ByteRange(start, offset))
    }

    /// Whether colons are preceded by spaces, as Xcode writes them.
    private static func isSpaced(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: ":") { return before == 0x20 }
            before = byte
        }
        return false
    }

    /// Returns the color of the same hue whose contrast with black equals the contrast of `color` with white: by
    /// brightness, and if necessary with less saturation.
    static func darkTwin(of color: ColorValue) -> ColorValue {
        let wanted = 0.0525 / (color.rgba.clamped.relativeLuminance + 0.05) - 0.05
        let parts = AdjustableColor(color)
        func luminance(_ value: ColorValue) -> Double { value.rgba.clamped.relativeLuminance }
        func search(_ moved: (Double) -> ColorValue) -> ColorValue {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if luminance(moved(middle)) < wanted { low = middle } else { high = middle }
            }
            return moved((low + high) / 2)
        }
        if luminance(parts.moved(brightness: 1)) >= wanted { return search { parts.moved(brightness: $0) } }
        return search { parts.moved(brightness: 1, saturation: (1 - $0) * parts.hsb.saturation) }
    }
}
