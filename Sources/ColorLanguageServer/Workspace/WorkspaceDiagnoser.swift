import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import JSONSyntax
import SourceText

/// Lints files that are not open, as the command does, on its own thread.
///
/// For each file it remembers only what it needs to detect changes.
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
    /// Number of reports passed to the loop together.
    private static let batchSize = 64

    /// Creates a diagnoser without results.
    package init() {}

    /// Performs `task` and passes batches of results on; the last one is marked, and omitted if `isCancelled` has
    /// returned true.
    package func perform(
        _ task: DiagnosisTask, isCancelled: () -> Bool = { false }, deliver: (DiagnosisBatch) -> Void
    ) {
        if era != task.era {
            era = task.era
            known = [:]
            lookup = nil
        }
        // The settings of an era do not change.
        let lookup = lookup ?? ConfigurationLookup(base: task.linter.configuration, layers: task.layers)
        self.lookup = lookup
        var batch = DiagnosisBatch(task: task.number)
        var gone = task.known
        var configurationFiles: Set<String> = []
        var pending: [String] = []
        batch.progress.total = task.paths.count
        for path in task.paths.ordered() where !task.openPaths.contains(path) {
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
                configuration = found.wrappedValue
                if let file = file.wrappedValue, file.declaresPairs, configurationFiles.insert(file.path).inserted {
                    pending.append(file.path)
                }
            case .excluded: pending = []
            case .broken(let broken):
                // Files below an invalid configuration are not linted, as in CI; its errors are reported.
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
        for path in gone.keys.ordered() { batch.reports.append(Self.nothing(in: path, of: task)) }
        batch.isLast = true
        deliver(batch)
    }

    /// Returns the report on the file at `path`; nil if there is nothing to report.
    private func report(on path: String, _ configuration: Configuration, _ task: DiagnosisTask) -> FileDiagnosis? {
        let previousID = task.known[path]
        let state = FileState(path)
        if let state, let known = known[path], known.state == state {
            if known.resultID == previousID { return FileDiagnosis(path: path, resultID: known.resultID, items: nil) }
            if known.isEmpty { return previousID == nil ? nil : Self.nothing(in: path, of: task) }
        }
        guard let state, let language = Language(path: path), let bytes = try? reader.read(path) else {
            known[path] = nil
            return previousID == nil ? nil : Self.nothing(in: path, of: task)
        }
        let file = SourceFile(path: path, language: language, bytes: Array(bytes))
        let report = task.linter.configured(configuration).lint(file)
        let findings = report.findings
        var json = JSONWriter()
        DiagnosticWriter(
            findings, of: report, in: file, uri: FileURI.uri(of: path), hidesByteOrderMark: true, task.form
        ).writeAll(into: &json)
        let id = ResultID.id(of: json.bytes)
        known[path] = Known(state: state, resultID: id, isEmpty: findings.isEmpty)
        if id == previousID { return FileDiagnosis(path: path, resultID: id, items: nil) }
        return findings.isEmpty && previousID == nil ? nil : FileDiagnosis(path: path, resultID: id, items: json.bytes)
    }

    /// Returns an empty report on the file at `path`.
    private static func nothing(in path: String, of task: DiagnosisTask) -> FileDiagnosis {
        let items = Array("[]".utf8)
        let id = ResultID.id(of: items)
        return FileDiagnosis(path: path, resultID: id, items: id == task.known[path] ? nil : items)
    }
}

/// Attributes that change when a file is written.
private struct FileState: Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let number: UInt64

    /// Reads the state of the file at `path`; nil if it does not exist.
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
