import CStandardLibrary

/// A new file beside the one it is to replace, which is removed again unless it is kept.
final class TemporaryFile {
    /// Where it is.
    private let path: String
    /// It, open for writing until ``close(like:)``.
    let descriptor: Int32
    private var isOpen = true
    private var isKept = false

    /// An empty file in the folder of `target`.
    init(beside target: String) throws(SystemError) {
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[..<$0]) + "/" } ?? ""
        var name = Array((folder + ".color-lint-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else {
            isOpen = false
            isKept = true
            path = ""
            throw .last
        }
        path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        if isOpen { CStandardLibrary.close(descriptor) }
        if !isKept { unlink(path) }
    }

    /// Ends writing: all of it is on the disk then, with the mode and, where that is possible, the owner of `status`; without one
    /// with the mode of new files.
    func close(like status: stat?) throws(SystemError) {
        var mode: mode_t
        if let status {
            // Only root may give a file away; where that fails the file is the user's, as after any editor's save.
            if status.st_uid != geteuid() || status.st_gid != getegid() {
                _ = fchown(descriptor, status.st_uid, status.st_gid)
            }
            mode = status.st_mode & 0o7777
        } else {
            mode = umask(0)
            umask(mode)
            mode = 0o666 & ~mode
        }
        _ = try uninterrupted { Int(fchmod(descriptor, mode)) }
        _ = try uninterrupted { Int(fsync(descriptor)) }
        isOpen = false
        if CStandardLibrary.close(descriptor) != 0 { throw SystemError.last }
    }

    /// Puts it in the place of `target`, all at once.
    func replace(_ target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last }
        isKept = true
    }
}
