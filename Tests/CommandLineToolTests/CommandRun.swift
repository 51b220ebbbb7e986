import CommandLineTool
import FileSystem
import TestSupport

/// The result of a run of the program.
struct CommandRun {
    var code: Int32
    var output: String
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
