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

    /// Replaces the declarations `old` of the file at `path` by `new`.
    mutating func update(_ path: String, from old: SwiftFacts?, to new: SwiftFacts?) {
        for name in old?.aliases.keys ?? [:].keys { aliases[name]?.remove(path) }
        for helper in old?.helpers ?? [] {
            helpers[helper.name]?.remove(path)
            declaring[helper.key]?.remove(path)
        }
        for use in old?.hexUses ?? [] { using[use.helper]?.remove(path) }
        files[path] = new
        for name in new?.aliases.keys ?? [:].keys { aliases[name, default: []].insert(path) }
        for helper in new?.helpers ?? [] {
            if helper.isShared { helpers[helper.name, default: []].insert(path) }
            declaring[helper.key, default: []].insert(path)
        }
        for use in new?.hexUses ?? [] { using[use.helper, default: []].insert(path) }
    }

    /// Returns the declarations of all files; they were `project` before `changed` was added or removed.
    func project(after project: SwiftProject, changing changed: [SwiftFacts?]) -> SwiftProject {
        var project = project
        for facts in changed.compactMap({ $0 }) {
            for name in facts.aliases.keys {
                var types: [SwiftColorType] = []
                for path in (aliases[name] ?? []).ordered() {
                    for type in files[path]?.aliases[name] ?? [] where !types.contains(type) { types.append(type) }
                }
                project.aliases[name] = types.isEmpty ? nil : types
            }
            for name in Set(facts.helpers.map(\.name)) {
                let all = (helpers[name] ?? []).ordered().flatMap { path in
                    (files[path]?.helpers ?? []).filter { helper in
                        helper.name == name && helper.isShared && helper.isReadable
                            && (name != "init" || SwiftColorType(rawValue: helper.owner) != nil)
                    }
                }
                project.helpers[name] = all.isEmpty ? nil : all
            }
            for helper in Set(facts.hexUses.map(\.helper)) {
                project.alphaOrders[helper] = hexOrder(of: helper)?.order
            }
        }
        return project
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
        var allBeginWithFF = true
        for path in paths.ordered() {
            for use in files[path]?.hexUses ?? [] where use.helper == helper {
                if use.matters, result.firstPath == nil { result.firstPath = path }
                guard use.isEightDigits else { continue }
                result.count += 1
                allBeginWithFF = allBeginWithFF && use.beginsWithFF
            }
        }
        result.order = result.count == 0 ? nil : allBeginWithFF ? .argb : .rgba
        result.declaringPath = (declaring[helper] ?? []).ordered().first { path in
            files[path]?.helpers.contains { $0.key == helper && $0.order == nil } == true
        }
        return result
    }

    /// Returns the sorted paths of the files that mention one of `names`.
    func paths(mentioning names: Set<String>) -> [String] {
        files.filter { !$0.value.openNames.isDisjoint(with: names) }.keys.ordered()
    }
}
