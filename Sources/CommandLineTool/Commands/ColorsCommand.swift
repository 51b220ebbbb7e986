import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// `color-lint colors [PATH…]`: lists all color literals.
struct ColorsCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let files = try FileRun(invocation, in: environment, output: output)
        var linter = Linter(configuration: invocation.configuration)
        let listsAll = invocation.has(.all)
        linter.workspace = try files.workspace(for: linter, onlySwift: true, needsLiteralsOnly: !listsAll)
        let task = ColorsTask(
            linter: linter, listsAll: listsAll, format: invocation.format,
            style: environment.style(for: invocation, isTerminal: environment.isOutputTerminal))
        let tally = try files.run(task)
        return tally.errors > 0 ? .trouble : .clean
    }
}

private struct ColorsTask: FileTask {
    /// Includes the type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    var linter: Linter
    var listsAll: Bool
    var format: OutputFormat
    var style: Style

    /// Named colors are found only with their uses.
    var needsLiteralsOnly: Bool { !listsAll }

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        sink.count { $0.files += 1 }
        guard !scanned.facts.literals.isEmpty || !scanned.facts.namedColors.isEmpty else { return }
        scanned.file.withBytes { source in
            let rows = ColorRows(path: input.path, source: source, facts: scanned.facts, listsAll: listsAll)
            if format == .jsonl {
                rows.printJSONLines(to: sink)
            } else {
                rows.printText(to: sink, style)
            }
        }
    }
}
