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
        let parameters = try Parameters(parameters)
        let uri = try parameters.object("textDocument").string("uri")
        if server.documents[uri] == nil, let parting = server.partingDiagnostics.removeValue(forKey: uri) {
            write(parting, into: &result)
            return
        }
        let snapshot = try server.snapshot(parameters)
        let (items, resultID) = snapshot.map { server.diagnostics(of: $0) } ?? (Array("[]".utf8), "0")
        // What was told before the document was opened is gone with what the editor showed of it.
        let isTold = snapshot.map { server.documents[$0.uri]?.toldDiagnostics != nil } ?? true
        let isKnown = isTold && parameters["previousResultId"]?.string == resultID
        write((isKnown ? nil : items, resultID), into: &result)
        if let snapshot { server.documents.setTold(resultID, of: snapshot.uri) }
    }

    /// Writes a report; one of nothing new where `items` are nil.
    private static func write(_ report: (items: [UInt8]?, resultID: String), into result: inout JSONWriter) {
        result.object {
            $0.field("kind", report.items == nil ? "unchanged" : "full")
            $0.field("resultId", report.resultID)
            if let items = report.items {
                $0.key("items")
                $0.raw(items)
            }
        }
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
                isAskedAgain = diagnostics(of: snapshot).resultID != told
            }
        }
        if pulls.takeRefresh(), client.refreshesDiagnostics { isAskedAgain = true }
        if isAskedAgain {
            refreshes += 1
            outgoing.append(
                OutgoingMessages.request(.string("color-lint/refresh/\(refreshes)"), "workspace/diagnostic/refresh"))
        }
    }

    /// Sends the findings of `uri`; where the client has the same already, only if `evenIfSame`.
    private mutating func publishDiagnostics(of uri: String, evenIfSame: Bool) {
        guard let snapshot = try? documents.snapshot(of: uri) else { return }
        let (items, resultID) = diagnostics(of: snapshot)
        guard evenIfSame || documents[uri]?.toldDiagnostics != resultID else { return }
        documents.setTold(resultID, of: uri)
        outgoing.append(
            OutgoingMessages.notification("textDocument/publishDiagnostics") {
                $0.beginObject()
                $0.field("uri", uri)
                if let version = snapshot.version { $0.field("version", version) }
                $0.key("diagnostics")
                $0.raw(items)
                $0.endObject()
            })
    }

    /// Of no more documents the diagnostics are kept behind their end.
    private static let mostPartingDiagnostics = 256

    /// Keeps the findings of `uri`, which is about to be closed, for one more request: VS Code makes that behind the closing,
    /// and where it gets an error it never lets go of what it shows.
    mutating func keepPartingDiagnostics(of uri: String) {
        guard client.pullsDiagnostics, let snapshot = try? documents.snapshot(of: uri) else { return }
        if partingDiagnostics.count >= Self.mostPartingDiagnostics { partingDiagnostics = [:] }
        partingDiagnostics[uri] = diagnostics(of: snapshot)
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

    /// The findings of `snapshot`, as a JSON array, and what tells them from others.
    func diagnostics(of snapshot: Snapshot) -> (items: [UInt8], resultID: String) {
        var json = JSONWriter()
        DiagnosticWriter(snapshot.report(by: linter).findings, in: snapshot, diagnosticForm).writeAll(into: &json)
        return (json.bytes, ResultID.id(of: json.bytes, version: snapshot.version))
    }
}
