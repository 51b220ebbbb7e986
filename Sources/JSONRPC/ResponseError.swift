/// Why a request has no result.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#responseMessage>
package struct ResponseError: Error, Hashable, Sendable {
    /// The numbers JSON-RPC and LSP give to errors.
    package enum Code: Int, Hashable, Sendable {
        /// The bytes are no JSON.
        case parseError = -32700
        /// The JSON is no message.
        case invalidRequest = -32600
        /// No such method.
        case methodNotFound = -32601
        /// The method cannot work with these parameters.
        case invalidParams = -32602
        /// Something went wrong inside.
        case internalError = -32603
        /// A request came before `initialize`.
        case serverNotInitialized = -32002
        /// The method failed for a reason the message tells.
        case requestFailed = -32803
        /// The content changed while the answer was being found.
        case contentModified = -32801
        /// The client cancelled the request.
        case requestCancelled = -32800
        /// The server gave the request up; only for methods that say so, as diagnostics do.
        case serverCancelled = -32802
    }

    /// The number.
    package var code: Code
    /// One sentence for people, without a full stop.
    package var message: String
    /// What else the method says, as JSON; nil for nothing.
    package var data: String?

    /// An error of kind `code`.
    package init(_ code: Code, _ message: String, data: String? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}
