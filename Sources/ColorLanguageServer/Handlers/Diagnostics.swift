import ColorProject
import JSONRPC
import JSONSyntax

/// `textDocument/diagnostic`: the findings of a document, for clients that pull diagnostics.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_diagnostic>
enum DocumentDiagnosticHandler: RequestHandler {
    static let method = "textDocument/diagnostic"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        let uri = try parameters.object("textDocument").string("uri")
        if server.documents[uri] == nil, let parting = server.diagnosticsOfClosedDocuments.removeValue(forKey: uri) {
            write(parting, into: &result)
            return
        }
        let snapshot = try server.snapshot(parameters)
        let (items, resultID) = snapshot.map { server.diagnostics(of: $0) } ?? (Array("[]".utf8), "0")
        // Diagnostics sent before the document was opened are gone from the editor.
        let isPublished = snapshot.map { server.documents[$0.uri]?.publishedDiagnostics != nil } ?? true
        let isKnown = isPublished && parameters["previousResultId"]?.string == resultID
        write((isKnown ? nil : items, resultID), into: &result)
        if let snapshot { server.documents.setPublished(resultID, of: snapshot.uri) }
    }

    /// Writes a report, or an unchanged report if `items` is nil.
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

// `textDocument/publishDiagnostics`, for clients that do not pull diagnostics.
// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_publishDiagnostics>

extension Server {
    /// Publishes diagnostics of changed documents, unless the client pulls them. A document is linted once however
    /// often it has changed. Documents affected only by changes in other files come last, and only if their
    /// diagnostics differ; clients that pull are asked to refresh.
    mutating func publishDiagnostics() {
        let changed = documents.takeChanged()
        // A document's own findings depend on the pages that it is part of, and what its sheet makes is found once.
        if linter.workspace.hasPages
            || linter.workspace.makesDefinitions(at: changed.compactMap { documents[$0]?.filePath })
        {
            takeInNames()
        }
        takeInMarkup(of: changed)
        for uri in changed where !client.pullsDiagnostics { publishDiagnostics(of: uri, evenIfSame: true) }
        takeInNames()
        var isAskedAgain = false
        let affected = documents.takeAffected()
        for uri in affected {
            if !client.pullsDiagnostics {
                publishDiagnostics(of: uri, evenIfSame: false)
            } else if client.refreshesDiagnostics, !isAskedAgain, let published = documents[uri]?.publishedDiagnostics,
                let snapshot = try? documents.snapshot(of: uri)
            {
                isAskedAgain = diagnostics(of: snapshot).resultID != published
            }
        }
        if pulls.takeRefresh(), client.refreshesDiagnostics { isAskedAgain = true }
        if isAskedAgain { refresh("diagnostic") }
        if !affected.isEmpty { refreshViews() }
    }

    /// Marks the documents affected by the elements that the templates among the documents `changed` show.
    private mutating func takeInMarkup(of changed: [String]) {
        for uri in changed {
            guard let path = documents[uri]?.filePath, ImageStore.isConcerned(by: path),
                let snapshot = try? documents.snapshot(of: uri)
            else { continue }
            if images.setText(snapshot.file.bytes, of: path) { markAffected() }
        }
    }

    /// Asks the client to ask again for everything else that it shows in documents.
    mutating func refreshViews() {
        if client.refreshesInlayHints { refresh("inlayHint") }
        if client.refreshesCodeLenses { refresh("codeLens") }
        if drawsNames { outgoing.append(OutgoingMessages.notification(SwatchHandler.refresh) { $0.object { _ in } }) }
    }

    private mutating func refresh(_ feature: String) {
        refreshes += 1
        outgoing.append(
            OutgoingMessages.request(.string("color-lint/refresh/\(refreshes)"), "workspace/\(feature)/refresh"))
    }

    /// Publishes the diagnostics of `uri`; if the client already has the same, only with `evenIfSame`.
    private mutating func publishDiagnostics(of uri: String, evenIfSame: Bool) {
        guard let snapshot = try? documents.snapshot(of: uri) else { return }
        let (items, resultID) = diagnostics(of: snapshot)
        guard evenIfSame || documents[uri]?.publishedDiagnostics != resultID else { return }
        documents.setPublished(resultID, of: uri)
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

    /// Maximum number of closed documents whose diagnostics are kept.
    private static let maxClosedDocuments = 256

    /// Keeps the diagnostics of `uri`, which is about to be closed, for one more request. VS Code sends it after
    /// closing the document, and never removes the diagnostics if it gets an error.
    mutating func keepDiagnosticsOfClosedDocument(of uri: String) {
        guard client.pullsDiagnostics, let snapshot = try? documents.snapshot(of: uri) else { return }
        if diagnosticsOfClosedDocuments.count >= Self.maxClosedDocuments { diagnosticsOfClosedDocuments = [:] }
        diagnosticsOfClosedDocuments[uri] = diagnostics(of: snapshot)
    }

    /// Clears the published diagnostics of a closed document.
    mutating func publishNoDiagnostics(for uri: String) {
        outgoing.append(
            OutgoingMessages.notification("textDocument/publishDiagnostics") {
                $0.object {
                    $0.field("uri", uri)
                    $0.array("diagnostics") { _ in }
                }
            })
    }

    /// Returns the diagnostics of `snapshot` as a JSON array, and their result ID.
    func diagnostics(of snapshot: Snapshot) -> (items: [UInt8], resultID: String) {
        var json = JSONWriter()
        let report = snapshot.report(by: linter)
        DiagnosticWriter(report.findings, of: report, in: snapshot, diagnosticForm).writeAll(into: &json)
        return (json.bytes, ResultID.id(of: json.bytes, version: snapshot.version))
    }
}
