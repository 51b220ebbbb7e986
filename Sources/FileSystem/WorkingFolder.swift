import CStandardLibrary

/// The folder that relative paths are relative to, and the names that go into reports: relative to it with `/`, absolute
/// only outside it.
package struct WorkingFolder: Sendable {
    /// Its absolute path; `/` alone, or without a `/` at the end.
    package let path: String
    /// Why the folder itself cannot be found, where it cannot: somebody has removed it, for one.
    package private(set) var problem: SystemError?
    /// What has to stand before a shown path to open it: nothing for the process's own folder.
    private let prefix: String

    /// The process's own working folder.
    package static var current: WorkingFolder {
        guard let text = getcwd(nil, 0) else {
            var folder = WorkingFolder(path: "/", prefix: "")
            folder.problem = .last
            return folder
        }
        defer { free(text) }
        return WorkingFolder(path: String(cString: text), prefix: "")
    }

    /// The folder at the absolute `path`, whatever the process's own is.
    package init(at path: String) {
        let real = realPath(path) ?? path
        self.init(path: real, prefix: real == "/" ? "/" : real + "/")
    }

    private init(path: String, prefix: String) {
        self.path = path
        self.prefix = prefix
    }

    /// The path by which the system finds what is shown as `shownPath`.
    package func location(of shownPath: String) -> String {
        if shownPath.utf8.first == UInt8(ascii: "/") { return shownPath }
        if shownPath.isEmpty { return prefix.isEmpty ? "." : prefix }
        return prefix + shownPath
    }

    /// The absolute path of what is shown as `shownPath`.
    package func absolutePath(of shownPath: String) -> String {
        if shownPath.utf8.first == UInt8(ascii: "/") { return shownPath }
        if shownPath.isEmpty { return path }
        return path == "/" ? "/" + shownPath : path + "/" + shownPath
    }

    /// The absolute `path`, links followed, as it is to be shown; a path that is relative already stays.
    package func shownPath(ofAbsolute absolute: String) -> String {
        let inside = path == "/" ? "/" : path + "/"
        return absolute.hasPrefix(inside) ? String(absolute.dropFirst(inside.utf8.count)) : absolute
    }

    /// Whether the absolute `path`, links followed, is this folder or lies in it.
    func contains(_ path: String) -> Bool { path == self.path || shownPath(ofAbsolute: path) != path }

    /// Whether `argument`, a path as someone typed it, reads like one of something in this folder, wherever links lead.
    func containsByName(_ argument: String) -> Bool {
        var parts: [Substring] = []
        for part in absolutePath(of: argument).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return contains("/" + parts.joined(separator: "/"))
    }

    /// `argument`, a path as someone typed it, as it is to be shown: without `.`, `..` and doubled `/`. The folder itself
    /// is the empty text.
    package func shownPath(of argument: String) -> String {
        let isAbsolute = argument.utf8.first == UInt8(ascii: "/")
        let parts = argument.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        guard isAbsolute || parts.contains("..") else { return parts.joined(separator: "/") }
        // What `..` leads to depends on links, and so does whether an absolute path lies in this folder: the system knows.
        // The last part is kept as it is typed, since a link to a file is shown under its own name.
        let parent = (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
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

/// Whether there is a symbolic link at `path`.
package func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// The absolute path of what is at `path`, all links followed; nil where there is nothing.
package func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
}
