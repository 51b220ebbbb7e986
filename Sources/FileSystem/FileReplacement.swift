import CStandardLibrary

/// Why a file was not replaced.
package enum ReplacementProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system would not do it.
    case system(SystemError)
    /// Its content is no longer what it was when it was read.
    case changed

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .changed: "the file has changed since it was read"
        }
    }
}

/// Replaces the content `old` of the file at `path` by `new`, all at once: a reader sees one or the other, and whatever
/// fails leaves the file as it was. The mode stays, and a link stays a link.
///
/// Nothing happens where the file no longer holds `old`.
package func replaceFile(at path: String, old: [UInt8], new: [UInt8]) throws(ReplacementProblem) {
    guard let target = realPath(path) else { throw .system(.last) }
    guard access(target, W_OK) == 0 else { throw .system(.last) }
    var status = stat()
    guard stat(target, &status) == 0 else { throw .system(.last) }
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) ?? target.startIndex
    var name = Array((target[..<slash] + "/.color-lint-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .system(.last) }
    var isOpen = true
    var isDone = false
    defer {
        if isOpen { close(descriptor) }
        if !isDone { unlink(name) }
    }
    do throws(SystemError) {
        try writeAll(new, to: descriptor)
        // Only root may give a file away; where that fails the file is the user's, as after any editor's save.
        if status.st_uid != geteuid() || status.st_gid != getegid() {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
        }
        _ = try uninterrupted { Int(fchmod(descriptor, status.st_mode & 0o7777)) }
        _ = try uninterrupted { Int(fsync(descriptor)) }
        isOpen = false
        if close(descriptor) != 0 { throw SystemError.last }
    } catch {
        throw .system(error)
    }
    var reader = FileReader()
    guard let now = try? reader.read(target), now.elementsEqual(old) else { throw .changed }
    guard rename(name, target) == 0 else { throw .system(.last) }
    isDone = true
}

/// Writes all of `bytes` to `descriptor`.
package func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(SystemError) {
    let done: Result<Void, SystemError>? = bytes.withContiguousStorageIfAvailable { buffer in
        var rest = UnsafeRawBufferPointer(buffer)
        while rest.count > 0 {
            do throws(SystemError) {
                let count = try uninterrupted { write(descriptor, rest.baseAddress, rest.count) }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } catch { return .failure(error) }
        }
        return .success(())
    }
    if let done { return try done.get() }
    try writeAll(Array(bytes), to: descriptor)
}
