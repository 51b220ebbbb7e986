/// One value on the way through a type's `init(from:)`, which may ask it for members, for elements or for itself.
struct NodeDecoder: Decoder, SingleValueDecodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .object else { throw mismatch("an object") }
        return KeyedDecodingContainer(MemberContainer<Key>(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .array else { throw mismatch("an array") }
        return ElementContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func child(_ node: JSONNode, _ key: any CodingKey) -> NodeDecoder {
        NodeDecoder(node: node, codingPath: codingPath + [key])
    }

    func error(_ message: String) -> JSONDecodingError {
        JSONDecodingError(path: JSONDecoding.path(codingPath), range: node.range, message: message)
    }

    func mismatch(_ wanted: String) -> JSONDecodingError { error("\(wanted) is wanted here, not \(node.kind)") }

    // MARK: the value itself

    func decodeNil() -> Bool { node.isNull }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard let value = node.bool else { throw mismatch("true or false") }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard let value = node.string else { throw mismatch("a string") }
        return value
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let value = node.double else { throw number(wanted: "a number") }
        return value
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

    func decode(_ type: Int.Type) throws -> Int {
        guard let value = node.int else { throw number(wanted: "a whole number") }
        return value
    }

    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard codingPath.count < JSONDecoding.maximumDepth else { throw error("nested too deep") }
        return try Value(from: self)
    }

    private func integer<Integer: FixedWidthInteger>() throws -> Integer {
        if let text = node.numberText, let value = Integer(text) { return value }
        guard let value = node.int.flatMap({ Integer(exactly: $0) }) else { throw number(wanted: "a whole number") }
        return value
    }

    private func number(wanted: String) -> JSONDecodingError {
        node.kind == .number ? error("\(wanted) in range is wanted here, not \(node.text)") : mismatch(wanted)
    }
}

/// An object's members.
private struct MemberContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: NodeDecoder
    /// The members by key, where there are so many that looking through them for each key would be slow.
    private let index: [String: JSONNode]

    init(_ decoder: NodeDecoder) {
        self.decoder = decoder
        let isLarge = decoder.node.children.dropFirst(16).contains { _ in true }
        index = isLarge ? Dictionary(decoder.node.members.map { ($0.key, $0.value) }) { $1 } : [:]
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] {
        var seen: Set<String> = []
        return decoder.node.members.compactMap { seen.insert($0.key).inserted ? Key(stringValue: $0.key) : nil }
    }

    private func find(_ key: Key) -> JSONNode? {
        index.isEmpty ? decoder.node[key.stringValue] : index[key.stringValue]
    }

    private func member(_ key: Key) throws -> NodeDecoder {
        guard let node = find(key) else { throw decoder.error("“\(key.stringValue)” is missing") }
        return decoder.child(node, AnyCodingKey(stringValue: key.stringValue))
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try member(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try member(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try member(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try member(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try member(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try member(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try member(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try member(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try member(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try member(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try member(key).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    /// The members of a superclass stand in the same object.
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

/// An array's elements, one after another.
private struct ElementContainer: UnkeyedDecodingContainer {
    private let decoder: NodeDecoder
    private var rest: JSONNode.Children
    private var following: JSONNode?
    private(set) var currentIndex = 0
    let count: Int?

    init(_ decoder: NodeDecoder) {
        self.decoder = decoder
        rest = decoder.node.children
        following = rest.next()
        count = decoder.node.count
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var isAtEnd: Bool { following == nil }

    private var element: NodeDecoder {
        get throws {
            guard let following else { throw decoder.error("there is no value at position \(currentIndex)") }
            return decoder.child(following, AnyCodingKey(intValue: currentIndex))
        }
    }

    private mutating func advance() {
        following = rest.next()
        currentIndex += 1
    }

    /// The element is taken only if `body` succeeds.
    private mutating func take<Value>(_ body: (NodeDecoder) throws -> Value) throws -> Value {
        let value = try body(element)
        advance()
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard try element.decodeNil() else { return false }
        advance()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try take { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try take { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try take { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try take { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try take { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try take { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try take { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try take { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try take { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try take { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try take { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try take { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try take { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try take { try $0.decode(type) } }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try take { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try take { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try take { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try take { $0 } }
}
