import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/definition`: the definitions of the name at the caret.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_definition>
enum DefinitionHandler: RequestHandler {
    static let method = "textDocument/definition"
    static let capability: String? = "definitionProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        var locations: [NameLocation] = []
        if let (snapshot, offset) = try server.place(parameters), let query = NameQuery(at: offset, in: snapshot) {
            locations = server.locations(of: query, in: snapshot, uses: false, definitions: true)
        }
        NameLocation.write(locations, into: &result)
    }
}
