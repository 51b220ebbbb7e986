import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// `workspace/diagnostic`: findings of all files that the command would lint, using the text of open documents.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_diagnostic>
enum WorkspaceDiagnosticHandler: LongRequestHandler {
    static let method = "workspace/diagnostic"

    static func begin(
        _ id: RequestID, _ parameters: JSONNode?, in server: inout Server
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        var known: [String: (uri: String, resultID: String)] = [:]
        if parameters["previousResultIds"] != nil {
            for previous in try parameters.objects("previousResultIds") {
                let uri = try previous.string("uri")
                // Only files are reported.
                guard FileURI.isFile(uri) else { continue }
                known[FileURI.path(of: uri)] = (uri, try previous.string("value"))
            }
        }
        let token = parameters["partialResultToken"].flatMap { node in
            node.kind == .string || node.kind == .number ? node.text : nil
        }
        // Without file watchers, changes on disk are not announced.
        if !server.client.registersFileWatchers, server.pulls.hasAnswered { server.folders.readAll() }
        server.pulls.pulls.append(WorkspacePulls.Pull(id: id, token: token, known: known))
    }
}

/// `$/cancelRequest`, for requests processed in the background.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest>
enum CancelHandler: NotificationHandler {
    static let method = "$/cancelRequest"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        guard let id = parameters["id"].flatMap(RequestID.init) else { return }
        if server.memberRenamings.contains(where: { $0.id == id }) {
            server.memberRenamings.removeAll { $0.id == id }
        } else if !server.pulls.remove(id) {
            return
        } else if server.pulls.running == nil {
            for message in server.checking.end() { server.outgoing.append(message) }
        }
        server.outgoing.append(OutgoingMessages.failure(of: id, ResponseError(.requestCancelled, "cancelled")))
    }
}

extension Server {
    /// Starts a diagnosis of the workspace if a request is waiting and the files in play are known.
    mutating func diagnoseWorkspace() {
        guard !folders.areBeingRead, let pull = pulls.next else { return }
        let openPaths = Set(documents.urisByPath.keys)
        var linter = linter
        linter.configuration = configurations.defaults
        linter.configuration.showsEditorHints = false
        linter.workspace.read(from: images.access(readsNow: true))
        let (paths, layers, era) = (folders.files, configurations.layers, pulls.era)
        let form = diagnosticForm
        pulls.begin { number, settles in
            DiagnosisTask(
                number: number, era: era, paths: paths, openPaths: openPaths, linter: linter, layers: layers,
                known: pull.known.filter { !openPaths.contains($0.key) }.mapValues(\.resultID), form: form,
                settles: settles)
        }
    }

    /// Processes diagnostics of files that are not open.
    mutating func take(_ batch: DiagnosisBatch) {
        guard batch.task == pulls.running else { return }
        var reports = batch.reports.map {
            WorkspaceReport(path: $0.path, uri: FileURI.uri(of: $0.path), resultID: $0.resultID, items: $0.items)
        }
        if batch.isLast { reports += openReports() }
        pulls.change { pull in
            for report in reports { pull.add(report) }
        }
        sendReports()
        showProgress(of: batch)
        guard batch.isLast, let pull = pulls.finish() else { return }
        let answer = OutgoingMessages.response(to: pull.id) { (result) throws(ResponseError) in
            result.object { $0.reports(pull.reports) }
        }
        outgoing.append(answer)
    }

    /// Reports of open documents in play.
    private mutating func openReports() -> [WorkspaceReport] {
        var reports: [WorkspaceReport] = []
        for (path, uri) in documents.urisByPath.ordered(by: { $0.key < $1.key }) where folders.files.contains(path) {
            guard let snapshot = try? documents.snapshot(of: uri) else { continue }
            let (items, resultID) = diagnostics(of: snapshot)
            reports.append(
                WorkspaceReport(path: path, uri: uri, version: snapshot.version, resultID: resultID, items: items))
        }
        return reports
    }

    /// Sends partial results if the client supports them.
    private mutating func sendReports() {
        var message: [UInt8]?
        pulls.change { pull in
            guard let token = pull.token, !pull.reports.isEmpty else { return }
            message = OutgoingMessages.notification("$/progress") {
                $0.object {
                    $0.field("token", raw: token)
                    $0.object("value") { $0.reports(pull.reports) }
                }
            }
            pull.reports = []
        }
        if let message { outgoing.append(message) }
    }

    /// Updates the progress of the first check with `batch`.
    private mutating func showProgress(of batch: DiagnosisBatch) {
        guard client.showsProgress else { return }
        // Later checks are not awaited and usually short.
        let isAwaited = !batch.isLast && !pulls.hasAnswered
        for message in isAwaited ? checking.report(batch.progress.done, of: batch.progress.total) : checking.end() {
            outgoing.append(message)
        }
    }

    /// Cancels pending requests on shutdown.
    mutating func giveUpPulls() {
        let error = ResponseError(
            .serverCancelled, "the server has been shut down", data: #"{"retriggerRequest":false}"#)
        for pull in pulls.pulls { outgoing.append(OutgoingMessages.failure(of: pull.id, error)) }
        pulls = WorkspacePulls()
    }
}

private struct WorkspaceReport {
    let path: String
    let uri: String
    var version: Int?
    let resultID: String
    /// The diagnostics as a JSON array; nil if they are unchanged.
    let items: [UInt8]?
}

extension WorkspacePulls.Pull {
    /// Adds `report` to the result unless the client already knows it; partial results omit unchanged reports.
    fileprivate mutating func add(_ report: WorkspaceReport) {
        let previous = known[report.path]
        let isUnchanged = report.items == nil || previous?.resultID == report.resultID
        if isUnchanged, token != nil || previous == nil { return }
        if previous == nil, report.items?.count == 2 { return }
        if !isUnchanged { hasNews = true }
        var json = JSONWriter()
        json.object {
            $0.field("kind", isUnchanged ? "unchanged" : "full")
            $0.field("uri", previous?.uri ?? report.uri)
            if let version = report.version { $0.field("version", version) } else { $0.nullField("version") }
            $0.field("resultId", report.resultID)
            if !isUnchanged, let items = report.items {
                $0.key("items")
                $0.raw(items)
            }
        }
        if !reports.isEmpty { reports.append(UInt8(ascii: ",")) }
        reports += json.bytes
    }
}

extension JSONWriter {
    /// Writes `reports`, separated by commas.
    fileprivate mutating func reports(_ reports: [UInt8]) {
        array("items") { if !reports.isEmpty { $0.raw(reports) } }
    }
}
