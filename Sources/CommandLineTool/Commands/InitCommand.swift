import CStandardLibrary
import ColorLinting
import FileSystem

/// `color-lint init [FOLDER]`: a configuration file to begin with.
struct InitCommand {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Writes the file, says so in `output` and gives the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let folder = invocation.operands.first ?? "."
        let path = environment.folder.shownPath(of: folder + "/" + ConfigurationFile.name)
        // O_EXCL: a file that is there is never touched, also if it has come a moment ago.
        let descriptor = open(environment.folder.location(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let error = SystemError.last
            throw UsageError(
                "\(path): \(error.code == EEXIST ? "there is one already; nothing was changed" : "\(error)")")
        }
        defer { close(descriptor) }
        let file = OutputStream(descriptor: descriptor)
        file.write(ConfigurationKey.template)
        file.flush()
        if let failure = file.failure {
            unlink(environment.folder.location(of: path))
            throw UsageError("\(path): \(failure)")
        }
        output.write("\(path) is written; every setting in it is explained and commented out.\n")
        return .clean
    }
}
