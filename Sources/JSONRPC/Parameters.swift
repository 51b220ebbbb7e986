import JSONSyntax

/// The parameters of a method, or an object inside them, asked for what they have to hold.
///
/// What is missing or of the wrong kind is an ``ResponseError/Code/invalidParams`` that names the place.
package struct Parameters: Sendable {
    /// The object.
    package let node: JSONNode

    /// The parameters `node`, which must be an object.
    package init(_ node: JSONNode?) throws(ResponseError) {
        guard let node, node.kind == .object else {
            throw ResponseError(.invalidParams, "\(node.map(Self.path(to:)) ?? "params") must be an object")
        }
        self.node = node
    }

    /// What stands under `key`, if anything other than null does.
    package subscript(key: String) -> JSONNode? {
        node[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// The string under `key`.
    package func string(_ key: String) throws(ResponseError) -> String {
        guard let value = node[key]?.string else { throw wrong(key, "a string") }
        return value
    }

    /// The string under `key` as UTF-8.
    package func utf8(_ key: String) throws(ResponseError) -> [UInt8] {
        guard let value = node[key]?.utf8 else { throw wrong(key, "a string") }
        return value
    }

    /// The whole number, 0 or more, under `key`.
    package func unsigned(_ key: String) throws(ResponseError) -> Int {
        guard let value = node[key]?.int, value >= 0 else { throw wrong(key, "a whole number, 0 or more") }
        return value
    }

    /// The number under `key`.
    package func number(_ key: String) throws(ResponseError) -> Double {
        guard let value = node[key]?.double else { throw wrong(key, "a number") }
        return value
    }

    /// The object under `key`.
    package func object(_ key: String) throws(ResponseError) -> Parameters {
        guard let value = node[key], value.kind == .object else { throw wrong(key, "an object") }
        return try Parameters(value)
    }

    /// The objects of the array under `key`.
    package func objects(_ key: String) throws(ResponseError) -> [Parameters] {
        guard let value = node[key], value.kind == .array else { throw wrong(key, "an array") }
        var result: [Parameters] = []
        for child in value.children { result.append(try Parameters(child)) }
        return result
    }

    private func wrong(_ key: String, _ kind: String) -> ResponseError {
        ResponseError(.invalidParams, "\(Self.path(to: node)).\(key) must be \(kind)")
    }

    /// The keys that lead to `node` from the message: `params.textDocument`.
    private static func path(to node: JSONNode) -> String {
        var keys: [String] = []
        var place: JSONNode? = node
        while let current = place, current.parent != nil {
            keys.append(current.key ?? "[]")
            place = current.parent
        }
        return keys.reversed().joined(separator: ".")
    }
}
