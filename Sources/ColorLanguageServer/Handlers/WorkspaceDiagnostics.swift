import ColorLinting
import JSONRPC
import JSONSyntax

/// `workspace/diagnostic`: the findings of all files that the command would read, the open ones by their open text.
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
                // Of what is no file nothing is said here, nor taken back.
                guard FileURI.isFile(uri) else { continue }
                known[FileURI.path(of: uri)] = (uri, try previous.string("value"))
            }
        }
        let token = parameters["partialResultToken"].flatMap { node in
            node.kind == .string || node.kind == .number ? node.text : nil
        }
        // Nobody says what has changed on the disk meanwhile.
        if !server.client.registersFileWatchers, server.pulls.hasAnswered { server.folders.readAll() }
        server.pulls.pulls.append(WorkspacePulls.Pull(id: id, token: token, known: known))
    }
}

/// `$/cancelRequest`, for requests that are worked on beside the loop.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest>
enum CancelHandler: NotificationHandler {
    static let method = "$/cancelRequest"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        guard let id = parameters["id"].flatMap(RequestID.init), server.pulls.remove(id) else { return }
        if server.pulls.running == nil { for message in server.checking.end() { server.outgoing.append(message) } }
        server.outgoing.append(OutgoingMessages.failure(of: id, ResponseError(.requestCancelled, "cancelled")))
    }
}

extension Server {
    /// Has the findings of the workspace looked for, where someone waits for them and it is known which files are in play.
    mutating func diagnoseWorkspace() {
        guard !folders.areBeingRead, let pull = pulls.next else { return }
        let openPaths = Set(documents.urisByPath.keys)
        var linter = linter
        linter.configuration = configurations.defaults
        linter.configuration.isForEditor = false
        let (paths, layers, era) = (folders.files, configurations.layers, pulls.era)
        let form = diagnosticForm
        pulls.begin { number, settles in
            DiagnosisTask(
                number: number, era: era, paths: paths, openPaths: openPaths, linter: linter, layers: layers,
                known: pull.known.filter { !openPaths.contains($0.key) }.mapValues(\.resultID), form: form,
                settles: settles)
        }
    }

    /// Takes in what was found in files that are not open.
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

    /// What is to be said of the documents that are open and in play.
    private mutating func openReports() -> [WorkspaceReport] {
        var reports: [WorkspaceReport] = []
        for (path, uri) in documents.urisByPath.sorted(by: { $0.key < $1.key }) where folders.files.contains(path) {
            guard let snapshot = try? documents.snapshot(of: uri) else { continue }
            let (items, resultID) = diagnostics(of: snapshot)
            reports.append(
                WorkspaceReport(path: path, uri: uri, version: snapshot.version, resultID: resultID, items: items))
        }
        return reports
    }

    /// Sends what there is of the answer, where the client takes parts.
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

    /// Shows how far the check is that `batch` is a part of, if it is the first.
    private mutating func showProgress(of batch: DiagnosisBatch) {
        guard client.showsProgress else { return }
        // What is looked at again nobody waits for, and mostly there is little to do.
        let isAwaited = !batch.isLast && !pulls.hasAnswered
        for message in isAwaited ? checking.report(batch.progress.done, of: batch.progress.total) : checking.end() {
            outgoing.append(message)
        }
    }

    /// Gives up what has not been answered, as the server is about to end.
    mutating func giveUpPulls() {
        let error = ResponseError(
            .serverCancelled, "the server has been shut down", data: #"{"retriggerRequest":false}"#)
        for pull in pulls.pulls { outgoing.append(OutgoingMessages.failure(of: pull.id, error)) }
        pulls = WorkspacePulls()
    }
}

/// What is said of one document.
private struct WorkspaceReport {
    let path: String
    let uri: String
    var version: Int?
    let resultID: String
    /// The diagnostics, as a JSON array; nil where they are those the client knows.
    let items: [UInt8]?
}

extension WorkspacePulls.Pull {
    /// Adds `report` to the answer, as far as the client does not know it. One that takes parts is not told what it knows.
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
    /// Writes `reports`, which are separated by commas.
    fileprivate mutating func reports(_ reports: [UInt8]) {
        array("items") { if !reports.isEmpty { $0.raw(reports) } }
    }
}
