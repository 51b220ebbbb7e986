import ColorLinting
import JSONRPC

/// `textDocument/didOpen`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didOpen>
enum DidOpenHandler: NotificationHandler {
    static let method = "textDocument/didOpen"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        let item = try parameters.object("textDocument")
        let uri = try item.string("uri")
        let document = Document(
            uri: uri, languageIdentifier: item["languageId"]?.string ?? "",
            version: item["version"]?.int, text: try item.utf8("text"),
            configuration: server.configurations.configuration(of: FileURI.path(of: uri)))
        server.documents.open(document)
        server.diagnosticsOfClosedDocuments[uri] = nil
        if let path = document.filePath { server.configurations.want(path) }
        // The file may be new on disk without a notification.
        if let path = document.filePath, !server.folders.files.contains(path) { server.folders.read([path]) }
    }
}

/// `textDocument/didChange`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didChange>
enum DidChangeHandler: NotificationHandler {
    static let method = "textDocument/didChange"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        let identifier = try parameters.object("textDocument")
        var changes: [TextChange] = []
        for change in try parameters.objects("contentChanges") { changes.append(try TextChange(change)) }
        let encoding = server.encoding
        // Changes apply in the order of the messages, regardless of their versions.
        let uri = try identifier.string("uri")
        if let version = identifier["version"]?.int, let known = server.documents[uri]?.version, version <= known {
            server.say(LogMessage(.log, "received version \(version) of \(uri) after version \(known)"))
        }
        try server.documents.change(uri) { (document) throws(ResponseError) in
            try document.apply(changes, version: identifier["version"]?.int, encoding: encoding)
        }
    }
}

/// `textDocument/didSave`, which matters for configuration files.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didSave>
enum DidSaveHandler: NotificationHandler {
    static let method = "textDocument/didSave"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        let uri = try parameters.object("textDocument").string("uri")
        if FileURI.isFile(uri), ConfigurationFile.isConfiguration(path: FileURI.path(of: uri)) { server.reconfigure() }
    }
}

/// `textDocument/didClose`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_didClose>
enum DidCloseHandler: NotificationHandler {
    static let method = "textDocument/didClose"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        let uri = try parameters.object("textDocument").string("uri")
        guard let document = server.documents[uri] else { return }
        server.keepDiagnosticsOfClosedDocument(of: uri)
        server.documents.close(uri)
        // The file on disk counts again.
        if let path = document.filePath {
            server.folders.read([path])
            if server.images.setText(nil, of: path) { server.markAffected() }
        }
        if !server.client.pullsDiagnostics { server.publishNoDiagnostics(for: uri) }
    }
}
