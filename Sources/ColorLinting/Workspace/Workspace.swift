import ColorScanning
import SourceText

/// What the files in play say of names that other files use.
///
/// It is a value: the server's loop and a thread that reads files can each have theirs.
package struct Workspace: Sendable {
    private var files: [String: FileNames] = [:]
    private var paths: [ColorName: Set<String>] = [:]
    private var uses: [ColorName: Int] = [:]
    /// How many times each initialiser is declared.
    private var initializers: [DeclaredInitializer: Int] = [:]

    /// A workspace of no files.
    package init() {}

    /// Whether there is nothing in it.
    package var isEmpty: Bool { files.isEmpty }

    /// Takes in what `names` says of the file at `path`, in place of what was known of it; nil where the file is gone.
    /// - Returns: whether that can change what another file comes to.
    @discardableResult
    package mutating func update(_ path: String, with names: FileNames?) -> Bool {
        let old = files.removeValue(forKey: path)
        for definition in old?.definitions ?? [] { paths[definition.name]?.remove(path) }
        for (name, count) in old?.uses ?? [:] { uses[name, default: 0] -= count }
        for initializer in old?.initializers ?? [] {
            let count = initializers[initializer, default: 0] - 1
            initializers[initializer] = count > 0 ? count : nil
        }
        if let names, !names.isEmpty {
            files[path] = names
            for definition in names.definitions { paths[definition.name, default: []].insert(path) }
            for (name, count) in names.uses { uses[name, default: 0] += count }
            for initializer in names.initializers { initializers[initializer, default: 0] += 1 }
        }
        return (old?.definitions ?? []) != (names?.definitions ?? [])
            || (old?.initializers ?? []) != (names?.initializers ?? [])
    }

    /// What is known of a name.
    enum Lookup {
        case undefined
        /// Several files define it, and nothing tells which of them is meant.
        case severalFiles
        /// One file does, at this path.
        case inFile(String, [SharedDefinition])
    }

    /// What `name` means to the file at `path`, as far as the definitions of files are known here: its own first, else those
    /// of the one other file that has any.
    /// - Parameter skipsOwn: whether to leave its own ones out.
    func definitions(of name: ColorName, seenFrom path: String, skipsOwn: Bool) -> Lookup {
        guard let defining = paths[name], !defining.isEmpty else { return .undefined }
        let isOwn = defining.contains(path)
        if isOwn, !skipsOwn { return .inFile(path, definitions(of: name, in: path)) }
        guard defining.count <= (isOwn ? 2 : 1) else { return .severalFiles }
        guard let other = defining.first(where: { $0 != path }) else { return .undefined }
        return .inFile(other, definitions(of: name, in: other))
    }

    private func definitions(of name: ColorName, in path: String) -> [SharedDefinition] {
        files[path]?.definitions.filter { $0.name == name } ?? []
    }

    /// Whether some file declares an initialiser that a call of `type` with the arguments `labels` may be of.
    func declaresInitializer(taking labels: [String], of type: String) -> Bool {
        initializers.keys.contains { $0.mayTake(labels, type: type) }
    }

    /// How often files other than the one at `path` use `name`.
    func useCount(of name: ColorName, outside path: String) -> Int {
        (uses[name] ?? 0) - (files[path]?.uses[name] ?? 0)
    }
}
