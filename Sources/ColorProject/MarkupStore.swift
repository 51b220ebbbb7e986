import ColorLinting
import FileSystem
import SourceColors
import SourceText
import Threading

/// Reads the templates of projects, as soon as a style sheet needs to know their elements.
///
/// A style sheet is for the templates near it: those in the innermost folder around it that has any. Repositories of several
/// sites or themes use the same names for different things.
final class MarkupStore: Sendable {
    /// Where the templates of a project are.
    private struct Project: Hashable {
        var root: String
        var files: MarkupFiles
    }

    /// The templates of a project.
    fileprivate struct Templates {
        /// Their absolute paths, in order.
        var paths: [String] = []
        var files: [String: MarkupFile] = [:]
        /// The elements of those in a folder, or of one file, by its path.
        var known: [String: Markup] = [:]
    }

    private struct State {
        var projects: [Project: Templates] = [:]
        /// Projects that were asked for, but may not be read yet.
        var wanted: Set<Project> = []
        /// The texts of open documents, by absolute path.
        var texts: [String: (bytes: [UInt8], file: MarkupFile)] = [:]
        /// The folders of projects, by the folder of a file.
        var roots: [String: String] = [:]
        /// The folders that are read, by absolute path: the projects of files that are in no other.
        var folders: [String] = []
    }

    private let state = Monitor(State())
    private let folder: WorkingFolder
    /// The templates, if there is an index.
    private let index: ProjectIndex?
    private let disk: DiskLookups
    /// The most bytes of a template.
    private static let mostBytes = 1 << 20
    /// The most folders of a project. Larger ones are not searched for the sake of one style sheet.
    private static let mostFolders = 20_000

    /// Creates a store for files whose paths are relative to `folder`: those of `index`, or else those on disk.
    init(in folder: WorkingFolder, _ index: ProjectIndex?, _ disk: DiskLookups) {
        (self.folder, self.index, self.disk) = (folder, index, disk)
    }

    /// Sets the folders that are read, as absolute paths.
    func setFolders(_ folders: [String]) {
        state.change { ($0.folders, $0.roots) = (folders, [:]) }
    }

    /// Adds the templates in `paths`, which are relative to the folder, to `index`.
    func add(in paths: [String], to index: inout ProjectIndex) {
        var walk = FileWalk(paths, in: folder) { MarkupFiles.isTemplate($0) }
        var reader = FileReader()
        while let item = walk.next() {
            guard case .file(let path, _) = item, MarkupFiles.isTemplate(path),
                let bytes = try? reader.read(folder.absolutePath(of: path)), bytes.count <= Self.mostBytes
            else { continue }
            // Scripts without tags are the most, and tell nothing.
            if path.hasSuffix(".js"), MarkupFile(SourceBytes(bytes), at: path).isEmpty { continue }
            index.addTemplate(path, Array(bytes))
        }
    }

    /// Whether projects wait to be read.
    var isWanting: Bool { state.change { !$0.wanted.isEmpty } }

    /// Reads the projects that were requested while they could not be read.
    func readWanted() {
        state.change { state in
            for project in state.wanted { read(project, &state) }
            state.wanted = []
        }
    }

    /// Forgets all files, so that changed ones are read again. Returns whether there were any.
    func forget() -> Bool {
        state.change { state in
            defer { (state.projects, state.roots) = ([:], [:]) }
            return !state.projects.isEmpty
        }
    }

    /// Uses `bytes` as the text of the file at the absolute `path` from now on; nil for what is on the disk. Returns whether that
    /// changes what is known of any project.
    func setText(_ bytes: [UInt8]?, of path: String) -> Bool {
        guard MarkupFiles.isTemplate(path) else { return false }
        let shown = folder.shownPath(ofAbsolute: path)
        return state.change { state in
            let old = state.texts[path]
            let concerned = state.projects.keys.filter { state.projects[$0]?.files[path] != nil }
            guard let bytes else {
                state.texts[path] = nil
                for project in concerned where old != nil { state.projects[project] = nil }
                return old != nil && !concerned.isEmpty
            }
            if old?.bytes == bytes { return false }
            let file = bytes.withUnsafeBufferPointer { MarkupFile(SourceBytes($0), at: shown) }
            state.texts[path] = (bytes, file)
            var isAffecting = false
            for project in concerned where state.projects[project]?.files[path].map({ file.isAlike($0) }) == false {
                state.projects[project]?.files[path] = file
                state.projects[project]?.known = [:]
                isAffecting = true
            }
            return isAffecting
        }
    }

