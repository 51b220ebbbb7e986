import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// `codeAction/resolve`: computes the edits of the fix-all action, and of changes of the configuration, when they are chosen.
///
/// Other actions include their edits: their titles contain the color and the ratio, so the edits are known anyway.
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction_resolve>
enum CodeActionResolveHandler: RequestHandler {
    static let method = "codeAction/resolve"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let action = try Parameters(parameters)
        var documents: [DocumentEdits]?
        if action["data"] != nil {
            let data = try action.object("data")
            server.takeInNames(withUses: true)
            let snapshot = try server.documents.snapshot(of: data.string("uri"))
            guard data["version"]?.int == snapshot?.version else {
                throw ResponseError(.contentModified, "the document has changed since the action was offered")
            }
            if let snapshot {
                let actions = CodeActions(snapshot: snapshot, server: server, context: nil)
                if let entry = data["ignore"]?.string {
                    documents = actions.documents(.configuration(entry))
                } else {
                    documents = actions.documents(actions.editsOfFixOfAll())
                }
            }
        }
        let client = server.client
        result.object {
            for member in action.node.children where documents == nil || member.key != "edit" {
                $0.key(member.key ?? "")
                $0.raw(member.text)
            }
            if let documents { $0.writeEdit(documents, client: client) }
        }
    }
}

extension CodeActions {
    /// The linter as configured for `--fix` on the command line: editor-only hints do not change files.
    private var linter: Linter {
        var configuration = snapshot.configuration
        configuration.showsEditorHints = false
        return server.linter.configured(configuration)
    }

    /// Returns the edits of all safe fixes in the document.
    func editsOfFixOfAll() -> [FileEdit] {
        let application = FixApplication(
            snapshot.file, report: linter.report(on: snapshot.facts, of: snapshot.file), by: linter, selection: .safe)
        return application.changes.edits(of: application.file.bytes).map {
            FileEdit(path: snapshot.file.path, edit: $0)
        }
    }

    /// Maximum number of findings checked for safe fixes; with more, the action is always offered.
    private static let maxTried = 32

    /// Whether there may be a safe fix; exact if there are few findings.
    private var mayFix: Bool {
        let report = linter.report(on: snapshot.facts, of: snapshot.file)
        let planner = linter.fixPlanner(for: snapshot.file, report: report)
        return report.findings.count > Self.maxTried
            || report.findings.contains { finding in
                let fix = FixSelection.safe.choice(among: planner.fixes(for: finding, onlyBest: true))
                return fix?.edits.allSatisfy { $0.path == snapshot.file.path } ?? false
            }
    }

    /// Writes the fix-all action if there may be safe fixes. Its edit is computed on resolve if the client supports
    /// that.
    func writeFixOfAll(into json: inout JSONWriter) {
        var documents: [DocumentEdits]?
        if server.client.resolvesEdits {
            guard mayFix else { return }
        } else {
            let edits = editsOfFixOfAll()
            guard !edits.isEmpty else { return }
            documents = self.documents(edits)
        }
        json.object {
            $0.field("title", "Fix all colors with a safe fix")
            $0.field("kind", CodeActionKind.fixAll.rawValue)
            if let documents {
                $0.writeEdit(documents, client: server.client)
            } else {
                $0.object("data") {
                    $0.field("uri", snapshot.uri)
                    if let version = snapshot.version { $0.field("version", version) }
                }
            }
        }
    }
}
