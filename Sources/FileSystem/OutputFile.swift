import CStandardLibrary

/// Why results cannot be written to a file.
package enum OutputProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system would not do it.
    case system(SystemError)
    /// The path is a symbolic link.
    case link
    /// The path is relative, and a symbolic link on its way leads out of the working folder.
    case linkOutside

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .link: "a symbolic link, and nothing is written through one; name the file that it leads to"
        case .linkOutside: "a symbolic link in the path leads out of this folder; name the folder that it leads to"
        }
    }
}

/// A file that is written bit by bit and is there as a whole or, whatever fails, not at all.
///
/// What is no ordinary file (`/dev/null`, a pipe) is written to directly, and so is one in a folder that takes no new files.
/// Nothing is written through a symbolic link: it may be somebody else's, in a repository, and lead anywhere.
package final class OutputFile {
    /// What is written here becomes the file.
    package let stream: OutputStream
    private let target: String
    private let status: stat?
    private let temporary: TemporaryFile?
    private var descriptor: Int32 = -1

    /// The file that `path` names in `folder`, which may be there or not. With `appends` what is there stays, and what is written
    /// comes behind it at once; the path may then be a link.
    package init(at path: String, in folder: WorkingFolder, appends: Bool = false) throws(OutputProblem) {
        // What is under /dev and /proc is somebody's open file, whatever it looks like.
        let isOpenFile = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        target =
            appends || isOpenFile
            ? realPath(folder.location(of: path)) ?? folder.location(of: path)
            : try Self.target(of: path, in: folder)
        var status = stat()
        let isThere = stat(target, &status) == 0
        self.status = isThere ? status : nil
        let isReplaced = !appends && !isOpenFile && (!isThere || status.st_mode & S_IFMT == S_IFREG)
        // A file that may not be written to is not replaced either.
        if isThere, isReplaced, access(target, W_OK) != 0 { throw .system(.last) }
        var temporary: TemporaryFile?
        do throws(SystemError) {
            if isReplaced { temporary = try TemporaryFile(beside: target) }
        } catch {
            guard isThere, error.isAboutPermission else { throw .system(error) }
        }
        self.temporary = temporary
        if let temporary {
            stream = OutputStream(descriptor: temporary.descriptor)
        } else {
            let mode = appends ? O_APPEND : isOpenFile ? O_TRUNC : O_TRUNC | O_NOFOLLOW
            descriptor = open(target, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .system(.last) }
            stream = OutputStream(descriptor: descriptor)
        }
    }

    /// Where the file is that `path` names, without a link on the way that a repository could have laid: the path itself is none,
    /// and where it names something in `folder`, none leads out of it. What is named outside is as it was named.
    private static func target(of path: String, in folder: WorkingFolder) throws(OutputProblem) -> String {
        let shown = folder.shownPath(of: path)
        let location = folder.location(of: shown)
        if isSymbolicLink(location) { throw .link }
        let slash = shown.utf8.lastIndex(of: UInt8(ascii: "/"))
        guard let parent = realPath(folder.location(of: slash.map { String(shown[..<$0]) } ?? "")) else {
            return location
        }
        guard !folder.containsByName(path) || folder.contains(parent) else { throw .linkOutside }
        return location
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Ends writing and puts the file in its place; not where it was cut short.
    package func finish() throws(SystemError) {
        guard !stream.isCut else { return }
        stream.flush()
        if let failure = stream.failure { throw failure }
        guard let temporary else { return }
        try temporary.close(like: status)
        try temporary.replace(target)
    }
}
