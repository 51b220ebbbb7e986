import ColorLinting
import FileSystem
import SourceText

/// `color-lint explain [RULE]`: explains a rule, with examples, for a terminal or as a page in Markdown.
struct ExplainCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        var rules = RuleCatalog.all.map { $0.metadata }
        if let id = invocation.operands.first {
            guard let metadata = RuleCatalog.metadata(of: id) else {
                throw UsageError(
                    "unknown rule “\(terminalSafe(id))”", nearest: nearestName(to: id, among: rules.map { $0.id }))
            }
            rules = [metadata]
        }
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        for (index, metadata) in rules.enumerated() {
            if index > 0 { output.write("\n") }
            output.write(invocation.format == .markdown ? metadata.page : explanation(of: metadata, style))
        }
        return .clean
    }

    private func explanation(of metadata: RuleMetadata, _ style: Style) -> String {
        let width = min(environment.reportColumns, 90)
        var text = "\(style.bold(metadata.id)): \(metadata.summary)\n"
        text += "Severity: \(style.marked(metadata.severity.rawValue, as: metadata.severity))"
        text += metadata.isEditorOnly ? " (editor only, unless selected with --rule)\n" : "\n"
        for paragraph in metadata.why.split(separator: "\n", omittingEmptySubsequences: true) {
            text += "\n" + wrapped(String(paragraph), to: width) + "\n"
        }
        if let configuration = metadata.exampleConfiguration {
            text += "\nConfiguration used in the examples:\n\n  \(configuration)\n"
        }
        for (title, examples) in metadata.exampleGroups {
            text += "\n" + style.heading(title) + "\n"
            for example in examples { text += "\n" + shown(example, style, width) }
        }
        return text
    }

    private func shown(_ example: RuleExample, _ style: Style, _ width: Int) -> String {
        let (code, marks) = example.plain
        let bytes = Array(code.utf8)
        var text = ""
        bytes.withUnsafeBufferPointer { buffer in
            let source = SourceBytes(buffer)
            var start = 0
            for line in code.split(separator: "\n", omittingEmptySubsequences: true) {
                let range = ByteRange(start, start + line.utf8.count)
                let shown = CodeLine(source, showing: ByteRange(start, start), limit: 400)
                text += "  " + style.dim("│ ") + shown.text + "\n"
                for mark in marks where range.contains(mark.lowerBound) {
                    guard let place = shown.place(of: ByteRange(mark.lowerBound, mark.upperBound)) else { continue }
                    let underline = String(repeating: "━", count: place.width)
                    text += "  " + style.dim("│ ") + String(repeating: " ", count: place.indent)
                    text += style.warning(underline) + " " + mark.label + "\n"
                }
                start = range.upperBound + 1
            }
        }
        if case .fixed(let result) = example.kind {
            for line in result.split(separator: "\n", omittingEmptySubsequences: true) {
                text += "  " + style.good("+ ") + line + "\n"
            }
        }
        return text
    }

    /// Wraps `text` at `width` columns.
    private func wrapped(_ text: String, to width: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if displayWidth(of: line) + 1 + displayWidth(of: String(word)) <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
