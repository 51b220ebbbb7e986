import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/references`: where the name at the caret is used, in all open documents and files of the workspace.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_references>
enum ReferencesHandler: RequestHandler {
    static let method = "textDocument/references"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        let snapshot = try server.snapshot(parameters)
        let position = try TextPosition(parameters.object("position"))
        let withDefinitions = try parameters.object("context")["includeDeclaration"]?.bool ?? false
        var locations: [NameLocation] = []
        if let snapshot,
            let query = NameQuery(at: try snapshot.offset(of: position, encoding: server.encoding), in: snapshot)
        {
            locations = server.locations(of: query, in: snapshot, uses: true, definitions: withDefinitions)
        }
        NameLocation.write(locations, into: &result)
    }
}
