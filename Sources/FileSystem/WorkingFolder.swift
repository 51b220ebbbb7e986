import CStandardLibrary

/// The folder that relative paths are relative to. Reports contain shown paths: relative to the folder with `/`,
/// absolute only outside it.
package struct WorkingFolder: Sendable {
    /// Absolute path: `/`, or a path without a trailing `/`.
    package let path: String
    /// Error while finding the folder, for example because it was deleted; nil if there was none.
    package private(set) var problem: SystemError?
    /// Prefix for opening a shown path; empty for the process's own folder.
    private let prefix: String

    /// The working folder of the process.
    package static var current: WorkingFolder {
        guard let text = getcwd(nil, 0) else {
            var folder = WorkingFolder(path: "/", prefix: "")
            folder.problem = .last
            return folder
        }
        defer { free(text) }
        return WorkingFolder(path: String(cString: text), prefix: "")
    }

    /// Creates the folder at the absolute `path`.
    package init(at path: String) {
        let real = realPath(path) ?? path
        self.init(path: real, prefix: real == "/" ? "/" : real + "/")
    }

    private init(path: String, prefix: String) {
        self.path = path
        self.prefix = prefix
    }

    /// Returns the path for opening the file with the shown path `shownPath`.
    package func location(of shownPath: String) -> String {
        if shownPath.utf8.first == UInt8(ascii: "/") { return shownPath }
        if shownPath.isEmpty { return prefix.isEmpty ? "." : prefix }
        return prefix + shownPath
    }

    /// Returns the absolute path of the file with the shown path `shownPath`.
    package func absolutePath(of shownPath: String) -> String {
        if shownPath.utf8.first == UInt8(ascii: "/") { return shownPath }
        if shownPath.isEmpty { return path }
        return joinedPath(path, shownPath)
    }

    /// Returns the shown path for the absolute `path` after resolving links; relative paths are returned unchanged.
    package func shownPath(ofAbsolute absolute: String) -> String {
        guard absolute.utf8.first == UInt8(ascii: "/") else { return absolute }
        let inside = path == "/" ? "/" : path + "/"
        return absolute.hasPrefix(inside) ? String(absolute.dropFirst(inside.utf8.count)) : absolute
    }

    /// Whether the absolute `path`, with links resolved, is this folder or inside it.
    func contains(_ path: String) -> Bool { path == self.path || shownPath(ofAbsolute: path) != path }

    /// Whether the path `argument` is inside this folder by its text, without resolving links.
    func containsByName(_ argument: String) -> Bool {
        var parts: [Substring] = []
        for part in absolutePath(of: argument).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return contains("/" + joined(parts[...]))
    }

    /// Returns the shown path of `argument`, a path entered by the user: without `.`, `..` and repeated `/`. Empty for
    /// the folder itself.
    package func shownPath(of argument: String) -> String {
        let isAbsolute = argument.utf8.first == UInt8(ascii: "/")
        let parts = argument.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        guard isAbsolute || parts.contains("..") else { return joined(parts[...]) }
        // The target of `..`, and whether an absolute path is inside this folder, depend on links, so ask the system.
        // The last component is kept, because a link to a file is shown under its own name.
        let parent = (isAbsolute ? "/" : "") + joined(parts.dropLast())
        let resolved: String
        if let last = parts.last, last != "..", let folder = realPath(location(of: parent)) {
            resolved = folder == "/" ? "/" + last : folder + "/" + last
        } else {
            resolved = realPath(location(of: argument)) ?? argument
        }
        if resolved == path { return "" }
        let inside = path == "/" ? "/" : path + "/"
        return resolved.hasPrefix(inside) ? String(resolved.dropFirst(inside.count)) : resolved
    }
}

/// Returns the path of the components `parts`. `joined(separator:)` makes the runtime search all conformances at each start.
private func joined(_ parts: ArraySlice<Substring>) -> String {
    var path = ""
    for part in parts {
        if !path.isEmpty { path += "/" }
        path += part
    }
    return path
}

/// Whether the item at `path` is a symbolic link.
package func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Returns the absolute path of the item at `path` with all links resolved; nil if it does not exist.
package func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
}

/// Returns the path of the item `name` in `folder`. Paths are made for each file, so all memory is taken at once.
func joinedPath(_ folder: String, _ name: String) -> String {
    var path = ""
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    path += folder
    if folder != "/" { path += "/" }
    path += name
    return path
}
