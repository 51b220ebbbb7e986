/// Errors in the header of a message.
package enum FramingError: Error, Equatable, Sendable {
    /// A header line is not `Name: value`.
    case malformedHeader
    /// The header has no end.
    case endlessHeader
    /// The header has no `Content-Length`.
    case missingLength
    /// `Content-Length` is not a decimal number of bytes.
    case malformedLength
    /// There are two different `Content-Length`s.
    case contradictoryLength
    /// The message is longer than the limit.
    case tooLong
    /// `Content-Type` specifies a character set other than UTF-8.
    case unsupportedCharset

    /// The response. It has no ID, because the message was not read.
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
