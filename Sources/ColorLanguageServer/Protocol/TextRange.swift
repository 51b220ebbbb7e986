import JSONRPC
import SourceText

/// A range of a document as editors name it. The end is exclusive.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#range>
struct TextRange: Hashable, Sendable {
    /// Where it starts.
    var start: TextPosition
    /// Just behind its last character.
    var end: TextPosition
}

extension TextRange {
    /// The range that `parameters` give.
    init(_ parameters: Parameters) throws(ResponseError) {
        start = try TextPosition(parameters.object("start"))
        end = try TextPosition(parameters.object("end"))
    }
}

extension TextPosition {
    /// The position that `parameters` give.
    init(_ parameters: Parameters) throws(ResponseError) {
        try self.init(line: parameters.unsigned("line"), character: parameters.unsigned("character"))
    }
}
