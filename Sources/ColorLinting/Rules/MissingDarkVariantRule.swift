import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// Flags colour sets and tokens without a value for dark looks.
enum MissingDarkVariantRule: Rule {
    static let card = RuleCard(
        id: "missing-dark-variant",
        summary: "a colour set or token has no value for dark looks",
        why: """
            A colour without a dark variant stays as it is when everything around it goes dark, and what was dark text on \
            white is then dark text on black. Some colours are meant to be the same in both; an entry of their own says so.

            A colour set is flagged where no entry is for the dark look; one that refers to a system's colour adapts by \
            itself. A token is flagged where others of its file have a dark value, by a mode or in a set of its own. An \
            alias follows what it stands for.

            The fix adds to a colour set an entry for the dark look, with a colour of the same hue that stands out from black \
            as much as the light one does from white. It is a start for a designer's eye.
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

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        for entry in context.facts.catalogue?.lightOnly ?? [] {
            report(
                Finding(
                    rule: card.id, severity: severity, range: entry.color,
                    message: "the colour set has no colour for the dark appearance", appearance: .dark,
                    fixes: fix(of: entry, context).map { [$0] } ?? []))
        }
        checkTokens(context, severity, report)
    }

    // MARK: Tokens

    private static func checkTokens(_ context: RuleContext, _ severity: Severity, _ report: (Finding) -> Void) {
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
            report(
                Finding(
                    rule: card.id, severity: severity, range: facts.expressions[definition.value].range,
                    message: "\(definition.name.text) has no value for the dark appearance, as others here have",
                    appearance: .dark))
        }
    }

    // MARK: The computed entry

    private static func fix(of entry: CatalogueFacts.LightOnlyEntry, _ context: RuleContext) -> Fix? {
        guard let index = entry.literal, let value = context.facts.literals[index].color else { return nil }
        let literal = context.facts.literals[index]
        let dark = darkTwin(of: value)
        return context.file.withBytes { source in
            let syntax = context.file.language.colorSyntax
            // Where nothing has to change, such as for a colour in the middle, the text stays.
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
            return Fix(
                title: "Add \(shown) for the dark appearance", safety: .review,
                edits: [
                    FileEdit(
                        path: context.file.path,
                        edit: Edit(ByteRange(entry.range.upperBound, entry.range.upperBound), text))
                ])
        }
    }

    /// The blanks that `text` begins with.
    private static func blanks(before text: String) -> String {
        String(text.prefix { $0 == " " || $0 == "\t" || $0.isNewline })
    }

    private static func blanks(beforeBytesAt offset: Int, in source: SourceBytes) -> String {
        var start = offset
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source[start - 1]) { start -= 1 }
        return start == offset ? " " : source.text(ByteRange(start, offset))
    }

    /// Whether blanks stand before the colons, as Xcode writes them.
    private static func isSpaced(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: ":") { return before == 0x20 }
            before = byte
        }
        return false
    }

    /// The colour of the same hue whose contrast with black is that of `color` with white: by brightness, and where that
    /// does not suffice with less saturation.
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
