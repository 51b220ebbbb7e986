import ColorLinting
import FileSystem
import SourceText
import Threading

/// Reads style sheets that pages link but that are not linted, such as minified ones.
final class SheetStore: Sendable {
    private struct State {
        /// Answers by reference, base and folder.
        var answers: [String: SheetAnswer] = [:]
        /// References that were asked for, but may not be read yet.
        var wanted: [String: (reference: String, base: String?, path: String)] = [:]
    }

    private let state = Monitor(State())
    private let folder: WorkingFolder
    /// The sheets that pages link, if an index has them.
    private let index: ProjectIndex?
    private let disk: DiskLookups
    /// The most bytes of a sheet.
    private static let mostBytes = 16 << 20

    /// Creates a store for pages whose paths are relative to `folder`, with the sheets in `index` before those on disk.
    init(in folder: WorkingFolder, _ index: ProjectIndex?, _ disk: DiskLookups) {
        self.folder = folder
        self.index = index
        self.disk = disk
    }

    /// Adds the sheets that were found inside the working folder to `index`.
    func add(to index: inout ProjectIndex) {
        for (link, answer) in state.change({ $0.answers }) {
            guard case .file(let path, let bytes) = answer, path.utf8.first != UInt8(ascii: "/") else { continue }
            index.addSheet(path, bytes, linkedBy: link)
        }
    }

    /// Whether references wait to be read.
    var isWanting: Bool { state.change { !$0.wanted.isEmpty } }

    /// Reads the sheets that were requested while they could not be read.
    func readWanted() {
        let wanted = state.change { state in
            defer { state.wanted = [:] }
            return state.wanted.values
        }
        for (reference, base, path) in wanted { _ = answer(to: reference, base: base, from: path, readsNow: true) }
    }

    /// Forgets all answers, so that changed files are read again. Returns whether there were any.
    func forget() -> Bool {
        state.change { state in
            defer { state.answers = [:] }
            return !state.answers.isEmpty
        }
    }

    func answer(to reference: String, base: String?, from path: String, readsNow: Bool) -> SheetAnswer {
        let source = folder.absolutePath(of: path)
        let key = ProjectIndex.link(to: reference, base: base, from: path)
        let known = state.change { state -> SheetAnswer? in
            let known = state.answers[key]
            if known == nil, !readsNow { state.wanted[key] = (reference, base, path) }
            return known
        }
        if let known { return known }
        guard readsNow else { return .missing }
        let answer = indexed(key) ?? read(reference, base, source)
        state.change { $0.answers[key] = answer }
        return answer
    }

    /// Returns the sheet that the index has for `link`; nil if it has none.
    private func indexed(_ link: String) -> SheetAnswer? {
        guard let index, let path = index.target(of: link), let bytes = try? index.bytes(at: path) else { return nil }
        return .file(path: path, bytes: bytes)
    }

    private func read(_ reference: String, _ base: String?, _ source: String) -> SheetAnswer {
        guard let address = SheetReference(reference, base: base) else { return .missing }
        let own = ConfigurationFinder.folder(of: source)
        // Nothing outside the project is read.
        let root = disk.root(of: source) ?? (source.hasPrefix(folder.path + "/") ? folder.path : own)
        let inside = (disk.real(root) ?? root) + "/"
        var reader = FileReader()
        for path in address.paths(from: source) {
            guard let real = disk.real(path), real.hasPrefix(inside), disk.stamp(real) != nil,
                let bytes = try? reader.read(real), bytes.count <= Self.mostBytes
            else { continue }
            return .file(path: folder.shownPath(ofAbsolute: real), bytes: Array(bytes))
        }
        return .missing
    }
}
