import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// The folders that are open in the editor, and what is in play of their files.
struct WorkspaceFolders {
    /// The folders' absolute paths, without a `/` at the end.
    private(set) var folders: [String] = []
    /// The paths of the files in play: those that the command would read, if it were given the folders. Empty until they
    /// have been found.
    var files: Set<String> = [] {
        didSet { parents = nil }
    }
    /// The folders that they are in, and those above, once someone has asked.
    private var parents: Set<String>?
    /// What is to be read.
    private(set) var tasks: [ReadingTask] = []
    /// Whether all folders are being read, or are to be, so that it is not known yet what is in play.
    var areBeingRead = false

    /// No folders.
    init() {}

    /// The folders that the parameters of `initialize` name.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initializeParams>
    init(_ parameters: Parameters) {
        if let list = parameters["workspaceFolders"] {
            folders = Self.paths(list)
        } else if let uri = parameters["rootUri"]?.string {
            folders = [Self.path(uri)].compactMap { $0 }
        } else if let path = parameters["rootPath"]?.string {
            folders = [path].compactMap(Self.trimmed)
        }
    }

    /// Has all folders read.
    mutating func readAll() {
        guard !folders.isEmpty else { return }
        tasks.append(.folders(folders))
        areBeingRead = true
    }

    /// Leaves it at what has been read of them.
    mutating func giveUp() { tasks.append(.giveUp) }

    /// Has the files at `paths` read, as far as they can be in play.
    mutating func read(_ paths: [String]) {
        let wanted = paths.filter { Language(path: $0) != nil && (files.contains($0) || isWalked($0)) }
        if !wanted.isEmpty { tasks.append(.files(wanted)) }
    }

    /// Schedules another read of the files at `paths`, with the aliases and helpers of `project`.
    mutating func read(_ paths: [String], as project: SwiftProject) {
        guard !folders.isEmpty else { return }
        tasks.append(.swiftProject(project))
        if !paths.isEmpty { tasks.append(.files(paths)) }
    }

    /// Whether the file at `path` is in one of the folders, and none of the folders between is hidden; where `mayBeHidden`, it
    /// may be itself.
    func isWalked(_ path: String, mayBeHidden: Bool = false) -> Bool {
        folders.contains { folder in
            let prefix = folder == "/" ? "/" : folder + "/"
            guard path.hasPrefix(prefix) else { return false }
            let parts = path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
            return parts.dropLast(mayBeHidden ? 1 : 0).allSatisfy { $0.first != UInt8(ascii: ".") }
        }
    }

    /// Has the files read again that were in the folders at `paths`, which are gone or have another name now. What is no folder
    /// of a file in play costs next to nothing: a build that is thrown away is thousands of paths.
    mutating func readFiles(inFoldersAt paths: [String]) {
        let known = parents ?? Self.parents(of: files)
        parents = known
        let gone = Set(paths.filter(known.contains))
        guard !gone.isEmpty else { return }
        read(files.filter { file in Self.isBelow(gone, file) }.sorted())
    }

    /// Whether the file or folder at `path` is in one of `folders`, or further down.
    private static func isBelow(_ folders: Set<String>, _ path: String) -> Bool {
        var folder = path
        while folder != "/" {
            folder = ConfigurationFinder.folder(of: folder)
            if folders.contains(folder) { return true }
        }
        return false
    }

    /// The folders that `files` are in, and those above them.
    private static func parents(of files: Set<String>) -> Set<String> {
        var parents: Set<String> = []
        for file in files {
            var folder = ConfigurationFinder.folder(of: file)
            while parents.insert(folder).inserted, folder != "/" { folder = ConfigurationFinder.folder(of: folder) }
        }
        return parents
    }

    /// Takes folders out and in, by the members of `event`, and has all of them read.
    mutating func change(_ event: JSONNode) {
        let removed = event["removed"].map(Self.paths) ?? []
        let added = event["added"].map(Self.paths) ?? []
        folders.removeAll { removed.contains($0) || added.contains($0) }
        folders += added
        // Without folders too, so that nothing stays of those that are gone.
        tasks.append(.folders(folders))
        areBeingRead = true
    }

    /// Hands over what is to be read.
    mutating func takeTasks() -> [ReadingTask] {
        defer { tasks = [] }
        return tasks
    }

    private static func paths(_ list: JSONNode) -> [String] {
        list.children.compactMap { $0["uri"]?.string.flatMap(path) }
    }

    private static func path(_ uri: String) -> String? {
        FileURI.isFile(uri) ? trimmed(FileURI.path(of: uri)) : nil
    }

    private static func trimmed(_ path: String) -> String? {
        guard path.utf8.first == UInt8(ascii: "/") else { return nil }
        var path = path
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return path.isEmpty ? "/" : path
    }
}
