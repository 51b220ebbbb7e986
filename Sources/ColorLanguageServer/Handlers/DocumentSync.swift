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
        server.partingDiagnostics[uri] = nil
        if let path = document.filePath { server.configurations.want(path) }
        // It may be new on the disk, and nobody may have said so.
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
        // Changes build on one another in the order in which they come, whatever their numbers say.
        let uri = try identifier.string("uri")
        if let version = identifier["version"]?.int, let known = server.documents[uri]?.version, version <= known {
            server.say(LogMessage(.log, "version \(version) of \(uri) comes after version \(known)"))
        }
        try server.documents.change(uri) { (document) throws(ResponseError) in
            try document.apply(changes, version: identifier["version"]?.int, encoding: encoding)
        }
    }
}

/// `textDocument/didSave`, of interest where the file says how others are to be judged.
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
        server.keepPartingDiagnostics(of: uri)
        server.documents.close(uri)
        // From now on what the disk has of it counts.
        if let path = document.filePath { server.folders.read([path]) }
        if !server.client.pullsDiagnostics { server.publishNoDiagnostics(for: uri) }
    }
}
