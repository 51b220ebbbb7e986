import ColorLinting
import ColorScanning
import FileSystem
import SourceText

/// `color-lint colors [PATH…]`: every colour literal.
struct ColorsCommand {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Runs it into `output` and gives the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let files = try FileRun(invocation, in: environment, output: output)
        let linter = Linter(configuration: invocation.configuration)
        let task = ColorsTask(
            swiftProject: try files.workspace(for: linter, onlySwift: true).swiftProject,
            listsAll: invocation.has(.all), format: invocation.format,
            style: environment.style(for: invocation, isTerminal: environment.isOutputTerminal))
        let tally = try files.run(task)
        return tally.errors > 0 ? .trouble : .clean
    }
}

private struct ColorsTask: FileTask {
    /// Type aliases and hex helpers of the project's Swift files, which decide how colors are read.
    var swiftProject: SwiftProject
    var listsAll: Bool
    var format: OutputFormat
    var style: Style

    func run(_ input: FileInput, _ source: SourceBytes, into sink: FileSink) {
        var options = input.configuration.scanOptions
        // Named colours are found with what they are used for.
        options.findsLiteralsOnly = !listsAll
        options.swiftProject = swiftProject
        let facts = input.language.colorSyntax.scan(source, options: options)
        sink.count { $0.files += 1 }
        guard !facts.literals.isEmpty || !facts.namedColors.isEmpty else { return }
        let rows = ColorRows(path: input.path, source: source, facts: facts, listsAll: listsAll)
        if format == .jsonl {
            rows.printJSONLines(to: sink)
        } else {
            rows.printText(to: sink, style)
        }
    }
}
