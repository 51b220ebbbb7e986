import ColorLinting
import ColorMath
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/colorPresentation`: notations of a picked color for a literal, with the current notation first. Empty
/// if the range no longer contains exactly one literal.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_colorPresentation>
enum ColorPresentationHandler: RequestHandler {
    static let method = "textDocument/colorPresentation"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        let snapshot = try server.snapshot(parameters)
        let color = try RGBA(parameters.object("color"))
        let range = try TextRange(parameters.object("range"))
        let presentations = try snapshot?.presentations(of: color, at: range, encoding: server.encoding) ?? []
        result.array {
            for presentation in presentations {
                $0.object {
                    $0.field("label", presentation.text)
                    $0.object("textEdit") {
                        $0.field("range", range)
                        $0.field("newText", presentation.text)
                    }
                }
            }
        }
    }
}

extension Snapshot {
    fileprivate func presentations(
        of color: RGBA, at range: TextRange, encoding: PositionEncoding
    ) throws(ResponseError) -> [ColorPresentation] {
        let bytes = try byteRange(of: range, encoding: encoding)
        guard let literal = facts.literals.first(where: { $0.range == bytes }) else { return [] }
        return file.presentations(of: color, inPlaceOf: literal)
    }
}

extension RGBA {
    /// Parses a color, clamped to 0…1.
    fileprivate init(_ parameters: Parameters) throws(ResponseError) {
        self = try RGBA(
            red: parameters.number("red"), green: parameters.number("green"), blue: parameters.number("blue"),
            alpha: parameters.number("alpha")
        ).clamped
    }
}
