import ColorLinting

/// The summary of a step of GitHub Actions, in Markdown: a table of the first findings, and the counts.
///
/// <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary>
struct StepSummaryReporter: Reporter {
    /// How many findings of a file are shown.
    private static let mostFindings = 20
    /// How many bytes of findings are shown. GitHub takes 1 MiB a step, or nothing.
    static let limit = 900_000
    /// What is said where there are more.
    static let notice = "There is no room for the other files here; the log has all.\n\n"

    var fixCount: Int { 1 }
    var opening: [UInt8] { Array("### color-lint\n\n".utf8) }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let count = file.report.findings.count
        let path = Self.cell(file.file.path)
        var text = "<details\(count > Self.mostFindings ? "" : " open")><summary><code>\(path)</code> · "
        text +=
            Summary.counted(count, "finding")
            + "</summary>\n\n| line | rule | finding | fix |\n| --- | --- | --- | --- |\n"
        var shown = 0
        file.forEachFinding { finding, start, _ in
            shown += 1
            guard shown <= Self.mostFindings else { return }
            text += "| \(start.line) | `\(finding.rule)` | \(Self.cell(finding.message)) | "
            text += (finding.fixes.first.map { Self.cell($0.title) } ?? "") + " |\n"
        }
        if count > Self.mostFindings { text += "\n… and \(count - Self.mostFindings) more\n" }
        output += Array((text + "\n</details>\n\n").utf8)
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        Array((Summary.line(of: tally, Style(isColored: false)) + "\n\n").utf8)
    }

    /// `text` as it stands in a cell of a table: nothing in it acts as Markdown or HTML.
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
