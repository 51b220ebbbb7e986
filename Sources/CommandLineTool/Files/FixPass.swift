import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// Applies the fixes of a run before anything is reported: first in memory, because a fix may change several files,
/// then on disk.
///
/// Only linted files are changed. Files read only for their names are not.
final class FixPass {
    let files: FileRun
    /// The linter, with the names of all files.
    let linter: Linter
    let selection: FixSelection
    let environment: CommandEnvironment

    init(files: FileRun, linter: Linter, selection: FixSelection, environment: CommandEnvironment) {
        self.files = files
        self.linter = linter
        self.selection = selection
        self.environment = environment
    }

    struct Outcome {
        /// Changed files by path.
        var changed: [String: ProjectFixes.Changed]
        var notes: [Note]

        /// Number of fixes in ``changed``.
        var fixCount: Int { changed.values.reduce(0) { $0 + $1.fixCount } }
    }

    /// State shared by the threads.
    private struct State {
        var inputs: [String: ProjectFile] = [:]
        var found: [ProjectFixes.Found] = []
        var notes: [Note] = []
    }

    /// Finds the fixes of each file.
    private struct Task: FileTask {
        var linter: Linter
        var selection: FixSelection
        var state: Monitor<State>

        func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
            let linter = self.linter.configured(input.$configuration)
            let file = scanned.file
            let report = linter.report(on: scanned)
            state.change { $0.inputs[input.path] = input }
            guard !report.findings.isEmpty else { return }
            let found = ProjectFixes.Found(file, report: report, by: linter, selection: selection)
            guard !found.isEmpty else { return }
            guard String(validating: file.bytes, as: UTF8.self) != nil else {
                let note = Note(file.path, "not fixed: the file is not valid UTF-8", isError: false)
                return state.change { $0.notes.append(note) }
            }
            state.change { $0.found.append(found) }
        }
    }

    /// Finds the fixes and applies them in memory; returns nil if interrupted.
    func find() throws(UsageError) -> Outcome? {
        let state = Monitor(State())
        try files.visit(Task(linter: linter, selection: selection, state: state), showing: "fixes: ")
        guard environment.interruption.signal() == nil else { return nil }
        let (inputs, found, notes) = state.change { ($0.inputs, $0.found, $0.notes) }
        var fixes = ProjectFixes(by: linter, selection: selection) { path in
            inputs[path].flatMap { Self.source(at: path, $0) }
        }
        for one in found.ordered(by: { $0.path < $1.path }) { fixes.add(one) }
        fixes.finish()
        let leftOut = fixes.leftOut.map {
            Note($0.path, "a fix was not applied because it also changes \($0.target): \($0.reason)", .remark)
        }
        return Outcome(
            changed: fixes.changed, notes: (notes + leftOut).ordered { ($0.path, $0.text) < ($1.path, $1.text) })
    }

    private static func source(at path: String, _ input: ProjectFile) -> ProjectFixes.Source? {
        guard let location = input.location, let bytes = try? FileReader.readIfPresent(location) else { return nil }
        var refusal: String?
        if String(validating: bytes, as: UTF8.self) == nil {
            refusal = "it is not valid UTF-8"
        } else if access(location, W_OK) != 0 {
            refusal = SystemError.last.description
        }
        return ProjectFixes.Source(
            file: SourceFile(path: path, language: input.language, bytes: bytes), configuration: input.configuration,
            refusal: refusal)
    }

    /// Writes the changed files of `outcome`, either all files that share a fix or none, and removes from it those
    /// that could not be written.
    func write(_ outcome: inout Outcome) {
        var rest = Set(outcome.changed.keys)
        for path in outcome.changed.keys.ordered() where rest.contains(path) {
            var group: [String] = []
            var open = [path]
            while let next = open.popLast() {
                guard rest.remove(next) != nil else { continue }
                group.append(next)
                open += outcome.changed[next]?.partners ?? []
            }
            group.order()
            write(group, of: &outcome)
        }
    }

    private func write(_ group: [String], of outcome: inout Outcome) {
        let files = group.compactMap { path in
            outcome.changed[path].map {
                FileReplacement(
                    path: environment.folder.location(of: path), old: $0.original, new: $0.file.bytes)
            }
        }
        do throws(GroupReplacementProblem) {
            for (path, names) in zip(group, try replaceFiles(files)) where names > 0 {
                let others = Summary.counted(names, "other name")
                outcome.notes.append(
                    Note(path, "fixed; its \(others) (hard links) keep the old text", .remark)
                )
            }
        } catch {
            let cause = group[error.index]
            for (index, path) in group.enumerated() {
                if error.changed.contains(index) {
                    outcome.notes.append(
                        Note(
                            path, "fixed, but \(cause) is not: the old text could not be restored", isError: true)
                    )
                    continue
                }
                let reason = path == cause ? "\(error.problem)" : "its fixes depend on fixes in \(cause)"
                outcome.notes.append(Note(path, "not fixed: \(reason)", isError: true))
                outcome.changed[path] = nil
            }
        }
    }
}
