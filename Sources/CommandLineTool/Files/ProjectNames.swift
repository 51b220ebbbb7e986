import CStandardLibrary
import ColorLinting
import ColorProject
import ColorScanning
import FileSystem
import SourceText
import Threading

// Reads the names that a project's files define and use, before anything is judged.

extension FileRun {
    /// Returns the names of all files for `linter`: of the given folders and the folder of a configuration above them
    /// that declares pairs; if only files are given, of their projects. Prints nothing; files that cannot be read are
    /// reported when they are linted. Standard input can be read only once, so its names are not included.
    ///
    /// - Parameters:
    ///   - onlySwift: whether to read only Swift files.
    ///   - needsLiteralsOnly: whether later tasks need only literals.
    func workspace(
        for linter: Linter, onlySwift: Bool = false, needsLiteralsOnly: Bool = false
    ) throws(UsageError) -> Workspace {
        let index = NameReading(linter: linter, onlySwift: onlySwift, needsLiteralsOnly: needsLiteralsOnly)
        var workspace: Workspace
        if let names { workspace = try indexedWorkspace(index, names) } else { workspace = try namedWorkspace(index) }
        // What lies behind views may be an image.
        if !onlySwift {
            let disk = environment.recorder?.lookups ?? DiskLookups(records: false)
            let store = ImageStore(in: environment.folder, names?.content, disk)
            // What an index has is of one project.
            let folders = names == nil ? arguments.paths.filter(isFolder) : [""]
            store.setFolders(folders.map(environment.folder.absolutePath))
            workspace.read(from: store.access(readsNow: true))
        }
        workspace.dropUnusedSheets()
        if !needsLiteralsOnly {
            workspace.composeViews()
            workspace.composePages()
        }
        return workspace
    }

    /// Returns the names of all files as ``workspace(for:onlySwift:needsLiteralsOnly:)`` does, without the views.
    private func namedWorkspace(_ index: NameReading) throws(UsageError) -> Workspace {
        kept.removeAll()
        let paths = arguments.paths
        let folders = paths.filter(isFolder)
        guard folders.isEmpty else {
            let above = foldersOfPairs(above: folders)
            return above.isEmpty ? try readNames(index) : try readNames(index, in: paths + above)
        }
        if wantsNames(paths, index) {
            let roots = Set(paths.compactMap { ProjectRoot.folder(of: environment.folder.absolutePath(of: $0)) })
            let shown = roots.ordered().map { environment.folder.shownPath(of: $0) }
            if !shown.isEmpty, let workspace = try readNames(index, in: shown, atMost: ProjectRoot.fileLimit) {
                return workspace
            }
        }
        // The linter finds all names of a single file itself, but not the style sheets of a page.
        return paths.count > 1 || paths.contains { Language(path: $0) == .html } ? try readNames(index) : Workspace()
    }

    /// Returns the folders of configurations above `folders` that declare pairs.
    private func foldersOfPairs(above folders: [String]) -> [String] {
        let lookup = lookup()
        return folders.compactMap { lookup.folderOfPairs(above: environment.folder.absolutePath(of: $0)) }
            .map(environment.folder.shownPath(ofAbsolute:))
    }

    /// Whether the listed files are all that define names. Those excluded by a shard or a list still do.
    private var listsAllNames: Bool {
        !invocation.has(.shard) && !arguments.isList && !arguments.readsInput
    }

    /// Returns the files that the run would read; nil if none is found in a folder.
    func inputs() throws(UsageError) -> RunInputs? {
        let folders = arguments.paths.filter(isFolder)
        guard !folders.isEmpty else { return nil }
        var inputs = RunInputs()
        inputs.add(try list())
        if let names {
            inputs.add(["\(names.hash.value)"])
            return inputs
        }
        let above = foldersOfPairs(above: folders)
        if !above.isEmpty || !listsAllNames { inputs.add(try list(arguments.paths + above, forNames: true)) }
        return inputs
    }

    /// Returns the names in `names`, without the views: scans the files that it has as if they were read from disk.
    private func indexedWorkspace(_ index: NameReading, _ names: NameIndex) throws(UsageError) -> Workspace {
        kept.removeAll()
        let lookup = lookup()
        let all = names.content.pathsWithNames
        var paths = all.makeIterator()
        let workspace = readNames(index, keeping: arguments.files(among: all), by: .index(names)) {
            while let path = paths.next() {
                if let file = lookup.file(indexedAt: path, in: self.environment.folder) { return .file(file) }
            }
            return nil
        }
        try names.check()
        return workspace
    }

    /// How to index names.
    private struct NameReading {
        var linter: Linter
        var onlySwift: Bool
        var needsLiteralsOnly: Bool
    }

