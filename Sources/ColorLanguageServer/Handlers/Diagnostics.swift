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
        let hash = server.writeDiagnostics(of: snapshot, into: &result)
        result.endObject()
        if let snapshot { server.documents.setTold(hash, of: snapshot.uri) }
    }
}

// `textDocument/publishDiagnostics`, for clients that do not ask.
// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_publishDiagnostics>

extension Server {
    /// Sends the findings of the documents that have changed, unless the client asks for them itself. However often a
    /// document has changed since the last time, it is linted once. Those that only other files have changed come afterwards,
    /// as far as it makes a difference to them; a client that asks itself is told to ask again.
    mutating func publishDiagnostics() {
        for uri in documents.takeChanged() where !client.pullsDiagnostics {
            publishDiagnostics(of: uri, evenIfSame: true)
        }
        takeInNames()
        var isAskedAgain = false
        for uri in documents.takeAffected() {
            if !client.pullsDiagnostics {
                publishDiagnostics(of: uri, evenIfSame: false)
            } else if client.refreshesDiagnostics, !isAskedAgain, let told = documents[uri]?.toldDiagnostics,
                let snapshot = try? documents.snapshot(of: uri)
            {
                var unsent = JSONWriter()
                isAskedAgain = writeDiagnostics(of: snapshot, into: &unsent) != told
            }
        }
        if isAskedAgain {
            refreshes += 1
            outgoing.append(
                OutgoingMessages.request(.string("color-lint/refresh/\(refreshes)"), "workspace/diagnostic/refresh"))
        }
    }

    /// Sends the findings of `uri`; where the client has the same already, only if `evenIfSame`.
    private mutating func publishDiagnostics(of uri: String, evenIfSame: Bool) {
        guard let snapshot = try? documents.snapshot(of: uri) else { return }
        let server = self
        var hash = 0
        let message = OutgoingMessages.notification("textDocument/publishDiagnostics") {
            $0.beginObject()
            $0.field("uri", uri)
            if let version = snapshot.version { $0.field("version", version) }
            $0.key("diagnostics")
            hash = server.writeDiagnostics(of: snapshot, into: &$0)
            $0.endObject()
        }
        guard evenIfSame || documents[uri]?.toldDiagnostics != hash else { return }
        documents.setTold(hash, of: uri)
        outgoing.append(message)
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

    /// Writes the findings of `snapshot`.
    /// - Returns: a hash of what is written, and of the text's version.
    @discardableResult
    fileprivate func writeDiagnostics(of snapshot: Snapshot?, into json: inout JSONWriter) -> Int {
        guard let snapshot else {
            json.array { _ in }
            return 0
        }
        let start = json.bytes.count
        DiagnosticWriter(snapshot.report(by: linter).findings, in: snapshot, client: client, encoding: encoding)
            .writeAll(into: &json)
        var hasher = Hasher()
        hasher.combine(snapshot.version)
        json.bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[start...])) }
        return hasher.finalize()
    }
}
