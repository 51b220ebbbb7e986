import JSONSyntax
import SourceColors
import SourceText

extension JSONColorSyntax {
    /// Returns the keys that lead to each offset: `colors/brand/value`. Omits positions in arrays, which change when
    /// elements are inserted.
    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        let tree = JSONTree(source, dialect: .jsonc)
        return offsets.map { offset in
            var keys: [String] = []
            var index = Self.innermost(at: offset, in: tree)
            while index >= 0, keys.count < Self.mostKeys {
                let node = tree.nodes[Int(index)]
                if node.hasKey, offset < node.range.upperBound { keys.append(source.text(node.keyContentRange)) }
                index = node.parent
            }
            return keys.reversed().joined(separator: "/")
        }
    }

    /// Returns the JSON pointers of the values at `places`: `/tokenColors/3/settings/foreground`.
    /// <https://www.rfc-editor.org/rfc/rfc6901>
    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        let tree = JSONTree(source, dialect: .jsonc)
        /// The positions of values in the arrays visited so far.
        var positions: [Int32: Int] = [:]
        return places.map { place in
            var parts: [String] = []
            var index = Self.innermost(at: place.offset, in: tree)
            while index >= 0, parts.count < Self.mostKeys {
                let node = tree.nodes[Int(index)]
                if place.offset < node.range.upperBound {
                    if node.hasKey {
                        parts.append(Self.pointerPart(source.text(node.keyContentRange)))
                    } else if node.parent >= 0 {
                        if positions[index] == nil { Self.addPositions(in: node.parent, of: tree, to: &positions) }
                        parts.append(String(positions[index] ?? 0))
                    }
                }
                index = node.parent
            }
            return (index >= 0 ? "…" : "") + parts.reversed().map { "/" + $0 }.joined()
        }
    }

    /// More keys around one place are not named, so that deep nesting takes no quadratic time.
    private static let mostKeys = 128

    /// Returns the last value that begins at or before `offset`; -1 if there is none.
    private static func innermost(at offset: Int, in tree: JSONTree) -> Int32 {
        let next = tree.nodes.partitioningIndex { $0.range.lowerBound > offset }
        return Int32(truncatingIfNeeded: next - 1)
    }

    private static func addPositions(in array: Int32, of tree: JSONTree, to positions: inout [Int32: Int]) {
        // A container's first value follows it directly.
        var child = array + 1
        var count = 0
        while child > 0, Int(child) < tree.nodes.count {
            positions[child] = count
            count += 1
            child = tree.nodes[Int(child)].next
        }
    }

    /// Returns `key` escaped for a JSON pointer.
    private static func pointerPart(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
        var part = ""
        for character in key.unicodeScalars {
            switch character {
            case "~": part += "~0"
            case "/": part += "~1"
            default: part.unicodeScalars.append(character)
            }
        }
        return part
    }
}
