import CStandardLibrary
import FileSystem

/// The paths given on the command line: the operands, or the list in `--files-from`.
struct FileArguments {
    /// Shown paths of the files and folders.
    var paths: [String]
    private let shard: Shard?
    /// Whether the paths come from a list. Lists are written by programs, so unsupported files are skipped and the
    /// configuration can exclude files.
    var isList = false
    /// Whether standard input is one of the files.
    var readsInput: Bool

    /// Reads the list if there is one.
    ///
    /// - Throws: if the list cannot be read.
    init(_ invocation: Invocation, in environment: CommandEnvironment) throws(UsageError) {
        readsInput = invocation.readsStandardInput
        shard = invocation[.shard].flatMap(Shard.init)
        guard let name = invocation[.filesFrom] else {
            let operands = invocation.operands.filter { $0 != "-" }
            paths = operands.isEmpty && !readsInput ? [""] : operands.map { environment.folder.shownPath(of: $0) }
            return
        }
        guard invocation.operands.isEmpty, !invocation.has(.stdinFilename) else {
            throw UsageError("paths cannot be combined with \(Option.filesFrom.flag)")
        }
        isList = true
        var reader = FileReader()
        do throws(FileProblem) {
            var content: [UInt8]
            if name != "-" {
                content = Array(try reader.readList(environment.folder.location(of: name)))
            } else if case .bytes(let given) = environment.input {
                content = given
            } else {
                content = Array(try reader.readList(from: STDIN_FILENO))
            }
            if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
            paths = Self.entries(of: content).map { environment.folder.shownPath(of: $0) }
        } catch {
            throw UsageError("\(name == "-" ? "standard input" : name): \(error)")
        }
    }

    /// Returns those of the files with the shown `paths` that are given, or in a folder that is, and in the part to check.
    func files(among paths: [String]) -> Set<String> {
        let roots = Set(self.paths)
        func isGiven(_ path: String) -> Bool {
            var path = path
            while !roots.contains(path) {
                guard !path.isEmpty else { return false }
                let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
                path = slash.map { String(path[..<$0]) } ?? ""
            }
            return true
        }
        return Set(paths.filter { shard?.contains($0) != false && isGiven($0) })
    }

    /// Splits a list at NUL bytes if it contains any (`git ls-files -z`, `find -print0`), otherwise at line ends.
    private static func entries(of content: [UInt8]) -> [String] {
        let end: UInt8 = content.contains(0) ? 0 : 0x0A
        return content.split(separator: end).compactMap { entry in
            let entry = end != 0 && entry.last == 0x0D ? entry.dropLast() : entry
            return entry.isEmpty ? nil : String(decoding: entry, as: UTF8.self)
        }
    }
}
