import JSONRPC

/// A change of a range, or of the whole text, in an open document.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentContentChangeEvent>
struct TextChange: Sendable {
    /// The replaced range; nil for the whole text.
    var range: TextRange?
    /// The new text in UTF-8.
    var text: [UInt8]
}

extension TextChange {
    init(_ parameters: Parameters) throws(ResponseError) {
        text = try parameters.utf8("text")
        range = parameters["range"] == nil ? nil : try TextRange(parameters.object("range"))
    }
}
