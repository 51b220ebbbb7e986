import ColorLinting
import ColorMath
import ColorScanning
import SourceText

/// The report for people: the code of each finding, the two colours as they look, the ratio, and the first fix.
struct TextReporter: Reporter {
    /// How it is marked.
    var style: Style
    /// How many columns it may take.
    var columns: Int
    /// Whether it ends without a summary.
    var isQuiet = false

    var fixCount: Int { 1 }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        guard !file.report.findings.isEmpty else { return }
        let count = file.report.findings.count
        let note = count == 1 ? "1 finding" : "\(count) findings"
        var text = style.heading(terminalSafe(file.file.path)) + style.dim("  " + note) + "\n\n"
        let lines = LineIndex(file.file.bytes)
        file.file.withBytes { source in
            file.forEachFinding { finding, start, end in
                var frame = FindingFrame(file, finding, source, lines, style: style, columns: columns)
                text += frame.text(from: start, to: end) + "\n"
            }
        }
        output += Array(text.utf8)
    }

    func closing(_ tally: Tally) -> [UInt8] {
        guard !isQuiet else { return [] }
        var text = ""
        if tally.fixable > 0 {
            text = style.dim("\(tally.fixable) of them can be mended with --fix; look first with --diff.") + "\n"
        }
        return Array((text + Summary.line(of: tally, style) + "\n").utf8)
    }
}

/// The counts of a run in one line.
enum Summary {
    /// The counts in `tally`.
    static func line(of tally: Tally, _ style: Style) -> String {
        var parts = [
            counted(tally.files, "file"), counted(tally.colors, "colour"),
            counted(tally.pairsChecked, "pair") + " checked",
            "\(tally.pairsUnresolved) unresolved" + withoutBackground(tally),
        ]
        if tally.fixes > 0 { parts.append(style.good("\(tally.fixes) fixed")) }
        if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
        if tally.errors > 0 { parts.append(style.bad("\(tally.errors) not read or written")) }
        let findings = tally.findingCount
        if findings == 0 {
            parts.append(style.good("no findings"))
        } else {
            let kinds = Severity.allCases.reversed().compactMap { severity -> String? in
                guard let count = tally.findings[severity], count > 0 else { return nil }
                return counted(count, severity.rawValue)
            }
            let isGrave = tally.findings.contains { $0.key >= .warning && $0.value > 0 }
            let text = counted(findings, "finding") + " (\(kinds.joined(separator: ", ")))"
            parts.append(isGrave ? style.bad(text) : style.info(text))
        }
        return parts.joined(separator: style.dim(" · "))
    }

    /// How many of the unresolved pairs are text colors alone.
    private static func withoutBackground(_ tally: Tally) -> String {
        tally.pairsWithoutBackground == 0 ? "" : " (\(tally.pairsWithoutBackground) without a known background)"
    }

    /// `count` of what is called `noun` where there is one.
    static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}

extension Style {
    /// `text` as `severity` makes it look.
    func marked(_ text: String, as severity: Severity) -> String {
        switch severity {
        case .error: bad(text)
        case .warning: warning(text)
        case .info: info(text)
        case .hint, .off: bold(text)
        }
    }
}
