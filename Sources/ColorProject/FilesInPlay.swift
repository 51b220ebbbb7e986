import ColorLinting
import FileSystem
import PathPatterns
import SourceText

/// The files in play, one by one, each with how it is judged: what the command and the language server both work on.
///
/// A walk finds what is in folders, without what ignore files, third-party folders, links and the configuration leave out. What is
/// named is read whatever its name, unless ``Selection/leavesOutNamed`` asks otherwise.
package final class FilesInPlay {
    /// What a caller asks for besides the configuration.
    package struct Selection: Sendable {
        /// Files and folders to leave out, by their shown paths.
        package var excluded = PathSelection([])
        /// Whether what is named comes from a list: `include` and `exclude` then hold for it too.
        package var isList = false
        /// Whether what is named may be left out for the same reasons as what is found.
        package var leavesOutNamed = false
        /// Whether to return what is left out silently too: hidden and ignored files, and what `exclude` leaves out.
        package var tellsAll = false

        /// Everything that the configuration selects.
        package init() {}
    }

    /// What the sequence comes upon.
    package indirect enum Item: Sendable {
        case file(ProjectFile)
        /// A file that is not judged, as the configuration file at this absolute path has mistakes.
        case unconfigured(path: String, language: Language, configurationFile: String)
        case leftOut(path: String, Reason)
        /// A file or folder that cannot be read.
        case problem(path: String, FileProblem)
        /// A mistake in a configuration file, with its shown path.
        case mistake(ConfigurationFinder.Mistake)
    }

    /// Why something is left out.
    package enum Reason: Hashable, Sendable {
        /// It is a third-party folder, made by this tool.
        case thirdParty(tool: String)
        /// It is the minified copy of the style sheet shown as this path.
        case minified(of: String)
        /// It is a symbolic link that nobody named.
        case link
        /// Its name begins with a dot.
        case hidden
        /// The ignore file at this place says so.
        case ignored(by: String)
        /// No language has files of this kind.
        case unknownKind
        /// The configuration's `include` or `exclude` says so.
        case configuration
        /// ``Selection/excluded`` says so.
        case selection
    }

    private let folder: WorkingFolder
    private let selection: Selection
    private var lookup: ConfigurationLookup
    private var walk: FileWalk
    private var pending: [Item] = []
    /// The folders of the configuration files met that declare pairs.
    private var foldersWithPairs: Set<String> = []

    /// What `paths`, shown paths in `folder`, name and hold, judged as `lookup` decides.
    package init(
        _ paths: [String], in folder: WorkingFolder, _ lookup: ConfigurationLookup, selection: Selection = Selection()
    ) {
        self.folder = folder
        self.selection = selection
        self.lookup = lookup
        walk = FileWalk(paths, in: folder) { Language(path: $0) != nil }
        walk.tellsAll = selection.tellsAll
        let excluded = selection.excluded
        if !excluded.isEmpty { walk.passesOver = { excluded.contains($0) } }
    }

    /// Calls `body` with the shown path of each folder that the walk goes into, before it is listed.
    package func onEntering(_ body: @escaping (String) -> Void) { walk.enters = body }

    /// The next item; nil at the end.
    package func next() -> Item? {
        while true {
            if let item = pending.popLast() { return item }
            guard let item = walk.next() else { return nil }
            switch item {
            case .file(let path, _) where selection.excluded.contains(path):
                if selection.tellsAll { return .leftOut(path: path, .selection) }
            case .problem(let path, _) where selection.excluded.contains(path): continue
            case .leftOut(let path, _) where selection.excluded.contains(path): continue
            case .file(let path, let isNamed): add(path, isNamed: isNamed)
            case .problem(let path, let problem):
                if !lookup.excludes(folder.absolutePath(of: path)) { return .problem(path: path, problem) }
            case .leftOut(let path, let reason): add(reason, at: path)
            }
        }
    }

    private func add(_ reason: LeftOutReason, at path: String) {
        let absolute = folder.absolutePath(of: path)
        switch reason {
        case .others(let tool):
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
            if selection.tellsAll { pending.append(.leftOut(path: path, .hidden)) }
        case .ignored(let file):
            if selection.tellsAll { pending.append(.leftOut(path: path, .ignored(by: file))) }
        }
    }

    /// Whether the file shown as `path` is read where it is found.
    private func isRead(_ path: String) -> Bool {
        lookup.selects(folder.absolutePath(of: path)) && !selection.excluded.contains(path)
    }

    /// Leaves out the file shown as `path`, since the one it is made from is read; silently where it would not be read anyway.
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
        if isNamed, !isAskedFor, let original = FileWalk.original(ofMinified: path, in: folder), isRead(original) {
            return addMinified(path, of: original)
        }
        let decision = lookup.decision(for: folder.absolutePath(of: path), isNamed: isAskedFor)
        let mistakes = lookup.takeMistakes()
        switch decision {
        case .judged(let configuration, let file):
            // What is added last comes first.
            if let file, file.declaresPairs, !isAskedFor, foldersWithPairs.insert(file.folder).inserted {
                addPairs(of: file, isNamed: isNamed)
            }
            add(path, language, configuration, file, isNamed: isNamed)
        case .excluded:
            if selection.tellsAll { pending.append(.leftOut(path: path, .configuration)) }
        case .broken(let file):
            pending.append(.unconfigured(path: path, language: language, configurationFile: file))
        }
        for var mistake in mistakes.reversed() {
            mistake.path = folder.shownPath(of: mistake.path)
            pending.append(.mistake(mistake))
        }
    }

    /// Adds the configuration file `file`, whose pairs are judged in it; the walk passes over its name.
    private func addPairs(of file: ConfigurationFile, isNamed: Bool) {
        guard case .judged(let configuration, let own) = lookup.decision(for: file.path, isNamed: true) else { return }
        add(folder.shownPath(of: file.path), .json, configuration, own, isNamed: isNamed)
    }

    private func add(
        _ path: String, _ language: Language, _ configuration: Configuration, _ file: ConfigurationFile?,
        isNamed: Bool
    ) {
        pending.append(
            .file(
                ProjectFile(
                    path: path, language: language, location: folder.location(of: path), configuration: configuration,
                    configurationFile: file, isNamed: isNamed)))
    }

    /// The third-party folder that the file shown as `path` is in; nil where it is in none, or the configuration wants it read.
    private func thirdPartyFolder(around path: String) -> (path: String, tool: String)? {
        var folder = ""
        for name in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            folder += folder.isEmpty ? String(name) : "/" + name
            guard let tool = OthersFolder.maker(of: String(name)) else { continue }
            let absolute = self.folder.absolutePath(of: folder)
            guard !lookup.includesByName(absolute) else { continue }
            return lookup.excludes(absolute) ? nil : (folder, tool)
        }
        return nil
    }
}
