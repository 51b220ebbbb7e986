import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/documentLink`: from the names of asset catalog colors to their color sets.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentLink>
enum DocumentLinkHandler: RequestHandler {
    static let method = "textDocument/documentLink"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let snapshot = try server.snapshot(Parameters(parameters))
        result.beginArray()
        if let snapshot { write(snapshot, server, into: &result) }
        result.endArray()
    }

    private static func write(_ snapshot: Snapshot, _ server: Server, into json: inout JSONWriter) {
        // Other names are followed with Go to Definition; links would underline all of them.
        let names = snapshot.facts.nameOccurrences(in: snapshot.file).filter {
            !$0.isDefinition && $0.name.space == .asset
        }
        let ranges = snapshot.textRanges(of: names.map(\.range), encoding: server.encoding)
        for (one, range) in zip(names, ranges) {
            guard let path = server.linter.workspace.colorSetPaths(of: [one.name]).first else { continue }
            json.object {
                $0.field("range", range)
                $0.field("target", FileURI.uri(of: path))
                $0.field("tooltip", "Open the color set \(one.name.text)")
            }
        }
    }
}
