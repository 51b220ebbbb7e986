import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/documentHighlight`: the places of the name at the caret in its document; null where there is no name,
/// so that the editor highlights equal words. Swift's own server knows members better.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentHighlight>
enum DocumentHighlightHandler: RequestHandler {
    static let method = "textDocument/documentHighlight"
    static let capability: String? = "documentHighlightProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        guard let (snapshot, offset) = try server.place(parameters), let query = NameQuery(at: offset, in: snapshot),
            !query.names.contains(where: { $0.space == .swiftMember })
        else {
            result.null()
            return
        }
        let names = Set(query.names)
        var seen: Set<ByteRange> = []
        let found = snapshot.facts.nameOccurrences(in: snapshot.file).filter {
            names.contains($0.name) && seen.insert($0.range).inserted
        }
        let ranges = snapshot.textRanges(of: found.map(\.range), encoding: server.encoding)
        result.array { json in
            for (one, range) in zip(found, ranges) {
                json.object {
                    $0.field("range", range)
                    // The kind Write, or else Read.
                    $0.field("kind", one.isDefinition ? 3 : 2)
                }
            }
        }
    }
}
