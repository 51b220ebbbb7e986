import CStandardLibrary
import ColorLinting
import ColorProject
import ColorScanning
import FileSystem
import SourceText
import Threading

// The names that a project's files define and use, read before anything is judged.

extension FileRun {
    /// The names of all files for `linter`: of the folders that are named, and of that of a configuration above them that declares
    /// pairs; where only files are named, of their projects. Nothing is printed; what cannot be read is reported when it is
    /// linted. Standard input can be read once only, so its names are its own.
    ///
    /// - Parameters:
    ///   - onlySwift: whether only what Swift files say is wanted.
    ///   - needsLiteralsOnly: whether the tasks that follow need literals alone.
    func workspace(
        for linter: Linter, onlySwift: Bool = false, needsLiteralsOnly: Bool = false
    ) throws(UsageError) -> Workspace {
        let index = NameIndex(linter: linter, onlySwift: onlySwift, needsLiteralsOnly: needsLiteralsOnly)
        kept.removeAll()
        let paths = arguments.paths
        let folders = paths.filter(isFolder)
        guard folders.isEmpty else {
            let lookup = lookup()
            let above = folders.compactMap { lookup.folderOfPairs(above: environment.folder.absolutePath(of: $0)) }
            if above.isEmpty { return try readNames(index) }
            return try readNames(index, in: paths + above.map(environment.folder.shownPath(ofAbsolute:)))
        }
        if wantsNames(paths, index) {
            let roots = Set(paths.compactMap { ProjectRoot.folder(of: environment.folder.absolutePath(of: $0)) })
            let shown = roots.sorted().map { environment.folder.shownPath(of: $0) }
            if !shown.isEmpty, let workspace = try readNames(index, in: shown, atMost: ProjectRoot.fileLimit) {
                return workspace
            }
        }
        // The linter itself finds all names of a single file.
        return paths.count > 1 ? try readNames(index) : Workspace()
    }

    /// How the names are read.
    private struct NameIndex {
        var linter: Linter
        var onlySwift: Bool
        var needsLiteralsOnly: Bool
    }

    /// Whether what is shown as `path` is to be walked. A folder that is called like a file is found by looking.
    private func isFolder(_ path: String) -> Bool {
        guard Language(path: path) == nil else { return false }
        return !arguments.isList || access(environment.folder.location(of: path) + "/.", F_OK) == 0
    }

    /// Whether other files can change what there is to say of the files shown as `paths`. What is scanned to find out is kept.
    private func wantsNames(_ paths: [String], _ index: NameIndex) -> Bool {
        let isFixing = invocation.fixSelection != nil || invocation.has(.diff)
        let lookup = lookup()
        var reader = FileReader()
        for path in paths {
            guard let language = Language(path: path), !index.onlySwift || language.colorSyntax.dependsOnProject,
                case .judged(let configuration, _) = lookup.decision(
                    for: environment.folder.absolutePath(of: path), isNamed: true)
            else { continue }
            let location = environment.folder.location(of: path)
            guard let bytes = try? reader.read(location) else { continue }
            let file = ProjectFile(
                path: path, language: language, location: location, configuration: configuration, isNamed: true)
            let options = index.linter.configured(configuration).scanOptions(literalsOnly: index.needsLiteralsOnly)
            let scanned = ScannedFile(file, SourceBytes(bytes), options: options)
            kept.scanned.keep(scanned, at: path)
            if index.linter.wantsNames(scanned.facts, withUses: isFixing) { return true }
        }
        return false
    }

    /// The names in all that is named. The files are kept for the tasks that follow.
    private func readNames(_ index: NameIndex) throws(UsageError) -> Workspace {
        // What a shard or a list leaves out defines names all the same.
        let keepsItems = !invocation.has(.shard) && !arguments.isList && !arguments.readsInput
        var items: [FileList.Item]? = keepsItems ? [] : nil
        let list = try list(forNames: !keepsItems)
        let workspace = readNames(index, keeping: nil) {
            let item = list.next()
            if let item { items?.append(item) }
            if items?.count ?? 0 > KeptFiles.limit { items = nil }
            return item
        }
        kept.items = environment.interruption.signal() == nil ? items : nil
        return workspace
    }

    /// The names in what is shown as `paths`.
    private func readNames(_ index: NameIndex, in paths: [String]) throws(UsageError) -> Workspace {
        let list = try list(paths, forNames: true)
        return readNames(index, keeping: nil) { list.next() }
    }

    /// The names in what is shown as `paths`; nil where that holds more files than `limit`. Only the files that are named are kept.
    private func readNames(
        _ index: NameIndex, in paths: [String], atMost limit: Int
    ) throws(UsageError) -> Workspace? {
        let list = try list(paths, forNames: true)
        var count = 0
        let workspace = readNames(index, keeping: Set(arguments.paths)) {
            count += 1
            return count > limit ? nil : list.next()
        }
        return count > limit ? nil : workspace
    }

    /// The names in the files that `next` returns.
    private func readNames(
        _ index: NameIndex, keeping keeps: Set<String>?, next: @escaping () -> FileList.Item?
    ) -> Workspace {
        var task = IndexTask(
            linter: index.linter, needsLiteralsOnly: index.needsLiteralsOnly, onlySwift: index.onlySwift,
            folder: environment.folder, workspace: Monitor(Workspace()), scanned: kept.scanned, keeps: keeps)
        // What other files say of color types and helpers changes what a file says, so those files are scanned again.
        var again: [String: FileList.Item] = [:]
        visit(task, showing: "names: ", keeping: false) {
            let item = next()
            if case .file(let file) = item, file.language.colorSyntax.dependsOnProject {
                again[self.environment.folder.shownPath(ofAbsolute: file.path)] = item
            }
            return item
        }
        let workspace = task.workspace.change { $0 }
        let project = workspace.swiftProject
        let paths = workspace.swiftPaths(mentioning: project.names)
        if project.hasUnrecognizableAliases { kept.scanned.forget { $0.file.language.colorSyntax.dependsOnProject } }
        guard !paths.isEmpty else { return workspace }
        kept.scanned.forget(paths)
        task.linter.workspace = Workspace(swiftProject: project)
        var items = paths.compactMap { again[$0] }.makeIterator()
        visit(task, showing: "names: ", keeping: false) { items.next() }
        return task.workspace.change { $0 }
    }
}
