import ColorScanning
import JSONSyntax
import SourceColors
import SourceText

/// Pairs declared in a configuration. They are judged once, in the configuration file, whichever files define their
/// names.
enum ConfiguredPairs {
    /// Rules that check them.
    static let rules: [any Rule.Type] = [ContrastRule.self, EnhancedContrastRule.self]

    /// Kinds of foreground content.
    private static let contents: [(word: String, content: PairContent)] = [
        ("text", .text), ("large", .largeText), ("non-text", .nonText),
    ]

    /// Schema of a pair.
    static let schema = JSONSchema.object([
        .init(
            "foreground", "Foreground color or name: #777, --ink, {color.ink}, Theme.ink, Ink", color,
            isRequired: true),
        .init("background", "Background color or name", color, isRequired: true),
        .init(
            "content",
            "Content of the foreground: text, large text, or non-text such as "
                + "icons", .choice(contents.map(\.word))),
    ])

    private static let color = JSONSchema.text(name: "a color or a name") { text in
        text.isEmpty ? "expected a color or a name" : nil
    }

    /// Returns `facts` of the configuration file `file` with the declared pairs as the only pairs.
    static func facts(_ facts: ColorFacts, of file: SourceFile) -> ColorFacts {
        var facts = facts
        facts.pairs = []
        facts.definitions = []
        let document = JSONDocument(file.bytes)
        guard let list = document.root?[ConfigurationKey.pairs.rawValue] else { return facts }
        file.withBytes { source in
            for pair in list.children {
                guard let foreground = content(pair["foreground"]), let background = content(pair["background"]) else {
                    continue
                }
                let word = pair["content"]?.string
                facts.pairs.append(
                    ColorPair(
                        kind: .declared, foreground: facts.addConfiguredColor(at: foreground, of: source),
                        background: facts.addConfiguredColor(at: background, of: source),
                        content: contents.first { $0.word == word }?.content ?? .text))
            }
        }
        return facts
    }

    /// Returns errors for names in the pairs of `facts` that no file in `workspace` defines, since such pairs would
    /// silently never be judged. Empty if the workspace has no names.
    static func unknownNames(in facts: ColorFacts, of file: SourceFile, workspace: Workspace) -> [Finding] {
        guard !workspace.isEmpty else { return [] }
        let places = facts.pairs.flatMap { [$0.foreground, $0.background].compactMap(\.self) }.map {
            facts.expressions.range(of: $0)
        }
        var resolver = Resolver(facts, path: file.path, workspace: workspace)
        var findings: [Finding] = []
        for id in facts.expressions.ids {
            let range = facts.expressions.range(of: id)
            guard case .name(let name) = facts.expressions[id].kind, places.contains(where: { $0.contains(range) }),
                !findings.contains(where: { $0.range == range }), resolver.isUndefined(name, at: range)
            else { continue }
            let meant = nearestName(to: name.text, among: workspace.definedNames(in: name.space))
            let shown = name.space == .token ? "{\(name.text)}" : name.text
            findings.append(
                Finding(
                    rule: ConfigurationFile.findingRule, severity: .error, range: range,
                    message: "“\(shown)” is not defined in any file, so the pair cannot be judged"
                        + (meant.map { "; did you mean \($0)?" } ?? "")))
        }
        return findings.ordered { $0.range < $1.range }
    }

    /// Returns the range between the quotes of a string.
    private static func content(_ node: JSONNode?) -> ByteRange? {
        guard let node, let text = node.string, text.utf8.count == node.range.count - 2 else { return nil }
        return ByteRange(node.range.lowerBound + 1, node.range.upperBound - 1)
    }
}
