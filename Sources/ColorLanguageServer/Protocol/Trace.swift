import CStandardLibrary
import JSONRPC
import JSONSyntax

/// What the client is told of the server's work, where it wants to follow it.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#traceValue>
struct Trace {
    /// How much it wants to know.
    enum Value: String {
        case off
        case messages
        case verbose
    }

    /// How much it wants to know.
    var value = Value.off

    /// Nothing is told.
    init() {}

    /// The time, where the client wants to know how long something takes.
    func begin() -> Double? { value == .off ? nil : monotonicSeconds() }

    /// Tells that the request of `method`, begun at `start`, is answered, or begun to be worked on.
    func end(_ start: Double?, _ method: String, _ outgoing: inout OutgoingMessages) {
        guard let start else { return }
        let hundredths = Int(max(min((monotonicSeconds() - start) * 100_000, 1e12), 0))
        let milliseconds = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
        tell("\(method): \(milliseconds) ms", &outgoing)
    }

    /// Tells `message`; where the client wants all, `details` with it.
    func tell(_ message: String, details: String? = nil, _ outgoing: inout OutgoingMessages) {
        guard value != .off else { return }
        outgoing.append(
            OutgoingMessages.notification("$/logTrace") {
                $0.object {
                    $0.field("message", message)
                    if value == .verbose, let details { $0.field("verbose", details) }
                }
            })
    }
}

/// `$/setTrace`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#setTrace>
enum SetTraceHandler: NotificationHandler {
    static let method = "$/setTrace"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        server.trace.value = try Trace.Value(rawValue: parameters.string("value")) ?? .off
    }
}
