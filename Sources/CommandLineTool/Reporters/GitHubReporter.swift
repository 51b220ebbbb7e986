import ColorLinting
import SourceText

/// A line a finding, which GitHub Actions turns into an annotation of the file.
///
/// Of each severity it shows the first ten of a step, so a file's graver findings come first.
/// <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>
struct GitHubReporter: Reporter {
    func report(_ file: LintedFile, into output: inout [UInt8]) {
        var lines: [(severity: Severity, text: String)] = []
        let path = Self.escaped(file.file.path, isProperty: true)
        file.forEachFinding { finding, start, end in
            let kind =
                switch finding.severity {
                case .error: "error"
                case .warning: "warning"
                case .info, .hint, .off: "notice"
                }
            // The end column counts only within one line.
            let columns = start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
            lines.append(
                (
                    finding.severity,
                    "::\(kind) file=\(path),line=\(start.line),endLine=\(end.line)\(columns),title=\(finding.rule)::"
                        + Self.escaped(finding.message, isProperty: false) + "\n"
                ))
        }
        for severity in Severity.allCases.sorted(by: >) {
            for line in lines where line.severity == severity { output += Array(line.text.utf8) }
        }
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
