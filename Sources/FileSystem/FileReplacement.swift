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
    let staged = try StagedReplacement(at: path, old: old, new: new)
    try staged.commit()
    return staged.otherNames
}

/// One of several files whose content is replaced.
package struct FileReplacement: Sendable {
    /// Where it is.
    package var path: String
    /// What it holds.
    package var old: [UInt8]
    /// What it is to hold.
    package var new: [UInt8]

    /// The replacement of `old` by `new` in the file at `path`.
    package init(path: String, old: [UInt8], new: [UInt8]) {
        self.path = path
        self.old = old
        self.new = new
    }
}

/// Why several files were not replaced.
package struct GroupReplacementProblem: Error, Hashable, Sendable {
    /// The file that it is due to, by its place in the list.
    package let index: Int
    /// What is the matter with it.
    package let problem: ReplacementProblem
    /// The files that hold the new content all the same, as the old could not be put back.
    package var changed: [Int] = []

    /// `problem` with the file number `index`.
    package init(index: Int, problem: ReplacementProblem) {
        self.index = index
        self.problem = problem
    }
}

/// Replaces the content of all `files`, each as ``replaceFile(at:old:new:)`` does, or of none: nothing is replaced before
/// everything is on the disk, and where a file then cannot be put in its place, those before it get their old content back.
///
/// Gives how many other names each file has.
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

/// New content for a file, on the disk beside it.
private struct StagedReplacement {
    private let target: String
    private let old: [UInt8]
    private let temporary: TemporaryFile
    /// How many other names the file has (hard links).
    let otherNames: Int

    /// Writes `new` beside the file at `path`, which holds `old`.
    init(at path: String, old: [UInt8], new: [UInt8]) throws(ReplacementProblem) {
        guard let target = realPath(path) else { throw .system(.last) }
        guard access(target, W_OK) == 0 else { throw .system(.last) }
        var status = stat()
        guard stat(target, &status) == 0 else { throw .system(.last) }
        do throws(SystemError) {
            temporary = try writeTemporary(new, beside: target, like: status)
        } catch {
            throw error.isAboutPermission ? .folder(error) : .system(error)
        }
        self.target = target
        self.old = old
        otherNames = max(Int(status.st_nlink) - 1, 0)
        try check()
    }

    /// Puts it in the place of the file.
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
