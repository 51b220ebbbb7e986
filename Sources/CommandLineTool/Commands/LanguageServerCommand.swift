import ColorLanguageServer

/// `color-lint lsp`: runs the language server over standard input and output.
struct LanguageServerCommand {
    var invocation: Invocation

    /// Runs until the client exits. Returns the exit code required by LSP: 0 after `shutdown`, otherwise 1.
    func run() -> ExitCode {
        let code = LanguageServer.run(
            input: 0, output: 1, configuration: invocation.configuration, settings: invocation.settings)
        return ExitCode(rawValue: code) ?? .trouble
    }
}
