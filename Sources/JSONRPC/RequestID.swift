/// What ties a response to its request.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#requestMessage>
package enum RequestID: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A text.
    case string(String)
    /// That of a request whose id could not be read.
    case null
}
