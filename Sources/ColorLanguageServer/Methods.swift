import JSONRPC
import JSONSyntax

/// Handles requests of one method.
protocol RequestHandler: SendableMetatype {
    static var method: String { get }
    /// The server capability that announces the method with the value `true`, such as `hoverProvider`; nil if the method
    /// needs none, or one with other values, which ``InitializeHandler`` writes.
    static var capability: String? { get }
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
package enum Methods {
    /// The request handlers, in the order of their capabilities.
    static let requestHandlers: [any RequestHandler.Type] = [
        InitializeHandler.self, ShutdownHandler.self, DocumentColorHandler.self, ColorPresentationHandler.self,
        HoverHandler.self, CodeActionHandler.self, DocumentDiagnosticHandler.self, DefinitionHandler.self,
        ReferencesHandler.self, CompletionHandler.self, CodeActionResolveHandler.self, DocumentHighlightHandler.self,
        DocumentSymbolHandler.self, WorkspaceSymbolHandler.self, InlayHintHandler.self, CodeLensHandler.self,
        DocumentLinkHandler.self, PrepareRenameHandler.self, RenameHandler.self, SwatchHandler.self,
    ]

    /// Request handlers by method.
    static let requests: [String: any RequestHandler.Type] = Dictionary(
        uniqueKeysWithValues: requestHandlers.map { ($0.method, $0) })

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

    /// The names of all requests.
    package static var requestNames: [String] { requestHandlers.map { $0.method } + [long.method] }
}
