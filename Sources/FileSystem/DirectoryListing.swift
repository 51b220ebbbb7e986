import CStandardLibrary

/// Type of a directory entry.
enum EntryKind: Hashable, Sendable {
    case file, directory, link, other
}

struct DirectoryEntry: Sendable {
    /// Name without its folder. Invalid UTF-8 is replaced, and `isNameValid` is then false.
    var name: String
    /// Whether `name` equals the name on disk.
    var isNameValid: Bool
    /// Type, without following links.
    var kind: EntryKind
}

/// Lists the entries of the folder at `path` for which `isWanted` returns true, without `.` and `..`, sorted by the
/// bytes of their names.
func listDirectory(
    _ path: String, where isWanted: (_ name: String, _ kind: EntryKind) -> Bool
) throws(SystemError) -> [DirectoryEntry] {
    guard let directory = opendir(path) else { throw SystemError.last }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while true {
        errno = 0
        guard let found = readdir(directory) else {
            if errno != 0 { throw SystemError.last }
            break
        }
        let length = withUnsafePointer(to: &found.pointee.d_name) { UnsafeRawPointer($0).withName { strlen($0) } }
        let entry = withUnsafePointer(to: &found.pointee.d_name) { tuple -> DirectoryEntry? in
            UnsafeRawPointer(tuple).withName { name in
                if name[0] == UInt8(ascii: "."), length == 1 || (length == 2 && name[1] == UInt8(ascii: ".")) {
                    return nil
                }
                let bytes = UnsafeRawBufferPointer(start: name, count: length)
                let valid = String(validating: bytes, as: UTF8.self)
                return DirectoryEntry(
                    name: valid ?? String(decoding: bytes, as: UTF8.self), isNameValid: valid != nil,
                    kind: EntryKind(directoryType: found.pointee.d_type))
            }
        }
        guard var entry else { continue }
        if entry.kind == .other, Int32(found.pointee.d_type) == Int32(DT_UNKNOWN) {
            entry.kind = EntryKind(ofItemAt: path + "/" + entry.name)
        }
        if isWanted(entry.name, entry.kind) { entries.append(entry) }
    }
    // Numbers move faster than names, and the first bytes decide nearly always.
    var order = entries.indices.map { (start: leadingBytes(of: entries[$0].name), index: $0) }
    order.sort {
        $0.start != $1.start ? $0.start < $1.start : isBefore(entries[$0.index].name, entries[$1.index].name)
    }
    return order.map { entries[$0.index] }
}

extension [DirectoryEntry] {
    /// Returns the entry `name` of a list sorted by ``listDirectory(_:where:)``; nil if there is none.
    func entry(named name: String) -> DirectoryEntry? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle].name, name) { low = middle + 1 } else { high = middle }
        }
        return low < count && !isBefore(name, self[low].name) ? self[low] : nil
    }
}

/// Returns the first eight bytes of `name` as a number that is ordered as they are; bytes that it lacks count as 0.
private func leadingBytes(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
        bytes.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(56 - 8 * $1.offset) }
    }
}

/// Whether the bytes of `one` come before those of `other`.
private func isBefore(_ one: String, _ other: String) -> Bool {
    let order = one.utf8.withContiguousStorageIfAvailable { one in
        other.utf8.withContiguousStorageIfAvailable { other -> Int in
            guard let first = one.baseAddress, let second = other.baseAddress else { return one.count - other.count }
            let order = Int(memcmp(first, second, min(one.count, other.count)))
            return order != 0 ? order : one.count - other.count
        }
    }
    guard case .some(.some(let order)) = order else { return one.utf8.lexicographicallyPrecedes(other.utf8) }
    return order < 0
}

extension UnsafeRawPointer {
    /// Passes the C string to `body`.
    fileprivate func withName<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        body(assumingMemoryBound(to: UInt8.self))
    }
}

extension EntryKind {
    /// Type from `readdir`; `other` also if the file system does not report it.
    fileprivate init(directoryType: UInt8) {
        switch Int32(directoryType) {
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .directory
        case Int32(DT_LNK): self = .link
        default: self = .other
        }
    }

    /// Type of the item at `path`, without following links.
    fileprivate init(ofItemAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = .other
            return
        }
        self.init(mode: status.st_mode)
    }

    /// Type from a file mode.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .directory
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
