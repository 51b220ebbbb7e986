/// The bytes of a file with its path and language.
package struct SourceFile: Sendable {
    /// The shown path, with `/` as the separator.
    package var path: String
    /// The language it is parsed as.
    package var language: Language
    /// The content on disk or in the editor: any bytes, valid UTF-8 or not, including a byte order mark.
    package var bytes: [UInt8]

    /// Creates a file with `bytes`.
    package init(path: String, language: Language, bytes: [UInt8]) {
        self.path = path
        self.language = language
        self.bytes = bytes
    }

    /// Creates a file with `text`.
    package init(path: String, language: Language, text: String) {
        self.init(path: path, language: language, bytes: Array(text.utf8))
    }

    /// Calls `body` with the bytes, which are valid only during the call.
    package func withBytes<Result>(_ body: (SourceBytes) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(SourceBytes($0)) }
    }

    /// The bytes of `range` as text; parts out of bounds are omitted, and invalid UTF-8 becomes U+FFFD.
    package func text(_ range: ByteRange) -> String { withBytes { $0.text(range) } }
}
