import CStandardLibrary
import PathPatterns

/// The ignore files that bear on a folder: its own, and those above it up to the repository's root.
final class IgnoreChain: Sendable {
    /// How a path from the walk's root on becomes one relative to the ignore file's folder.
    enum Base: Sendable {
        /// The file lies below the root: so many bytes at the start do not count.
        case dropping(Int)
        /// The file lies above the root: these bytes come first.
        case prefixed([UInt8])
    }

    private let rules: IgnoreRules
    private let base: Base
    private let above: IgnoreChain?

    private init(rules: IgnoreRules, base: Base, above: IgnoreChain?) {
        self.rules = rules
        self.base = base
        self.above = above
    }

    /// `chain` with the file at `path` put before it; `chain` itself where the file cannot be read or says nothing.
    static func adding(_ path: String, after base: Base, to chain: IgnoreChain?) -> IgnoreChain? {
        var reader = FileReader()
        guard let content = try? reader.read(path) else { return chain }
        let rules = IgnoreRules(content)
        return rules.isEmpty ? chain : IgnoreChain(rules: rules, base: base, above: chain)
    }

    /// The ignore files above the folder at the absolute path `root`, up to the root of the repository it lies in; none
    /// outside a repository.
    static func above(_ root: String) -> IgnoreChain? {
        var folders: [(path: String, below: [UInt8])] = []
        let bytes = Array(root.utf8)
        var end = bytes.count
        var isFound = exists(root + "/.git")
        if isFound { folders.append((root, [])) }
        while !isFound, let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) {
            let parent = String(decoding: bytes[..<slash], as: UTF8.self)
            folders.append((parent, Array(bytes[(slash + 1)...]) + [UInt8(ascii: "/")]))
            isFound = exists(parent + "/.git")
            end = slash
        }
        guard isFound, let top = folders.last else { return nil }
        let exclude = top.path + "/.git/info/exclude"
        var chain = adding(exclude, after: .prefixed(top.below), to: nil)
        for folder in folders.reversed() where !folder.below.isEmpty {
            chain = adding(folder.path + "/.gitignore", after: .prefixed(folder.below), to: chain)
        }
        return chain
    }

    /// Whether the item at `path`, from the walk's root on, whose last part is `name`, is ignored.
    func ignores(_ path: Substring.UTF8View, name: String.UTF8View, isDirectory: Bool) -> Bool {
        let path = Array(path)
        let name = Array(name)
        var link: IgnoreChain? = self
        while let current = link {
            let verdict =
                switch current.base {
                case .dropping(let count):
                    current.rules.verdict(path: path.dropFirst(count), name: name, isDirectory: isDirectory)
                case .prefixed(let prefix):
                    current.rules.verdict(
                        path: current.rules.needsPaths ? prefix + path : path, name: name, isDirectory: isDirectory)
                }
            if let verdict { return verdict }
            link = current.above
        }
        return false
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
