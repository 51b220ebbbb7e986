import ColorLinting
import ColorScanning
import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/codeAction`: fixes of findings in the selection, conversions of the selected literal, and fix all.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeAction>
enum CodeActionHandler: RequestHandler {
    static let method = "textDocument/codeAction"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        // The title of a fix counts the uses of a name in other files.
        server.takeInNames(withUses: true)
        let snapshot = try server.snapshot(parameters)
        let range = try TextRange(parameters.object("range"))
        let context = try CodeActionContext(parameters.object("context"))
        result.beginArray()
        if let snapshot {
            let selection = try snapshot.byteRange(of: range, encoding: server.encoding)
            let actions = CodeActions(snapshot: snapshot, server: server, context: context)
            if context.wants(.quickFix) { actions.writeFixes(at: selection, into: &result) }
            if context.wants(.rewrite) {
                actions.writeConversions(at: selection, into: &result)
                actions.writeRaise(at: selection, into: &result)
            }
            if context.wants(.fixAll) { actions.writeFixOfAll(into: &result) }
        }
        result.endArray()
    }
}

/// The `context` of the request.
struct CodeActionContext {
    private let filters: [String]?
    private let isAutomatic: Bool
    /// color-lint's diagnostics listed by the client: rule and range.
    let diagnostics: [(rule: String, range: TextRange)]

    init(_ parameters: Parameters) throws(ResponseError) {
        filters = parameters["only"]?.children.compactMap { $0.string }
        isAutomatic = parameters["triggerKind"]?.int == 2
        var ours: [(String, TextRange)] = []
        for diagnostic in try parameters.objects("diagnostics")
        where diagnostic["source"]?.string == DiagnosticWriter.source {
            guard let rule = diagnostic["code"]?.string else { continue }
            ours.append((rule, try TextRange(diagnostic.object("range"))))
        }
        diagnostics = ours
    }

    /// Whether the client requests actions of `kind`.
    func wants(_ kind: CodeActionKind) -> Bool {
        if let filters { return filters.contains(where: kind.isPart) }
        // Editors that ask whenever the caret moves do not list source actions, which are the most expensive.
        return kind != .fixAll || !isAutomatic
    }
}

/// A fix and the indices of the findings it fixes.
private struct FixOffer {
    let fix: Fix
    var findings: [Int]
    let isPreferred: Bool
}

final class CodeActions {
    let snapshot: Snapshot
    /// The server, for other documents.
    let server: Server
    /// The request's context; nil when resolving an action.
    let context: CodeActionContext?

    init(snapshot: Snapshot, server: Server, context: CodeActionContext?) {
        self.snapshot = snapshot
        self.server = server
        self.context = context
    }

    /// Writes fixes of the findings that `selection` touches, or only of the findings listed by the client, if any. If it
    /// touches none, those that the client lists are meant: Neovim lists those of the line.
    func writeFixes(at selection: ByteRange, into json: inout JSONWriter) {
        let report = snapshot.report(by: server.linter)
        let named = report.findings.filter(isNamed)
        var findings = named.filter { $0.range.touches(selection) }
        if findings.isEmpty, context?.diagnostics.isEmpty == false { findings = named }
        guard !findings.isEmpty else { return }
        let diagnostics = DiagnosticWriter(findings, of: report, in: snapshot, server.diagnosticForm)
        let planner = server.linter(for: snapshot).fixPlanner(for: snapshot.file, report: report)
        var offers: [FixOffer] = []
        var places: [[FileEdit]: Int] = [:]
        for (index, finding) in findings.enumerated() {
            for (rank, fix) in planner.fixes(for: finding).enumerated() {
                // Findings of one pair in several appearances often have the same fix.
                if let place = places[fix.edits] {
                    offers[place].findings.append(index)
                } else {
                    places[fix.edits] = offers.count
                    offers.append(FixOffer(fix: fix, findings: [index], isPreferred: rank == 0))
                }
            }
        }
        for (index, finding) in findings.enumerated() {
            guard let pair = finding.pair, let fix = fixForAAA(of: pair, by: planner), places[fix.edits] == nil else {
                continue
            }
            places[fix.edits] = offers.count
            offers.append(FixOffer(fix: fix, findings: [index], isPreferred: false))
        }
        let titles = titles(of: offers.map { ($0.fix, $0.findings.first.map { findings[$0].range }) })
        for (offer, title) in zip(offers, titles) {
            write(title, .quickFix, offer.fix.edits, into: &json) {
                if offer.isPreferred, server.client.prefersCodeActions { $0.field("isPreferred", true) }
                $0.key("diagnostics")
                diagnostics.write(offer.findings, into: &$0)
            }
        }
        writeSilencings(of: findings, diagnostics, into: &json)
    }

    private func fixForAAA(of pair: Int, by planner: FixPlanner) -> Fix? {
        planner.fixForAAA(of: pair, in: snapshot.report(by: server.linter), by: snapshot.configuration)
    }

    /// Writes the fix with which the passing pair at `selection` meets level AAA, if it does not.
    func writeRaise(at selection: ByteRange, into json: inout JSONWriter) {
        let report = snapshot.report(by: server.linter)
        guard
            let pair = report.pairs.firstIndex(where: {
                $0.verdict == .pass && $0.foregroundRange.touches(selection)
            }), !report.findings.contains(where: { $0.range.touches(selection) })
        else { return }
        let planner = server.linter(for: snapshot).fixPlanner(for: snapshot.file, report: report)
        guard let fix = fixForAAA(of: pair, by: planner) else { return }
        write(fix.title, .rewrite, fix.edits, into: &json) { _ in }
    }

    private func isNamed(_ finding: Finding) -> Bool {
        guard let named = context?.diagnostics, !named.isEmpty else { return true }
        let range = snapshot.textRange(of: finding.range, encoding: server.encoding)
        return named.contains { $0.rule == finding.rule && $0.range == range }
    }

    /// Writes conversions of the literal at `selection`.
    func writeConversions(at selection: ByteRange, into json: inout JSONWriter) {
        guard let literal = snapshot.literal(at: selection), let color = literal.color else { return }
        let file = snapshot.file
        let written = file.text(literal.range)
        let presentations = file.withBytes {
            file.language.colorSyntax.spelling(of: literal, in: $0).presentations(of: color.rgba)
        }
        for presentation in presentations where presentation.text != written {
            let edit = FileEdit(path: file.path, edit: Edit(literal.range, presentation.text))
            let title = "Convert to \(presentation.notation.title): \(presentation.text)"
            write(title, .rewrite, [edit], into: &json) { _ in }
        }
    }

    /// Converts edits to text ranges, this document's first; nil if the line index of a file that is not open is
    /// unknown.
    func documents(_ edits: [FileEdit]) -> [DocumentEdits]? {
        var result: [DocumentEdits] = []
        let paths = Set(edits.map(\.path)).ordered {
            ($0 == snapshot.file.path ? "" : $0) < ($1 == snapshot.file.path ? "" : $1)
        }
        for path in paths {
            let own = edits.filter { $0.path == path }.map(\.edit)
            if let open = path == snapshot.file.path ? snapshot : openSnapshot(at: path) {
                let ranges = open.textRanges(of: own.map(\.range), encoding: server.encoding)
                result.append(
                    DocumentEdits(uri: open.uri, version: open.version, edits: zip(ranges, own).map { ($0, $1.text) }))
                continue
            }
            var placed: [(range: TextRange, text: String)] = []
            for edit in own {
                guard let place = server.linter.workspace.place(ofLiteralAt: edit.range, in: path) else { return nil }
                let (start, end) = place.range(in: server.encoding)
                placed.append((TextRange(start: start, end: end), edit.text))
            }
            result.append(
                DocumentEdits(uri: FileURI.uri(of: path), version: nil, edits: placed, note: Self.otherFile))
        }
        return result
    }

    /// The note on edits of files that are not open.
    static let otherFile = "Files that are not open"

    func openSnapshot(at path: String) -> Snapshot? {
        guard let uri = server.documents.urisByPath[path] else { return nil }
        var documents = server.documents
        return (try? documents.snapshot(of: uri)) ?? nil
    }

    /// Writes one action. If its edits cannot be converted, writes a disabled action, or nothing if the client does
    /// not support those.
    private func write(
        _ title: String, _ kind: CodeActionKind, _ edits: [FileEdit], into json: inout JSONWriter,
        more: (inout JSONWriter) -> Void
    ) {
        let documents = documents(edits)
        guard documents != nil || server.client.showsDisabledActions else { return }
        json.beginObject()
        json.field("title", title)
        json.field("kind", kind.rawValue)
        more(&json)
        if let documents {
            json.writeEdit(documents, client: server.client)
        } else {
            json.object("disabled") { $0.field("reason", "Open the other file first") }
        }
        json.endObject()
    }
}
