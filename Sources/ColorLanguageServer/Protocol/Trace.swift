import CStandardLibrary
import JSONRPC
import JSONSyntax

/// Trace messages for clients that request them.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#traceValue>
struct Trace {
    enum Value: String {
        case off
        case messages
        case verbose
    }

    var value = Value.off

    init() {}

    /// Returns the current time if tracing is on.
    func begin() -> Double? { value == .off ? nil : monotonicSeconds() }

    /// Traces the duration of the request `method` that was started at `start`.
    func end(_ start: Double?, _ method: String, _ outgoing: inout OutgoingMessages) {
        guard let start else { return }
        let hundredths = Int(max(min((monotonicSeconds() - start) * 100_000, 1e12), 0))
        let milliseconds = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
        log("\(method): \(milliseconds) ms", &outgoing)
    }

    /// Traces `message`, with `details` if the client requests verbose messages.
    func log(_ message: String, details: String? = nil, _ outgoing: inout OutgoingMessages) {
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
