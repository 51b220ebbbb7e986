import ColorMath
import SourceText

/// Which fixes are made without asking for each.
package enum FixSelection: Hashable, Sendable {
    /// The first fix of each finding, if it is safe.
    case safe
    /// The first fix of each finding, safe or not.
    case firstOffered

    /// The one of `fixes`, all of one finding, that is made: the one that is shown first, or none.
    package func choice(among fixes: [Fix]) -> Fix? {
        fixes.first.flatMap { self == .firstOffered || $0.safety == .safe ? $0 : nil }
    }
}

/// A file with all the fixes made that can be made together. The command's `--fix` and the editor's *fix all* are this.
///
/// Fixes are made in rounds, since one can make way for another. A round counts only if fewer findings remain after it and
/// no new one has come up; where it does not, its halves are tried, so one bad fix does not keep the others out. Thus it
/// ends, and applying it to its own result changes nothing.
package struct FixApplication: Sendable {
    /// The file afterwards.
    package private(set) var file: SourceFile
    /// What the linter says of it.
    package private(set) var report: FileReport
    /// How the file became what it is now.
    package private(set) var changes = ChangeList()
    /// How many fixes were made.
    package private(set) var fixCount = 0
    /// The fixes of what remains that change other files, and so are not made here.
    package private(set) var fixesOfOtherFiles: [Fix] = []

    private let linter: Linter
    private let selection: FixSelection
    /// How often the linter may still be run.
    private var trialsLeft = 200

    /// `file`, of which `linter` says `report`, with the fixes of `selection` made.
    package init(_ file: SourceFile, report: FileReport, by linter: Linter, selection: FixSelection) {
        self.file = file
        self.report = report
        self.linter = linter
        self.selection = selection
        while makeRound(choices()) {}
    }

    /// A fix for each finding that gets one, none in the way of another.
    private mutating func choices() -> [[Edit]] {
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

    /// Makes `choices`, or as many of them as count; false where none does.
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
        guard outcome.findings.count < report.findings.count else { return false }
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

/// Ranges that do not meet, in order.
private struct DisjointRanges {
    private var ranges: [ByteRange] = []

    /// Adds all of `new`, or none where one of them meets one that is there.
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
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle] < range { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// What makes two findings, before and after a change, the same.
struct FindingKey: Hashable {
    private let rule: String
    private let range: ByteRange
    private let appearance: Appearance?

    /// The key of `finding`, which stands at `range` after the change.
    init(_ finding: Finding, at range: ByteRange) {
        rule = finding.rule
        self.range = range
        appearance = finding.appearance
    }
}
