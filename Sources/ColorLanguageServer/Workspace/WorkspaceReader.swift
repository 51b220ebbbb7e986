import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// Reads the files of the workspace's folders: the same ones that the command finds there.
package final class WorkspaceReader {
    private var linter: Linter
    private var layers: [Settings] = []
    private var reader = FileReader()
    private var finder: ConfigurationFinder
    private var folders: [String] = []
    private var paths: Set<String> = []
    /// The configuration files in force that declare pairs.
    private var filesWithPairs: Set<String> = []
    /// Paths that are there, but not in play: ignored, for one.
    private var leftOut: Set<String> = []

    /// A reader that scans as `configuration` says.
    package init(configuration: Configuration) {
        linter = Linter(configuration: configuration)
        finder = Self.finder()
    }

    /// Does `task`; nil where `isCancelled` has become true meanwhile. What takes long is told to `progress` on the way.
    package func perform(
        _ task: ReadingTask, isCancelled: () -> Bool = { false }, progress: (Reading) -> Void = { _ in }
    ) -> Reading? {
        switch task {
        case .giveUp: return .givenUp
        case .settings(let layers):
            self.layers = layers
            return .settings
        case .swiftProject(let project):
            linter.workspace = Workspace(swiftProject: project)
            return .settings
        case .configurations(let folders):
            finder = Self.finder()
            var outcomes: [String: ConfigurationFinder.Outcome] = [:]
            for folder in folders { outcomes[folder] = finder.outcome(in: folder) }
            return .configurations(outcomes, mistakes: finder.takeMistakes())
        case .folders(let folders):
            finder = Self.finder()
            self.folders = folders
            leftOut = []
            var workspace = Workspace()
            linter.workspace = Workspace()
            (paths, filesWithPairs) = ([], [])
            guard let found = walk(isCancelled) else { return giveUp() }
            for (number, path) in found.enumerated() {
                if isCancelled() { return giveUp() }
                if number > 0, number % ReadingProgress.step == 0 { progress(.progress(number, of: found.count)) }
                if let names = names(of: path) { workspace.update(path, with: names) }
            }
            paths = found
            // What other files say of colour types and helpers makes a difference to what a file defines.
            linter.workspace = Workspace(swiftProject: workspace.swiftProject)
            for path in workspace.swiftPaths(mentioning: workspace.swiftProject.names) {
                if isCancelled() { return giveUp() }
                workspace.update(path, with: names(of: path))
            }
            // They are not in play, but the pairs they declare are uses of names.
            for path in filesWithPairs { workspace.update(path, with: names(of: path)) }
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

    /// Leaves the folders alone from now on: a file that changes is no reason to read them all.
    private func giveUp() -> Reading? {
        folders = []
        return nil
    }

    private func isNew(_ path: String) -> Bool {
        !paths.contains(path) && !leftOut.contains(path) && Language(path: path) != nil
            && folders.contains { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } && access(path, F_OK) == 0
    }

    private static func finder() -> ConfigurationFinder {
        ConfigurationFinder(
            read: FileReader.readIfPresent, catalogueFiles: FileWalk.catalogueFiles)
    }

    /// Whether the configuration in force lets the file at `path` be read.
    private func selects(_ path: String) -> Bool {
        if case .file(let file) = finder.outcome(for: path) { file.selects(path) } else { true }
    }

    /// The files that are in play; nil where it was cancelled.
    private func walk(_ isCancelled: () -> Bool) -> Set<String>? {
        var found: Set<String> = []
        var walk = FileWalk(folders, in: .current) { Language(path: $0) != nil }
        while let item = walk.next() {
            if isCancelled() { return nil }
            if case .leftOut(let path, .others) = item, finder.includesByName(path) { walk.enterLeftOut() }
            if case .file(let path, false) = item, selects(path) { found.insert(path) }
            if case .leftOut(let path, .minified(let original)) = item, !selects(original), selects(path) {
                found.insert(path)
            }
        }
        return found
    }

    private func names(of path: String) -> FileNames? {
        guard let language = Language(path: path), let bytes = try? reader.read(path) else { return nil }
        var configuration = linter.configuration
        if case .file(let file) = finder.outcome(for: path) {
            if file.declaresPairs { filesWithPairs.insert(file.path) }
            configuration = file.configuration(of: path, over: configuration, under: layers)
        } else {
            for layer in layers { configuration.apply(layer) }
        }
        return linter.configured(configuration).names(
            of: SourceFile(path: path, language: language, bytes: Array(bytes)), withPlaces: true)
    }
}
