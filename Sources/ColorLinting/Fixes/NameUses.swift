import SourceColors

/// Counts the uses of names, including indirect ones through other names.
struct NameUses {
    /// For each name, the names whose definitions use it, once per use.
    private var usedByNames: [ColorName: [ColorName]] = [:]
    /// Uses outside of definitions.
    private var direct: [ColorName: Int] = [:]

    /// Counts the uses in `facts`.
    init(_ facts: ColorFacts) {
        var owners: [ExpressionID: ColorName] = [:]
        // The background of a page is a use, and no name of its own.
        for definition in facts.definitions where definition.name.space != .pageBackground {
            owners[definition.value] = definition.name
        }
        // Expressions follow their parts, so in reverse order every expression precedes its parts.
        for id in facts.expressions.ids.reversed() {
            let owner = owners[id]
            let kind = facts.expressions[id].kind
            if let owner { for part in kind.parts where owners[part] == nil { owners[part] = owner } }
            guard let name = kind.name else { continue }
            if let owner { usedByNames[name, default: []].append(owner) } else { direct[name, default: 0] += 1 }
        }
    }

    /// Returns the number of uses affected by changing `name`.
    func count(of name: ColorName) -> Int {
        var total = 0
        var seen: Set<ColorName> = [name]
        var queue = [name]
        while let next = queue.popLast() {
            total += direct[next] ?? 0
            for user in usedByNames[next] ?? [] where seen.insert(user).inserted { queue.append(user) }
        }
        return total
    }
}
