import JSONRPC

/// A change of an open document: of one range, or of the whole text.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentContentChangeEvent>
struct TextChange: Sendable {
    /// What is replaced, or nil for the whole text.
    var range: TextRange?
    /// What stands there afterwards, as UTF-8.
    var text: [UInt8]
}

extension TextChange {
    /// The change that `parameters` give.
    init(_ parameters: Parameters) throws(ResponseError) {
        text = try parameters.utf8("text")
        range = parameters["range"] == nil ? nil : try TextRange(parameters.object("range"))
    }
}
