import CStandardLibrary
import FileSystem

/// A line on the terminal that says how far a long run is. It appears after half a second, and not in a pipe.
final class Progress {
    private let stream: OutputStream
    private let isActive: Bool
    private var isShown = false
    private var lastUpdate: Double

    /// Progress on the terminal of `environment`, if it has one.
    init(_ environment: CommandEnvironment, isQuiet: Bool) {
        stream = environment.errors
        isActive = environment.isErrorTerminal && !isQuiet
        lastUpdate = isActive ? monotonicSeconds() + 0.4 : 0
    }

    /// Says that `files` are done, at most ten times a second; `what` says of which job, where it is not the main one.
    func show(_ files: Int, _ what: String = "") {
        guard isActive else { return }
        let now = monotonicSeconds()
        guard now - lastUpdate >= 0.1 else { return }
        lastUpdate = now
        isShown = true
        stream.write("\r\u{1B}[K\(what)\(files) files …")
        stream.flush()
    }

    /// Takes the line away, before anything else is written.
    func clear() {
        guard isShown else { return }
        isShown = false
        stream.write("\r\u{1B}[K")
        stream.flush()
    }
}
