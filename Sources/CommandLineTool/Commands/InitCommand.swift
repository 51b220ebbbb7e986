import CStandardLibrary
import ColorLinting
import FileSystem

/// `color-lint init [FOLDER]`: creates a configuration file.
struct InitCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    /// Writes the file, reports its path in `output` and returns the exit code.
    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let folder = invocation.operands.first ?? "."
        let path = environment.folder.shownPath(of: folder + "/" + ConfigurationFile.name)
        // O_EXCL never overwrites a file, even one created a moment ago.
        let descriptor = open(environment.folder.location(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let error = SystemError.last
            throw UsageError(
                "\(path): \(error.code == EEXIST ? "file already exists; not overwritten" : "\(error)")")
        }
        defer { close(descriptor) }
        let file = OutputStream(descriptor: descriptor)
        file.write(ConfigurationKey.template)
        file.flush()
        if let failure = file.failure {
            unlink(environment.folder.location(of: path))
            throw UsageError("\(path): \(failure)")
        }
        output.write("Created \(path) with all settings explained and commented out.\n")
        return .clean
    }
}
