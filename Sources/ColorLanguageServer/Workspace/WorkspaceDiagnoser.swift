import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import JSONSyntax
import SourceText

/// Finds the findings of files that are not open, as the command does, on a thread of its own.
///
/// It remembers of each file only what tells whether there is anything new to say of it.
package final class WorkspaceDiagnoser {
    private struct Known {
        var state: FileState
        var resultID: String
        var isEmpty: Bool
    }

    private var reader = FileReader()
    private var lookup: ConfigurationLookup?
    private var era = 0
    private var known: [String: Known] = [:]
    /// So many reports go to the loop together.
    private static let batchSize = 64

    /// A diagnoser that knows nothing yet.
    package init() {}

    /// Does `task`, and hands over what it finds, the last batch marked; that one does not come where `isCancelled` has become
    /// true meanwhile.
    package func perform(
        _ task: DiagnosisTask, isCancelled: () -> Bool = { false }, deliver: (DiagnosisBatch) -> Void
    ) {
        if era != task.era {
            era = task.era
            known = [:]
            lookup = nil
        }
        // The settings of an era do not change: new ones begin another.
        let lookup = lookup ?? ConfigurationLookup(base: task.linter.configuration, layers: task.layers)
        self.lookup = lookup
        var batch = DiagnosisBatch(task: task.number)
        var gone = task.known
        var configurationFiles: Set<String> = []
        var pending: [String] = []
        batch.progress.total = task.paths.count
        for path in task.paths.sorted() where !task.openPaths.contains(path) {
            if isCancelled() { return }
            batch.progress.done += 1
            if batch.progress.done % ReadingProgress.step == 0 {
                deliver(batch)
                batch.reports = []
            }
            pending = [path]
            var configuration = lookup.defaults
            switch lookup.decision(for: path) {
            case .judged(let found, let file):
                configuration = found
                if let file, file.declaresPairs, configurationFiles.insert(file.path).inserted {
                    pending.append(file.path)
                }
            case .excluded: pending = []
            case .broken(let broken):
                // What is under it is not judged, here as in CI; its mistakes are reported.
                pending = [broken].filter { configurationFiles.insert($0).inserted }
            }
            for path in pending where !task.openPaths.contains(path) {
                gone[path] = nil
                guard let report = report(on: path, configuration, task) else { continue }
                batch.reports.append(report)
                if batch.reports.count >= Self.batchSize {
                    deliver(batch)
                    batch.reports = []
                }
            }
        }
        for path in gone.keys.sorted() { batch.reports.append(Self.nothing(in: path, of: task)) }
        batch.isLast = true
        deliver(batch)
    }

    /// What there is to say of the file at `path`; nil where that is nothing.
    private func report(on path: String, _ configuration: Configuration, _ task: DiagnosisTask) -> FileDiagnosis? {
        let told = task.known[path]
        let state = FileState(path)
        if let state, let known = known[path], known.state == state {
            if known.resultID == told { return FileDiagnosis(path: path, resultID: known.resultID, items: nil) }
            if known.isEmpty { return told == nil ? nil : Self.nothing(in: path, of: task) }
        }
        guard let state, let language = Language(path: path), let bytes = try? reader.read(path) else {
            known[path] = nil
            return told == nil ? nil : Self.nothing(in: path, of: task)
        }
        let file = SourceFile(path: path, language: language, bytes: Array(bytes))
        let findings = task.linter.configured(configuration).lint(file).findings
        var json = JSONWriter()
        DiagnosticWriter(
            findings, in: file, uri: FileURI.uri(of: path), hidesByteOrderMark: true, task.form
        ).writeAll(into: &json)
        let id = ResultID.id(of: json.bytes)
        known[path] = Known(state: state, resultID: id, isEmpty: findings.isEmpty)
        if id == told { return FileDiagnosis(path: path, resultID: id, items: nil) }
        return findings.isEmpty && told == nil ? nil : FileDiagnosis(path: path, resultID: id, items: json.bytes)
    }

    /// That there are no findings in the file at `path`.
    private static func nothing(in path: String, of task: DiagnosisTask) -> FileDiagnosis {
        let items = Array("[]".utf8)
        let id = ResultID.id(of: items)
        return FileDiagnosis(path: path, resultID: id, items: id == task.known[path] ? nil : items)
    }
}

/// What changes when a file is written.
private struct FileState: Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let number: UInt64

    /// The state of the file at `path`; nil where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
