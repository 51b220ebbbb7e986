import ColorLinting
import FileSystem

/// `color-lint help [COMMAND]`, and `--help` anywhere.
struct HelpCommand {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Runs it into `output` and gives the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        if invocation.has(.man) {
            output.write(ManualPage.text)
            return .clean
        }
        guard let word = invocation.operands.first else {
            output.write(HelpText.overview(style))
            return .clean
        }
        guard let command = Command.named(word) else {
            throw UsageError(
                "there is no command “\(terminalSafe(word))”", nearest: nearestName(to: word, among: Command.words))
        }
        output.write(HelpText.page(of: command, style))
        return .clean
    }
}
