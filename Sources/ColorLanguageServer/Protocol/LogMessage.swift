import JSONRPC

/// Something for the client's log.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_logMessage>
struct LogMessage {
    /// How grave it is, by LSP's numbers.
    enum Kind: Int {
        case error = 1
        case warning = 2
        case info = 3
        case log = 4
    }

    /// How grave it is.
    var kind: Kind
    /// The text.
    var message: String

    /// The message `message`.
    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The notification that carries it.
    var notification: [UInt8] {
        OutgoingMessages.notification("window/logMessage") {
            $0.object {
                $0.field("type", kind.rawValue)
                $0.field("message", message)
            }
        }
    }
}
