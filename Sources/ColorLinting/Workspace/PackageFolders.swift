import SourceColors

/// The folders of a repository that hold packages of npm. Each app or site in it is one, with colors of its own.
/// <https://docs.npmjs.com/cli/using-npm/workspaces>
struct PackageFolders: Sendable {
    private var folders: Set<Substring> = []

    /// Whether there are several, so that a file may be in another than the file beside it.
    var areSeveral: Bool { folders.count > 1 }

    mutating func insert(describedAt path: String) { folders.insert(Self.outer(of: path[...]) ?? "") }
    mutating func remove(describedAt path: String) { folders.remove(Self.outer(of: path[...]) ?? "") }

    /// Returns the innermost package around the file or folder at `path`; nil if it is in none.
    private func folder(around path: Substring) -> Substring? {
        var path = path
        while let outer = Self.outer(of: path) {
            if folders.contains(outer) { return outer }
            path = outer
        }
        return nil
    }

    /// Returns the folder that contains what is at `path`; nil if nothing does.
    private static func outer(of path: Substring) -> Substring? {
        if path.isEmpty { return nil }
        return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }

    /// Returns those of `paths` that are in the package of the file at `path`, or if none is, in the innermost package around it
    /// that has one, which other packages are not part of.
    func nearest(_ paths: Set<String>, to path: String) -> Set<String> {
        let packages = paths.map { ($0, folder(around: $0[...])) }
        var package = folder(around: path[...])
        while true {
            let own = packages.filter { $0.1 == package }
            if !own.isEmpty { return Set(own.map(\.0)) }
            guard let inner = package else { return paths }
            package = folder(around: inner)
        }
    }
}

extension Workspace {
    /// Whether what `name` means may depend on the package of the file that uses it: a custom property, or a variable of Sass or
    /// Less, that several files define. The apps of a repository define the same names.
    func dependsOnPackage(_ name: ColorName) -> Bool {
        guard packages.areSeveral, name.space == .customProperty || name.space == .preprocessorVariable else {
            return false
        }
        return (2...Self.mostEqual).contains(paths(defining: name).count)
    }

    /// Returns the paths of the files that define `name` for the file at `path`: those of its package if that matters.
    func paths(defining name: ColorName, seenFrom path: String) -> Set<String> {
        let all = paths(defining: name)
        if name.space == .swiftMember { return checkouts.seen(all, from: path) }
        return dependsOnPackage(name) ? packages.nearest(all, to: path) : all
    }
}
