import ColorLinting
import FileSystem

/// `color-lint completions SHELL`: prints a shell completion script.
struct CompletionsCommand {
    var invocation: Invocation

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let word = invocation.operands.first ?? ""
        guard let shell = Shell(rawValue: word) else {
            throw UsageError(
                "no completions for “\(terminalSafe(word))”",
                nearest: nearestName(to: word, among: Shell.allCases.map(\.rawValue)))
        }
        output.write(shell.completions)
        return .clean
    }
}
