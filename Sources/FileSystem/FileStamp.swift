import CStandardLibrary

/// The state of a file without its content: it changes whenever the file is written or replaced, as far as the system
/// keeps the time of the last change (`st_ctime`), which programs cannot set.
package struct FileStamp: Equatable, Sendable {
    private let size, inode: UInt64
    /// Times of the last modification and the last change, in nanoseconds since 1970.
    private let modified, changed: Int64

    /// Clocks of file systems are coarse: a file changed so many nanoseconds ago could change again unnoticed.
    private static let margin: Int64 = 2_000_000_000

    /// Returns the state of the item at `path`, following links; nil if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        size = UInt64(truncatingIfNeeded: status.st_size)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        self.modified = Self.nanoseconds(modified)
        self.changed = Self.nanoseconds(changed)
    }

    /// Whether a later change may leave the stamp the same, because the file has changed just now.
    package var isRecent: Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return max(changed, modified) > Self.nanoseconds(now) &- Self.margin
    }

    /// The stamp as a number.
    package var hash: ContentHash {
        var bytes: [UInt8] = []
        for value in [size, inode, UInt64(bitPattern: modified), UInt64(bitPattern: changed)] {
            bytes.append(fixed: value)
        }
        return ContentHash(bytes)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ Int64(truncatingIfNeeded: time.tv_nsec)
    }
}
