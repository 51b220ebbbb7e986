import ColorLinting
import SourceText

/// One line per finding, which GitHub Actions shows as an annotation.
///
/// GitHub shows the first ten of each kind per step and about fifty per job, so more severe findings of the whole run
/// come first. <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>
struct GitHubReporter: Reporter {
    /// GitHub's name of the severity.
    private let kind: String
    private let severities: Set<Severity>

    /// One reporter per severity, in order.
    static let all = [
        GitHubReporter(kind: "error", severities: [.error]), GitHubReporter(kind: "warning", severities: [.warning]),
        GitHubReporter(kind: "notice", severities: [.info, .hint, .off]),
    ]

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        guard file.report.findings.contains(where: { severities.contains($0.severity) }) else { return }
        let path = Self.escaped(file.file.path, isProperty: true)
        file.forEachFinding { finding, start, end in
            guard severities.contains(finding.severity) else { return }
            // GitHub uses the end column only within one line.
            let columns = start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
            let line =
                "::\(kind) file=\(path),line=\(start.line),endLine=\(end.line)\(columns),title=\(finding.rule)::"
                + Self.escaped(finding.message, isProperty: false) + "\n"
            output += Array(line.utf8)
        }
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.isUnsafeInTerminals && scalar != "\r" && scalar != "\n" ? "\u{FFFD}" : scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            case let scalar: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
