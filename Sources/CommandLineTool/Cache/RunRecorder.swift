import ColorProject
import FileSystem
import Threading

/// What a run reads and writes, for the cache.
final class RunRecorder: Sendable {
    private struct State {
        var contents: [String: ContentHash] = [:]
        var besides: [String: ContentHash] = [:]
        var notes = ""
        var reports: [Report] = []
    }

    /// A report that is written to a file.
    struct Report: Equatable, Sendable {
        var path: String
        var appends: Bool
        var bytes: [UInt8]
    }

    private let state = Monitor(State())
    /// The lookups of images and style sheets.
    let lookups = DiskLookups(records: true)
    /// Whether a report is too large to be kept, or a file has changed during the run.
    private let isIncomplete = Monitor(false)

    /// Hashes of the contents that were read, by shown path.
    var contents: [String: ContentHash] { state.change { $0.contents } }
    /// Hashes of configuration files and the like, by absolute path.
    var besides: [String: ContentHash] { state.change { $0.besides } }
    /// The notes for standard error.
    var notes: String { state.change { $0.notes } }
    /// The reports that were written to files; nil if one is too large, a file has changed during the run, or the run
    /// depends on files that are not recorded.
    var reports: [Report]? {
        isIncomplete.change { $0 } || !lookups.isComplete ? nil : state.change { $0.reports }
    }

    func addContent(_ bytes: UnsafeBufferPointer<UInt8>, of path: String) {
        let hash = ContentHash(UnsafeRawBufferPointer(bytes))
        let old = state.change { $0.contents.updateValue(hash, forKey: path) }
        // A file may be read twice. If it changes meanwhile, the output is about neither of its contents.
        if let old, old != hash { isIncomplete.change { $0 = true } }
    }

    func addBeside(_ path: String, _ bytes: [UInt8]) {
        let hash = ContentHash(bytes)
        state.change { $0.besides[path] = hash }
    }

    func addNotes(_ text: String) { state.change { $0.notes += text } }

    /// Adds a report; `bytes` is nil if it is too large.
    func addReport(_ path: String, appends: Bool, _ bytes: [UInt8]?) {
        guard let bytes else { return isIncomplete.change { $0 = true } }
        state.change { $0.reports.append(Report(path: path, appends: appends, bytes: bytes)) }
    }
}
