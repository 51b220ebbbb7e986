import JSONRPC
import JSONSyntax

/// Handles requests of one method.
protocol RequestHandler: SendableMetatype {
    static var method: String { get }
    /// Writes the result, which is a single JSON value.
    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError)
}

/// Handles requests of one method whose result is computed in the background.
protocol LongRequestHandler: SendableMetatype {
    static var method: String { get }
    /// Starts processing the request `id`.
    static func begin(_ id: RequestID, _ parameters: JSONNode?, in server: inout Server) throws(ResponseError)
}

/// Handles notifications of one method.
protocol NotificationHandler: SendableMetatype {
    static var method: String { get }
    /// Handles the notification. Errors are logged, because notifications have no response.
    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError)
}

/// The supported methods, except `exit`. Unknown requests get an error; unknown notifications are ignored.
enum Methods {
    /// Request handlers by method.
    static let requests: [String: any RequestHandler.Type] = byName([
        InitializeHandler.self, ShutdownHandler.self, DocumentColorHandler.self, ColorPresentationHandler.self,
        HoverHandler.self, CodeActionHandler.self, DocumentDiagnosticHandler.self, DefinitionHandler.self,
        ReferencesHandler.self, CompletionHandler.self, CodeActionResolveHandler.self,
    ])

    /// The handler of the only request whose result comes later.
    static let long: any LongRequestHandler.Type = WorkspaceDiagnosticHandler.self

    /// Notification handlers by method.
    static let notifications: [String: any NotificationHandler.Type] = Dictionary(
        uniqueKeysWithValues: [
            InitializedHandler.self, DidOpenHandler.self, DidChangeHandler.self, DidCloseHandler.self,
            DidSaveHandler.self,
            DidChangeWatchedFilesHandler.self, DidChangeWorkspaceFoldersHandler.self,
            DidChangeConfigurationHandler.self, CancelHandler.self, CancelProgressHandler.self, SetTraceHandler.self,
        ].map { (handler: any NotificationHandler.Type) in (handler.method, handler) })

    private static func byName(_ handlers: [any RequestHandler.Type]) -> [String: any RequestHandler.Type] {
        Dictionary(uniqueKeysWithValues: handlers.map { ($0.method, $0) })
    }
}
