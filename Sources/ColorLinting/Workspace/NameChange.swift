import SourceColors

/// How the names of a file change for the views of others.
struct NameChange {
    /// The names that lead to other colors, or in a catalog, to the same ones at other places.
    private(set) var names: Set<ColorName> = []
    /// The last parts of the names that lead to the same colors at other places.
    private(set) var moved: Set<Substring> = []
    /// Whether other things change that may decide about any color of a view.
    let mayConcernAll: Bool

    /// Finds how the names of a file change from `old` to `new`; nil stands for no file.
    init(from old: FileNames?, to new: FileNames?) {
        let (before, after) = (old?.definitions ?? [], new?.definitions ?? [])
        var same = 0
        for (one, another) in zip(before, after) {
            if !one.isSame(as: another) { break }
            same += 1
            if one == another || !one.name.isForViews { continue }
            if one.name.space == .swiftMember { moved.insert(one.name.lastPart) } else { names.insert(one.name) }
        }
        for definition in before[same...] + after[same...] where definition.name.isForViews {
            names.insert(definition.name)
        }
        mayConcernAll =
            FileNames.areDifferentBesidesNames(old, new) || old?.swift != new?.swift
            // Code may compute the name of a color in a catalog.
            || names.contains { $0.space == .asset || $0.space == .assetSymbol }
    }
}

extension ColorName {
    /// Whether the color of a view may have the name.
    fileprivate var isForViews: Bool {
        switch space {
        case .swiftMember, .asset, .assetSymbol: true
        case .customProperty, .preprocessorVariable, .token, .page, .pageBackground: false
        }
    }
}

extension Workspace {
    /// Forgets what is around views as far as `change`, of the file at `path`, may concern it.
    mutating func forgetSurroundings(after change: NameChange, of path: String) {
        if change.mayConcernAll {
            forgetSurroundings()
            return
        }
        if change.names.isEmpty, change.moved.isEmpty { return }
        var users = paths(using: Set(change.names.flatMap { synonyms(of: $0) }), orMembers: change.moved)
        users.formUnion(paths(usingModifiersOf: users))
        keptSurroundings?.forget(users)
    }

    /// Returns the files that use modifiers of the files at `paths`, directly or not. They do not mention the names of the colors
    /// behind them.
    private func paths(usingModifiersOf paths: Set<String>) -> Set<String> {
        var modifiers: Set<String> = []
        var (result, new): (Set<String>, Set<String>) = ([], paths)
        // Of modifiers that consist of more others, nothing is known.
        for _ in 0...ComposedModifiers.maxDepth {
            let known = modifiers.count
            for path in new {
                for modifier in files[path]?.views?.facts.viewModifiers ?? [] where modifier.background != nil {
                    modifiers.insert(modifier.name)
                }
            }
            if modifiers.count == known { break }
            new = []
            for (path, file) in files where !result.contains(path) {
                if let views = file.views, views.use(modifiers) { new.insert(path) }
            }
            result.formUnion(new)
        }
        return result
    }
}

extension SharedViews {
    /// Whether the colors of the views have what one of `modifiers` draws.
    fileprivate func use(_ modifiers: Set<String>) -> Bool {
        facts.expressions.ids.contains { id in
            switch facts.expressions[id].kind {
            case .modifier(let name, _), .modifierCall(let name, _):
                modifiers.contains(ComposedModifiers.parts(of: name).name)
            default: false
            }
        }
    }
}
