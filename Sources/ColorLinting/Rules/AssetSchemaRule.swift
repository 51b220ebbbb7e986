import SourceText

/// Flags what Xcode would not take in the colour set of an asset catalogue.
enum AssetSchemaRule: Rule {
    static let card = RuleCard(
        id: "asset-schema",
        summary: "a colour set holds what Xcode does not take",
        why: """
            What Xcode cannot read in the `Contents.json` of a colour set it leaves out, often without a word: the colour then \
            comes out clear, or as that of another appearance. Such files are edited by hand and written by scripts, and then \
            hold components like `"50%"`, `"0,5"` or `"51.0"`, colour spaces like `sRGB`, or two entries for one appearance.

            A component is a string: with a point it is 0…1 (`"0.500"`), without one it is 0…255 (`"128"`), and `"0x80"` is \
            in hex. Only extended colour spaces go on outside of that.

            The fix writes what was probably meant.
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

    /// A colour set of `entries`, of which the first has no idiom yet.
    private static func set(_ entries: String) -> String {
        ##"{"colors": [{"idiom": "universal", \##(entries.dropFirst())], "info": {"author": "xcode", "version": 1}}"##
    }

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        for problem in context.facts.catalogue?.problems ?? [] {
            var replacements = problem.replacements
            if let word = likely(context.file.text(problem.range), among: problem.words) { replacements.append(word) }
            let fixes = replacements.map { text in
                Fix(
                    title: "Write \(text)", safety: problem.words.isEmpty ? .review : .safe,
                    edits: [FileEdit(path: context.file.path, edit: Edit(problem.range, text))])
            }
            report(
                Finding(
                    rule: card.id, severity: severity, range: problem.range, message: problem.message, fixes: fixes))
        }
    }

    /// The one of `words` that has the letters and digits of `word`, or else is near to it.
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
