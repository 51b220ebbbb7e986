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
        let offsets = hints.map { hint in snapshot.map { Self.place(after: hint.offset, in: $0.file) } ?? hint.offset }
        let places = snapshot?.textRanges(of: offsets.map { ByteRange($0, $0) }, encoding: server.encoding) ?? []
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

    /// Returns where a hint about the color that ends at `offset` is shown: in JSON after the quote of its string.
    private static func place(after offset: Int, in file: SourceFile) -> Int {
        let isQuoted = file.language == .json && file.withBytes { $0[offset] == UInt8(ascii: "\"") }
        return isQuoted ? offset + 1 : offset
    }
}
