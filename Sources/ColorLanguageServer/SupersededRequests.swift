import JSONRPC
import JSONSyntax

/// Requests about a whole document that wait while the document changes and the client asks the same again.
///
/// A client that asks at each keystroke and does not cancel would else have to wait for all the answers it has no use for.
struct SupersededRequests {
    /// The places of the requests among the messages, the first last.
    private var places: [Int] = []

    /// Those among `messages`, in their order.
    init(_ messages: [IncomingMessage]) {
        guard messages.count > 2 else { return }
        // By method and document of the requests further down: whether the document changes before them.
        var later: [Key: Bool] = [:]
        for (place, message) in messages.enumerated().reversed() {
            switch message {
            case .request(_, let method, let parameters) where Self.methods.contains(method):
                guard let uri = Self.uri(parameters) else { continue }
                let key = Key(method: method, uri: uri)
                if later[key] == true { places.append(place) } else { later[key] = false }
            case .notification(DidChangeHandler.method, let parameters):
                guard !later.isEmpty, let uri = Self.uri(parameters) else { continue }
                for method in Self.methods {
                    let key = Key(method: method, uri: uri)
                    if later[key] != nil { later[key] = true }
                }
            default: break
            }
        }
    }

    /// Whether the request at `place` is one of them. Places are asked for in their order.
    mutating func remove(_ place: Int) -> Bool {
        guard places.last == place else { return false }
        places.removeLast()
        return true
    }

    /// What such a request of `method` is answered.
    static func error(of method: String) -> ResponseError {
        let message = "the document has changed, and was asked about again"
        return method == DocumentDiagnosticHandler.method
            ? ResponseError(.serverCancelled, message, data: #"{"retriggerRequest":false}"#)
            : ResponseError(.contentModified, message)
    }

    private struct Key: Hashable {
        let method: String
        let uri: String
    }

    private static let methods = [DocumentColorHandler.method, DocumentDiagnosticHandler.method]

    private static func uri(_ parameters: JSONNode?) -> String? { parameters?["textDocument"]?["uri"]?.string }
}
