import SourceText

/// A syntax error in a JSON text.
package struct JSONProblem: Error, Equatable, Sendable {
    /// Maximum number of problems reported per text; a file of another format would have one in every byte.
    package static let limit = 100

    /// The affected bytes; may be empty.
    package var range: ByteRange
    package var kind: Kind

    package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
        case empty
        case tooLarge
        case extraContent
        case comment
        case unterminatedComment
        case trailingComma
        case missingComma
        case missingColon
        case missingKey
        case missingValue
        case unquotedKey
        case unexpectedCharacter
        case unexpectedWord
        case wrongNumber
        case wrongEscape
        case controlCharacter
        case invalidUTF8
        case unterminatedString
        case unclosed
        case strayBracket
        case mismatchedBracket
    }

    /// The error message, without a full stop.
    package var message: String {
        switch kind {
        case .empty: "there is no value"
        case .tooLarge: "the text is too large to read"
        case .extraContent: "more text after the value"
        case .comment: "JSON has no comments"
        case .unterminatedComment: "the comment is not closed"
        case .trailingComma: "a comma after the last value"
        case .missingComma: "a comma is missing"
        case .missingColon: "a colon is missing"
        case .missingKey: "a key is missing"
        case .missingValue: "a value is missing"
        case .unquotedKey: "a key needs double quotes"
        case .unexpectedCharacter: "an unexpected character"
        case .unexpectedWord: "an unexpected word"
        case .wrongNumber: "not a number as JSON writes it"
        case .wrongEscape: "not an escape that JSON has"
        case .controlCharacter: "a control character in a string"
        case .invalidUTF8: "the bytes are not UTF-8"
        case .unterminatedString: "the string is not closed"
        case .unclosed: "the bracket is not closed"
        case .strayBracket: "a closing bracket that nothing opened"
        case .mismatchedBracket: "a closing bracket of the other kind"
        }
    }
}