    func answer(_ files: MarkupFiles, for path: String, readsNow: Bool) -> Markup? {
        let source = folder.absolutePath(of: path)
        let project = Project(root: files.folder ?? root(of: source), files: files)
        // Threads that need the same templates wait.
        return state.change { state in
            if state.projects[project] == nil {
                guard readsNow else {
                    state.wanted.insert(project)
                    return nil
                }
                read(project, &state)
            }
            return state.projects[project]?.markup(for: source, upTo: project.root)
        }
    }

    /// Returns the folder of the project of the file at the absolute path `source`: the one that is marked, or else the innermost of
    /// those that are read.
    func root(of source: String) -> String {
        let own = ConfigurationFinder.folder(of: source)
        let (known, folders) = state.change { ($0.roots[own], $0.folders) }
        if let known { return known }
        // The working folder may be the user's home or the whole disk.
        let around = folders.filter { own == $0 || own.hasPrefix($0 == "/" ? "/" : $0 + "/") }
        let root = ProjectRoot.folder(of: source) ?? around.max { $0.utf8.count < $1.utf8.count } ?? own
        state.change { $0.roots[own] = root }
        return root
    }

    /// Reads the templates of `project`, or the texts of documents in place of files; none if there are too many.
    private func read(_ project: Project, _ state: inout State) {
        var result = Templates()
        defer { state.projects[project] = result }
        let prefix = project.root == "/" ? "/" : project.root + "/"
        /// Adds the file with the shown path `shown`; returns false if there are too many.
        func add(_ shown: String, _ content: () -> SourceBytes?) -> Bool {
            let path = folder.absolutePath(of: shown)
            guard path.hasPrefix(prefix), project.files.contains(path.dropFirst(prefix.count)) else { return true }
            guard result.files.count < ProjectRoot.fileLimit else {
                result = Templates()
                return false
            }
            if let text = state.texts[path] {
                result.files[path] = text.file
            } else if let bytes = content(), bytes.count <= Self.mostBytes {
                result.files[path] = MarkupFile(bytes, at: folder.shownPath(ofAbsolute: path))
            }
            return true
        }
        if let index {
            for path in index.pathsOfTemplates {
                guard let bytes = try? index.bytes(at: path) else { continue }
                guard bytes.withUnsafeBufferPointer({ bytes in add(path) { SourceBytes(bytes) } }) else { return }
            }
        } else {
            disk.noteTemplates(in: project.root, ofKnownKinds: project.files.areOfKnownKinds)
            var walk = FileWalk([project.root], in: folder) { project.files.mayContain(fileNamed: $0) }
            let count = Monitor(0)
            walk.enters = { _ in count.change { $0 += 1 } }
            walk.passesOver = { _ in count.change { $0 } >= Self.mostFolders }
            var reader = FileReader()
            while let item = walk.next() {
                guard count.change({ $0 }) < Self.mostFolders else {
                    result = Templates()
                    return
                }
                guard case .file(let path, _) = item else { continue }
                guard add(path, { (try? reader.read(folder.absolutePath(of: path))).map { SourceBytes($0) } }) else {
                    return
                }
            }
        }
        result.paths = result.files.filter { !$0.value.isEmpty }.keys.ordered()
    }
}

extension MarkupStore.Templates {
    /// Returns the elements of the templates near the style sheet at `source`, at most in the folder `root`. A component's styles
    /// are for itself.
    fileprivate mutating func markup(for source: String, upTo root: String) -> Markup {
        var scope = source
        if files[source] == nil {
            scope = ConfigurationFinder.folder(of: scope)
            while scope.utf8.count > root.utf8.count, !has(scope) { scope = ConfigurationFinder.folder(of: scope) }
        }
        if let markup = known[scope] { return markup }
        let own = files[scope].map { [$0] } ?? paths[places(in: scope)].compactMap { files[$0] }
        let markup = MarkupFile.merged(own)
        known[scope] = markup
        return markup
    }

    /// Whether a template is in `folder`.
    private func has(_ folder: String) -> Bool { !places(in: folder).isEmpty }

    /// The places in ``paths`` of the templates in `folder`.
    private func places(in folder: String) -> Range<Int> {
        let prefix = folder == "/" ? "/" : folder + "/"
        let start = paths.partitioningIndex { $0 >= prefix }
        let end = paths.partitioningIndex { $0 >= prefix && !$0.hasPrefix(prefix) }
        return start..<max(start, end)
    }
}
