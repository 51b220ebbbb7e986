import SourceText

/// Flags values that Xcode does not accept in a color set of an asset catalog.
enum AssetSchemaRule: Rule {
    static let metadata = RuleMetadata(
        id: "asset-schema",
        summary: "a color set contains values that Xcode does not accept",
        why: """
            Flags values in the `Contents.json` of a color set that Xcode does not accept: components such as `"50%"`, \
            `"0,5"` or `"51.0"`, color spaces such as `sRGB`, and two entries for the same appearance.

            Xcode skips what it cannot read, often without a warning. The color is then clear, or shows the value of another \
            appearance. Such files are usually edited by hand or written by scripts.

            A component is a string. With a decimal point it ranges from 0 to 1 (`"0.500"`), without one from 0 to 255 \
            (`"128"`), and `"0x80"` is hexadecimal. Only extended color spaces allow values outside these ranges.

            The fix writes the value that was probably intended.
            """,
        severity: .error,
        isEditorOnly: false,
        examples: [
            .flagged(.json, set(##"{"color": {"color-space": "⟦sRGB¦asset-schema⟧", \##(components)}}"##)),
            .flagged(
                .json,
                set(
                    ##"{"color": {"color-space": "srgb", "components": {"red": "⟦50%¦asset-schema⟧", "green": "⟦0,5¦asset-schema⟧", "blue": "0", "alpha": "1"}}}"##
                )),
            .flagged(
                .json,
                set(
                    ##"{"color": {"color-space": "srgb", "components": {"red": "⟦51.0¦asset-schema⟧", "green": "⟦256¦asset-schema⟧", "blue": "⟦0x1FF¦asset-schema⟧", "alpha": "⟦100¦asset-schema⟧"}}}"##
                )),
            .flagged(
                .json,
                set(
                    ##"{"color": {"color-space": "srgb", "components": ⟦{"red": "1.000", "blue": "0.000"}¦asset-schema⟧}}"##
                )
            ),
            .flagged(
                .json,
                set(
                    ##"{"appearances": [{"appearance": "luminosity", "value": "⟦drak¦asset-schema⟧"}], "color": {\##(srgb)}}"##
                )),
            .flagged(
                .json, set(##"{"color": {\##(srgb)}}, ⟦{"color": {\##(srgb)}, "idiom": "universal"}¦asset-schema⟧"##)),
            .allowed(.json, set(##"{"color": {\##(srgb)}}"##)),
            .allowed(
                .json,
                set(
                    ##"{"color": {"color-space": "extended-srgb", "components": {"red": "1.200", "green": "-0.100", "blue": "0xFF", "alpha": "0.5"}}}"##
                )),
            .allowed(
                .json,
                set(##"{"color": {"platform": "ios", "reference": "systemBlueColor"}}, {"idiom": "mac"}"##)),
            .allowed(.json, ##"{"colors": [{"idiom": "none", "color": {"color-space": "x", "components": {}}}]}"##),
            .fixed(
                .json, set(##"{"color": {"color-space": "displayP3", \##(components)}}"##),
                into: set(##"{"color": {"color-space": "display-p3", \##(components)}}"##)),
            .fixed(
                .json,
                set(
                    ##"{"color": {"color-space": "srgb", "components": {"red": "51.0", "green": "0", "blue": "0", "alpha": "1"}}}"##
                ),
                into: set(
                    ##"{"color": {"color-space": "srgb", "components": {"red": "51", "green": "0", "blue": "0", "alpha": "1"}}}"##
                )),
        ])

    private static let components = ##""components": {"red": "0.2", "green": "102", "blue": "0x99", "alpha": "1.000"}"##
    private static let srgb = ##""color-space": "srgb", \##(components)"##

    /// Returns a color set with `entries`; the idiom is added to the first one.
    private static func set(_ entries: String) -> String {
        ##"{"colors": [{"idiom": "universal", \##(entries.dropFirst())], "info": {"author": "xcode", "version": 1}}"##
    }

    static func check(_ context: RuleContext, report: RuleReport) {
        for problem in context.facts.catalog?.problems ?? [] {
            var replacements = problem.replacements
            if let word = likely(context.file.text(problem.range), among: problem.words) { replacements.append(word) }
            let fixes = replacements.map { text in
                context.fix(
                    "Write \(text)", problem.words.isEmpty ? .review : .safe, replacing: problem.range, with: text)
            }
            report.add(at: problem.range, problem.message, fixes: fixes)
        }
    }

    /// Returns the word with the same letters and digits as `word`, or else the most similar one.
    private static func likely(_ word: String, among words: [String]) -> String? {
        func letters(_ text: String) -> [UInt8] {
            text.utf8.compactMap { byte in
                (0x61...0x7A).contains(byte | 0x20) || byte &- 0x30 < 10 ? byte | 0x20 : nil
            }
        }
        let wanted = letters(word)
        return words.first { letters($0) == wanted } ?? nearestName(to: word, among: words)
    }
}
