import CStandardLibrary

/// Waits for files in some folders to change, by inotify where there is one and by looking again and again elsewhere.
///
/// Editors save in several steps: they write another file and rename it, or empty the file and fill it. Changes that come one
/// shortly after the other are therefore one.
package final class FolderChanges {
    /// How long nothing may happen until changes count as over, in seconds.
    package static let pause = 0.02
    /// After how long changes count as over in any case, in seconds.
    package static let longestBurst = 0.5

    private let isWanted: (_ name: String) -> Bool
    private var source: any ChangeSource

    /// Changes of files whose names `isWanted` holds for. With `usesPolling` it looks itself even where the system would tell.
    package init(usesPolling: Bool = false, isWanted: @escaping (_ name: String) -> Bool) {
        self.isWanted = isWanted
        #if os(Linux)
            source = (usesPolling ? nil : NotifiedChanges()) ?? PolledChanges()
        #else
            source = PolledChanges()
        #endif
    }

    /// Watches the folder at `location` from now on, its files and not the folders in it; does nothing where it is watched
    /// already or cannot be.
    package func watch(_ location: String) {
        let location = location.utf8.count > 1 && location.hasSuffix("/") ? String(location.dropLast()) : location
        if source.watch(location, isWanted) { return }
        // The system watches no more than so many folders; looking is slower but has no such limit.
        let folders = source.folders
        source = PolledChanges()
        for folder in folders + [location] { _ = source.watch(folder, isWanted) }
    }

    /// How many folders are watched.
    package var folderCount: Int { source.folders.count }

    /// Waits until something has changed, and then until that is over. Returns the locations of what has changed, in order;
    /// nil where `isOver` said that nobody waits any longer.
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

/// What tells that files have changed.
private protocol ChangeSource {
    /// The folders that are watched.
    var folders: [String] { get }
    /// Watches a folder too; false where there are too many.
    mutating func watch(_ folder: String, _ isWanted: (String) -> Bool) -> Bool
    /// What has changed since the last call; waits for it at most `seconds`, and less where a signal comes.
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
            // A folder that is gone is none of the source's business.
            guard watch >= 0 else { return errno != ENOSPC && errno != ENOMEM }
            // A folder that was replaced has another watch; the old one ends by itself.
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
                    // Some were lost, so anything may have changed.
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
                    // What is in a new folder may be wanted; hidden ones are not walked.
                    if !name.hasPrefix("."), event.mask & UInt32(IN_ATTRIB) == 0 { changed.insert(folder + "/" + name) }
                } else if isWanted(name) {
                    // A file that was just created is still empty; the end of writing it is told too.
                    if event.mask & UInt32(IN_CREATE) == 0 || isLink(folder + "/" + name) {
                        changed.insert(folder + "/" + name)
                    }
                }
            }
        }

        /// Whether a link, or another name, was made, after which nothing is written.
        private func isLink(_ path: String) -> Bool {
            var status = stat()
            return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
        }
    }
#endif

/// Looks at all files again and again, so often that it takes a small part of one processor.
private struct PolledChanges: ChangeSource {
    /// What tells that a file was written since.
    private struct Stamp: Hashable {
        var inode: UInt64
        var size: Int64
        var seconds: Int64
        var nanoseconds: Int64
    }

    private var stamps: [String: [String: Stamp]] = [:]
    /// How long looking at all of them took.
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
            // A signal ends the sleep, and then somebody wants to know.
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

    /// The files and folders in `folder` that matter; nil where there is no such folder.
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
            // What happens in a folder is told by its own stamps.
            if entry.kind == .directory { (stamp.size, stamp.seconds, stamp.nanoseconds) = (0, 0, 0) }
            stamps[entry.name] = stamp
        }
        return stamps
    }
}
