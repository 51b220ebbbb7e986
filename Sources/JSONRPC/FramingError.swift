/// What can be wrong with the frame of a message, before its content is looked at.
package enum FramingError: Error, Hashable, Sendable {
    /// A line of the header part is no `Name: value`.
    case malformedHeader
    /// The header part does not end.
    case endlessHeader
    /// The header part has no `Content-Length`.
    case missingLength
    /// `Content-Length` is no decimal number of bytes.
    case malformedLength
    /// Two `Content-Length`s contradict each other.
    case contradictoryLength
    /// The message is longer than the receiver takes.
    case tooLong
    /// `Content-Type` names a character set other than UTF-8.
    case unsupportedCharset

    /// The reply to it. Nothing is known of the message, so it carries no id.
    package var reply: ResponseError {
        switch self {
        case .malformedHeader: ResponseError(.parseError, "A header line has no name and value")
        case .endlessHeader: ResponseError(.parseError, "The header part does not end")
        case .missingLength: ResponseError(.parseError, "The header part has no Content-Length")
        case .malformedLength: ResponseError(.parseError, "Content-Length is not a number of bytes")
        case .contradictoryLength: ResponseError(.parseError, "The header part has two different Content-Lengths")
        case .tooLong: ResponseError(.parseError, "The message is longer than this server takes")
        case .unsupportedCharset: ResponseError(.parseError, "The character set must be utf-8")
        }
    }
}
