/// One file's bytes, with the name and the language they are read as.
package struct SourceFile: Sendable {
    /// The path as it is to be shown, with `/` between its parts.
    package var path: String
    /// The language the bytes are read as.
    package var language: Language
    /// The content as it is on disk or in the editor: any bytes, valid UTF-8 or not, a byte order mark included.
    package var bytes: [UInt8]

    /// A file of `bytes`.
    package init(path: String, language: Language, bytes: [UInt8]) {
        self.path = path
        self.language = language
        self.bytes = bytes
    }

    /// A file of `text`, as tests and editors have it.
    package init(path: String, language: Language, text: String) {
        self.init(path: path, language: language, bytes: Array(text.utf8))
    }

    /// Lends the bytes to `body`.
    package func withBytes<Result>(_ body: (SourceBytes) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(SourceBytes($0)) }
    }

    /// The bytes of `range` as text; what lies outside the file is left out, invalid UTF-8 becomes U+FFFD.
    package func text(_ range: ByteRange) -> String { withBytes { $0.text(range) } }
}
