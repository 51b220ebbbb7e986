import ColorMath
import SourceColors
import SourceText

/// Type aliases and hex helpers of a workspace's Swift files, by file.
struct SwiftFiles: Sendable {
    private var files: [String: SwiftFacts] = [:]
    /// Files that declare each alias of a color type.
    private var aliases: [String: Set<String>] = [:]
    /// Files that declare helpers, by name.
    private var helpers: [String: Set<String>] = [:]
    /// Files that declare helpers, or pass them digits of ambiguous order, by the helper's key.
    private var declaring: [String: Set<String>] = [:]
    private var using: [String: Set<String>] = [:]
    /// The files of packages, which matter only for what no other file declares.
    private var others: Set<String> = []
    /// By the helper's key, the number of its uses with eight digits, and of those that do not begin with FF.
    private var eightDigits: [String: (all: Int, others: Int)] = [:]

    /// Replaces the declarations `old` of the file at `path` by `new`.
    mutating func update(_ path: String, from old: SwiftFacts?, to new: SwiftFacts?) {
        others.remove(path)
        for name in old?.aliases.keys ?? [:].keys { aliases[name]?.remove(path) }
        for helper in old?.helpers ?? [] {
            helpers[helper.name]?.remove(path)
            declaring[helper.key]?.remove(path)
        }
        for use in old?.hexUses ?? [] {
            using[use.helper]?.remove(path)
            count(use, by: -1)
        }
        files[path] = new
        for name in new?.aliases.keys ?? [:].keys { aliases[name, default: []].insert(path) }
        for helper in new?.helpers ?? [] {
            if helper.isShared { helpers[helper.name, default: []].insert(path) }
            declaring[helper.key, default: []].insert(path)
        }
        for use in new?.hexUses ?? [] {
            using[use.helper, default: []].insert(path)
            count(use, by: 1)
        }
    }

    /// Replaces what the file at `path`, of a package, declares for the files of others; nil if they see nothing of it.
    mutating func update(_ path: String, ofPackage facts: SwiftFacts?) {
        var shared: SwiftFacts?
        if let facts {
            var declared = SwiftFacts()
            (declared.aliases, declared.helpers) = (facts.aliases, facts.helpers)
            shared = declared
        }
        update(path, from: files[path], to: shared)
        if shared != nil { others.insert(path) }
    }

    private mutating func count(_ use: SwiftHexUse, by step: Int) {
        guard use.isEightDigits else { return }
        eightDigits[use.helper, default: (0, 0)].all += step
        if !use.beginsWithFF { eightDigits[use.helper]?.others += step }
    }

    /// Returns the declarations of all files; they were `project` before `changed` was added or removed.
    func project(after project: SwiftProject, changing changed: [SwiftFacts?]) -> SwiftProject {
        var project = project
        for facts in changed.compactMap({ $0 }) {
            for name in facts.aliases.keys {
                var types: [SwiftColorType] = []
                for path in own(aliases[name] ?? []) {
                    for type in files[path]?.aliases[name] ?? [] where !types.contains(type) { types.append(type) }
                }
                project.aliases[name] = types.isEmpty ? nil : types
            }
            for name in Set(facts.helpers.map(\.name)) {
                let paths = helpers[name] ?? []
                var all = paths.subtracting(others).ordered().flatMap { readableHelpers(name, in: $0) }
                let keys = Set(all.map(\.key))
                all += paths.intersection(others).ordered().flatMap { path in
                    readableHelpers(name, in: path).filter { !keys.contains($0.key) }
                }
                project.helpers[name] = all.isEmpty ? nil : all
            }
            for helper in Set(facts.hexUses.map(\.helper)) {
                project.alphaOrders[helper] = order(of: helper)
            }
        }
        return project
    }

    /// Returns the helpers called `name` in the file at `path` that other files can use.
    private func readableHelpers(_ name: String, in path: String) -> [SwiftHexHelper] {
        (files[path]?.helpers ?? []).filter { helper in
            helper.name == name && helper.isShared && helper.isReadable
                && (name != "init" || SwiftColorType(rawValue: helper.owner) != nil)
        }
    }

    /// Returns those of `paths` that are not of packages, or else all, sorted.
    private func own(_ paths: Set<String>) -> [String] {
        let own = paths.subtracting(others)
        return (own.isEmpty ? paths : own).ordered()
    }

    /// The order of alpha according to the digits passed to a helper.
    struct HexOrder: Sendable {
        /// The order; nil if unknown.
        var order: HexAlphaOrder?
        /// Number of uses with eight digits.
        var count = 0
        /// The first file, by path, in which the order matters; nil if none.
        var firstPath: String?
        /// The first file that declares the helper, even if it is not understood.
        var declaringPath: String?
    }

    /// Returns the order of the helper with the given key; nil if no file passes it digits of ambiguous order.
    func hexOrder(of helper: String) -> HexOrder? {
        guard let paths = using[helper], !paths.isEmpty else { return nil }
        var result = HexOrder()
        result.order = order(of: helper)
        result.count = eightDigits[helper]?.all ?? 0
        result.firstPath =
            paths.filter { path in
                files[path]?.hexUses.contains { $0.helper == helper && $0.matters } == true
            }.min()
        result.declaringPath =
            (declaring[helper] ?? []).filter { path in
                files[path]?.helpers.contains { $0.key == helper && $0.order == nil } == true
            }.min()
        return result
    }

    /// Returns the order of alpha according to the digits passed to a helper; nil if unknown.
    private func order(of helper: String) -> HexAlphaOrder? {
        guard let count = eightDigits[helper], count.all > 0 else { return nil }
        return count.others == 0 ? .argb : .rgba
    }

    /// Returns the sorted paths of the files that mention one of `names`.
    func paths(mentioning names: Set<String>) -> [String] {
        files.filter { !$0.value.openNames.isDisjoint(with: names) }.keys.ordered()
    }
}
