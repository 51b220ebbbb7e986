import ColorLinting
import FileSystem

/// `color-lint help [COMMAND]`, and `--help` with any command.
struct HelpCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        if invocation.has(.man) {
            output.write(ManualPage.text)
            return .clean
        }
        let help = HelpText(style: style, columns: environment.helpColumns)
        guard let word = invocation.operands.first else {
            output.write(help.overview)
            return .clean
        }
        guard let command = word == Command.lint.rawValue ? .lint : Command.named(word) else {
            throw UsageError(
                "unknown command “\(terminalSafe(word))”", nearest: nearestName(to: word, among: Command.words))
        }
        output.write(help.page(of: command))
        return .clean
    }
}
