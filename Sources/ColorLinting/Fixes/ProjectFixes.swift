import ColorMath
import SourceText

/// Applies the fixes of a whole project in memory, within files and across files, and verifies them.
///
/// A fix is kept only if it leaves fewer findings in all affected files and no new ones. All its edits are applied, or
/// none.
package struct ProjectFixes: ~Copyable {
    /// A file that fixes can change.
    package struct Source: Sendable {
        /// Its current text.
        package var file: SourceFile
        /// Its configuration.
        @Indirect package var configuration: Configuration
        /// Why it cannot be changed, as a clause: `it is not valid UTF-8`; nil if it can.
        package var refusal: String?

        /// Creates a file with its configuration.
        package init(file: SourceFile, configuration: Configuration, refusal: String? = nil) {
            self.file = file
            self.configuration = configuration
            self.refusal = refusal
        }
    }

    /// A changed file.
    package struct Changed: Sendable {
        /// The original content.
        package let original: [UInt8]
        /// The new text.
        package fileprivate(set) var file: SourceFile
        /// The changes between the two.
        package fileprivate(set) var changes = ChangeList()
        /// Number of fixes; a fix of several files counts in the first one.
        package fileprivate(set) var fixCount = 0
        /// Other files that share a fix with it and must be written together.
        package fileprivate(set) var partners: Set<String> = []
    }

    /// A fix that was not applied.
    package struct LeftOut: Hashable, Sendable {
        /// The file of the finding.
        package let path: String
        /// The other file that it changes.
        package let target: String
        /// The reason, as a clause about ``target``.
        package let reason: String
    }

    /// A fix that changes other files than that of its finding.
    private struct Proposal {
        var path: String
        var fix: Fix
    }

    private var linter: Linter
    private let selection: FixSelection
    /// Reads the file at a path; nil for files outside the project.
    private let source: (String) -> Source?
    /// Changed files by path.
    package private(set) var changed: [String: Changed] = [:]
    /// Fixes that were not applied because a file cannot be changed.
    package private(set) var leftOut: Set<LeftOut> = []
    private var proposals: [Proposal] = []
    /// Files that may be affected by the changes.
    private var affected: Set<String> = []

    /// Maximum number of rounds.
    private static let maxRounds = 20

    /// Creates fixes of `selection`, found by `linter`. `source` reads files that were not added.
    package init(
        by linter: Linter, selection: FixSelection, source: @escaping (String) -> Source?
    ) {
        self.linter = linter
        self.selection = selection
        self.source = source
    }

    /// Fixes within one file; may be computed for several files concurrently.
    package struct Found: Sendable {
        /// The file.
        package let path: String
        fileprivate let original: [UInt8]
        fileprivate let application: FixApplication?
        fileprivate let proposals: [Fix]

        /// Whether there are no fixes.
        package var isEmpty: Bool { application == nil && proposals.isEmpty }

        /// Finds the fixes of `file`, which has the report `report`.
        package init(_ file: SourceFile, report: FileReport, by linter: Linter, selection: FixSelection) {
            let application = FixApplication(file, report: report, by: linter, selection: selection)
            path = file.path
            original = file.bytes
            self.application = application.fixCount > 0 ? application : nil
            proposals = application.fixesOfOtherFiles
        }
    }

    /// Adds the fixes of a file.
    package mutating func add(_ found: Found) {
        if let application = found.application { take(application, found.original) }
        proposals += found.proposals.map { Proposal(path: found.path, fix: $0) }
    }

    /// Applies fixes across files, and those they enable, until none is left.
    package mutating func finish() {
        for _ in 0..<Self.maxRounds {
            // In an order that does not depend on threads.
            for proposal in proposals.ordered(by: { ($0.path, $0.fix.title) < ($1.path, $1.fix.title) }) {
                make(proposal)
            }
            proposals = []
            guard !affected.isEmpty else { return }
            let paths = affected.ordered()
            affected = []
            for path in paths {
                guard let source = current(path) else { continue }
                let linter = linter.configured(source.$configuration)
                let report = linter.lint(source.file)
                if !report.findings.isEmpty {
                    add(Found(source.file, report: report, by: linter, selection: selection))
                }
            }
        }
    }

    /// Returns the file at `path` after the fixes so far.
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

    /// Replaces the file at `path`; `original` is its content if this is the first change.
    private mutating func replace(_ path: String, by file: SourceFile, _ step: [Edit], original: [UInt8]) {
        var entry = changed[path] ?? Changed(original: original, file: file)
        entry.changes.apply(step)
        entry.file = file
        changed[path] = entry
        guard linter.workspace.knows(path), let configuration = source(path)?.$configuration else { return }
        let names = linter.configured(configuration).names(of: file)
        affected.formUnion(linter.workspace.paths(affectedBy: names, at: path))
        linter.workspace.update(path, with: names)
        affected.formUnion(linter.workspace.composePages())
    }

    private mutating func make(_ proposal: Proposal) {
        var trial = linter
        var files: [String: Change] = [:]
        var users: Set<String> = [proposal.path]
        let paths = Set(proposal.fix.edits.map(\.path)).ordered()
        for path in paths {
            let edits = proposal.fix.edits.filter { $0.path == path }.map(\.edit)
            func leaveOut(_ reason: String) {
                leftOut.insert(LeftOut(path: proposal.path, target: path, reason: reason))
            }
            guard let old = current(path) else { return leaveOut("it is not one of the linted files") }
            if let refusal = old.refusal { return leaveOut(refusal) }
            guard path == proposal.path || linter.workspace.isUnchanged(edits, in: old.file) else {
                // The file was changed by another fix: check again.
                if changed[path] == nil { return leaveOut("it has changed since it was read") }
                affected.insert(proposal.path)
                return
            }
            guard let bytes = edits.applied(to: old.file.bytes) else { return }
            var change = Change(old: old, new: old.file, edits: edits)
            change.new.bytes = bytes
            files[path] = change
            let names = linter.configured(old.$configuration).names(of: change.new)
            users.formUnion(linter.workspace.paths(affectedBy: names, at: path))
            users.insert(path)
            trial.workspace.update(path, with: names)
        }
        users.formUnion(trial.workspace.composePages())
        guard improves(files, users, trial) else { return }
        for path in paths {
            guard let change = files[path] else { continue }
            replace(path, by: change.new, change.edits, original: change.old.file.bytes)
            changed[path]?.partners.formUnion(paths.filter { $0 != path })
        }
        if let first = paths.first { changed[first]?.fixCount += 1 }
        affected.formUnion(users)
    }

    /// Changes of a fix in one file.
    private struct Change {
        var old: Source
        var new: SourceFile
        var edits: [Edit]
    }

    /// Whether replacing `files` leaves fewer findings in `users` and no new ones.
    private func improves(_ files: [String: Change], _ users: Set<String>, _ trial: Linter) -> Bool {
        var (before, after) = ((0, 0), (0, 0))
        for path in users.ordered() {
            guard let old = files[path]?.old ?? current(path) else { continue }
            let was = linter.configured(old.$configuration).lint(old.file)
            let now = trial.configured(old.$configuration).lint(files[path]?.new ?? old.file)
            var step = ChangeList()
            step.apply(files[path]?.edits ?? [])
            let known = Set(was.findings.map { FindingKey($0, at: step.newRange(of: $0.range)) })
            guard now.findings.allSatisfy({ known.contains(FindingKey($0, at: $0.range)) }) else { return false }
            before = (before.0 + was.remainder.findings, before.1 + was.remainder.failures)
            after = (after.0 + now.remainder.findings, after.1 + now.remainder.failures)
        }
        return after < before
    }
}
