import CStandardLibrary
import ColorLanguageServer
import ColorLinting
import FileSystem

/// Runs the program with the arguments of this process and returns its exit code.
package func runProcess() -> Int32 {
    var environment = CommandEnvironment.process()
    // A server runs for days.
    if !CommandLine.arguments.dropFirst().contains(Command.lsp.rawValue) { keepFreedMemory() }
    // On Linux, Swift reads them from /proc, and without it there would be none.
    guard let program = CommandLine.arguments.first, !program.isEmpty else {
        environment.errors.write("color-lint: cannot read the arguments; is /proc mounted?\n")
        environment.errors.flush()
        return ExitCode.trouble.rawValue
    }
    environment.endsWithCommand = true
    return runCommandLine(Array(CommandLine.arguments.dropFirst()), in: environment)
}

/// Runs the program with `arguments`, which exclude the program name, and returns its exit code. Codes above 128 are
/// 128 plus the number of the signal that ended the program.
package func runCommandLine(_ arguments: [String], in environment: CommandEnvironment = .process()) -> Int32 {
    var code = ExitCode.trouble
    var isIdle = false
    do throws(UsageError) {
        let invocation = try ArgumentParser.parse(arguments)
        if invocation.has(.watch) {
            var environment = environment
            environment.endsWithCommand = false
            (code, isIdle) = try WatchLoop(invocation: invocation, environment: environment).run {
                () throws(UsageError) in
                try run(invocation, in: environment)
            }
        } else {
            code = try run(invocation, in: environment)
        }
    } catch {
        let style = Style(isColored: false)
        environment.errors.write("color-lint: \(error.message)\n")
        if let hint = error.hint { environment.errors.write("  \(hint)\n") }
        environment.errors.write(style.dim("See color-lint --help.") + "\n")
    }
    environment.output.flush()
    if let failure = environment.output.failure {
        environment.errors.write("color-lint: standard output: \(failure)\n")
        code = .trouble
    }
    let signal = environment.interruption.signal()
    if signal != nil, !isIdle { environment.errors.write("color-lint: interrupted; the output is incomplete\n") }
    environment.errors.flush()
    if let signal { return 128 + signal }
    // If the reader closed the pipe (`| head`), report SIGPIPE as other programs do.
    return environment.output.isClosed ? 128 + SIGPIPE : code.rawValue
}

private func run(_ invocation: Invocation, in environment: CommandEnvironment) throws(UsageError) -> ExitCode {
    try invocation.checkOutputs(in: environment.folder)
    // A catalog is a folder, which the command makes.
    guard let path = invocation[.output], invocation.format != .xcassets else {
        return try run(invocation, into: environment.output, environment)
    }
    let file = try openOutput(path, in: environment.folder)
    let code = try run(invocation, into: file.stream, environment)
    do throws(SystemError) { try file.finish() } catch { throw UsageError("\(path): \(error)") }
    return code
}

private func run(
    _ invocation: Invocation, into output: OutputStream, _ environment: CommandEnvironment
) throws(UsageError) -> ExitCode {
    if invocation.has(.version) {
        output.write("color-lint \(version)\n")
        return .clean
    }
    if let cache = RunCache(invocation, in: environment) {
        return try cache.code(into: output) { environment throws(UsageError) in
            try perform(invocation, into: output, environment)
        }
    }
    return try perform(invocation, into: output, environment)
}

private func perform(
    _ invocation: Invocation, into output: OutputStream, _ environment: CommandEnvironment
) throws(UsageError) -> ExitCode {
    switch invocation.command {
    case .lint: return try LintCommand(invocation: invocation, environment: environment).run(into: output)
    case .colors: return try ColorsCommand(invocation: invocation, environment: environment).run(into: output)
    case .pairs: return try PairsCommand(invocation: invocation, environment: environment).run(into: output)
    case .contrast: return try ContrastCommand(invocation: invocation, environment: environment).run(into: output)
    case .convert: return try ConvertCommand(invocation: invocation, environment: environment).run(into: output)
    case .palette: return try PaletteCommand(invocation: invocation, environment: environment).run(into: output)
    case .image: return try ImageCommand(invocation: invocation, environment: environment).run(into: output)
    case .index: return try IndexCommand(invocation: invocation, environment: environment).run(into: output)
    case .explain: return try ExplainCommand(invocation: invocation, environment: environment).run(into: output)
    case .rules: return RulesCommand(invocation: invocation, environment: environment).run(into: output)
    case .`init`: return try InitCommand(invocation: invocation, environment: environment).run(into: output)
    case .schema:
        output.write(ConfigurationKey.schemaText)
        return .clean
    case .completions: return try CompletionsCommand(invocation: invocation).run(into: output)
    case .help: return try HelpCommand(invocation: invocation, environment: environment).run(into: output)
    case .lsp: return LanguageServerCommand(invocation: invocation).run()
    }
}
