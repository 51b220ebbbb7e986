import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// Makes the fixes of a run before anything is reported: in memory first, as one may change several files, then on the disk.
///
/// Only files that the run lints are changed: a definition in another file, which was read for its names alone, is left as it is.
final class FixPass {
    /// Finds the files.
    let files: FileRun
    /// The linter, with the names of all files.
    let linter: Linter
    /// Which fixes are made.
    let selection: FixSelection
    /// What surrounds the run.
    let environment: CommandEnvironment

    /// Makes the fixes that `selection` picks in the files of `files`.
    init(files: FileRun, linter: Linter, selection: FixSelection, environment: CommandEnvironment) {
        self.files = files
        self.linter = linter
        self.selection = selection
        self.environment = environment
    }

    /// What came of it.
    struct Outcome {
        /// The files that were changed, or are to be, by their paths.
        var changed: [String: ProjectFixes.Changed]
        /// What there is to say.
        var notes: [Note]

        /// How many fixes there are in ``changed``.
        var fixCount: Int { changed.values.reduce(0) { $0 + $1.fixCount } }
    }

    /// What the threads find.
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
            let linter = self.linter.configured(input.configuration)
            let file = scanned.file
            let report = linter.report(on: scanned.facts, of: file)
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

    /// Finds the fixes and makes them in memory; nil where the run was interrupted.
    func find() throws(UsageError) -> Outcome? {
        let state = Monitor(State())
        try files.visit(Task(linter: linter, selection: selection, state: state), showing: "fixes: ")
        guard environment.interruption.signal() == nil else { return nil }
        let (inputs, found, notes) = state.change { ($0.inputs, $0.found, $0.notes) }
        var fixes = ProjectFixes(by: linter, selection: selection) { path in
            inputs[path].flatMap { Self.source(at: path, $0) }
        }
        for one in found.sorted(by: { $0.path < $1.path }) { fixes.add(one) }
        fixes.finish()
        let leftOut = fixes.leftOut.map {
            Note($0.path, "a fix is left out that changes \($0.target) too: \($0.reason)", .remark)
        }
        return Outcome(
            changed: fixes.changed, notes: (notes + leftOut).sorted { ($0.path, $0.text) < ($1.path, $1.text) })
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

    /// Writes the files of `outcome`, those that share a fix all or none. What cannot be written is taken out of it.
    func write(_ outcome: inout Outcome) {
        var rest = Set(outcome.changed.keys)
        for path in outcome.changed.keys.sorted() where rest.contains(path) {
            var group: [String] = []
            var open = [path]
            while let next = open.popLast() {
                guard rest.remove(next) != nil else { continue }
                group.append(next)
                open += outcome.changed[next]?.partners ?? []
            }
            group.sort()
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
                    Note(path, "fixed under this name; it has \(others) (hard links), which keep the old text", .remark)
                )
            }
        } catch {
            let cause = group[error.index]
            for (index, path) in group.enumerated() {
                if error.changed.contains(index) {
                    outcome.notes.append(
                        Note(
                            path, "fixed, though \(cause) is not, as the old text could not be put back", isError: true)
                    )
                    continue
                }
                let reason = path == cause ? "\(error.problem)" : "its fixes go together with those of \(cause)"
                outcome.notes.append(Note(path, "not fixed, and left as it was: \(reason)", isError: true))
                outcome.changed[path] = nil
            }
        }
    }
}
