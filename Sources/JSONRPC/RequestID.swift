/// Identifies a request and its response.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#requestMessage>
package enum RequestID: Hashable, Sendable {
    /// An integer.
    case number(Int)
    /// A string.
    case string(String)
    /// The ID of a request whose ID could not be read.
    case null
}
