extension ClassTrees {
    /// Returns the image views and the views over them that fill the view that `node` is added to and lie behind `node`,
    /// the lowest first; nil if there are none or more than `limit`, or others may be there too.
    func fillingSiblings(of node: Int, limit: Int) -> [Int]? {
        guard let own = nodes[node].parents.first, nodes[node].parents.count == 1, !own.isApart,
            !nodes[own.node].flags.contains(.reordered)
        else { return nil }
        let siblings = nodes[own.node].covering
        guard siblings.count <= limit else { return nil }
        var found: [Edge] = []
        for edge in siblings where edge.node != node {
            guard edge.function == own.function, edge.file == own.file, edge.order != own.order else { return nil }
            if own.order > 0, edge.order > own.order { continue }
            let sibling = nodes[edge.node]
            guard sibling.flags.contains(.edges), !sibling.hasChildren, sibling.parents.count == 1 else { return nil }
            found.append(edge)
        }
        found.order { $0.order < $1.order }
        guard let lowest = found.first, !nodes[lowest.node].images.isEmpty else { return nil }
        return found.map(\.node)
    }
}
