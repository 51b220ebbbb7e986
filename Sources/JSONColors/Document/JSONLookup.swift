import JSONSyntax
import SourceText

extension JSONTree {
    /// Returns the value under `key` in `object`, the last one if the key is repeated. Linear in the number of members,
    /// so use it for small objects only.
    func member(_ key: StaticString, of object: Int32, in source: SourceBytes) -> Int32? {
        guard nodes[Int(object)].kind == .object else { return nil }
        var found: Int32?
        for child in children(of: object) where hasKey(child, key, in: source) { found = child }
        return found
    }

    /// Whether the key of the value at `index` is `key`.
    func hasKey(_ index: Int32, _ key: StaticString, in source: SourceBytes) -> Bool {
        let content = source.buffer(nodes[Int(index)].keyContentRange)
        return content.count == key.utf8CodeUnitCount
            && key.withUTF8Buffer { letters in letters.indices.allSatisfy { letters[$0] == content[$0] } }
    }

    /// Returns the text of the string at `index`; nil for anything else.
    func string(_ index: Int32?, in source: SourceBytes) -> String? {
        guard let index, nodes[Int(index)].kind == .string else { return nil }
        return source.jsonString(nodes[Int(index)].contentRange, isEscaped: nodes[Int(index)].isEscaped)
    }
}
