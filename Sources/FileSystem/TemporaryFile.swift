import CStandardLibrary

/// A temporary file next to the file it replaces. It is removed unless it is kept, also when a signal ends the
/// program.
///
/// Where the file system allows it, the file has no name until it is complete, so that nothing is left if the program is
/// killed while it writes. <https://man7.org/linux/man-pages/man2/open.2.html> (`O_TMPFILE`)
package final class TemporaryFile {
    private let path: TemporaryPath
    /// Whether ``close(like:)`` has to give the file its name.
    private var isNameless = false
    /// Open for writing until ``close(like:)``.
    let descriptor: Int32
    private var isOpen = true
    private var isKept = false

    /// Creates an empty file in the folder of `target`, readable only by the user.
    init(beside target: String) throws(SystemError) {
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? ""
        var opened: Int32 = -1
        var path = TemporaryPath(in: folder)
        #if os(Linux)
            if Self.canName {
                opened = open(folder.isEmpty ? "." : folder, O_RDWR | Self.nameless | O_CLOEXEC, 0o600)
                isNameless = opened >= 0
            }
        #endif
        while !isNameless {
            // O_EXCL: never write to an existing file.
            opened = open(path.text, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard opened < 0, errno == EEXIST || errno == EINTR else { break }
            path.forget()
            path = TemporaryPath(in: folder)
        }
        descriptor = opened
        self.path = path
        guard opened >= 0 else {
            let error = SystemError.last
            isOpen = false
            isKept = true
            path.forget()
            throw error
        }
    }

    deinit {
        if isOpen { CStandardLibrary.close(descriptor) }
        if !isKept { unlink(path.text) }
        path.forget()
    }

    /// Allocates the state of ``removeAll()``, which cannot be done in a signal handler.
    package static func prepareToRemoveAll() { TemporaryPath.prepare() }

    /// Removes all current temporary files. Can be called in a signal handler after ``prepareToRemoveAll()``.
    package static func removeAll() { TemporaryPath.removeAll() }

    /// Writes everything to disk and closes the file, with the mode and if possible the owner and the extended attributes of
    /// `original`; without it, with the default mode.
    func close(like original: (path: String, status: stat)?) throws(SystemError) {
        var mode: mode_t
        if let (path, status) = original {
            // Only root can change the owner; otherwise the file belongs to the user, as after saving in an editor.
            if status.st_uid != geteuid() || status.st_gid != getegid() {
                _ = fchown(descriptor, status.st_uid, status.st_gid)
            }
            mode = status.st_mode & 0o7777
            copyExtendedAttributes(of: path, to: descriptor)
        } else {
            mode = umask(0)
            umask(mode)
            mode = 0o666 & ~mode
        }
        _ = try uninterrupted { Int(fchmod(descriptor, mode)) }
        _ = try uninterrupted { Int(fsync(descriptor)) }
        if isNameless {
            let name = "/proc/self/fd/\(descriptor)"
            _ = try uninterrupted { Int(linkat(AT_FDCWD, name, AT_FDCWD, path.text, AT_SYMLINK_FOLLOW)) }
        }
        isOpen = false
        if CStandardLibrary.close(descriptor) != 0 { throw SystemError.last }
    }

    #if os(Linux)
        /// `O_TMPFILE`, a macro that Swift does not import.
        private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
        /// Whether a nameless file can be given a name.
        private static let canName = access("/proc/self/fd", X_OK) == 0
    #endif

    /// Atomically replaces `target`.
    func replace(_ target: String) throws(SystemError) {
        guard rename(path.text, target) == 0 else { throw .last }
        isKept = true
    }
}

/// The path of a temporary file in a list that a signal handler can read without locking or allocating.
private struct TemporaryPath {
    let text: String
    private let slot: Int?

    private struct List {
        /// More than the number of threads, each of which has one file at a time.
        static let capacity = 1024
        let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

        init() {
            slots.initialize(repeating: nil, count: Self.capacity)
            pthread_mutex_init(mutex, nil)
            count.initialize(to: 0)
        }

        func locked<Result>(_ body: () -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body()
        }
    }
    nonisolated(unsafe) private static let list = List()

    /// Creates a unique path in `folder`, which ends in `/` or is empty.
    init(in folder: String) {
        let list = Self.list
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let number = list.locked {
            list.count.pointee &+= 1
            return list.count.pointee
        }
        let parts = [Int(getpid()), number, Int(time.tv_nsec)].map { String($0, radix: 36) }
        let text = folder + ".color-lint-" + parts.joined(separator: "-")
        self.text = text
        slot = list.locked {
            guard let free = (0..<List.capacity).first(where: { list.slots[$0] == nil }) else { return nil }
            list.slots[free] = strdup(text)
            return free
        }
    }

    /// Removes the path from the list.
    func forget() {
        guard let slot else { return }
        let list = Self.list
        let copy = list.locked {
            defer { list.slots[slot] = nil }
            return list.slots[slot]
        }
        free(copy)
    }

    static func prepare() { _ = list.slots }

    static func removeAll() {
        for slot in 0..<List.capacity { if let path = list.slots[slot] { unlink(path) } }
    }
}
