import ColorLinting
import ColorMath
import ColorScanning
import SourceText

/// An output format for findings. Files are reported separately, on any thread, and their output is joined in order.
protocol Reporter: Sendable {
    /// Number of fixes shown for each finding.
    var fixCount: Int { get }
    /// Whether files without findings are reported too.
    var wantsEveryFile: Bool { get }
    /// Whether the report names the elements of findings.
    var namesElements: Bool { get }
    /// Output before all files.
    var opening: [UInt8] { get }
    /// Output between files with findings.
    var separator: [UInt8] { get }
    /// Appends the report on `file` to `output`.
    func report(_ file: LintedFile, into output: inout [UInt8])
    /// Number of places kept for equal findings besides the first; nil if findings are not grouped.
    var groupPlaceLimit: Int? { get }
    /// Groups the findings of `file`, if the reporter groups findings.
    func groups(of file: LintedFile) -> [FindingGroup]
    /// Reports groups of the whole run.
    func report(_ groups: [FindingGroup]) -> [UInt8]
    /// Output after all files. `groups` counts the groups, if the reporter groups findings.
    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8]
}

extension Reporter {
    var fixCount: Int { 0 }
    var wantsEveryFile: Bool { false }
    var namesElements: Bool { false }
    var opening: [UInt8] { [] }
    var separator: [UInt8] { [] }
    var groupPlaceLimit: Int? { nil }
    func groups(of file: LintedFile) -> [FindingGroup] { [] }
    func report(_ groups: [FindingGroup]) -> [UInt8] { [] }
    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { [] }
}

/// Position of a finding for display.
struct FindingPlace: Equatable, Sendable {
    var start: LineColumn
    var end: LineColumn
    /// Name of the element: selectors, Swift type and member, or JSON Pointer; empty if there is none, or if no reporter
    /// names elements.
    var element: String
}

/// A linted file.
struct LintedFile {
    var file: SourceFile
    /// The report, with as many fixes as the reporter shows.
    var report: FileReport
    /// Names of the findings' elements, in the order of the findings; empty if no reporter names them.
    private let elements: [String]
    /// Number of findings with a safe fix, if fixes were computed.
    private(set) var fixable = 0

    init(_ file: SourceFile, _ report: FileReport, by linter: Linter, fixCount: Int, namesElements: Bool) {
        self.file = file
        self.report = report
        elements = namesElements ? report.elements(of: report.findings, in: file) : []
        guard fixCount > 0, !report.findings.isEmpty else { return }
        let planner = linter.fixPlanner(for: file, report: report)
        for index in report.findings.indices {
            let fixes = planner.fixes(for: report.findings[index], onlyBest: fixCount == 1)
            if FixSelection.safe.choice(among: fixes) != nil { fixable += 1 }
            self.report.findings[index].fixes = Array(fixes.prefix(fixCount))
        }
    }

    /// Calls `body` with each finding and its position, in order.
    func forEachFinding(_ body: (Finding, FindingPlace) -> Void) {
        file.withBytes { source in
            var cursor = LineColumnCursor(source)
            for (index, finding) in report.findings.enumerated() {
                let start = cursor.lineColumn(of: finding.range.lowerBound)
                // A nested finding may end before the outer one, so count each end from its own start.
                var ahead = cursor
                let end = ahead.lineColumn(of: finding.range.upperBound)
                let element = elements.indices.contains(index) ? elements[index] : ""
                body(finding, FindingPlace(start: start, end: end, element: element))
            }
        }
    }

    /// The same without the element.
    func forEachFinding(_ body: (Finding, _ start: LineColumn, _ end: LineColumn) -> Void) {
        forEachFinding { body($0, $1.start, $1.end) }
    }

    /// Returns the judgement of the pair of `finding`.
    func judgement(of finding: Finding) -> PairJudgement? {
        finding.pair.flatMap { report.pairs.indices.contains($0) ? report.pairs[$0] : nil }
    }

    /// Returns the colors of the finding's pair after `edit`, if it changes one of its literals.
    func colors(after edit: Edit, in finding: Finding) -> (foreground: RGBA, background: RGBA)? {
        guard let pair = judgement(of: finding), let foreground = pair.foreground, let background = pair.background,
            let literal = report.facts.literal(at: edit.range),
            let old = literal.color?.rgba,
            let new = file.language.colorSyntax.read(edit.text, inPlaceOf: literal)?.rgba
        else { return nil }
        if old == foreground { return (new, background) }
        return old == background ? (foreground, new) : nil
    }
}
