import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// Reads the files of the workspace's folders: the same ones that the command finds there.
package final class WorkspaceReader {
    private let linter: Linter
    private var reader = FileReader()
    private var folders: [String] = []
    private var paths: Set<String> = []
    /// Paths that are there, but not in play: ignored, for one.
    private var leftOut: Set<String> = []

    /// A reader that scans as `configuration` says.
    package init(configuration: Configuration) {
        linter = Linter(configuration: configuration)
    }

    /// Does `task`; nil where `isCancelled` has become true meanwhile.
    package func perform(_ task: ReadingTask, isCancelled: () -> Bool = { false }) -> Reading? {
        switch task {
        case .folders(let folders):
            self.folders = folders
            leftOut = []
            var workspace = Workspace()
            guard let found = walk(isCancelled) else { return nil }
            paths = found
            for path in paths {
                if isCancelled() { return nil }
                if let names = names(of: path) { workspace.update(path, with: names) }
            }
            return .workspace(workspace, paths: paths)
        case .files(let files):
            var wanted = Set(files)
            // Whether a new file is ignored only a walk can tell.
            if wanted.contains(where: isNew) {
                guard let found = walk(isCancelled) else { return nil }
                wanted.formUnion(paths.symmetricDifference(found))
                paths = found
            }
            var readings: [FileReading] = []
            for path in wanted.sorted() {
                if isCancelled() { return nil }
                let names = paths.contains(path) ? names(of: path) : nil
                if names == nil, paths.remove(path) == nil, access(path, F_OK) == 0 { leftOut.insert(path) }
                readings.append(FileReading(path: path, names: names))
            }
            return .files(readings)
        }
    }

    private func isNew(_ path: String) -> Bool {
        !paths.contains(path) && !leftOut.contains(path) && Language(path: path) != nil
            && folders.contains { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } && access(path, F_OK) == 0
    }

    /// The files that are in play; nil where it was cancelled.
    private func walk(_ isCancelled: () -> Bool) -> Set<String>? {
        var found: Set<String> = []
        var walk = FileWalk(folders, in: .current) { Language(path: $0) != nil }
        while let item = walk.next() {
            if isCancelled() { return nil }
            if case .file(let path, false) = item { found.insert(path) }
        }
        return found
    }

    private func names(of path: String) -> FileNames? {
        guard let language = Language(path: path), let bytes = try? reader.read(path) else { return nil }
        return linter.names(of: SourceFile(path: path, language: language, bytes: Array(bytes)))
    }
}
