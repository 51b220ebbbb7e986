import JSONSyntax
import SourceText

extension JSONColorSyntax {
    /// The keys that lead to each offset, without the positions in arrays, which change with what is put before them:
    /// `colors/brand/value`.
    package static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        let tree = JSONTree(source, dialect: .jsonc)
        return offsets.map { offset in
            var (low, high) = (0, tree.nodes.count)
            while low < high {
                let middle = (low + high) / 2
                if tree.nodes[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
            }
            var keys: [String] = []
            var index = Int32(truncatingIfNeeded: low - 1)
            while index >= 0 {
                let node = tree.nodes[Int(index)]
                if node.hasKey, offset < node.range.upperBound { keys.append(source.text(node.keyContentRange)) }
                index = node.parent
            }
            return keys.reversed().joined(separator: "/")
        }
    }
}
