import ColorLinting

/// A step summary for GitHub Actions in Markdown: a table of the first findings, and the counts.
///
/// <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary>
struct StepSummaryReporter: Reporter {
    /// Maximum number of findings shown per file.
    private static let maxFindings = 20
    /// Maximum size in bytes. GitHub rejects summaries above 1 MiB per step.
    static let limit = 900_000
    /// Shown if there are more.
    static let notice = "The summary is too long for the remaining files; see the log for all findings.\n\n"

    var fixCount: Int { 1 }
    var opening: [UInt8] { Array("### color-lint\n\n".utf8) }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let count = file.report.findings.count
        let path = Self.cell(file.file.path)
        var text = "<details\(count > Self.maxFindings ? "" : " open")><summary><code>\(path)</code> · "
        text +=
            Summary.counted(count, "finding")
            + "</summary>\n\n| line | rule | finding | fix |\n| --- | --- | --- | --- |\n"
        var shown = 0
        file.forEachFinding { finding, start, _ in
            shown += 1
            guard shown <= Self.maxFindings else { return }
            text += "| \(start.line) | `\(finding.rule)` | \(Self.cell(finding.message)) | "
            text += (finding.fixes.first.map { Self.cell($0.title) } ?? "") + " |\n"
        }
        if count > Self.maxFindings { text += "\n… and \(count - Self.maxFindings) more\n" }
        output += Array((text + "\n</details>\n\n").utf8)
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        Array((Summary.line(of: tally, Style(isColored: false)) + "\n\n").utf8)
    }

    /// Escapes `text` for a table cell in Markdown and HTML.
    private static func cell(_ text: String) -> String {
        var result = ""
        for scalar in xmlText(terminalSafe(text)).unicodeScalars {
            switch scalar {
            case "|", "`", "*", "_", "[", "]", "\\", "~": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
