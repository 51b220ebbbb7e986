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
    let temporary: String
    do throws(SystemError) {
        temporary = try writeTemporary(new, beside: target, like: status)
    } catch {
        throw .system(error)
    }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    var reader = FileReader()
    guard let now = try? reader.read(target), now.elementsEqual(old) else { throw .changed }
    guard rename(temporary, target) == 0 else { throw .system(.last) }
    isDone = true
}

/// Writes `bytes` to the file at `path`, all at once, whether there is one or not: whatever fails leaves what was there.
package func writeFile(_ bytes: [UInt8], at path: String) throws(SystemError) {
    var status = stat()
    let target = realPath(path) ?? path
    let isThere = stat(target, &status) == 0
    let temporary = try writeTemporary(bytes, beside: target, like: isThere ? status : nil)
    guard rename(temporary, target) == 0 else {
        let error = SystemError.last
        unlink(temporary)
        throw error
    }
}

/// Writes `bytes` to a new file in the folder of `target`, with the mode and, where that is possible, the owner of `status`;
/// without one with the mode of new files. Gives its path.
private func writeTemporary(
    _ bytes: [UInt8], beside target: String, like status: stat?
) throws(SystemError) -> String {
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[..<$0]) + "/" } ?? ""
    var name = Array((folder + ".color-lint-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .last }
    var isOpen = true
    var isDone = false
    defer {
        if isOpen { close(descriptor) }
        if !isDone { unlink(name) }
    }
    try writeAll(bytes, to: descriptor)
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
    if close(descriptor) != 0 { throw SystemError.last }
    isDone = true
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
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
