import JSONRPC
import JSONSyntax

/// `textDocument/documentColor`: the literals and their colours, by place. Colours outside sRGB are shown as the nearest
/// inside: one component out of 0…1 makes some editors lose all the swatches.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor>
enum DocumentColorHandler: RequestHandler {
    static let method = "textDocument/documentColor"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let snapshot = try server.snapshot(Parameters(parameters))
        result.beginArray()
        if let snapshot { writeColors(of: snapshot, in: server, into: &result) }
        result.endArray()
    }

    private static func writeColors(of snapshot: Snapshot, in server: Server, into result: inout JSONWriter) {
        let literals = snapshot.facts.literals.filter { $0.color != nil }
        let ranges = snapshot.textRanges(of: literals.map { $0.range }, encoding: server.encoding)
        let colors = ColorWriter()
        // About the length of one in a large document.
        result.reserve(literals.count * 170)
        for (literal, range) in zip(literals, ranges) {
            guard let color = literal.color?.rgba.mappedIntoSRGB else { continue }
            result.beginFragments()
            result.fragment(#"{"range":"#)
            result.fragment(range)
            result.fragment(#","color":"#)
            colors.write(color, into: &result)
            result.fragment("}")
        }
    }
}
