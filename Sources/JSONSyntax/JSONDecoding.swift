import SourceText

/// Why a JSON value is not what a type asks for.
package struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The keys and positions that lead to the value: `rules.contrast[2]`; empty for the value decoded.
    package var path: String
    /// The bytes of the value; of a missing key the object that should have it.
    package var range: ByteRange
    /// What is wrong, in words, without a full stop.
    package var message: String

    /// The path and the message.
    package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Makes values of `Decodable` types from JSON.
package enum JSONDecoding {
    /// How deep types may nest, so that a recursive type cannot exhaust the stack.
    static let maximumDepth = 128

    /// A `type` made from `node`; what is wrong with it is thrown as a ``JSONDecodingError``.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from node: JSONNode
    ) throws(JSONDecodingError) -> Value {
        do {
            return try NodeDecoder(node: node, codingPath: []).decode(type)
        } catch let error as JSONDecodingError {
            throw error
        } catch let error as DecodingError {
            throw located(error, below: node)
        } catch {
            throw JSONDecodingError(path: "", range: node.range, message: "\(error)")
        }
    }

    /// An error that a type threw by itself, with the place its coding path names.
    private static func located(_ error: DecodingError, below root: JSONNode) -> JSONDecodingError {
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
            }
        var node = root
        for key in context.codingPath {
            guard let child = key.intValue.flatMap({ node[$0] }) ?? node[key.stringValue] else { break }
            node = child
        }
        return JSONDecodingError(path: path(context.codingPath), range: node.range, message: context.debugDescription)
    }

    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let position = key.intValue {
                path += "[\(position)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}

/// A key that exists only when the program runs.
struct AnyCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
