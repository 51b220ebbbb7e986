import CStandardLibrary

/// A file that is written bit by bit and is there as a whole or, whatever fails, not at all.
///
/// What is no ordinary file (`/dev/null`, a pipe) is written to directly, and so is one in a folder that takes no new files.
package final class OutputFile {
    /// What is written here becomes the file.
    package let stream: OutputStream
    private let target: String
    private let status: stat?
    private let temporary: TemporaryFile?
    private var descriptor: Int32 = -1

    /// The file at `path`, which may be there or not. With `appends` what is there stays, and what is written comes behind it at
    /// once.
    package init(at path: String, appends: Bool = false) throws(SystemError) {
        var status = stat()
        target = realPath(path) ?? path
        let isThere = stat(target, &status) == 0
        self.status = isThere ? status : nil
        // What is under /dev and /proc is somebody's open file, whatever it looks like.
        let isOpenFile = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        let isReplaced = !appends && !isOpenFile && (!isThere || status.st_mode & S_IFMT == S_IFREG)
        // A file that may not be written to is not replaced either.
        if isThere, isReplaced, access(target, W_OK) != 0 { throw .last }
        var temporary: TemporaryFile?
        do throws(SystemError) {
            if isReplaced { temporary = try TemporaryFile(beside: target) }
        } catch {
            guard isThere, error.isAboutPermission else { throw error }
        }
        self.temporary = temporary
        if let temporary {
            stream = OutputStream(descriptor: temporary.descriptor)
        } else {
            descriptor = open(target, O_WRONLY | O_CREAT | (appends ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .last }
            stream = OutputStream(descriptor: descriptor)
        }
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
