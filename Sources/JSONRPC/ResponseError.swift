/// The error of a request.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#responseMessage>
package struct ResponseError: Error, Equatable, Sendable {
    /// Error codes of JSON-RPC and LSP.
    package enum Code: Int, Hashable, Sendable {
        /// The message is not JSON.
        case parseError = -32700
        /// The JSON is not a valid message.
        case invalidRequest = -32600
        /// The method is unknown.
        case methodNotFound = -32601
        /// The parameters are invalid.
        case invalidParams = -32602
        /// An internal error.
        case internalError = -32603
        /// A request was received before `initialize`.
        case serverNotInitialized = -32002
        /// The request failed; see the message.
        case requestFailed = -32803
        /// The content changed before the result was computed.
        case contentModified = -32801
        /// The client cancelled the request.
        case requestCancelled = -32800
        /// The server cancelled the request; allowed only for some methods, such as diagnostics.
        case serverCancelled = -32802
    }

    /// The code.
    package var code: Code
    /// One sentence, without a full stop.
    package var message: String
    /// Additional data of the method as JSON; nil for none.
    package var data: String?

    /// Creates an error with `code`.
    package init(_ code: Code, _ message: String, data: String? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}
