import ColorMath
import SourceText

/// Which fixes are applied automatically.
package enum FixSelection: Hashable, Sendable {
    /// The first fix of each finding, if it is safe.
    case safe
    /// The first fix of each finding, safe or not.
    case firstOffered

    /// Returns the fix to apply among `fixes` of a finding: the first one, or none.
    package func choice(among fixes: [Fix]) -> Fix? {
        fixes.first.flatMap { self == .firstOffered || $0.safety == .safe ? $0 : nil }
    }
}

/// Applies as many fixes to a file as possible, for the command's `--fix` and the editor's *fix all*.
///
/// Works in rounds, since a fix can enable another. A round is kept only if it leaves fewer findings and no new ones;
/// otherwise its halves are tried, so that one bad fix does not block the others. It therefore terminates, and
/// applying it to its own result changes nothing.
package struct FixApplication: Sendable {
    /// The fixed file.
    package private(set) var file: SourceFile
    /// The report on the fixed file.
    @Indirect package private(set) var report: FileReport
    /// The changes from the original file.
    package private(set) var changes = ChangeList()
    /// Number of applied fixes.
    package private(set) var fixCount = 0
    /// Fixes of remaining findings that change other files, and are not applied here.
    package private(set) var fixesOfOtherFiles: [Fix] = []

    private let linter: Linter
    private let selection: FixSelection
    /// Number of linter runs left.
    private var trialsLeft = 200

    /// Applies fixes of `selection` to `file`, which has the report `report`.
    package init(_ file: SourceFile, report: FileReport, by linter: Linter, selection: FixSelection) {
        self.file = file
        self.report = report
        self.linter = linter
        self.selection = selection
        // Skip findings that a safe fix already resolves.
        if selection != .safe { while makeRound(choices(.safe)) {} }
        while makeRound(choices(selection)) {}
    }

    /// Returns compatible fixes for the findings.
    private mutating func choices(_ selection: FixSelection) -> [[Edit]] {
        fixesOfOtherFiles = []
        let planner = linter.fixPlanner(for: file, report: report)
        var choices: [[Edit]] = []
        var taken = DisjointRanges()
        for finding in report.findings {
            guard let fix = selection.choice(among: planner.fixes(for: finding, onlyBest: true)) else { continue }
            guard fix.edits.allSatisfy({ $0.path == file.path }) else {
                fixesOfOtherFiles.append(fix)
                continue
            }
            let edits = fix.edits.map(\.edit)
            if taken.insert(edits.map(\.range)) { choices.append(edits) }
        }
        return choices
    }

    /// Applies `choices`, or as many of them as possible; returns false if none could be applied.
    private mutating func makeRound(_ choices: [[Edit]]) -> Bool {
        var untried = [choices[...]]
        while let group = untried.popLast() {
            guard !group.isEmpty, trialsLeft > 0 else { continue }
            trialsLeft -= 1
            if make(group) { return true }
            guard group.count > 1 else { continue }
            let middle = group.startIndex + group.count / 2
            untried += [group[middle...], group[..<middle]]
        }
        return false
    }

    private mutating func make(_ choices: ArraySlice<[Edit]>) -> Bool {
        let edits = choices.flatMap { $0 }
        guard let bytes = edits.applied(to: file.bytes), bytes != file.bytes else { return false }
        var trial = file
        trial.bytes = bytes
        let outcome = linter.lint(trial)
        guard outcome.remainder < report.remainder else { return false }
        var step = ChangeList()
        step.apply(edits)
        let known = Set(report.findings.map { FindingKey($0, at: step.newRange(of: $0.range)) })
        guard outcome.findings.allSatisfy({ known.contains(FindingKey($0, at: $0.range)) }) else { return false }
        changes.apply(edits)
        fixCount += choices.count
        file = trial
        report = outcome
        return true
    }
}

/// Sorted ranges that do not touch.
private struct DisjointRanges {
    private var ranges: [ByteRange] = []

    /// Inserts all ranges, or none if one of them touches an existing range.
    mutating func insert(_ new: [ByteRange]) -> Bool {
        guard new.allSatisfy({ isFree($0) }) else { return false }
        for range in new { ranges.insert(range, at: place(of: range)) }
        return true
    }

    private func isFree(_ range: ByteRange) -> Bool {
        let place = place(of: range)
        return !(place > 0 && ranges[place - 1].touches(range))
            && !(place < ranges.count && ranges[place].touches(range))
    }

    private func place(of range: ByteRange) -> Int {
        ranges.partitioningIndex { $0 >= range }
    }
}

/// Identifies a finding before and after a change.
struct FindingKey: Hashable {
    private let rule: String
    private let range: ByteRange
    private let appearance: Appearance?

    /// Creates the key of `finding`, which is at `range` after the change.
    init(_ finding: Finding, at range: ByteRange) {
        rule = finding.rule
        self.range = range
        appearance = finding.appearance
    }
}
