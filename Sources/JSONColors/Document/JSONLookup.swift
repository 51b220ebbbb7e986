import JSONSyntax
import SourceText

extension JSONTree {
    /// The value under `key` of the object `object`, the last where the key occurs twice. It looks at every member, so it is
    /// for small objects.
    func member(_ key: StaticString, of object: Int32, in source: SourceBytes) -> Int32? {
        guard nodes[Int(object)].kind == .object else { return nil }
        var found: Int32?
        for child in children(of: object) where hasKey(child, key, in: source) { found = child }
        return found
    }

    /// Whether the value at `index` stands under `key`.
    func hasKey(_ index: Int32, _ key: StaticString, in source: SourceBytes) -> Bool {
        let content = source.buffer(nodes[Int(index)].keyContentRange)
        return content.count == key.utf8CodeUnitCount
            && key.withUTF8Buffer { letters in letters.indices.allSatisfy { letters[$0] == content[$0] } }
    }

    /// The text of the string at `index`; nil for anything else.
    func string(_ index: Int32?, in source: SourceBytes) -> String? {
        guard let index, nodes[Int(index)].kind == .string else { return nil }
        return source.jsonString(nodes[Int(index)].contentRange, isEscaped: nodes[Int(index)].isEscaped)
    }
}
