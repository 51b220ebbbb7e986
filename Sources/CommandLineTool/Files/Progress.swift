import CStandardLibrary
import FileSystem

/// A progress line on the terminal, shown after half a second. Not shown in a pipe.
final class Progress {
    private let stream: OutputStream
    private let isActive: Bool
    private var isShown = false
    private var lastUpdate: Double

    init(_ environment: CommandEnvironment, isQuiet: Bool) {
        stream = environment.errors
        isActive = environment.isErrorTerminal && !isQuiet
        lastUpdate = isActive ? monotonicSeconds() + 0.4 : 0
    }

    /// Updates the line with the number of finished files, at most ten times a second. `what` describes the work if it
    /// is not linting.
    func show(_ files: Int, _ what: String = "") {
        guard isActive else { return }
        let now = monotonicSeconds()
        guard now - lastUpdate >= 0.1 else { return }
        lastUpdate = now
        isShown = true
        stream.write("\r\u{1B}[K\(what)\(files) files …")
        stream.flush()
    }

    /// Removes the line before other output.
    func clear() {
        guard isShown else { return }
        isShown = false
        stream.write("\r\u{1B}[K")
        stream.flush()
    }
}
