import ColorLinting
import FileSystem

/// A line a finding, as clang writes it and Xcode reads it from a build phase: with the absolute path.
struct XcodeReporter: Reporter {
    /// The folder that paths are shown in.
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
