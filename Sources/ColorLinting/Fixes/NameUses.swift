import SourceColors

/// How often each name is used, uses by way of other names counted.
struct NameUses {
    /// For each name: the names whose definitions use it, with how often.
    private var usedByNames: [ColorName: [ColorName]] = [:]
    /// For each name: how often it is used outside of definitions.
    private var direct: [ColorName: Int] = [:]

    /// Counts the uses in `facts`.
    init(_ facts: ColorFacts) {
        var owners: [ExpressionID: ColorName] = [:]
        for definition in facts.definitions { owners[definition.value] = definition.name }
        // Wholes stand behind their parts, so going backwards meets every whole first.
        for id in facts.expressions.ids.reversed() {
            let owner = owners[id]
            let kind = facts.expressions[id].kind
            if let owner { for part in kind.parts where owners[part] == nil { owners[part] = owner } }
            guard let name = kind.name else { continue }
            if let owner { usedByNames[name, default: []].append(owner) } else { direct[name, default: 0] += 1 }
        }
    }

    /// How many uses a change of `name` moves.
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
