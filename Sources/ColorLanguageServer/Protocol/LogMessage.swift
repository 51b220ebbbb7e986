import JSONRPC

/// A message for the client's log.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_logMessage>
struct LogMessage {
    /// Severities with LSP's numbers.
    enum Kind: Int {
        case error = 1
        case warning = 2
        case info = 3
        case log = 4
    }

    var kind: Kind
    var message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The notification that logs the message.
    var notification: [UInt8] { notification("window/logMessage") }

    /// The notification that shows the message to the user.
    var shown: [UInt8] { notification("window/showMessage") }

    private func notification(_ method: String) -> [UInt8] {
        OutgoingMessages.notification(method) {
            $0.object {
                $0.field("type", kind.rawValue)
                $0.field("message", message)
            }
        }
    }
}
