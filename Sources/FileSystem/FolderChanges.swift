import CStandardLibrary

/// Waits for changes to files in folders, with inotify if available and otherwise by polling.
///
/// Editors save in several steps: they write another file and rename it, or truncate the file and write it. Changes in
/// quick succession are therefore combined.
package final class FolderChanges {
    /// Seconds without changes after which a burst is over.
    package static let pause = 0.02
    /// Maximum length of a burst in seconds.
    package static let longestBurst = 0.5

    private let isWanted: (_ name: String) -> Bool
    private var source: any ChangeSource

    /// Watches files whose names `isWanted` accepts. `usesPolling` disables inotify.
    package init(usesPolling: Bool = false, isWanted: @escaping (_ name: String) -> Bool) {
        self.isWanted = isWanted
        #if os(Linux)
            source = (usesPolling ? nil : NotifiedChanges()) ?? PolledChanges()
        #else
            source = PolledChanges()
        #endif
    }

    /// Starts watching the files in the folder at `location`, without subfolders. Does nothing if it is already
    /// watched or cannot be.
    package func watch(_ location: String) {
        let location = location.utf8.count > 1 && location.hasSuffix("/") ? String(location.dropLast()) : location
        if source.watch(location, isWanted) { return }
        // The number of inotify watches is limited; polling is slower but has no limit.
        let folders = source.folders
        source = PolledChanges()
        for folder in folders + [location] { _ = source.watch(folder, isWanted) }
    }

    /// Number of watched folders.
    package var folderCount: Int { source.folders.count }

    /// Waits for a burst of changes. Returns the changed locations in order; nil if `isOver` returned true.
    package func wait(until isOver: () -> Bool) -> [String]? {
        var changed: Set<String> = []
        while changed.isEmpty {
            if isOver() { return nil }
            changed = source.changes(within: 0.5, isWanted)
        }
        let end = monotonicSeconds() + Self.longestBurst
        while monotonicSeconds() < end, !isOver() {
            let more = source.changes(within: Self.pause, isWanted)
            if more.isEmpty { break }
            changed.formUnion(more)
        }
        return changed.sorted()
    }
}

/// Detects changed files.
private protocol ChangeSource {
    var folders: [String] { get }
    /// Starts watching a folder; returns false if there are too many.
    mutating func watch(_ folder: String, _ isWanted: (String) -> Bool) -> Bool
    /// Returns the changes since the last call, waiting at most `seconds`, or until a signal.
    mutating func changes(within seconds: Double, _ isWanted: (String) -> Bool) -> Set<String>
}

