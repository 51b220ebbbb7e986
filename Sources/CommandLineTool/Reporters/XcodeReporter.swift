import ColorLinting
import FileSystem

/// One line per finding in clang's format with absolute paths, which Xcode reads from a build phase.
struct XcodeReporter: Reporter {
    /// The folder that shown paths are relative to.
    var folder: WorkingFolder

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let path = terminalSafe(folder.absolutePath(of: file.file.path))
        file.forEachFinding { finding, start, _ in
            let kind =
                switch finding.severity {
                case .error: "error"
                case .warning: "warning"
                case .info, .hint, .off: "note"
                }
            let message = terminalSafe(finding.message)
            output += Array("\(path):\(start.line):\(start.column): \(kind): \(message) (\(finding.rule))\n".utf8)
        }
    }
}
