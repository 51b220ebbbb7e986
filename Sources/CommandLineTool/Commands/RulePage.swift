import ColorLinting
import SourceText

extension RuleMetadata {
    /// Examples of the same kind, each group with its title. Groups without examples are omitted.
    var exampleGroups: [(title: String, examples: [RuleExample])] {
        var flagged: [RuleExample] = []
        var allowed: [RuleExample] = []
        var fixed: [RuleExample] = []
        for example in examples {
            switch example.kind {
            case .flagged: flagged.append(example)
            case .allowed: allowed.append(example)
            case .fixed: fixed.append(example)
            }
        }
        return [("Flagged", flagged), ("Allowed", allowed), ("Fixed", fixed)].filter { !$0.1.isEmpty }
    }

    /// The page of the rule, in Markdown, as in `docs/rules`.
    var page: String {
        let groups = exampleGroups
        var text = "# \(id)\n\n## What it does\n\n\(sentence(summary)) Default severity: `\(severity.rawValue)`"
        text += isEditorOnly ? ", in editors only unless `--rule \(id)` asks for it.\n" : ".\n"
        if groups.contains(where: { $0.title == "Fixed" }) { text += "\nFindings have a fix.\n" }
        text += "\n## Why\n\n\(why)\n"
        if !options.isEmpty {
            text += "\n## Options\n\nIn `.color-lint.json`, under `rules`, `\(id)`:\n\n"
            text += "| option | sets | default |\n| --- | --- | --- |\n"
            for option in options { text += "| `\(option.name)` | \(option.summary) | `\(option.defaultValue)` |\n" }
        }
        text += "\n## Examples\n"
        if let exampleConfiguration { text += "\nWith the configuration `\(exampleConfiguration)`:\n" }
        for (title, examples) in groups {
            text += "\n### \(title)\n"
            for example in examples { text += "\n" + shown(example) }
        }
        return text
    }

    /// The code, followed by its findings or by the fixed code.
    private func shown(_ example: RuleExample) -> String {
        let (code, marks) = example.plain
        let language = example.language.languageIdentifiers.first ?? ""
        func block(_ code: String) -> String { "```\(language)\n\(code)\(code.utf8.last == 10 ? "" : "\n")```\n" }
        var text = block(code)
        if case .fixed(let result) = example.kind { text += "\nbecomes\n\n" + block(result) }
        let bytes = Array(code.utf8)
        for (index, mark) in marks.enumerated() {
            let found = String(decoding: bytes[mark.lowerBound..<mark.upperBound], as: UTF8.self)
            text += (index == 0 ? "\n" : "") + "- `\(found)`: \(mark.label)\n"
        }
        return text
    }

    /// `summary` with a capital letter and a full stop.
    private func sentence(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}
