import CStandardLibrary
import PathPatterns

/// The ignore files that apply to a folder: its own and those above.
///
/// As in ripgrep, any `.ignore` takes precedence over any `.gitignore`; within one kind, the nearest takes precedence.
/// `.gitignore` files apply up to the root of the repository, followed by its `info/exclude`; a nested repository
/// ignores the files of the outer one. The user's global ignore file is not used, so that results do not differ
/// between machines.
final class IgnoreChain: Sendable {
    /// How to convert a path relative to the walk's root to one relative to the ignore file's folder.
    enum Base: Sendable {
        /// The folder is below the root: drop this many bytes.
        case dropping(Int)
        /// The folder is above the root: prepend these bytes.
        case prefixed([UInt8])
    }

    private struct IgnoreFile: Sendable {
        let location: String
        let rules: IgnoreRules
    }

    private let ignore: IgnoreFile?
    private let gitignore: IgnoreFile?
    private let exclude: IgnoreFile?
    private let isRepository: Bool
    /// Whether there is an `.ignore`, here or above.
    private let hasIgnore: Bool
    private let base: Base
    private let above: IgnoreChain?

    private init(
        ignore: IgnoreFile?, gitignore: IgnoreFile?, exclude: IgnoreFile?, isRepository: Bool, base: Base,
        above: IgnoreChain?
    ) {
        self.ignore = ignore
        self.gitignore = gitignore
        self.exclude = exclude
        self.isRepository = isRepository
        hasIgnore = ignore != nil || above?.hasIgnore == true
        self.base = base
        self.above = above
    }

    /// The relevant names in a folder.
    struct Names: OptionSet, Sendable {
        let rawValue: UInt8
        static let gitignore = Names(rawValue: 1)
        static let ignore = Names(rawValue: 2)
        static let repository = Names(rawValue: 4)

        static let gitignoreName = ".gitignore"
        static let ignoreName = ".ignore"

        /// The name as an option; empty for other names.
        init(name: String) {
            switch name {
            case Self.gitignoreName: self = .gitignore
            case Self.ignoreName: self = .ignore
            case ".git": self = .repository
            default: self = []
            }
        }

        init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// Returns `chain` with the ignore files `names` of the folder at `location` in front; `chain` itself if they have
    /// no rules.
    static func adding(_ names: Names, in location: String, after base: Base, to chain: IgnoreChain?) -> IgnoreChain? {
        guard !names.isEmpty else { return chain }
        let folder = location.hasSuffix("/") ? location : location + "/"
        let ignore = names.contains(.ignore) ? file(folder + Names.ignoreName) : nil
        let gitignore = names.contains(.gitignore) ? file(folder + Names.gitignoreName) : nil
        let isRepository = names.contains(.repository)
        let exclude = isRepository ? file(excludeFile(ofRepositoryIn: folder)) : nil
        if ignore == nil, gitignore == nil, exclude == nil, !isRepository || chain == nil { return chain }
        return IgnoreChain(
            ignore: ignore, gitignore: gitignore, exclude: exclude, isRepository: isRepository, base: base, above: chain
        )
    }

    /// Returns the ignore files above the folder at the absolute `root`. `.gitignore` files apply only inside a
    /// repository.
    static func above(_ root: String) -> IgnoreChain? {
        var folders: [(path: String, below: [UInt8], names: Names)] = []
        let bytes = Array(root.utf8)
        var end = bytes.count
        var isInside = !exists(root + "/.git")
        while end > 1, let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) {
            let parent = String(decoding: bytes[..<slash], as: UTF8.self) + "/"
            var names: Names = [.ignore]
            if isInside { names.insert(.gitignore) }
            if isInside, exists(parent + ".git") {
                names.insert(.repository)
                isInside = false
            }
            folders.append((parent, Array(bytes[(slash + 1)...]) + [UInt8(ascii: "/")], names))
            end = slash
        }
        let isRepository = folders.contains { $0.names.contains(.repository) }
        var chain: IgnoreChain?
        for folder in folders.reversed() {
            let names = isRepository ? folder.names : folder.names.subtracting(.gitignore)
            chain = adding(names, in: folder.path, after: .prefixed(folder.below), to: chain)
        }
        return chain
    }

    /// Returns the path of the ignore file that ignores the item at `path`, relative to the walk's root, with the last
    /// component `name`; nil if none does.
    func decider(of path: Substring.UTF8View, name: String.UTF8View, isDirectory: Bool) -> String? {
        let path = Array(path)
        let name = Array(name)
        if hasIgnore {
            var link: IgnoreChain? = self
            while let current = link {
                if let isIgnored = current.verdict(of: current.ignore, path, name, isDirectory) {
                    return isIgnored ? current.ignore?.location : nil
                }
                link = current.above
            }
        }
        var link: IgnoreChain? = self
        while let current = link {
            if let isIgnored = current.verdict(of: current.gitignore, path, name, isDirectory) {
                return isIgnored ? current.gitignore?.location : nil
            }
            if let isIgnored = current.verdict(of: current.exclude, path, name, isDirectory) {
                return isIgnored ? current.exclude?.location : nil
            }
            link = current.isRepository ? nil : current.above
        }
        return nil
    }

    private func verdict(of file: IgnoreFile?, _ path: [UInt8], _ name: [UInt8], _ isDirectory: Bool) -> Bool? {
        guard let rules = file?.rules else { return nil }
        switch base {
        case .dropping(let count):
            return rules.verdict(path: path.dropFirst(count), name: name[...], isDirectory: isDirectory)
        case .prefixed(let prefix):
            let path = rules.needsPaths ? prefix + path : path
            return rules.verdict(path: path[...], name: name[...], isDirectory: isDirectory)
        }
    }

    private static func file(_ location: String) -> IgnoreFile? {
        var reader = FileReader()
        guard let content = try? reader.read(location) else { return nil }
        let rules = IgnoreRules(Array(content))
        return rules.isEmpty ? nil : IgnoreFile(location: location, rules: rules)
    }

    /// Returns the `info/exclude` file of the repository in `folder`, which ends in `/`. In a worktree, `.git` is a
    /// file with the path of the repository. <https://git-scm.com/docs/gitrepository-layout>
    private static func excludeFile(ofRepositoryIn folder: String) -> String {
        guard let link = firstLine(folder + ".git"), link.hasPrefix("gitdir: ") else {
            return folder + ".git/info/exclude"
        }
        let own = resolved(String(link.dropFirst("gitdir: ".count)), in: folder) + "/"
        let common = firstLine(own + "commondir").map { resolved($0, in: own) + "/" } ?? own
        return common + "info/exclude"
    }

    private static func firstLine(_ location: String) -> String? {
        var reader = FileReader()
        guard let content = try? reader.read(location) else { return nil }
        return String(decoding: content.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    private static func resolved(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + path
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