    /// Whether the shown `path` is a folder to walk. A folder named like a source file is found on disk.
    private func isFolder(_ path: String) -> Bool {
        guard Language(path: path) == nil else { return false }
        return !arguments.isList || access(environment.folder.location(of: path) + "/.", F_OK) == 0
    }

    /// Whether other files can affect the findings in `paths`. Files scanned to find out are kept.
    private func wantsNames(_ paths: [String], _ index: NameReading) -> Bool {
        let isFixing = invocation.fixSelection != nil || invocation.has(.diff)
        let lookup = lookup()
        var reader = FileReader()
        for path in paths {
            guard let language = Language(path: path), !index.onlySwift || language.colorSyntax.dependsOnProject,
                case .judged(let configuration, let configurationFile) = lookup.decision(
                    for: environment.folder.absolutePath(of: path), isNamed: true)
            else { continue }
            let location = environment.folder.location(of: path)
            guard let bytes = try? reader.read(location) else { continue }
            let file = ProjectFile(
                path: path, language: language, location: location, configuration: configuration,
                configurationFile: configurationFile, isNamed: true)
            let options = index.linter.scanOptions(by: configuration, literalsOnly: index.needsLiteralsOnly)
            let scanned = ScannedFile(file, SourceBytes(bytes), options: options)
            kept.scanned.keep(scanned, at: path)
            if index.linter.wantsNames(scanned.facts, in: language, withUses: isFixing) { return true }
        }
        return false
    }

    /// Reads the names in all given files and keeps the files for later tasks.
    private func readNames(_ index: NameReading) throws(UsageError) -> Workspace {
        let keepsItems = listsAllNames
        var items: [FileList.Item]? = keepsItems ? [] : nil
        let list = try list(forNames: !keepsItems)
        let workspace = readNames(index, keeping: nil, by: .disk) {
            let item = list.next()
            if let item, !item.isOfCheckout { items?.append(item) }
            if items?.count ?? 0 > KeptFiles.limit { items = nil }
            return item
        }
        kept.items = environment.interruption.signal() == nil ? items : nil
        return workspace
    }

    /// Reads the names in `paths`.
    private func readNames(_ index: NameReading, in paths: [String]) throws(UsageError) -> Workspace {
        let list = try list(paths, forNames: true)
        return readNames(index, keeping: nil, by: .disk) { list.next() }
    }

    /// Reads the names in `paths`; returns nil if they contain more files than `limit`. Keeps only files passed
    /// explicitly.
    private func readNames(
        _ index: NameReading, in paths: [String], atMost limit: Int
    ) throws(UsageError) -> Workspace? {
        let list = try list(paths, forNames: true)
        var count = 0
        let workspace = readNames(index, keeping: Set(arguments.paths), by: .disk) {
            count += 1
            return count > limit ? nil : list.next()
        }
        return count > limit ? nil : workspace
    }

    /// Reads the names in the files returned by `next`, by `access`.
    private func readNames(
        _ index: NameReading, keeping keeps: Set<String>?, by access: SourceAccess, next: @escaping () -> FileList.Item?
    ) -> Workspace {
        var task = IndexTask(
            linter: index.linter, needsLiteralsOnly: index.needsLiteralsOnly, onlySwift: index.onlySwift,
            folder: environment.folder, workspace: Monitor(Workspace()), scanned: kept.scanned, keeps: keeps)
        // Color types and helpers declared in other files affect how a file is read, so scan those files again.
        var dependent: [FileList.Item] = []
        visit(task, showing: "names: ", keeping: false, by: access) {
            let item = next()
            if let item, case .file(let file) = item, file.language.colorSyntax.dependsOnProject {
                dependent.append(item)
            }
            return item
        }
        let workspace = task.workspace.change { $0 }
        if workspace.swiftProject.hasUnrecognizableAliases {
            kept.scanned.forget { $0.file.language.colorSyntax.dependsOnProject }
        } else if !workspace.swiftProject.componentFunctions.isEmpty {
            kept.scanned.forget { $0.isEmpty && $0.file.language.colorSyntax.dependsOnProject }
        }
        workspace.forEachSwiftReading { project, paths in
            if paths.isEmpty { return }
            kept.scanned.forget(paths)
            task.linter.workspace = Workspace(swiftProject: project)
            let mentioning = Set(paths)
            var items = dependent.filter { item in
                guard case .file(let file) = item else { return false }
                return mentioning.contains(environment.folder.shownPath(ofAbsolute: file.path))
            }.makeIterator()
            visit(task, showing: "names: ", keeping: false, by: access) { items.next() }
        }
        return task.workspace.change { $0 }
    }
}
