import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/references`: uses of the name at the caret in open documents and files of the workspace.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_references>
enum ReferencesHandler: RequestHandler {
    static let method = "textDocument/references"
    static let capability: String? = "referencesProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let withDefinitions = try Parameters(parameters).object("context")["includeDeclaration"]?.bool ?? false
        var locations: [NameLocation] = []
        if let (snapshot, offset) = try server.place(parameters), let query = NameQuery(at: offset, in: snapshot) {
            locations = server.locations(of: query, in: snapshot, uses: true, definitions: withDefinitions)
        }
        NameLocation.write(locations, into: &result)
    }
}
