import ColorMath
import SourceColors

/// The files that a resolver document of design tokens lists, for the contexts of its modifiers.
/// <https://www.designtokens.org/tr/2025.10/resolver/>
struct TokenResolver {
    /// A file, in the order in which they are merged.
    private struct Source {
        /// The modifier and its context; empty for a set.
        var modifier: String
        var context: String
        var path: String
    }

    let path: String
    private var sources: [Source] = []

    /// Creates the resolver at `path`, without files.
    init(path: String) { self.path = path }

    /// Adds what ``ColorObject/resolver`` stands for.
    mutating func add(_ entry: String) {
        let parts = entry.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4 else { return }
        let file = parts[3].isEmpty ? "" : SheetReference(parts[3], base: nil)?.paths(from: path).first ?? ""
        sources.append(Source(modifier: parts[1], context: parts[2], path: file))
    }

    /// Whether the file at `path` belongs to a set, which holds in all contexts.
    func isSet(_ path: String) -> Bool { sources.contains { $0.path == path && $0.modifier.isEmpty } }

    /// Returns the modes of the files at `paths`, which define the same name; nil if they are not all listed, or several
    /// modifiers decide between them.
    func modes(of paths: Set<String>) -> ModeFiles? {
        let fitting = sources.filter { paths.contains($0.path) }
        guard let last = fitting.last, Set(fitting.map(\.path)) == paths else { return nil }
        let modifiers = Set(fitting.map(\.modifier).filter { !$0.isEmpty })
        guard modifiers.count <= 1 else { return nil }
        guard let modifier = modifiers.first else {
            return ModeFiles(whole: path, files: [ModeFile(path: last.path, mode: "", appearances: .all)])
        }
        var files: [ModeFile] = []
        for one in sources where one.modifier == modifier && !files.contains(where: { $0.mode == one.context }) {
            // The last one wins.
            let last = fitting.last { $0.modifier.isEmpty || $0.context == one.context }
            guard let last, files.count < ModeFiles.most else { return nil }
            files.append(
                ModeFile(path: last.path, mode: one.context, appearances: AppearanceSet(modeName: one.context)))
        }
        return ModeFiles(whole: modifier, files: files)
    }
}
