import JSONSyntax

/// A received JSON-RPC message.
///
/// <https://www.jsonrpc.org/specification>, without batches, which LSP does not use.
package enum IncomingMessage: Sendable {
    /// A message that requires a response.
    case request(id: RequestID, method: String, parameters: JSONNode?)
    /// A message that must not be answered.
    case notification(method: String, parameters: JSONNode?)
    /// The response to a request from this side; `result` is nil for errors.
    case response(id: RequestID, result: JSONNode?)
    /// An invalid message, to be answered with `error`.
    case malformed(id: RequestID, error: ResponseError)
}

extension IncomingMessage {
    /// Parses the content of a message.
    ///
    /// - Throws: the first problem if `content` is not JSON. JSON that is not a valid message is
    ///   ``malformed(id:error:)``.
    package init(_ content: [UInt8]) throws(JSONProblem) {
        let document = try JSONDocument(strict: content)
        guard let root = document.root, root.kind == .object else {
            let message = document.root?.kind == .array ? "LSP has no batches" : "A message is an object"
            self = .malformed(id: .null, error: ResponseError(.invalidRequest, message))
            return
        }
        self.init(root)
    }

    private init(_ root: JSONNode) {
        let idNode = root["id"]
        let id = idNode.map(RequestID.init) ?? .some(.null)
        func malformed(_ message: String) -> IncomingMessage {
            .malformed(id: id ?? .null, error: ResponseError(.invalidRequest, message))
        }
        guard root["jsonrpc"]?.string == "2.0" else {
            self = malformed("jsonrpc must be \"2.0\"")
            return
        }
        guard let id else {
            self = malformed("id must be a whole number or a string")
            return
        }
        guard let methodNode = root["method"] else {
            let isResponse = idNode != nil && (root["result"] != nil || root["error"] != nil)
            self = isResponse ? .response(id: id, result: root["result"]) : malformed("method is missing")
            return
        }
        guard let method = methodNode.string else {
            self = malformed("method must be a string")
            return
        }
        let parameters = root["params"]
        switch parameters?.kind {
        case nil, .object, .array, .null: break
        default:
            self = malformed("params must be an object or an array")
            return
        }
        self =
            idNode == nil
            ? .notification(method: method, parameters: parameters)
            : .request(id: id, method: method, parameters: parameters)
    }
}

extension RequestID {
    /// Parses an ID; nil if `node` is not one.
    package init?(_ node: JSONNode) {
        switch node.kind {
        case .number:
            guard let number = node.int else { return nil }
            self = .number(number)
        case .string: self = .string(node.string ?? "")
        case .null: self = .null
        default: return nil
        }
    }
}
