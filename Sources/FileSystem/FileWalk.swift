import CStandardLibrary

/// What a walk comes upon. Paths are as they are to be shown (``WorkingFolder``).
package enum WalkItem: Hashable, Sendable {
    /// A file to be read. One that was named is read whatever its name; one that was found has a wanted name.
    case file(path: String, isNamed: Bool)
    /// A file or folder that could not be read, or is of no use.
    case problem(path: String, FileProblem)
    /// A file or folder that is not walked on purpose.
    case leftOut(path: String, LeftOutReason)
}

/// Why something in a folder is not walked.
package enum LeftOutReason: Hashable, Sendable {
    /// Its name begins with a dot.
    case hidden
    /// The ignore file at this place says so.
    case ignored(by: String)
    /// It is a folder of other people's code, made by this tool (``OthersFolder``).
    case others(maker: String)
    /// It is a symbolic link to a file or folder that the walk does not come upon itself.
    case link
    /// It is the minified copy of the file at this place, as that is shown.
    case minified(of: String)
}

/// Goes through files and folders in a stable order: as they were named, and inside a folder by the bytes of the names.
///
/// What is named is always walked, through a link too. Inside a folder, hidden items, what ignore files ignore
/// (``IgnoreChain``), folders of other people's code and symbolic links are left out, so that everything a walk finds lies in the
/// real folders that were named.
package struct FileWalk {
    private struct Folder {
        var path: String
        var entries: [DirectoryEntry]
        var next = 0
        var ignore: IgnoreChain?
        /// How much of a path belongs to the root that the folder was reached from.
        var rootLength: Int
    }

    private let folder: WorkingFolder
    private let isWanted: @Sendable (String) -> Bool
    private var roots: [String]
    private var nextRoot = 0
    private var stack: [Folder] = []
    private var pending: [WalkItem] = []
    private var rootPaths: [String]?
    /// What was met, where there is more than one root: the same file can then be met twice.
    private var met: Set<String> = []
    /// Whether what is hidden or ignored is told too, and not just the folders of other people's code.
    package var tellsAll = false
    /// Which folders are passed over, by their paths; nothing is said of those.
    package var passesOver: (String) -> Bool = { _ in false }
    /// Is called with the path of each folder that the walk goes into, before it is listed.
    package var enters: (String) -> Void = { _ in }
    /// The folder that was left out last, as it is to be entered if need be.
    private var leftOut: (path: String, ignore: IgnoreChain?, rootLength: Int)?

    /// What files are called that say which others are left out.
    package static let ignoreFileNames = [IgnoreChain.Names.gitignoreName, IgnoreChain.Names.ignoreName]

    /// A walk of `roots`, shown paths in `folder`, that finds the files whose names `isWanted` holds for.
    package init(_ roots: [String], in folder: WorkingFolder, isWanted: @escaping @Sendable (_ name: String) -> Bool) {
        self.roots = roots
        self.folder = folder
        self.isWanted = isWanted
    }

    /// The next item, or nil at the end. A path comes once, however often it is named.
    package mutating func next() -> WalkItem? {
        while let item = nextItem() {
            guard roots.count > 1 else { return item }
            switch item {
            case .file(let path, _), .problem(let path, _), .leftOut(let path, _):
                if met.insert(path).inserted { return item }
            }
        }
        return nil
    }

    /// Goes into the folder that the last item left out after all.
    package mutating func enterLeftOut() {
        guard let folder = leftOut else { return }
        leftOut = nil
        enter(folder.path, ignore: folder.ignore, rootLength: folder.rootLength)
    }

    private mutating func nextItem() -> WalkItem? {
        leftOut = nil
        while true {
            if let item = pending.popLast() { return item }
            if var top = stack.popLast() {
                guard top.next < top.entries.count else { continue }
                let entry = top.entries[top.next]
                top.next += 1
                let parent = top
                stack.append(top)
                if let item = visit(entry, in: parent) { return item }
            } else if nextRoot < roots.count {
                nextRoot += 1
                if let item = start(at: roots[nextRoot - 1]) { return item }
            } else {
                return nil
            }
        }
    }

    private mutating func start(at root: String) -> WalkItem? {
        var status = stat()
        guard stat(folder.location(of: root), &status) == 0 else { return .problem(path: root, .system(.last)) }
        guard EntryKind(mode: status.st_mode) == .directory else { return .file(path: root, isNamed: true) }
        let absolute = folder.absolutePath(of: root)
        enter(
            root, ignore: IgnoreChain.above(absolute),
            rootLength: root.isEmpty || root == "/" ? root.utf8.count : root.utf8.count + 1)
        return nil
    }

    private mutating func visit(_ entry: DirectoryEntry, in parent: Folder) -> WalkItem? {
        let path = parent.path.isEmpty || parent.path == "/" ? parent.path + entry.name : parent.path + "/" + entry.name
        if entry.name.utf8.first == UInt8(ascii: ".") { return .leftOut(path: path, .hidden) }
        var kind = entry.kind
        if kind == .link {
            var status = stat()
            // A link to nothing is left alone, as a folder's own business.
            guard stat(folder.location(of: path), &status) == 0 else { return nil }
            kind = EntryKind(mode: status.st_mode)
            guard kind == .directory || kind == .file && isWanted(entry.name) else { return nil }
        }
        guard kind == .directory || kind == .file else { return nil }
        if let decider = parent.ignore?.decider(
            of: path.utf8.dropFirst(parent.rootLength), name: entry.name.utf8, isDirectory: kind == .directory)
        {
            return tellsAll ? .leftOut(path: path, .ignored(by: folder.shownPath(of: decider))) : nil
        }
        if entry.kind == .link { return leadsOut(path) ? .leftOut(path: path, .link) : nil }
        guard entry.isNameValid else { return .problem(path: path, .unreadableName) }
        if kind == .file {
            guard let original = original(ofMinified: path, entry.name, in: parent) else {
                return .file(path: path, isNamed: false)
            }
            return .leftOut(path: path, .minified(of: original))
        }
        if passesOver(path) { return nil }
        if let maker = OthersFolder.maker(of: entry.name) {
            leftOut = (path, parent.ignore, parent.rootLength)
            return .leftOut(path: path, .others(maker: maker))
        }
        enter(path, ignore: parent.ignore, rootLength: parent.rootLength)
        return nil
    }

    /// The style sheet that the one at `path` is the minified copy of; nil where no such file stands beside it.
    package static func original(ofMinified path: String, in folder: WorkingFolder) -> String? {
        let suffix = ".min.css"
        guard path.hasSuffix(suffix) else { return nil }
        let stem = path.dropLast(suffix.utf8.count)
        guard let last = stem.utf8.last, last != UInt8(ascii: "/") else { return nil }
        let original = String(stem) + ".css"
        return access(folder.location(of: original), F_OK) == 0 ? original : nil
    }

    /// The same for a file of the folder `parent`; nil too where an ignore file ignores the original.
    private func original(ofMinified path: String, _ name: String, in parent: Folder) -> String? {
        guard let original = Self.original(ofMinified: path, in: folder) else { return nil }
        let length = path.count - name.count
        let originalName = String(original.dropFirst(length))
        let decider = parent.ignore?.decider(
            of: original.utf8.dropFirst(parent.rootLength), name: originalName.utf8, isDirectory: false)
        return decider == nil ? original : nil
    }

    /// Goes down into the folder at `path`.
    private mutating func enter(_ path: String, ignore: IgnoreChain?, rootLength: Int) {
        var names: IgnoreChain.Names = []
        let isWanted = self.isWanted
        let tellsAll = self.tellsAll
        let location = folder.location(of: path)
        enters(path)
        let entries: [DirectoryEntry]
        do throws(SystemError) {
            entries = try listDirectory(location) { name, kind in
                if name.utf8.first == UInt8(ascii: ".") {
                    names.formUnion(IgnoreChain.Names(name: name))
                    return tellsAll && name != ".git" && (kind == .directory || isWanted(name))
                }
                return kind == .directory || kind == .link || kind == .file && isWanted(name)
            }
        } catch {
            pending.append(.problem(path: path, .system(error)))
            return
        }
        let depth = path.utf8.count > rootLength ? path.utf8.count + 1 - rootLength : 0
        let ignore = IgnoreChain.adding(names, in: location, after: .dropping(depth), to: ignore)
        stack.append(
            Folder(path: path, entries: entries, ignore: ignore, rootLength: rootLength))
    }

    /// Whether the link at `path` leads to a place that is not walked anyway.
    private mutating func leadsOut(_ path: String) -> Bool {
        guard let target = realPath(folder.location(of: path)) else { return false }
        let folder = self.folder
        let known = rootPaths ?? roots.compactMap { realPath(folder.location(of: $0)) }
        rootPaths = known
        return !known.contains { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}

extension FileWalk {
    /// The paths of all `Contents.json` files in the folder at the absolute `path` and below, sorted folder by folder; none
    /// where there is no such folder.
    package static func catalogueFiles(in path: String) -> [String] {
        var walk = FileWalk([path], in: .current) { $0 == "Contents.json" }
        var paths: [String] = []
        while let item = walk.next() { if case .file(let path, false) = item { paths.append(path) } }
        return paths
    }
}
