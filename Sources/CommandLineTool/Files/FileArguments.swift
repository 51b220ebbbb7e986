import CStandardLibrary
import FileSystem

/// What a command line names to be read: its operands, or the list that `--files-from` names.
struct FileArguments {
    /// The files and folders, as they are shown.
    var paths: [String]
    /// Whether they come from a list. What is on one was named by a program: files of other kinds are passed over, and
    /// configuration files may leave files out.
    var isList = false
    /// Whether standard input is one of the files.
    var readsInput: Bool

    /// What `invocation` names.
    ///
    /// - Throws: why the list cannot be read.
    init(_ invocation: Invocation, in environment: CommandEnvironment) throws(UsageError) {
        readsInput = invocation.readsStandardInput
        guard let name = invocation[.filesFrom] else {
            let operands = invocation.operands.filter { $0 != "-" }
            paths = operands.isEmpty && !readsInput ? [""] : operands.map { environment.folder.shownPath(of: $0) }
            return
        }
        guard invocation.operands.isEmpty, !invocation.has(.stdinFilename) else {
            throw UsageError("\(Option.filesFrom.flag) names all files, so no others can be named beside it")
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

    /// The names in a list: ended by NUL where there is one (`git ls-files -z`, `find -print0`), else a line each.
    private static func entries(of content: [UInt8]) -> [String] {
        let end: UInt8 = content.contains(0) ? 0 : 0x0A
        return content.split(separator: end).compactMap { entry in
            let entry = end != 0 && entry.last == 0x0D ? entry.dropLast() : entry
            return entry.isEmpty ? nil : String(decoding: entry, as: UTF8.self)
        }
    }
}
