import CStandardLibrary

/// Why a file cannot be written.
package enum OutputProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// A system error.
    case system(SystemError)
    /// The path is a symbolic link.
    case link
    /// The path is relative, and a symbolic link in it leads out of the working folder.
    case linkOutside

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .link: "a symbolic link; pass the path of its target instead"
        case .linkOutside:
            "a symbolic link in the path leads out of the current folder; pass the path of its "
                + "target instead"
        }
    }
}

/// A file that is written completely or, after an error, not at all.
///
/// Special files (`/dev/null`, pipes) and files in folders that are not writable are written directly. Symbolic links
/// are not followed: a repository could contain a link to anywhere.
package final class OutputFile {
    /// The stream to write to.
    package let stream: OutputStream
    private let target: String
    private let status: stat?
    private let temporary: TemporaryFile?
    private var descriptor: Int32 = -1

    /// Opens the file `path` in `folder`, which may or may not exist. With `appends`, output is appended immediately
    /// to an existing file, which may be a link.
    package init(at path: String, in folder: WorkingFolder, appends: Bool = false) throws(OutputProblem) {
        // Paths below /dev and /proc are open files, whatever their type.
        let isOpenFile = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        target =
            appends || isOpenFile
            ? realPath(folder.location(of: path)) ?? folder.location(of: path)
            : try Self.target(of: path, in: folder)
        var status = stat()
        let isThere = stat(target, &status) == 0
        self.status = isThere ? status : nil
        let isReplaced = !appends && !isOpenFile && (!isThere || status.st_mode & S_IFMT == S_IFREG)
        // A file without write permission is not replaced either.
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

    /// Returns the file's location after checking for links that a repository could contain: `path` itself must not be
    /// a link, and inside `folder` no link may lead out of it. Paths outside are used as given.
    fileprivate static func target(of path: String, in folder: WorkingFolder) throws(OutputProblem) -> String {
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

    /// Finishes writing and moves the file into place, unless the output was cut.
    package func finish() throws(SystemError) {
        guard !stream.isCut else { return }
        stream.flush()
        if let failure = stream.failure { throw failure }
        guard let temporary else { return }
        try temporary.close(like: status.map { (target, $0) })
        try temporary.replace(target)
    }
}

/// Creates the folder `path` in `folder`. Symbolic links are treated as by ``OutputFile``.
///
/// - Throws: also if it exists.
package func makeFolder(at path: String, in folder: WorkingFolder) throws(OutputProblem) {
    guard mkdir(try OutputFile.target(of: path, in: folder), 0o777) == 0 else { throw .system(.last) }
}
