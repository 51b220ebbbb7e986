import SourceColors

/// The objects of a workspace whose members are colors, such as themes.
struct WorkspaceObjects: Sendable {
    /// The targets of each name, with the files that say so.
    private var targets: [String: [(path: String, target: String)]] = [:]
    /// The first words of the names.
    private var roots: [String: Int] = [:]

    /// Whether there are none.
    var isEmpty: Bool { targets.isEmpty }

    /// Replaces the objects `old` of the file at `path` by `new`.
    mutating func update(_ path: String, from old: [ColorObject], to new: [ColorObject]) {
        for object in old {
            targets[object.name]?.removeAll { $0.path == path }
            if targets[object.name]?.isEmpty == true { targets[object.name] = nil }
            roots[Self.root(of: object.name), default: 0] -= 1
        }
        for object in new {
            targets[object.name, default: []].append((path, object.target))
            roots[Self.root(of: object.name), default: 0] += 1
        }
    }

    /// Returns what the files except that at `path` say that `name` stands for.
    func targets(of name: String, outside path: String, _ checkouts: PackageCheckouts) -> [String] {
        guard let all = targets[name] else { return [] }
        // The types that conform to a protocol may be those of several modules.
        let last = name.utf8.last
        let isList = last == UInt8(ascii: ":") || last == UInt8(ascii: "!")
        let isEqual = isList || checkouts.isEmpty || all.count > PackageCheckouts.mostPaths
        let seen = isEqual ? nil : checkouts.seen(Set(all.map(\.path)), from: path)
        return all.compactMap { $0.path == path || seen?.contains($0.path) == false ? nil : $0.target }
    }

    /// What the resolver documents of design tokens list.
    var tokenResolvers: [TokenResolver] {
        var result: [TokenResolver] = []
        for (path, target) in targets[ColorObject.resolver] ?? [] {
            if result.last?.path != path { result.append(TokenResolver(path: path)) }
            result[result.count - 1].add(target)
        }
        return result
    }

    /// Whether the color `name` may be a member of an object.
    func mayHold(_ name: ColorName) -> Bool {
        name.space == .swiftMember && roots[Self.root(of: name.text), default: 0] > 0
            || name.space == .token && roots[ColorObject.resolver, default: 0] > 0
            || name.space == .preprocessorVariable && roots[ColorObject.forward, default: 0] > 0
    }

    /// The first word of a name: `Theme` of `Theme.accent` and of `Theme:`.
    private static func root(of name: String) -> String {
        String(decoding: name.utf8.prefix { !isMark($0) }, as: UTF8.self)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "!")
            || byte == ColorObject.memberByte || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "#")
    }
}

extension Workspace {
    /// Number of uses of `name` in files other than the one at `path`: `theme.accent` may be `Theme.day.accent`.
    func useCount(of name: ColorName, outside path: String) -> Int {
        let own = files[path]?.uses ?? [:]
        var count = (uses[name] ?? 0) - (own[name] ?? 0)
        guard name.space == .swiftMember, objects.mayHold(name) else { return count }
        let part = name.lastPart
        for (other, uses) in uses where other.lastPart == part && other != name && objects.mayHold(other) {
            count += uses - (own[other] ?? 0)
        }
        return count
    }
}
