import ColorScanning
import JSONSyntax
import SourceColors
import SourceText

/// The pairs of colours that a configuration declares to meet. They are judged where they are declared: in the configuration
/// file, once, whatever files define the names.
enum ConfiguredPairs {
    /// The rules that have something to say of them.
    static let rules: [any Rule.Type] = [ContrastRule.self, EnhancedContrastRule.self]

    /// What the foreground may be, besides text of body size.
    private static let contents: [(word: String, content: PairContent)] = [
        ("text", .text), ("large", .largeText), ("non-text", .nonText),
    ]

    /// What one of them has to be.
    static let schema = JSONSchema.object([
        .init(
            "foreground", "The colour on top, or its name: #777, --ink, {color.ink}, Theme.ink, Ink", color,
            isRequired: true),
        .init("background", "The colour under it, or its name", color, isRequired: true),
        .init(
            "content", "What is drawn: text, large text, or something that is no text", .choice(contents.map(\.word))),
    ])

    private static let color = JSONSchema.text(name: "a colour or a name") { text in
        text.isEmpty ? "a colour or a name is wanted" : nil
    }

    /// `facts`, which a scan of the configuration file `file` has found, with its declared pairs as the only ones.
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

    /// The names in the pairs of `facts` that no file in `workspace` defines, as mistakes in the configuration file `file`. A pair
    /// with such a name is never judged, and nobody would notice. None where the workspace says nothing of names.
    static func unknownNames(in facts: ColorFacts, of file: SourceFile, workspace: Workspace) -> [Finding] {
        guard !workspace.isEmpty else { return [] }
        let places = facts.pairs.flatMap { [$0.foreground, $0.background].compactMap(\.self) }.map {
            facts.expressions[$0].range
        }
        var resolver = Resolver(facts, path: file.path, workspace: workspace)
        var findings: [Finding] = []
        for id in facts.expressions.ids {
            let range = facts.expressions[id].range
            guard case .name(let name) = facts.expressions[id].kind, places.contains(where: { $0.contains(range) }),
                !findings.contains(where: { $0.range == range }), resolver.isUndefined(name, at: id)
            else { continue }
            let meant = nearestName(to: name.text, among: workspace.definedNames(in: name.space))
            let shown = name.space == .token ? "{\(name.text)}" : name.text
            findings.append(
                Finding(
                    rule: ConfigurationFile.findingRule, severity: .error, range: range,
                    message: "no file defines “\(shown)”, so the pair cannot be judged"
                        + (meant.map { "; did you mean \($0)?" } ?? "")))
        }
        return findings.sorted { $0.range < $1.range }
    }

    /// The bytes between the quotes of a string.
    private static func content(_ node: JSONNode?) -> ByteRange? {
        guard let node, let text = node.string, text.utf8.count == node.range.count - 2 else { return nil }
        return ByteRange(node.range.lowerBound + 1, node.range.upperBound - 1)
    }
}
