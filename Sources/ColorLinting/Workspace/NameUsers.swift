import SourceColors
import Threading

/// The names whose definitions use others, found when they are first asked for. All threads share them, until a definition changes.
final class NameUsers: Sendable {
    /// For each name, the names that are defined in terms of it: for each of these definitions, its file.
    typealias Users = [ColorName: [(name: ColorName, path: String)]]

    private let known = Monitor(Users?.none)

    fileprivate func users(in workspace: Workspace) -> Users {
        if let found = known.change({ $0 }) { return found }
        let new = workspace.findNameUsers()
        known.change { $0 = new }
        return new
    }
}

extension Workspace {
    fileprivate func findNameUsers() -> NameUsers.Users {
        var result: NameUsers.Users = [:]
        for (path, names) in files where checkouts.package(of: path) == nil {
            for definition in names.definitions where definition.name.isWritten {
                for name in definition.usedNames where name != definition.name {
                    result[name, default: []].append((definition.name, path))
                }
            }
        }
        return result
    }

    /// Number of uses of `names`, and of names that are defined in terms of them, in files other than the one at `path`. A
    /// definition is no use.
    func useCount(ofAll names: [ColorName], outside path: String) -> Int {
        let users = nameUsers.users(in: self)
        var (seen, open, count) = (Set(names), names, 0)
        while let name = open.popLast(), seen.count < Self.mostUsers {
            count += useCount(of: name, outside: path)
            // Members of objects are counted by their last word already.
            if name.space == .swiftMember, objects.mayHold(name) { continue }
            for (user, place) in users[name] ?? [] {
                if place != path { count -= 1 }
                if seen.insert(user).inserted { open.append(user) }
            }
        }
        return max(count, 0)
    }

    /// The maximum number of names to follow.
    private static let mostUsers = 256
}
