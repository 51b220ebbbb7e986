import JSONSyntax

/// The parameters of a method, or an object in them.
///
/// Accessing a missing value, or one of the wrong type, throws ``ResponseError/Code/invalidParams`` with its path.
package struct Parameters: Sendable {
    /// The object.
    package let node: JSONNode

    /// Creates parameters from `node`, which must be an object.
    package init(_ node: JSONNode?) throws(ResponseError) {
        guard let node, node.kind == .object else {
            throw ResponseError(.invalidParams, "\(node.map(Self.path(to:)) ?? "params") must be an object")
        }
        self.node = node
    }

    /// Returns the value of `key`; nil if it is missing or null.
    package subscript(key: String) -> JSONNode? {
        node[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// Returns the string `key`.
    package func string(_ key: String) throws(ResponseError) -> String {
        guard let value = node[key]?.string else { throw wrong(key, "a string") }
        return value
    }

    /// Returns the string `key` as UTF-8.
    package func utf8(_ key: String) throws(ResponseError) -> [UInt8] {
        guard let value = node[key]?.utf8 else { throw wrong(key, "a string") }
        return value
    }

    /// Returns the non-negative integer `key`.
    package func unsigned(_ key: String) throws(ResponseError) -> Int {
        guard let value = node[key]?.int, value >= 0 else { throw wrong(key, "a whole number, 0 or more") }
        return value
    }

    /// Returns the number `key`.
    package func number(_ key: String) throws(ResponseError) -> Double {
        guard let value = node[key]?.double else { throw wrong(key, "a number") }
        return value
    }

    /// Returns the object `key`.
    package func object(_ key: String) throws(ResponseError) -> Parameters {
        guard let value = node[key], value.kind == .object else { throw wrong(key, "an object") }
        return try Parameters(value)
    }

    /// Returns the objects in the array `key`.
    package func objects(_ key: String) throws(ResponseError) -> [Parameters] {
        guard let value = node[key], value.kind == .array else { throw wrong(key, "an array") }
        var result: [Parameters] = []
        for child in value.children { result.append(try Parameters(child)) }
        return result
    }

    private func wrong(_ key: String, _ kind: String) -> ResponseError {
        ResponseError(.invalidParams, "\(Self.path(to: node)).\(key) must be \(kind)")
    }

    /// Returns the path of `node` in the message: `params.textDocument`.
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
