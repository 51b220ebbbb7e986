import ColorLinting
import FileSystem
import PathPatterns
import SourceText

/// Iterates over the files in play, with the configuration of each, for the command and the language server.
///
/// A walk finds the files in folders, skipping files excluded by ignore files or the configuration, third-party folders and
/// links. The files of packages that are checked out follow (``ProjectFile/isOfCheckout``). Files passed explicitly are always
/// included, unless ``Selection/leavesOutNamed`` is set.
package final class FilesInPlay {
    /// Options besides the configuration.
    package struct Selection: Sendable {
        /// Files and folders to exclude, by shown path.
        package var excluded = PathSelection([])
        /// Whether the paths come from a list, so that `include` and `exclude` also apply to them.
        package var isList = false
        /// Whether paths passed explicitly can be excluded like those found.
        package var leavesOutNamed = false
        /// Whether to return hidden, ignored and excluded files as well, with the reason.
        package var reportsAll = false

        /// Selects everything that the configuration includes.
        package init() {}
    }

    /// An element of the sequence.
    package indirect enum Item: Sendable {
        case file(ProjectFile)
        /// A file that is not judged because the configuration file at this absolute path has errors.
        case unconfigured(path: String, language: Language, configurationFile: String)
        case leftOut(path: String, Reason)
        /// A file or folder that cannot be read.
        case problem(path: String, FileProblem)
        /// An error in a configuration file, with its shown path.
        case mistake(ConfigurationFinder.Mistake)
    }

    /// Why a file or folder is left out.
    package enum Reason: Equatable, Sendable {
        /// A third-party folder created by this tool.
        case thirdParty(tool: String)
        /// The minified copy of the style sheet with this shown path.
        case minified(of: String)
        /// Code that a documentation catalog shows, which no app contains.
        case documentation
        /// A symbolic link that was not passed explicitly.
        case link
        /// The name begins with a dot.
        case hidden
        /// Ignored by the ignore file at this path.
        case ignored(by: String)
        /// Not a supported file type.
        case unknownKind
        /// Excluded by `include` or `exclude` of the configuration.
        case configuration
        /// Excluded by ``Selection/excluded``.
        case selection
    }

    private let folder: WorkingFolder
    /// The shown paths that were given.
    private let roots: [String]
    private let selection: Selection
    private var lookup: ConfigurationLookup
    private var walk: FileWalk
    private var pending: [Item] = []
    /// The files of packages that are checked out, which follow all others.
    private var checkouts: CheckoutFiles?
    /// Folders of configuration files that declare pairs.
    private var foldersWithPairs: Set<String> = []

    /// Iterates over `paths`, shown paths in `folder`, and their contents, as decided by `lookup`.
    package init(
        _ paths: [String], in folder: WorkingFolder, _ lookup: ConfigurationLookup, selection: Selection = Selection()
    ) {
        self.folder = folder
        roots = paths
        self.selection = selection
        self.lookup = lookup
        walk = FileWalk(paths, in: folder) { Language(path: $0) != nil }
        walk.reportsAll = selection.reportsAll
        let excluded = selection.excluded
        if !excluded.isEmpty { walk.passesOver = { excluded.contains($0) } }
    }

    /// Calls `body` with the shown path of each folder before it is listed.
    package func onEntering(_ body: @escaping (String) -> Void) { walk.enters = body }

    /// Returns the next item; nil at the end.
    package func next() -> Item? {
        while true {
            if let item = pending.popLast() { return item }
            guard let item = walk.next() else { return nextOfCheckouts() }
            switch item {
            case .file(let path, _) where selection.excluded.contains(path):
                if selection.reportsAll { return .leftOut(path: path, .selection) }
            case .problem(let path, _) where selection.excluded.contains(path): continue
            case .leftOut(let path, _) where selection.excluded.contains(path): continue
            case .file(let path, let isNamed): add(path, isNamed: isNamed)
            case .problem(let path, let problem):
                if !lookup.excludes(folder.absolutePath(of: path)) { return .problem(path: path, problem) }
            case .leftOut(let path, let reason): add(reason, at: path)
            }
        }
    }

    /// Returns the next file of a package that is read for its names; nil at the end.
    private func nextOfCheckouts() -> Item? {
        var files =
            checkouts
            ?? CheckoutFiles(
                in: (walk.foldersOfCheckouts + foldersOfCheckoutsAround).filter {
                    !lookup.includesByName(folder.absolutePath(of: $0))
                }, of: folder)
        defer { checkouts = files }
        while let path = files.next() {
            guard let language = Language(path: path), !selection.excluded.contains(path),
                !lookup.excludes(folder.absolutePath(of: path))
            else { continue }
            var file = ProjectFile(
                path: path, language: language, location: folder.location(of: path),
                configuration: Indirect(wrappedValue: lookup.defaults), configurationFile: Indirect(wrappedValue: nil),
                isNamed: false)
            file.isOfCheckout = true
            return .file(file)
        }
        return nil
    }

    /// The folders of packages in the projects around the folders that are walked, as shown paths.
    private var foldersOfCheckoutsAround: [String] {
        var result: [String] = []
        for root in roots where Language(path: root) == nil {
            let own = folder.absolutePath(of: root)
            guard let project = ProjectRoot.folder(of: own + "/"), project != own else { continue }
            for name in PackageCheckout.folderNames {
                let path = folder.shownPath(ofAbsolute: project + "/" + name)
                if !result.contains(path), realPath(project + "/" + name) != nil { result.append(path) }
            }
        }
        return result
    }

    private func add(_ reason: LeftOutReason, at path: String) {
        let absolute = folder.absolutePath(of: path)
        switch reason {
        case .thirdParty(let tool):
            if lookup.includesByName(absolute) {
                walk.enterLeftOut()
            } else if !lookup.excludes(absolute) {
                pending.append(.leftOut(path: path, .thirdParty(tool: tool)))
            }
        case .minified(let original):
            if isRead(original) { addMinified(path, of: original) } else { add(path, isNamed: false) }
        case .link:
            if !lookup.excludes(absolute) { pending.append(.leftOut(path: path, .link)) }
        case .hidden:
            if selection.reportsAll { pending.append(.leftOut(path: path, .hidden)) }
        case .ignored(let file):
            if selection.reportsAll { pending.append(.leftOut(path: path, .ignored(by: file))) }
        }
    }

    /// Whether the file with the shown `path` is included when found in a folder.
    private func isRead(_ path: String) -> Bool {
        lookup.selects(folder.absolutePath(of: path)) && !selection.excluded.contains(path)
    }

    /// Adds a note that the file at `path` is left out because its original is read; nothing if it would not be read
    /// anyway.
    private func addMinified(_ path: String, of original: String) {
        if lookup.selects(folder.absolutePath(of: path)) {
            pending.append(.leftOut(path: path, .minified(of: original)))
        }
    }

    private func add(_ path: String, isNamed: Bool) {
        guard let language = Language(path: path) else {
            return pending.append(.leftOut(path: path, .unknownKind))
        }
        if isNamed, selection.leavesOutNamed, let (folder, tool) = thirdPartyFolder(around: path) {
            return pending.append(.leftOut(path: folder, .thirdParty(tool: tool)))
        }
        let isAskedFor = isNamed && !selection.isList && !selection.leavesOutNamed
        if !isAskedFor, language == .swift, isInDocumentation(path) {
            if selection.reportsAll { pending.append(.leftOut(path: path, .documentation)) }
            return
        }
        if isNamed, !isAskedFor, let original = FileWalk.original(ofMinified: path, in: folder), isRead(original) {
            return addMinified(path, of: original)
        }
        let decision = lookup.decision(for: folder.absolutePath(of: path), isNamed: isAskedFor)
        let mistakes = lookup.takeMistakes()
        switch decision {
        case .judged(let configuration, let file):
            // A stack: the last item is returned first.
            if file.wrappedValue?.declaresPairs == true, !isAskedFor, let file = file.wrappedValue,
                foldersWithPairs.insert(file.folder).inserted
            {
                addPairs(of: file, isNamed: isNamed)
            }
            add(path, language, configuration, file, isNamed: isNamed)
        case .excluded:
            if selection.reportsAll { pending.append(.leftOut(path: path, .configuration)) }
        case .broken(let file):
            pending.append(.unconfigured(path: path, language: language, configurationFile: file))
        }
        for var mistake in mistakes.reversed() {
            mistake.path = folder.shownPath(of: mistake.path)
            pending.append(.mistake(mistake))
        }
    }

    /// Whether the file at `path` is in a documentation catalog.
    /// <https://www.swift.org/documentation/docc/documenting-a-swift-framework-or-package>
    private func isInDocumentation(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { SourceBytes($0).contains(".docc/", in: ByteRange(0, $0.count)) }
    }

    /// Adds the configuration file `file`, which the walk skips, because its pairs are judged.
    private func addPairs(of file: ConfigurationFile, isNamed: Bool) {
        // It may be that of an index. Then who has the file judges it.
        guard realPath(file.path) != nil,
            case .judged(let configuration, let own) = lookup.decision(for: file.path, isNamed: true)
        else { return }
        add(folder.shownPath(of: file.path), .json, configuration, own, isNamed: isNamed)
    }

    private func add(
        _ path: String, _ language: Language, _ configuration: Indirect<Configuration>,
        _ file: Indirect<ConfigurationFile?>, isNamed: Bool
    ) {
        pending.append(
            .file(
                ProjectFile(
                    path: path, language: language, location: folder.location(of: path), configuration: configuration,
                    configurationFile: file, isNamed: isNamed)))
    }

    /// Returns the third-party folder that contains the file with the shown `path`; nil if there is none, or the
    /// configuration includes it.
    private func thirdPartyFolder(around path: String) -> (path: String, tool: String)? {
        var folder = ""
        for name in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            folder += folder.isEmpty ? String(name) : "/" + name
            guard let tool = ThirdPartyDirectory.maker(of: String(name)) else { continue }
            let absolute = self.folder.absolutePath(of: folder)
            guard !lookup.includesByName(absolute) else { continue }
            return lookup.excludes(absolute) ? nil : (folder, tool)
        }
        return nil
    }
}
