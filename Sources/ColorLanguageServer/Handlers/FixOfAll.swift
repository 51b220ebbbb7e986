import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// `codeAction/resolve`: the edit of the action that makes all safe fixes, for clients that ask for it when it is chosen.
///
/// The other actions come whole: their titles give the colour and the ratio, so that their edits are known anyway.
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction_resolve>
enum CodeActionResolveHandler: RequestHandler {
    static let method = "codeAction/resolve"

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
                documents = actions.documents(actions.editsOfFixOfAll())
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
    /// The linter as the command's `--fix` has it: what is only a hint to an editor is no reason to change a file.
    private var linter: Linter {
        var configuration = snapshot.configuration
        configuration.isForEditor = false
        return server.linter.configured(configuration)
    }

    /// The edits that make all the document's safe fixes.
    func editsOfFixOfAll() -> [FileEdit] {
        let application = FixApplication(
            snapshot.file, report: linter.report(on: snapshot.facts, of: snapshot.file), by: linter, selection: .safe)
        return application.changes.edits(of: application.file.bytes).map {
            FileEdit(path: snapshot.file.path, edit: $0)
        }
    }

    /// Of so many findings it is found out whether one has a safe fix, before the action is offered all the same.
    private static let mostTried = 32

    /// Whether there may be a safe fix: sure where there are few findings.
    private var mayFix: Bool {
        let report = linter.report(on: snapshot.facts, of: snapshot.file)
        let planner = linter.fixPlanner(for: snapshot.file, report: report)
        return report.findings.count > Self.mostTried
            || report.findings.contains { finding in
                let fix = FixSelection.safe.choice(among: planner.fixes(for: finding, onlyBest: true))
                return fix?.edits.allSatisfy { $0.path == snapshot.file.path } ?? false
            }
    }

    /// Writes one action that makes all the document's safe fixes, where there are any; what it changes is found out when the
    /// client asks for it, if it does.
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
            $0.field("title", "Fix all colours that have a safe fix")
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
