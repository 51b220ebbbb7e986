import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// Reads the files of the workspace folders, the same ones as the command.
package final class WorkspaceReader {
    private var linter: Linter
    private var layers: [Settings] = []
    private var reader = FileReader()
    private var lookup: ConfigurationLookup
    private var folders: [String] = []
    private var paths: Set<String> = []
    /// The files of packages, of which only the names are read.
    private var checkouts: Set<String> = []
    /// Configuration files that declare pairs.
    private var filesWithPairs: Set<String> = []
    /// Existing paths that are not in play, for example because they are ignored.
    private var leftOut: Set<String> = []
    private let images = ImageStore(in: .current)

    /// Creates a reader; `configuration` is used for scanning.
    package init(configuration: Configuration) {
        linter = Linter(configuration: configuration)
        lookup = ConfigurationLookup(base: configuration, layers: [])
    }

    /// Performs `task`; returns nil if `isCancelled` has returned true. Long tasks report to `progress`.
    package func perform(
        _ task: ReadRequest, isCancelled: () -> Bool = { false }, progress: (ReadResult) -> Void = { _ in }
    ) -> ReadResult? {
        switch task {
        case .giveUp: return .givenUp
        case .images(let reading):
            reading.store.readWanted()
            return .images
        case .identifiers(let renaming, let skipped):
            return .identifiers(renaming, folders.isEmpty ? nil : uses(of: renaming, except: skipped))
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
            images.setFolders(folders)
            leftOut = []
            var workspace = Workspace()
            linter.workspace = Workspace()
            (paths, filesWithPairs) = ([], [])
            guard let found = walk(isCancelled) else { return giveUp() }
            let hasPages = found.contains { Language(path: $0) == .html }
            for (number, path) in found.enumerated() {
                if isCancelled() { return giveUp() }
                if number > 0, number % ReadingProgress.step == 0 { progress(.progress(number, of: found.count)) }
                guard var names = names(of: path) else { continue }
                if !hasPages { names.dropSheet() }
                workspace.update(path, with: names)
            }
            paths = found
            for path in checkouts.ordered() {
                if isCancelled() { return giveUp() }
                workspace.update(path, with: names(of: path))
            }
            // Color types and helpers declared in other files affect the definitions in a file.
            let first = workspace
            first.forEachSwiftReading { project, paths in
                linter.workspace = Workspace(swiftProject: project)
                for path in paths where !isCancelled() { workspace.update(path, with: names(of: path)) }
            }
            if isCancelled() { return giveUp() }
            linter.workspace = Workspace(swiftProject: workspace.swiftProject)
            // Configuration files are not in play, but the pairs they declare use names.
            for path in filesWithPairs { workspace.update(path, with: names(of: path)) }
            _ = images.forget()
            workspace.read(from: images.access(readsNow: true))
            workspace.keepSurroundings()
            workspace.composeViews()
            workspace.composePages()
            return .workspace(workspace, paths: paths)
        case .files(let files):
            var wanted = Set(files)
            // Only a walk can tell whether a new file is ignored.
            if wanted.contains(where: isNew) {
                guard let found = walk(isCancelled) else { return nil }
                wanted.formUnion(paths.symmetricDifference(found))
                paths = found
            }
            var readings: [FileReading] = []
            for path in wanted.ordered() {
                if isCancelled() { return nil }
                let names = paths.contains(path) ? names(of: path) : nil
                if names == nil, paths.remove(path) == nil, access(path, F_OK) == 0 { leftOut.insert(path) }
                readings.append(FileReading(path: path, names: names))
            }
            return .files(readings)
        }
    }

    /// Stops reading folders from now on, also when files change.
    private func giveUp() -> ReadResult? {
        folders = []
        return nil
    }

    private func isNew(_ path: String) -> Bool {
        !paths.contains(path) && !leftOut.contains(path) && Language(path: path) != nil
            && folders.contains { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } && access(path, F_OK) == 0
    }

    /// Discards cached configuration files.
    private func renewLookup() { lookup = ConfigurationLookup(base: linter.configuration, layers: layers) }

    /// Returns the files in play; nil if cancelled. Files below an invalid configuration stay in play for their names.
    private func walk(_ isCancelled: () -> Bool) -> Set<String>? {
        var found: Set<String> = []
        checkouts = []
        let files = FilesInPlay(folders, in: .current, lookup)
        while let item = files.next() {
            if isCancelled() { return nil }
            switch item {
            case .file(let file) where ConfigurationFile.isConfiguration(path: file.path):
                filesWithPairs.insert(WorkingFolder.current.absolutePath(of: file.path))
            case .file(let file) where file.isOfCheckout: checkouts.insert(file.path)
            case .file(let file): found.insert(file.path)
            case .unconfigured(let path, _, _): found.insert(path)
            case .leftOut, .problem, .mistake: continue
            }
        }
        return found
    }

    private func names(of path: String) -> FileNames? {
        guard let language = Language(path: path), let bytes = try? reader.read(path) else { return nil }
        return linter(for: path).names(
            of: SourceFile(path: path, language: language, bytes: Array(bytes)), withPlaces: true)
    }

    /// The linter with the configuration of the file at `path`.
    private func linter(for path: String) -> Linter {
        guard !checkouts.contains(path),
            case .judged(let configuration, let file) = lookup.decision(for: path, isNamed: true)
        else {
            return linter.configured(lookup.defaults)
        }
        if let file = file.wrappedValue, file.declaresPairs { filesWithPairs.insert(file.path) }
        return linter.configured(configuration)
    }

    /// Returns where the Swift files of the folders have the identifiers of `renaming`, also those that the configuration
    /// excludes.
    private func uses(of renaming: MemberRenaming, except skipped: Set<String>) -> [MemberRenaming.FileUses] {
        var result: [MemberRenaming.FileUses] = []
        var walk = FileWalk(folders, in: .current) { Language(path: $0) == .swift }
        while let item = walk.next() {
            switch item {
            case .file(let path, _):
                let path = WorkingFolder.current.absolutePath(of: path)
                guard !skipped.contains(path) else { continue }
                guard let bytes = try? reader.read(path) else {
                    result.append(MemberRenaming.FileUses(unknown: path))
                    continue
                }
                let file = SourceFile(path: path, language: .swift, bytes: Array(bytes))
                if let uses = renaming.uses(in: file, facts: { linter(for: path).facts(of: file) }) {
                    result.append(uses)
                }
            case .problem(let path, _):
                result.append(MemberRenaming.FileUses(unknown: WorkingFolder.current.absolutePath(of: path)))
            case .leftOut: continue
            }
        }
        return result
    }
}
