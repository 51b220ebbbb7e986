import CStandardLibrary

/// A new file beside the one it is to replace, which is removed again unless it is kept; also where a signal ends the program.
package final class TemporaryFile {
    /// Where it is.
    private let path: TemporaryPath
    /// It, open for writing until ``close(like:)``.
    let descriptor: Int32
    private var isOpen = true
    private var isKept = false

    /// An empty file in the folder of `target`, which the user alone may read as yet.
    init(beside target: String) throws(SystemError) {
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? ""
        var opened: Int32 = -1
        var path = TemporaryPath(in: folder)
        while true {
            // O_EXCL: what somebody else has put there is never written to.
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

    /// Makes ready what ``removeAll()`` uses, which may not be made in a signal's handler.
    package static func prepareToRemoveAll() { TemporaryPath.prepare() }

    /// Removes all such files that there are at the moment. May be called by a signal's handler, once that is prepared.
    package static func removeAll() { TemporaryPath.removeAll() }

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
        guard rename(path.text, target) == 0 else { throw .last }
        isKept = true
    }
}

/// The path of a temporary file, in a list that a signal's handler can read: it may neither wait nor allocate.
private struct TemporaryPath {
    let text: String
    private let slot: Int?

    private struct List {
        /// More than there are threads: each has one file at a time.
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

    /// A path in `folder`, which ends with `/` or is empty, that was not given before.
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

    /// Takes the path off the list.
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
