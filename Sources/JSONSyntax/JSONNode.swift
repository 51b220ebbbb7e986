import SourceText

/// A value of a ``JSONDocument``; cheap to copy. Accessors for other types return nil.
package struct JSONNode: Sendable {
    /// The document it belongs to.
    package let document: JSONDocument
    /// Its index in the document's tree.
    package let index: Int32

    /// The value at `index` of the document's tree.
    package init(_ document: JSONDocument, _ index: Int32) {
        self.document = document
        self.index = index
    }

    private var node: JSONTree.Node { document.tree.nodes[Int(index)] }

    package var kind: JSONKind { node.kind }
    /// The bytes of the value, quotes and brackets included.
    package var range: ByteRange { node.range }
    /// The bytes of its key, quotes included; nil if it has none.
    package var keyRange: ByteRange? { node.hasKey ? node.keyRange : nil }
    /// Its key.
    package var key: String? {
        let node = node
        guard node.hasKey else { return nil }
        return document.withSource { $0.jsonString(node.keyContentRange, isEscaped: node.isKeyEscaped) }
    }

    /// A string's text.
    package var string: String? {
        let node = node
        guard node.kind == .string else { return nil }
        return document.withSource { $0.jsonString(node.contentRange, isEscaped: node.isEscaped) }
    }
    /// A string's text as UTF-8, which is faster than a `String` for long texts.
    package var utf8: [UInt8]? {
        let node = node
        guard node.kind == .string else { return nil }
        return document.withSource { $0.jsonUTF8(node.contentRange, isEscaped: node.isEscaped) }
    }
    /// An integer, which may be written with a fraction or an exponent; nil if too large.
    package var int: Int? {
        let node = node
        return node.kind == .number ? document.withSource { $0.jsonInt(node.range) } : nil
    }
    /// A number; nil if it is not finite.
    package var double: Double? {
        let node = node
        return node.kind == .number ? document.withSource { $0.jsonDouble(node.range) } : nil
    }
    /// A number exactly as it is written.
    package var numberText: String? { kind == .number ? text : nil }
    /// `true` or `false`.
    package var bool: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }
    /// Whether it is `null`.
    package var isNull: Bool { node.kind == .null }
    /// The value exactly as it is written.
    package var text: String { document.withSource { $0.text(range) } }

    /// The container of the value.
    package var parent: JSONNode? {
        let parent = node.parent
        return parent < 0 ? nil : JSONNode(document, parent)
    }
    /// The values in an object (each with its ``key``) or array, in the order of the text, including duplicate keys.
    package var children: Children {
        Children(document: document, following: document.tree.firstChild(of: index))
    }
    /// An object's keys and values, in the order of the text, including duplicate keys.
    package var members: some Sequence<(key: String, value: JSONNode)> {
        let children = kind == .object ? children : Children(document: document, following: nil)
        return children.lazy.map { (key: $0.key ?? "", value: $0) }
    }
    /// Number of values in an object or array.
    package var count: Int { children.reduce(0) { count, _ in count + 1 } }

    /// Returns the value of `key` in an object; the last one if there are duplicates, as in `JSON.parse`.
    package subscript(key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        var key = key
        return key.withUTF8 { wanted in
            document.withSource { source in
                var found: JSONNode?
                for child in document.tree.children(of: index) {
                    let node = document.tree.nodes[Int(child)]
                    let content = node.keyContentRange
                    let isSame =
                        node.isKeyEscaped
                        ? source.jsonUTF8(content, isEscaped: true).elementsEqual(wanted)
                        : content.count == wanted.count && source.buffer(content).elementsEqual(wanted)
                    if isSame { found = JSONNode(document, child) }
                }
                return found
            }
        }
    }

    /// Returns the value at the index `position` of an array.
    package subscript(position: Int) -> JSONNode? {
        guard kind == .array, position >= 0 else { return nil }
        return children.dropFirst(position).first { _ in true }
    }
}

extension JSONNode {
    /// The values in a container.
    package struct Children: Sequence, IteratorProtocol, Sendable {
        let document: JSONDocument
        var following: Int32?

        /// Goes to the next value.
        package mutating func next() -> JSONNode? {
            guard let index = following else { return nil }
            following = document.tree.nextSibling(of: index)
            return JSONNode(document, index)
        }
    }
}
