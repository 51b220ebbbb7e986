import ColorLinting
import FileSystem

/// `color-lint completions SHELL`: what makes a shell complete the program's command lines.
struct CompletionsCommand {
    /// What is asked for.
    var invocation: Invocation

    /// Runs it into `output` and gives the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let word = invocation.operands.first ?? ""
        guard let shell = Shell(rawValue: word) else {
            throw UsageError(
                "there are no completions for “\(terminalSafe(word))”",
                nearest: nearestName(to: word, among: Shell.allCases.map(\.rawValue)))
        }
        output.write(shell.completions)
        return .clean
    }
}
