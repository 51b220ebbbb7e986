import CommandLineTool
import FileSystem
import TestSupport

/// What a run of the program did.
struct CommandRun {
    /// The exit code.
    var code: Int32
    /// What it wrote to standard output.
    var output: String
    /// What it wrote to standard error.
    var errors: String

    /// Runs the program with `arguments` in `folder`.
    init(
        _ arguments: String..., in folder: TemporaryFolder? = nil, input: [UInt8] = [],
        variables: [String: String] = [:]
    ) {
        self.init(arguments, in: folder, input: input, variables: variables)
    }

    /// Runs the program with `arguments` in `folder`.
    init(
        _ arguments: [String], in folder: TemporaryFolder? = nil, input: [UInt8] = [],
        variables: [String: String] = [:]
    ) {
        let environment = CommandEnvironment(
            input: input, folder: folder.map { WorkingFolder(at: $0.path) } ?? .current, variables: variables)
        code = runCommandLine(arguments, in: environment)
        output = environment.output.text
        errors = environment.errors.text
    }
}
