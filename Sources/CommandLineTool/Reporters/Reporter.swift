import ColorLinting
import ColorMath
import ColorScanning
import SourceText

/// A form in which findings are printed. Files are reported one by one, on any thread; what they give is put together in
/// order.
protocol Reporter: Sendable {
    /// How many fixes of each finding it shows.
    var fixCount: Int { get }
    /// Whether it is given files without findings too.
    var wantsEveryFile: Bool { get }
    /// What stands before all files.
    var opening: [UInt8] { get }
    /// What stands between files that have something to report.
    var separator: [UInt8] { get }
    /// Adds what there is to say about `file` to `output`.
    func report(_ file: LintedFile, into output: inout [UInt8])
    /// How many places of equal findings it keeps besides the first; nil where it does not group findings.
    var groupPlaceLimit: Int? { get }
    /// The findings of `file` in groups, for a reporter that groups them.
    func groups(of file: LintedFile) -> [FindingGroup]
    /// Groups of the whole run.
    func report(_ groups: [FindingGroup]) -> [UInt8]
    /// The text after all files. `groups` counts the groups, for a reporter that groups findings.
    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8]
}

extension Reporter {
    var fixCount: Int { 0 }
    var wantsEveryFile: Bool { false }
    var opening: [UInt8] { [] }
    var separator: [UInt8] { [] }
    var groupPlaceLimit: Int? { nil }
    func groups(of file: LintedFile) -> [FindingGroup] { [] }
    func report(_ groups: [FindingGroup]) -> [UInt8] { [] }
    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { [] }
}

/// Where a finding is, as people are told.
struct FindingPlace: Hashable, Sendable {
    /// Where it starts.
    var start: LineColumn
    /// Where it ends.
    var end: LineColumn
    /// The name of the element it is about: the selectors, the Swift type and member, the JSON pointer; empty where there is
    /// none.
    var element: String
}

/// A file, with what the linter says of it.
struct LintedFile {
    /// The file.
    var file: SourceFile
    /// Its findings, with as many fixes as the reporter asked for, and all else.
    var report: FileReport
    /// The names of the elements that the findings are about, in their order.
    private let elements: [String]
    /// How many findings have a safe fix, where the reporter asked for fixes.
    private(set) var fixable = 0

    /// `file` as `linter` sees it.
    init(_ file: SourceFile, _ report: FileReport, by linter: Linter, fixCount: Int) {
        self.file = file
        self.report = report
        elements = report.elements(of: report.findings, in: file)
        guard fixCount > 0, !report.findings.isEmpty else { return }
        let planner = linter.fixPlanner(for: file, report: report)
        for index in report.findings.indices {
            let fixes = planner.fixes(for: report.findings[index], onlyBest: fixCount == 1)
            if FixSelection.safe.choice(among: fixes) != nil { fixable += 1 }
            self.report.findings[index].fixes = Array(fixes.prefix(fixCount))
        }
    }

    /// Calls `body` with each finding and its place, in order.
    func forEachFinding(_ body: (Finding, FindingPlace) -> Void) {
        file.withBytes { source in
            var cursor = LineColumnCursor(source)
            for (finding, element) in zip(report.findings, elements) {
                let start = cursor.lineColumn(of: finding.range.lowerBound)
                // A finding inside another ends before it: each end is counted from its own start.
                var ahead = cursor
                let end = ahead.lineColumn(of: finding.range.upperBound)
                body(finding, FindingPlace(start: start, end: end, element: element))
            }
        }
    }

    /// The same without the element.
    func forEachFinding(_ body: (Finding, _ start: LineColumn, _ end: LineColumn) -> Void) {
        forEachFinding { body($0, $1.start, $1.end) }
    }

    /// The pair that `finding` is about, judged.
    func judgement(of finding: Finding) -> PairJudgement? {
        finding.pair.flatMap { report.pairs.indices.contains($0) ? report.pairs[$0] : nil }
    }

    /// The colours of the pair that `finding` is about as they are after `edit`, where that changes one of its two literals.
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
