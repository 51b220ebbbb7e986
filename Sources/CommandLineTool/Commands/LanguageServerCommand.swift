import ColorLanguageServer

/// `color-lint lsp`: the language server, over standard input and output.
struct LanguageServerCommand {
    /// What is asked for.
    var invocation: Invocation

    /// Serves until the client goes, and gives the exit code that LSP asks for: 0 after `shutdown`, else 1.
    func run() -> ExitCode {
        let code = LanguageServer.run(
            input: 0, output: 1, configuration: invocation.configuration, settings: invocation.settings)
        return ExitCode(rawValue: code) ?? .trouble
    }
}
