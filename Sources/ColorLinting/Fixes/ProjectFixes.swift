import ColorMath
import SourceText

/// The fixes of a whole project: made in memory, file by file and across files, and verified.
///
/// A fix counts only if fewer findings remain after it in all files that it can make a difference to, and no new one has come up.
/// All its edits are made or none.
package struct ProjectFixes {
    /// A file that fixes can change.
    package struct Source: Sendable {
        /// Its text now.
        package var file: SourceFile
        /// How it is judged.
        package var configuration: Configuration
        /// Why it cannot be changed, as a clause about the file: `it is not valid UTF-8`; nil where it can.
        package var refusal: String?

        /// A file that is judged by `configuration`.
        package init(file: SourceFile, configuration: Configuration, refusal: String? = nil) {
            self.file = file
            self.configuration = configuration
            self.refusal = refusal
        }
    }

    /// A file that was changed.
    package struct Changed: Sendable {
        /// Its text before.
        package let original: [UInt8]
        /// Its text now.
        package fileprivate(set) var file: SourceFile
        /// How the one became the other.
        package fileprivate(set) var changes = ChangeList()
        /// How many fixes were made in it; a fix of several files counts in the first of them.
        package fileprivate(set) var fixCount = 0
        /// The other files that share a fix with it, so that they are written together or not at all.
        package fileprivate(set) var partners: Set<String> = []
    }

    /// A fix that is left out.
    package struct LeftOut: Hashable, Sendable {
        /// The file of the finding.
        package let path: String
        /// The file that it would change as well.
        package let target: String
        /// Why not, as a clause about ``target``.
        package let reason: String
    }

    /// A fix that changes other files than that of its finding.
    private struct Proposal {
        var path: String
        var fix: Fix
    }

    private var linter: Linter
    private let selection: FixSelection
    /// Reads the file at a path; nil for files that are none of the project's.
    private let source: (String) -> Source?
    /// The files that were changed, by path.
    package private(set) var changed: [String: Changed] = [:]
    /// The fixes that were left out because a file cannot be changed.
    package private(set) var leftOut: Set<LeftOut> = []
    private var proposals: [Proposal] = []
    /// The files that what has changed can make a difference to.
    private var affected: Set<String> = []

    /// More rounds than this are not made: each makes way for the next.
    private static let mostRounds = 20

    /// Fixes of `selection`, found by `linter`. Other files than those that are added are read by `source`.
    package init(
        by linter: Linter, selection: FixSelection, source: @escaping (String) -> Source?
    ) {
        self.linter = linter
        self.selection = selection
        self.source = source
    }

    /// What one file's own fixes come to; several can be found at once, by different threads.
    package struct Found: Sendable {
        /// The file.
        package let path: String
        fileprivate let original: [UInt8]
        fileprivate let application: FixApplication?
        fileprivate let proposals: [Fix]

        /// Whether there is nothing to do.
        package var isEmpty: Bool { application == nil && proposals.isEmpty }

        /// The fixes of `file`, of which `linter` says `report`.
        package init(_ file: SourceFile, report: FileReport, by linter: Linter, selection: FixSelection) {
            let application = FixApplication(file, report: report, by: linter, selection: selection)
            path = file.path
            original = file.bytes
            self.application = application.fixCount > 0 ? application : nil
            proposals = application.fixesOfOtherFiles
        }
    }

    /// Takes in what was found.
    package mutating func add(_ found: Found) {
        if let application = found.application { take(application, found.original) }
        proposals += found.proposals.map { Proposal(path: found.path, fix: $0) }
    }

    /// Makes the fixes that change other files, and those that these make way for, until none is left.
    package mutating func finish() {
        for _ in 0..<Self.mostRounds {
            // In an order that does not depend on which thread was first.
            for proposal in proposals.sorted(by: { ($0.path, $0.fix.title) < ($1.path, $1.fix.title) }) {
                make(proposal)
            }
            proposals = []
            guard !affected.isEmpty else { return }
            let paths = affected.sorted()
            affected = []
            for path in paths {
                guard let source = current(path) else { continue }
                let linter = linter.configured(source.configuration)
                let report = linter.lint(source.file)
                if !report.findings.isEmpty {
                    add(Found(source.file, report: report, by: linter, selection: selection))
                }
            }
        }
    }

    /// The file at `path` as it is after the fixes so far.
    private func current(_ path: String) -> Source? {
        guard var source = source(path) else { return nil }
        if let changed = changed[path] { source.file = changed.file }
        return source
    }

    // MARK: Making fixes

    private mutating func take(_ application: FixApplication, _ original: [UInt8]) {
        let path = application.file.path
        replace(path, by: application.file, application.changes.edits(of: application.file.bytes), original: original)
        changed[path]?.fixCount += application.fixCount
    }

    /// Puts `file` in the place of the file at `path`, whose text was `original` if this is its first change.
    private mutating func replace(_ path: String, by file: SourceFile, _ step: [Edit], original: [UInt8]) {
        var entry = changed[path] ?? Changed(original: original, file: file)
        entry.changes.apply(step)
        entry.file = file
        changed[path] = entry
        guard linter.workspace.knows(path), let configuration = source(path)?.configuration else { return }
        let names = linter.configured(configuration).names(of: file)
        affected.formUnion(linter.workspace.paths(affectedBy: names, at: path))
        linter.workspace.update(path, with: names)
    }

    private mutating func make(_ proposal: Proposal) {
        var trial = linter
        var files: [String: Change] = [:]
        var users: Set<String> = [proposal.path]
        let paths = Set(proposal.fix.edits.map(\.path)).sorted()
        for path in paths {
            let edits = proposal.fix.edits.filter { $0.path == path }.map(\.edit)
            func leaveOut(_ reason: String) {
                leftOut.insert(LeftOut(path: proposal.path, target: path, reason: reason))
            }
            guard let old = current(path) else { return leaveOut("it is not among the files to lint") }
            if let refusal = old.refusal { return leaveOut(refusal) }
            guard path == proposal.path || linter.workspace.isUnchanged(edits, in: old.file) else {
                // What another fix has changed is looked at again.
                if changed[path] == nil { return leaveOut("it has changed since it was read") }
                affected.insert(proposal.path)
                return
            }
            guard let bytes = edits.applied(to: old.file.bytes) else { return }
            var change = Change(old: old, new: old.file, edits: edits)
            change.new.bytes = bytes
            files[path] = change
            let names = linter.configured(old.configuration).names(of: change.new)
            users.formUnion(linter.workspace.paths(affectedBy: names, at: path))
            users.insert(path)
            trial.workspace.update(path, with: names)
        }
        guard improves(files, users, trial) else { return }
        for path in paths {
            guard let change = files[path] else { continue }
            replace(path, by: change.new, change.edits, original: change.old.file.bytes)
            changed[path]?.partners.formUnion(paths.filter { $0 != path })
        }
        if let first = paths.first { changed[first]?.fixCount += 1 }
        affected.formUnion(users)
    }

    /// What a fix makes of one file.
    private struct Change {
        var old: Source
        var new: SourceFile
        var edits: [Edit]
    }

    /// Whether with `files` as they are to be fewer findings remain in `users`, and none is new.
    private func improves(_ files: [String: Change], _ users: Set<String>, _ trial: Linter) -> Bool {
        var (before, after) = (0, 0)
        for path in users.sorted() {
            guard let old = files[path]?.old ?? current(path) else { continue }
            let was = linter.configured(old.configuration).lint(old.file)
            let now = trial.configured(old.configuration).lint(files[path]?.new ?? old.file)
            var step = ChangeList()
            step.apply(files[path]?.edits ?? [])
            let known = Set(was.findings.map { FindingKey($0, at: step.newRange(of: $0.range)) })
            guard now.findings.allSatisfy({ known.contains(FindingKey($0, at: $0.range)) }) else { return false }
            before += was.findings.count
            after += now.findings.count
        }
        return after < before
    }
}
