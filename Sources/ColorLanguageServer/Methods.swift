import JSONRPC
import JSONSyntax

/// Answers one method.
protocol RequestHandler: SendableMetatype {
    /// The method's name.
    static var method: String { get }
    /// Writes the one value that is the result.
    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError)
}

/// Begins to work on one method whose answer comes later: it is found out beside the loop.
protocol LongRequestHandler: SendableMetatype {
    /// The method's name.
    static var method: String { get }
    /// Takes the request `id` in.
    static func begin(_ id: RequestID, _ parameters: JSONNode?, in server: inout Server) throws(ResponseError)
}

/// Takes in one kind of notification.
protocol NotificationHandler: SendableMetatype {
    /// The method's name.
    static var method: String { get }
    /// Takes it in. An error is logged, as a notification must not be answered.
    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError)
}

/// The methods the server has, `exit` excepted. What is not here is unknown: an error for a request, passed over for a
/// notification.
enum Methods {
    /// The handlers of requests, by method.
    static let requests: [String: any RequestHandler.Type] = byName([
        InitializeHandler.self, ShutdownHandler.self, DocumentColorHandler.self, ColorPresentationHandler.self,
        HoverHandler.self, CodeActionHandler.self, DocumentDiagnosticHandler.self, DefinitionHandler.self,
        ReferencesHandler.self, CompletionHandler.self, CodeActionResolveHandler.self,
    ])

    /// The handler of the one request whose answer comes later.
    static let long: any LongRequestHandler.Type = WorkspaceDiagnosticHandler.self

    /// The handlers of notifications, by method.
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
