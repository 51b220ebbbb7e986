import CStandardLibrary
import PathPatterns

/// An item found by a walk. Paths are shown paths (``WorkingFolder``).
package enum WalkItem: Equatable, Sendable {
    /// A file to read. Files passed explicitly may have any name; others have a name that `isWanted` accepts.
    case file(path: String, isNamed: Bool)
    /// A file or folder that cannot be read.
    case problem(path: String, FileProblem)
    /// A file or folder that is skipped on purpose.
    case leftOut(path: String, LeftOutReason)
}

/// Why an item in a folder is skipped.
package enum LeftOutReason: Hashable, Sendable {
    /// The name begins with a dot.
    case hidden
    /// Ignored by the ignore file at this path.
    case ignored(by: String)
    /// A third-party folder created by this tool (``ThirdPartyDirectory``).
    case thirdParty(maker: String)
    /// A symbolic link to a file or folder outside the walk.
    case link
    /// The minified copy of the file with this shown path.
    case minified(of: String)
}

/// Iterates over files and folders in a stable order: the order in which they were passed, and inside a folder by the
/// bytes of the names.
///
/// Paths passed explicitly are always included, and links among them followed. Inside folders, hidden items, ignored
/// items (``IgnoreChain``), third-party folders and symbolic links are skipped, so that all items found are physically
/// inside the given folders.
package struct FileWalk {
    private struct Folder {
        var path: String
        var entries: [DirectoryEntry]
        var next = 0
        var ignore: IgnoreChain?
        /// Length of the part of the path that belongs to the root.
        var rootLength: Int
    }

    private let folder: WorkingFolder
    private let isWanted: @Sendable (String) -> Bool
    private var roots: [String]
    private var nextRoot = 0
    /// The root that is walked now, if there are several: the length of its shown path in bytes, and where it physically is.
    private var currentRoot: (length: Int, target: String)?
    private var stack: [Folder] = []
    private var pending: [WalkItem] = []
    private var rootPaths: [String]?
    /// Visited files, if there are several roots, which can contain the same file.
    private var met: Set<String> = []
    /// Whether to return hidden and ignored items as skipped, in addition to third-party folders.
    package var reportsAll = false
    /// Folders to skip silently, by path.
    package var passesOver: (String) -> Bool = { _ in false }
    /// Called with the path of each folder before it is listed.
    package var enters: (String) -> Void = { _ in }
    /// The folders met so far in which packages may be checked out (``PackageCheckout``), whether or not they are entered.
    package private(set) var foldersOfCheckouts: [String] = []
    /// The last skipped folder, in case it should be entered.
    private var leftOut: (path: String, ignore: IgnoreChain?, rootLength: Int)?

    /// Names of ignore files.
    package static let ignoreFileNames = [IgnoreChain.Names.gitignoreName, IgnoreChain.Names.ignoreName]

    /// Creates a walk of `roots`, shown paths in `folder`, that finds files whose names `isWanted` accepts.
    package init(_ roots: [String], in folder: WorkingFolder, isWanted: @escaping @Sendable (_ name: String) -> Bool) {
        self.roots = roots
        self.folder = folder
        self.isWanted = isWanted
    }

    /// Returns the next item; nil at the end. Each path is returned once.
    package mutating func next() -> WalkItem? {
        while let item = nextItem() {
            guard roots.count > 1 else { return item }
            switch item {
            case .file(let path, _), .problem(let path, _), .leftOut(let path, _):
                if met.insert(place(of: path)).inserted { return item }
            }
        }
        return nil
    }

    /// Returns where `path` physically is, so that a file inside two roots, or a root that links to another, is met once. Only
    /// roots can be links.
    private func place(of path: String) -> String {
        guard let root = currentRoot else { return path }
        let rest = String(Substring(path.utf8.dropFirst(root.length)))
        return rest.isEmpty || rest.hasPrefix("/") ? root.target + rest : root.target + "/" + rest
    }

    /// Enters the folder that was returned last as skipped.
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
        currentRoot = roots.count > 1 ? realPath(folder.location(of: root)).map { (root.utf8.count, $0) } : nil
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
        let path = parent.path.isEmpty ? entry.name : joinedPath(parent.path, entry.name)
        if entry.name.utf8.first == UInt8(ascii: ".") { return .leftOut(path: path, .hidden) }
        var kind = entry.kind
        if kind == .link {
            var status = stat()
            // A broken link is ignored.
            guard stat(folder.location(of: path), &status) == 0 else { return nil }
            kind = EntryKind(mode: status.st_mode)
            guard kind == .directory || kind == .file && isWanted(entry.name) else { return nil }
        }
        guard kind == .directory || kind == .file else { return .problem(path: path, .notRegular) }
        if let decider = parent.ignore?.decider(
            of: path.utf8.dropFirst(parent.rootLength), name: entry.name.utf8, isDirectory: kind == .directory)
        {
            return reportsAll ? .leftOut(path: path, .ignored(by: folder.shownPath(of: decider))) : nil
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
        if let maker = ThirdPartyDirectory.maker(of: entry.name) {
            leftOut = (path, parent.ignore, parent.rootLength)
            return .leftOut(path: path, .thirdParty(maker: maker))
        }
        enter(path, ignore: parent.ignore, rootLength: parent.rootLength)
        return nil
    }

    /// Returns the style sheet that the one at `path` is the minified copy of; nil if it does not exist.
    package static func original(ofMinified path: String, in folder: WorkingFolder) -> String? {
        guard let original = nameOfOriginal(ofMinified: path) else { return nil }
        return access(folder.location(of: original), F_OK) == 0 ? original : nil
    }

    /// The same for a file in the folder `parent`, by its list of names; nil also if the original is ignored.
    private func original(ofMinified path: String, _ name: String, in parent: Folder) -> String? {
        guard let originalName = Self.nameOfOriginal(ofMinified: name),
            let entry = parent.entries.entry(named: originalName)
        else { return nil }
        let folderPath = Substring(path.utf8.prefix(path.utf8.count - name.utf8.count))
        let original = folderPath + originalName
        // A link may be broken.
        if entry.kind != .file, access(folder.location(of: String(original)), F_OK) != 0 { return nil }
        let decider = parent.ignore?.decider(
            of: original.utf8.dropFirst(parent.rootLength), name: originalName.utf8, isDirectory: false)
        return decider == nil ? String(original) : nil
    }

    /// Returns `x.css` for `x.min.css`, both with or without their folders; nil for other names.
    private static func nameOfOriginal(ofMinified name: String) -> String? {
        let suffix = ".min.css"
        guard name.hasSuffix(suffix) else { return nil }
        let stem = name.dropLast(suffix.utf8.count)
        guard let last = stem.utf8.last, last != UInt8(ascii: "/") else { return nil }
        return String(stem) + ".css"
    }

    /// Enters the folder at `path`.
    private mutating func enter(_ path: String, ignore: IgnoreChain?, rootLength: Int) {
        var names: IgnoreChain.Names = []
        let isWanted = self.isWanted
        let reportsAll = self.reportsAll
        let location = folder.location(of: path)
        enters(path)
        let entries: [DirectoryEntry]
        do throws(SystemError) {
            entries = try listDirectory(location) { name, kind in
                if kind == .directory, PackageCheckout.mayBe(inFolderNamed: name) {
                    foldersOfCheckouts.append(path.isEmpty ? name : joinedPath(path, name))
                }
                if name.utf8.first == UInt8(ascii: ".") {
                    names.formUnion(IgnoreChain.Names(name: name))
                    return reportsAll && name != ".git" && (kind == .directory || isWanted(name))
                }
                switch kind {
                case .directory, .link: return true
                case .file: return isWanted(name)
                case .other: return reportsAll && isWanted(name)
                }
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

    /// Whether the link at `path` leads outside the walk.
    private mutating func leadsOut(_ path: String) -> Bool {
        guard let target = realPath(folder.location(of: path)) else { return false }
        let folder = self.folder
        let known = rootPaths ?? roots.compactMap { realPath(folder.location(of: $0)) }
        rootPaths = known
        return !known.contains { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}

extension FileWalk {
    /// Returns the paths of all `Contents.json` files in the folder at the absolute `path`, recursively, sorted folder
    /// by folder; empty if the folder does not exist.
    package static func catalogFiles(in path: String) -> [String] {
        var walk = FileWalk([path], in: .current) { $0 == "Contents.json" }
        var paths: [String] = []
        while let item = walk.next() { if case .file(let path, false) = item { paths.append(path) } }
        return paths
    }

    /// Returns the names of the folders directly in the folder at `path`, sorted; empty if it does not exist.
    package static func subfolders(of path: String) -> [String] {
        let found = try? listDirectory(path) { $1 == .directory && $0.utf8.first != UInt8(ascii: ".") }
        return (found ?? []).map(\.name)
    }

    /// Returns the paths of the files `name` in the folders with the extension `ext` that are directly in the folder at the absolute
    /// `path`, sorted; empty if the folder does not exist.
    package static func files(named name: String, inFoldersWithExtension ext: String, in path: String) -> [String] {
        let found = try? listDirectory(path) { $1 == .directory && $0.hasSuffix("." + ext) }
        return (found ?? []).map { path + "/" + $0.name + "/" + name }
    }
}
