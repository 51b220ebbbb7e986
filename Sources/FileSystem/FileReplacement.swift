import CStandardLibrary

/// Why a file was not replaced.
package enum ReplacementProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system would not do it.
    case system(SystemError)
    /// No new file can be made in its folder, which the new content needs to take its place at once.
    case folder(SystemError)
    /// Its content is no longer what it was when it was read.
    case changed

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .folder(let error): "no file can be made in its folder: \(error)"
        case .changed: "the file has changed since it was read"
        }
    }
}

/// Replaces the content `old` of the file at `path` by `new`, all at once: a reader sees one or the other, and whatever
/// fails leaves the file as it was. The mode stays, and a link stays a link.
///
/// Nothing happens where the file no longer holds `old`. Gives how many other names the file has (hard links): under those
/// the old content stays.
@discardableResult
package func replaceFile(at path: String, old: [UInt8], new: [UInt8]) throws(ReplacementProblem) -> Int {
    guard let target = realPath(path) else { throw .system(.last) }
    guard access(target, W_OK) == 0 else { throw .system(.last) }
    var status = stat()
    guard stat(target, &status) == 0 else { throw .system(.last) }
    let temporary: TemporaryFile
    do throws(SystemError) {
        temporary = try writeTemporary(new, beside: target, like: status)
    } catch {
        throw error.isAboutPermission ? .folder(error) : .system(error)
    }
    var reader = FileReader()
    guard let now = try? reader.read(target), now.elementsEqual(old) else { throw .changed }
    do throws(SystemError) {
        try temporary.replace(target)
    } catch {
        throw .system(error)
    }
    return max(Int(status.st_nlink) - 1, 0)
}

/// Writes `bytes` to the file that `path` names in `folder`, all at once, whether there is one or not: whatever fails leaves what
/// was there. Nothing is written through a symbolic link.
package func writeFile(_ bytes: [UInt8], at path: String, in folder: WorkingFolder) throws(OutputProblem) {
    let file = try OutputFile(at: path, in: folder)
    file.stream.write(bytes)
    do throws(SystemError) { try file.finish() } catch { throw .system(error) }
}

/// Writes `bytes` to a new file in the folder of `target`, with the mode and, where that is possible, the owner of `status`;
/// without one with the mode of new files.
private func writeTemporary(
    _ bytes: [UInt8], beside target: String, like status: stat?
) throws(SystemError) -> TemporaryFile {
    let file = try TemporaryFile(beside: target)
    try writeAll(bytes, to: file.descriptor)
    try file.close(like: status)
    return file
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
