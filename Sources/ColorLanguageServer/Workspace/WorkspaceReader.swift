import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// Reads the files of the workspace's folders: the same ones that the command finds there.
package final class WorkspaceReader {
    private var linter: Linter
    private var layers: [Settings] = []
    private var reader = FileReader()
    private var lookup: ConfigurationLookup
    private var folders: [String] = []
    private var paths: Set<String> = []
    /// The configuration files in force that declare pairs.
    private var filesWithPairs: Set<String> = []
    /// Paths that are there, but not in play: ignored, for one.
    private var leftOut: Set<String> = []

    /// A reader that scans as `configuration` says.
    package init(configuration: Configuration) {
        linter = Linter(configuration: configuration)
        lookup = ConfigurationLookup(base: configuration, layers: [])
    }

    /// Does `task`; nil where `isCancelled` has become true meanwhile. What takes long is told to `progress` on the way.
    package func perform(
        _ task: ReadingTask, isCancelled: () -> Bool = { false }, progress: (Reading) -> Void = { _ in }
    ) -> Reading? {
        switch task {
        case .giveUp: return .givenUp
        case .settings(let layers):
            self.layers = layers
            renewLookup()
            return .settings
        case .swiftProject(let project):
            linter.workspace = Workspace(swiftProject: project)
            return .settings
        case .configurations(let folders):
            renewLookup()
            var outcomes: [String: ConfigurationFinder.Outcome] = [:]
            for folder in folders { outcomes[folder] = lookup.outcome(in: folder) }
            return .configurations(outcomes, mistakes: lookup.takeMistakes())
        case .folders(let folders):
            renewLookup()
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

    /// Has configuration files read again from now on.
    private func renewLookup() { lookup = ConfigurationLookup(base: linter.configuration, layers: layers) }

    /// The files in play; nil where it was cancelled. Those under a configuration file with mistakes stay in play for their names.
    private func walk(_ isCancelled: () -> Bool) -> Set<String>? {
        var found: Set<String> = []
        let files = FilesInPlay(folders, in: .current, lookup)
        while let item = files.next() {
            if isCancelled() { return nil }
            switch item {
            case .file(let file) where ConfigurationFile.isConfiguration(path: file.path):
                filesWithPairs.insert(WorkingFolder.current.absolutePath(of: file.path))
            case .file(let file): found.insert(file.path)
            case .unconfigured(let path, _, _): found.insert(path)
            case .leftOut, .problem, .mistake: continue
            }
        }
        return found
    }

    private func names(of path: String) -> FileNames? {
        guard let language = Language(path: path), let bytes = try? reader.read(path) else { return nil }
        var configuration = lookup.defaults
        if case .judged(let found, let file) = lookup.decision(for: path, isNamed: true) {
            configuration = found
            if let file, file.declaresPairs { filesWithPairs.insert(file.path) }
        }
        return linter.configured(configuration).names(
            of: SourceFile(path: path, language: language, bytes: Array(bytes)), withPlaces: true)
    }
}
