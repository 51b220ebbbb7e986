import JSONRPC
import JSONSyntax

/// Requests about a document that changes and is queried again before they are answered.
///
/// Clients that ask after each keystroke without cancelling would otherwise wait for answers they no longer need.
struct SupersededRequests {
    /// Indices of the requests among the messages, the first last.
    private var places: [Int] = []

    /// Finds the superseded requests among `messages`.
    init(_ messages: [IncomingMessage]) {
        guard messages.count > 2 else { return }
        // For each method and document of later requests, whether the document changes before them.
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

    /// Whether the request at `place` is superseded. Call with ascending indices.
    mutating func remove(_ place: Int) -> Bool {
        guard places.last == place else { return false }
        places.removeLast()
        return true
    }

    /// The error with which a superseded request of `method` is answered.
    static func error(of method: String) -> ResponseError {
        let message = "superseded by a newer request after the document changed"
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
