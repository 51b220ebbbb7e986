import ColorLinting
import JSONRPC
import JSONSyntax

/// `initialize`: negotiates capabilities.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initialize>
enum InitializeHandler: RequestHandler {
    static let method = "initialize"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        var capabilities = ClientCapabilities(parameters["capabilities"])
        capabilities.adapt(to: parameters["clientInfo"]?["name"]?.string, parameters["capabilities"])
        server.begin(for: capabilities)
        server.clientProcess = parameters["processId"]?.int.flatMap { Int32(exactly: $0) }
        server.folders = WorkspaceFolders(parameters)
        server.images.setFolders(server.folders.folders)
        server.trace.value = parameters["trace"]?.string.flatMap(Trace.Value.init) ?? .off
        if let settings = parameters["initializationOptions"] {
            let own = settings[EditorSettings.section] ?? settings
            server.initialSettings = own
            server.takeEditorSettings(own)
        }
        let client = server.client
        let encoding = server.encoding
        result.object {
            $0.object("capabilities") { writeCapabilities(for: client, &$0, encoding: encoding.rawValue) }
            $0.object("serverInfo") {
                $0.field("name", "color-lint")
                $0.field("version", version)
            }
        }
    }

    /// Capabilities are announced statically where possible, because some clients ignore dynamic registration.
    private static func writeCapabilities(
        for client: ClientCapabilities, _ capabilities: inout JSONWriter, encoding: String
    ) {
        capabilities.field("positionEncoding", encoding)
        capabilities.object("textDocumentSync") {
            $0.field("openClose", true)
            $0.field("change", 2)
            $0.field("save", true)
        }
        for handler in Methods.requestHandlers {
            if let capability = handler.capability { capabilities.field(capability, true) }
        }
        capabilities.object("completionProvider") {
            $0.array("triggerCharacters") { for mark in CompletionHandler.triggers { $0.value(mark) } }
        }
        capabilities.object("codeLensProvider") { _ in }
        capabilities.object("documentLinkProvider") { _ in }
        if client.preparesRename {
            capabilities.object("renameProvider") { $0.field("prepareProvider", true) }
        } else {
            capabilities.field("renameProvider", true)
        }
        capabilities.object("experimental") {
            $0.object("colorLint") { $0.field("swatches", true) }
        }
        if client.takesCodeActionLiterals {
            capabilities.object("codeActionProvider") {
                $0.array("codeActionKinds") {
                    for kind in CodeActionKind.allCases { $0.value(kind.rawValue) }
                }
                if client.resolvesEdits { $0.field("resolveProvider", true) }
            }
        }
        if client.hasWorkspaceFolders {
            capabilities.object("workspace") {
                $0.object("workspaceFolders") {
                    $0.field("supported", true)
                    $0.field("changeNotifications", true)
                }
            }
        }
        // Clients that both pull and receive diagnostics would show them twice.
        if client.pullsDiagnostics {
            capabilities.object("diagnosticProvider") {
                $0.field("identifier", DiagnosticWriter.source)
                $0.field("interFileDependencies", true)
                $0.field("workspaceDiagnostics", client.pullsWorkspace)
            }
        }
    }
}

/// `shutdown`: after it, only `exit` is accepted.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#shutdown>
enum ShutdownHandler: RequestHandler {
    static let method = "shutdown"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        server.shutDown()
        result.null()
    }
}