#if os(Linux)
    /// Linux's inotify. <https://man7.org/linux/man-pages/man7/inotify.7.html>
    private final class NotifiedChanges: ChangeSource {
        private let descriptor: Int32
        private var paths: [Int32: String] = [:]
        private var watches: [String: Int32] = [:]
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ATTRIB | IN_ONLYDIR)

        init?() {
            descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            if descriptor < 0 { return nil }
        }

        deinit { close(descriptor) }

        var folders: [String] { watches.keys.sorted() }

        func watch(_ folder: String, _ isWanted: (String) -> Bool) -> Bool {
            let watch = inotify_add_watch(descriptor, folder, Self.mask)
            // A folder that no longer exists is not an error.
            guard watch >= 0 else { return errno != ENOSPC && errno != ENOMEM }
            // A replaced folder has a new watch; the old one ends automatically.
            paths[watch] = folder
            watches[folder] = watch
            return true
        }

        func changes(within seconds: Double, _ isWanted: (String) -> Bool) -> Set<String> {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard CStandardLibrary.poll(&poll, 1, Int32(seconds * 1000)) > 0 else { return [] }
            var changed: Set<String> = []
            withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: MemoryLayout<inotify_event>.alignment) {
                while true {
                    let count = read(descriptor, $0.baseAddress, $0.count)
                    guard count > 0 else { break }
                    take(UnsafeRawBufferPointer(rebasing: $0[..<count]), isWanted, &changed)
                }
            }
            return changed
        }

        private func take(
            _ buffer: UnsafeRawBufferPointer, _ isWanted: (String) -> Bool, _ changed: inout Set<String>
        ) {
            let head = MemoryLayout<inotify_event>.size
            var offset = 0
            while offset + head <= buffer.count {
                let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let end = offset + head + Int(event.len)
                guard end <= buffer.count else { return }
                let name = String(decoding: buffer[(offset + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
                offset = end
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    // Events were lost, so anything may have changed.
                    if let folder = folders.first { changed.insert(folder) }
                    continue
                }
                guard let folder = paths[event.wd] else { continue }
                if event.mask & UInt32(IN_IGNORED) != 0 {
                    paths[event.wd] = nil
                    if watches[folder] == event.wd { watches[folder] = nil }
                    continue
                }
                if name.isEmpty {
                    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { changed.insert(folder) }
                } else if event.mask & UInt32(IN_ISDIR) != 0 {
                    // A new folder may contain wanted files; hidden folders are not walked.
                    if !name.hasPrefix("."), event.mask & UInt32(IN_ATTRIB) == 0 { changed.insert(folder + "/" + name) }
                } else if isWanted(name) {
                    // A newly created file is still empty; another event follows when it is written.
                    if event.mask & UInt32(IN_CREATE) == 0 || isLink(folder + "/" + name) {
                        changed.insert(folder + "/" + name)
                    }
                }
            }
        }

        /// Whether a link or another name was created, which is not followed by a write.
        private func isLink(_ path: String) -> Bool {
            var status = stat()
            return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
        }
    }
#endif

/// Polls all files, at a rate that uses a small part of one processor.
private struct PolledChanges: ChangeSource {
    /// Attributes that change when a file is written.
    private struct Stamp: Equatable {
        var inode: UInt64
        var size: Int64
        var seconds: Int64
        var nanoseconds: Int64
    }

    private var stamps: [String: [String: Stamp]] = [:]
    /// Seconds needed to check all files.
    private var cost = 0.0

    var folders: [String] { stamps.keys.sorted() }

    mutating func watch(_ folder: String, _ isWanted: (String) -> Bool) -> Bool {
        if stamps[folder] == nil { stamps[folder] = Self.look(at: folder, isWanted) }
        return true
    }

    mutating func changes(within seconds: Double, _ isWanted: (String) -> Bool) -> Set<String> {
        let end = monotonicSeconds() + seconds
        while true {
            let start = monotonicSeconds()
            let changed = lookAgain(isWanted)
            cost = monotonicSeconds() - start
            let rest = end - monotonicSeconds()
            if !changed.isEmpty || rest <= 0 { return changed }
            // A signal ends the sleep early.
            if usleep(UInt32(min(max(cost * 10, 0.02), rest) * 1e6)) != 0 { return [] }
        }
    }

    private mutating func lookAgain(_ isWanted: (String) -> Bool) -> Set<String> {
        var changed: Set<String> = []
        for (folder, old) in stamps {
            guard let new = Self.look(at: folder, isWanted) else {
                stamps[folder] = nil
                changed.insert(folder)
                continue
            }
            guard new != old else { continue }
            for (name, stamp) in new where old[name] != stamp { changed.insert(folder + "/" + name) }
            for name in old.keys where new[name] == nil { changed.insert(folder + "/" + name) }
            stamps[folder] = new
        }
        return changed
    }

    /// Returns the relevant files and folders in `folder`; nil if it does not exist.
    private static func look(at folder: String, _ isWanted: (String) -> Bool) -> [String: Stamp]? {
        let entries = try? listDirectory(folder) { name, kind in
            kind == .directory ? !name.hasPrefix(".") : isWanted(name)
        }
        guard let entries else { return nil }
        var stamps: [String: Stamp] = [:]
        for entry in entries {
            var status = stat()
            guard stat(folder + "/" + entry.name, &status) == 0 else { continue }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            var stamp = Stamp(
                inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(time.tv_sec),
                nanoseconds: Int64(time.tv_nsec))
            // Changes inside a subfolder change its own stamps.
            if entry.kind == .directory { (stamp.size, stamp.seconds, stamp.nanoseconds) = (0, 0, 0) }
            stamps[entry.name] = stamp
        }
        return stamps
    }
}
