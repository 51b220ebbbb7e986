import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// The workspace folders and the files in play.
struct WorkspaceFolders {
    /// Absolute paths of the folders, without a trailing `/`.
    private(set) var folders: [String] = []
    /// Paths of the files in play: those that the command would lint in these folders. Empty until they have been
    /// read.
    var files: Set<String> = [] {
        didSet { parents = nil }
    }
    /// The folders that contain them, and their ancestors; computed on demand.
    private var parents: Set<String>?
    /// Pending reads.
    private(set) var tasks: [ReadRequest] = []
    /// Whether all folders are being read, so that the files in play are not known yet.
    var areBeingRead = false

    /// No folders.
    init() {}

    /// Parses the folders in the parameters of `initialize`.
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

    /// Schedules a read of all folders.
    mutating func readAll() {
        guard !folders.isEmpty else { return }
        tasks.append(.folders(folders))
        areBeingRead = true
    }

    /// Cancels reading.
    mutating func giveUp() { tasks.append(.giveUp) }

    /// Schedules a search for the identifiers of `renaming` in the Swift files of the folders, except those at `skipped`.
    mutating func find(_ renaming: MemberRenaming, except skipped: Set<String>) {
        tasks.append(.identifiers(renaming, except: skipped))
    }

    /// Schedules a read of the files at `paths` that can be in play.
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

    /// Whether the file at `path` is in one of the folders and not in a hidden folder below it; with `mayBeHidden`,
    /// the file itself may be hidden.
    func isWalked(_ path: String, mayBeHidden: Bool = false) -> Bool {
        folders.contains { folder in
            let prefix = folder == "/" ? "/" : folder + "/"
            guard path.hasPrefix(prefix) else { return false }
            let parts = path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
            return parts.dropLast(mayBeHidden ? 1 : 0).allSatisfy { $0.first != UInt8(ascii: ".") }
        }
    }

    /// Schedules a read of the files in the folders at `paths`, which were deleted or renamed. Paths that contain no
    /// files in play are cheap: deleting a build reports thousands of them.
    mutating func readFiles(inFoldersAt paths: [String]) {
        let known = parents ?? Self.parents(of: files)
        parents = known
        let gone = Set(paths.filter(known.contains))
        guard !gone.isEmpty else { return }
        read(files.filter { file in Self.isBelow(gone, file) }.ordered())
    }

    /// Whether the file or folder at `path` is inside one of `folders`.
    private static func isBelow(_ folders: Set<String>, _ path: String) -> Bool {
        var folder = path
        while folder != "/" {
            folder = ConfigurationFinder.folder(of: folder)
            if folders.contains(folder) { return true }
        }
        return false
    }

    /// Returns the folders that contain `files`, and their ancestors.
    private static func parents(of files: Set<String>) -> Set<String> {
        var parents: Set<String> = []
        for file in files {
            var folder = ConfigurationFinder.folder(of: file)
            while parents.insert(folder).inserted, folder != "/" { folder = ConfigurationFinder.folder(of: folder) }
        }
        return parents
    }

    /// Adds and removes folders as in `event` and schedules a read of all folders.
    mutating func change(_ event: JSONNode) {
        let removed = event["removed"].map(Self.paths) ?? []
        let added = event["added"].map(Self.paths) ?? []
        folders.removeAll { removed.contains($0) || added.contains($0) }
        folders += added
        // Also without folders, so that files of removed ones are dropped.
        tasks.append(.folders(folders))
        areBeingRead = true
    }

    /// Returns the pending reads and clears the queue.
    mutating func takeTasks() -> [ReadRequest] {
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
