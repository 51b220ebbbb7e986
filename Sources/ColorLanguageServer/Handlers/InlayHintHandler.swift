import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/inlayHint`: the contrast behind text colors, by default of failing pairs.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_inlayHint>
enum InlayHintHandler: RequestHandler {
    static let method = "textDocument/inlayHint"
    static let capability: String? = "inlayHintProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        let snapshot = try server.snapshot(parameters)
        let range = try TextRange(parameters.object("range"))
        var hints: [ContrastHint] = []
        if let snapshot, server.options.inlayHints != .off {
            let part = try snapshot.byteRange(of: range, encoding: server.encoding)
            let includesPassing = server.options.inlayHints == .all
            hints = snapshot.report(by: server.linter).contrastHints(includesPassing: includesPassing)
                .filter { part.lowerBound <= $0.offset && $0.offset <= part.upperBound }
        }
        let places =
            snapshot?.textRanges(of: hints.map { ByteRange($0.offset, $0.offset) }, encoding: server.encoding) ?? []
        result.array { json in
            for (hint, place) in zip(hints, places) {
                json.object {
                    $0.field("position", place.start)
                    $0.field("label", hint.text)
                    $0.field("tooltip", hint.details)
                    $0.field("paddingLeft", true)
                }
            }
        }
    }
}
