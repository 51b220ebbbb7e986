import CStandardLibrary

/// What a directory entry is.
enum EntryKind: Hashable, Sendable {
    case file, directory, link, other
}

/// One name in a folder.
struct DirectoryEntry: Sendable {
    /// The name, without its folder. Bytes that are not UTF-8 are replaced, and `isNameValid` is false.
    var name: String
    /// Whether `name` is the name as it is on disk.
    var isNameValid: Bool
    /// What it is, links not followed.
    var kind: EntryKind
}

/// The entries of the folder at `path` for which `isWanted` holds, sorted by the bytes of their names, `.` and `..` left
/// out.
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
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return entries
}

extension UnsafeRawPointer {
    /// The C string at this place, lent to `body`.
    fileprivate func withName<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        body(assumingMemoryBound(to: UInt8.self))
    }
}

extension EntryKind {
    /// The kind that `readdir` gives with a name; `other` also where the file system does not say.
    fileprivate init(directoryType: UInt8) {
        switch Int32(directoryType) {
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .directory
        case Int32(DT_LNK): self = .link
        default: self = .other
        }
    }

    /// The kind of what is at `path`, links not followed.
    fileprivate init(ofItemAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = .other
            return
        }
        self.init(mode: status.st_mode)
    }

    /// The kind that a file's mode says.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .directory
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
