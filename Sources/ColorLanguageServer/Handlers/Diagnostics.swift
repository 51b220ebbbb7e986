import JSONRPC
import JSONSyntax

/// `textDocument/diagnostic`: the findings of a document, for clients that ask for them.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_diagnostic>
enum DocumentDiagnosticHandler: RequestHandler {
    static let method = "textDocument/diagnostic"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let snapshot = try server.snapshot(Parameters(parameters))
        result.beginObject()
        result.field("kind", "full")
        result.key("items")
        server.writeDiagnostics(of: snapshot, into: &result)
        result.endObject()
    }
}

// `textDocument/publishDiagnostics`, for clients that do not ask.
// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_publishDiagnostics>

extension Server {
    /// Sends the findings of the documents that have changed, unless the client asks for them itself. However often a
    /// document has changed since the last time, it is linted once.
    mutating func publishDiagnostics() {
        for uri in documents.takeChanged() where !client.pullsDiagnostics {
            guard let snapshot = try? documents.snapshot(of: uri, by: linter) else { continue }
            let server = self
            outgoing.append(
                OutgoingMessages.notification("textDocument/publishDiagnostics") {
                    $0.beginObject()
                    $0.field("uri", uri)
                    if let version = snapshot.version { $0.field("version", version) }
                    $0.key("diagnostics")
                    server.writeDiagnostics(of: snapshot, into: &$0)
                    $0.endObject()
                })
        }
    }

    /// Takes back what was sent about a document that is closed.
    mutating func publishNoDiagnostics(for uri: String) {
        outgoing.append(
            OutgoingMessages.notification("textDocument/publishDiagnostics") {
                $0.object {
                    $0.field("uri", uri)
                    $0.array("diagnostics") { _ in }
                }
            })
    }

    fileprivate func writeDiagnostics(of snapshot: Snapshot?, into json: inout JSONWriter) {
        guard let snapshot else {
            json.array { _ in }
            return
        }
        DiagnosticWriter(snapshot.report.findings, in: snapshot, client: client, encoding: encoding)
            .writeAll(into: &json)
    }
}
