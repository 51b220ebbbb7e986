import SourceText
import Threading

/// Files that were scanned for their names, kept until they are judged, so that each is read and scanned once.
///
/// Thread-safe. Files that exceed the budget are not kept and have to be read again.
package final class ScannedFiles: Sendable {
    /// A file in an object, because dictionaries move their values when they grow.
    private final class Entry: Sendable {
        let file: ScannedFile
        init(_ file: ScannedFile) { self.file = file }
    }

    private struct State {
        var files: [String: Entry] = [:]
        var size = 0
    }

    private let state = Monitor(State())
    private let budget: Int

    /// Creates a store of approximately `budget` bytes.
    package init(budget: Int = 256 << 20) { self.budget = budget }

    /// Stores `scanned` for ``file(at:keeping:)`` if the budget allows. For a file with nothing to judge, stores only
    /// that fact.
    package func keep(_ scanned: ScannedFile, at path: String) {
        var scanned = scanned
        if scanned.isEmpty { scanned.file.bytes = [] }
        let entry = Entry(scanned)
        let size = scanned.size
        state.change { state in
            guard state.size + size <= budget else { return }
            if let old = state.files.updateValue(entry, forKey: path) { state.size -= old.file.size }
            state.size += size
        }
    }

    /// Returns the file stored for `path`, or nil.
    ///
    /// - Parameter keeping: whether it will be requested again.
    package func file(at path: String, keeping: Bool) -> ScannedFile? {
        let entry = state.change { state -> Entry? in
            if keeping { return state.files[path] }
            let entry = state.files.removeValue(forKey: path)
            state.size -= entry?.file.size ?? 0
            return entry
        }
        guard var file = entry?.file else { return nil }
        // It may have been found by another path, through the folder of its project.
        file.file.path = path
        return file
    }

    /// Removes the files at `paths`, which have changed or will be scanned differently.
    package func forget(_ paths: some Sequence<String>) {
        state.change { state in
            for path in paths { if let old = state.files.removeValue(forKey: path) { state.size -= old.file.size } }
        }
    }

    /// Removes all files for which `isStale` returns true.
    package func forget(_ isStale: (ScannedFile) -> Bool) {
        state.change { state in
            for (path, entry) in state.files where isStale(entry.file) {
                state.files[path] = nil
                state.size -= entry.file.size
            }
        }
    }
}

extension ScannedFile {
    /// Approximate size in bytes.
    fileprivate var size: Int { 256 + file.path.utf8.count + file.bytes.count + facts.size }
}
