import SourceText
import Threading

/// Files that were scanned for their names and are kept until they are judged, so that each is read and scanned once.
///
/// Several threads use it at once. What does not fit into the budget is not kept, and is read again.
package final class ScannedFiles: Sendable {
    private struct State {
        var files: [String: ScannedFile] = [:]
        var size = 0
    }

    private let state = Monitor(State())
    private let budget: Int

    /// A store of at most `budget` bytes, by a rough count.
    package init(budget: Int = 256 << 20) { self.budget = budget }

    /// Keeps `scanned` for ``file(at:keeping:)``, if there is room. Of a file with nothing to judge only the fact is kept.
    package func keep(_ scanned: ScannedFile, at path: String) {
        var scanned = scanned
        if scanned.isEmpty { scanned.file.bytes = [] }
        let size = scanned.size
        state.change { state in
            guard state.size + size <= budget else { return }
            if let old = state.files.updateValue(scanned, forKey: path) { state.size -= old.size }
            state.size += size
        }
    }

    /// The file kept for `path`; nil where none is.
    ///
    /// - Parameter keeping: whether somebody will ask for it again.
    package func file(at path: String, keeping: Bool) -> ScannedFile? {
        state.change { state in
            guard var file = state.files[path] else { return nil }
            if !keeping {
                state.files[path] = nil
                state.size -= file.size
            }
            // It may have been found by another path, through the folder of its project.
            file.file.path = path
            return file
        }
    }

    /// Forgets the files at `paths`, which have changed or are read another way from now on.
    package func forget(_ paths: some Sequence<String>) {
        state.change { state in
            for path in paths { if let old = state.files.removeValue(forKey: path) { state.size -= old.size } }
        }
    }

    /// Forgets all files for which `isStale` holds.
    package func forget(_ isStale: (ScannedFile) -> Bool) {
        state.change { state in
            for (path, file) in state.files where isStale(file) {
                state.files[path] = nil
                state.size -= file.size
            }
        }
    }
}

extension ScannedFile {
    /// About how many bytes it takes.
    fileprivate var size: Int { 256 + file.path.utf8.count + file.bytes.count + facts.size }
}
