import CStandardLibrary

/// Why a file could not be replaced.
package enum ReplacementProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// A system error.
    case system(SystemError)
    /// No new file can be created in its folder, which atomic replacement requires.
    case folder(SystemError)
    /// The content has changed since it was read.
    case changed

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .folder(let error): "cannot create a file in its folder: \(error)"
        case .changed: "the file has changed since it was read"
        }
    }
}

/// Atomically replaces the content `old` of the file at `path` by `new`: readers see one or the other, and an error
/// leaves the file unchanged. The mode is kept, and links are followed.
///
/// Fails if the file no longer contains `old`. Returns the number of other names of the file (hard links), which keep
/// the old content.
@discardableResult
package func replaceFile(at path: String, old: [UInt8], new: [UInt8]) throws(ReplacementProblem) -> Int {
    let staged = try StagedReplacement(at: path, old: old, new: new)
    try staged.commit()
    return staged.otherNames
}

/// A replacement of one of several files.
package struct FileReplacement: Sendable {
    /// The path.
    package var path: String
    /// The current content.
    package var old: [UInt8]
    /// The new content.
    package var new: [UInt8]

    /// Creates a replacement of `old` by `new` in the file at `path`.
    package init(path: String, old: [UInt8], new: [UInt8]) {
        self.path = path
        self.old = old
        self.new = new
    }
}

/// Why several files could not be replaced.
package struct GroupReplacementProblem: Error, Equatable, Sendable {
    /// Index of the file that caused it.
    package let index: Int
    /// The problem with that file.
    package let problem: ReplacementProblem
    /// Indices of files that contain the new content because the old content could not be restored.
    package var changed: [Int] = []

    /// Creates the `problem` of the file at `index`.
    package init(index: Int, problem: ReplacementProblem) {
        self.index = index
        self.problem = problem
    }
}

/// Replaces the content of all `files`, each as ``replaceFile(at:old:new:)`` does, or of none. Everything is written
/// to disk before the first file is replaced; if a file then cannot be replaced, the content of the preceding files is
/// restored.
///
/// Returns the number of other names of each file.
@discardableResult
package func replaceFiles(_ files: [FileReplacement]) throws(GroupReplacementProblem) -> [Int] {
    var staged: [StagedReplacement] = []
    for (index, file) in files.enumerated() {
        do throws(ReplacementProblem) {
            staged.append(try StagedReplacement(at: file.path, old: file.old, new: file.new))
        } catch {
            throw GroupReplacementProblem(index: index, problem: error)
        }
    }
    for index in staged.indices {
        do throws(ReplacementProblem) {
            try staged[index].commit()
        } catch {
            var problem = GroupReplacementProblem(index: index, problem: error)
            for done in (0..<index).reversed() {
                let back = try? replaceFile(at: files[done].path, old: files[done].new, new: files[done].old)
                if back == nil { problem.changed.append(done) }
            }
            throw problem
        }
    }
    return staged.map { $0.otherNames }
}

/// New content of a file, written to a temporary file next to it.
private struct StagedReplacement {
    private let target: String
    private let old: [UInt8]
    private let temporary: TemporaryFile
    /// Number of other names of the file (hard links).
    let otherNames: Int

    /// Writes `new` next to the file at `path`, which must contain `old`.
    init(at path: String, old: [UInt8], new: [UInt8]) throws(ReplacementProblem) {
        guard let target = realPath(path) else { throw .system(.last) }
        guard access(target, W_OK) == 0 else { throw .system(.last) }
        var status = stat()
        guard stat(target, &status) == 0 else { throw .system(.last) }
        do throws(SystemError) {
            temporary = try writeTemporary(new, beside: target, like: (target, status))
        } catch {
            throw error.isAboutPermission ? .folder(error) : .system(error)
        }
        self.target = target
        self.old = old
        otherNames = max(Int(status.st_nlink) - 1, 0)
        try check()
    }

    /// Replaces the file.
    func commit() throws(ReplacementProblem) {
        try check()
        do throws(SystemError) {
            try temporary.replace(target)
        } catch {
            throw .system(error)
        }
    }

    private func check() throws(ReplacementProblem) {
        var reader = FileReader()
        guard let now = try? reader.read(target), now.elementsEqual(old) else { throw .changed }
    }
}

/// Atomically writes `bytes` to the file `path` in `folder`, which may or may not exist; an error leaves it unchanged.
/// Does not write through symbolic links.
package func writeFile(_ bytes: [UInt8], at path: String, in folder: WorkingFolder) throws(OutputProblem) {
    let file = try OutputFile(at: path, in: folder)
    file.stream.write(bytes)
    do throws(SystemError) { try file.finish() } catch { throw .system(error) }
}

/// Writes `bytes` to a new file in the folder of `target`, with the mode and if possible the owner and the extended attributes
/// of `original`.
private func writeTemporary(
    _ bytes: [UInt8], beside target: String, like original: (path: String, status: stat)
) throws(SystemError) -> TemporaryFile {
    let file = try TemporaryFile(beside: target)
    try writeAll(bytes, to: file.descriptor)
    try file.close(like: original)
    return file
}

/// Writes all `bytes` to `descriptor`.
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
