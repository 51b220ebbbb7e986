import ColorScanning
import JSONSyntax
import SourceText

/// The pairs of colours that a configuration declares to meet. They are judged where they are declared: in the configuration
/// file, once, whatever files define the names.
enum ConfiguredPairs {
    /// The rules that have something to say of them.
    static let rules: [any Rule.Type] = [ContrastRule.self, EnhancedContrastRule.self, UnknownNameRule.self]

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

    /// The bytes between the quotes of a string.
    private static func content(_ node: JSONNode?) -> ByteRange? {
        guard let node, let text = node.string, text.utf8.count == node.range.count - 2 else { return nil }
        return ByteRange(node.range.lowerBound + 1, node.range.upperBound - 1)
    }
}
