import ColorLinting
import ColorScanning
import JSONRPC
import SourceColors
import SourceText

/// An open document.
struct Document {
    /// The URI exactly as the client writes it.
    let uri: String
    /// The path of the URI.
    let path: String
    /// The language; nil if it is not supported, so that the document has no colors.
    let language: Language?
    /// The client's version of the text, if any.
    private(set) var version: Int?

    @Indirect private var configuration: Configuration
    /// Type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    private var swiftProject = SwiftProject()
    /// Whether the workspace may have indexed definitions of it.
    var sharesDefinitions = true
    /// ID of the diagnostics last sent to the client; nil if none were sent.
    var publishedDiagnostics: String?

    private var lines: LineIndex
    /// Results for the current text; nil until requested.
    private var snapshot: Snapshot?
    /// The facts about an earlier text, from which the next snapshot may make its own.
    private var earlier: EarlierFacts?

    /// The path of the file; nil for URIs that are not files, such as an older version of one.
    var filePath: String? { FileURI.isFile(uri) ? path : nil }

    /// Creates an opened document. Its language follows from the client's identifier or the path.
    init(uri: String, languageIdentifier: String, version: Int?, text: [UInt8], configuration: Configuration) {
        self.uri = uri
        path = FileURI.path(of: uri)
        language = Language(languageIdentifier: languageIdentifier, path: path)
        self.version = version
        self.configuration = configuration
        lines = Self.index(of: text)
    }

    /// Returns the results for the current text, which are computed on first use.
    mutating func currentSnapshot() -> Snapshot? {
        if let snapshot { return snapshot }
        guard let language else { return nil }
        let file = SourceFile(path: path, language: language, bytes: lines.bytes)
        let made = Snapshot(
            uri: uri, version: version, file: file, lines: lines, configuration: configuration,
            swiftProject: swiftProject, after: earlier)
        earlier = nil
        snapshot = made
        return made
    }

    /// Sets the configuration.
    /// - Returns: whether it has changed.
    mutating func setConfiguration(_ configuration: Configuration) -> Bool {
        guard self.configuration != configuration else { return false }
        self.configuration = configuration
        (snapshot, earlier) = (nil, nil)
        return true
    }

    /// Sets the type aliases and helpers of the project.
    /// - Returns: whether they may affect the document.
    mutating func setSwiftProject(_ project: SwiftProject) -> Bool {
        guard language?.colorSyntax.dependsOnProject == true, swiftProject != project else { return false }
        swiftProject = project
        (snapshot, earlier) = (nil, nil)
        return true
    }

    /// Invalidates the report on the current text.
    func forgetReport() { snapshot?.forgetReport() }

    /// Applies `changes` in order, which produce the text of `version`. A character past the end of a line means the
    /// end of the line, and a line past the last one the end of the text.
    ///
    /// - Throws: an error if a change starts on a line that does not exist, or ends before it starts; the document is
    ///   then unchanged.
    mutating func apply(_ changes: [TextChange], version: Int?, encoding: PositionEncoding) throws(ResponseError) {
        if let snapshot { earlier = snapshot.release() }
        // If no other reference to the text exists, it is changed in place.
        snapshot = nil
        if changes.count == 1, let change = changes.first {
            try Self.make(change, in: &lines, encoding: encoding)
        } else {
            var changed = lines
            for change in changes { try Self.make(change, in: &changed, encoding: encoding) }
            lines = changed
        }
        self.version = version
    }

    private static func make(
        _ change: TextChange, in lines: inout LineIndex, encoding: PositionEncoding
    ) throws(ResponseError) {
        guard let range = change.range else {
            lines = index(of: change.text)
            return
        }
        guard let start = lines.offset(of: range.start, encoding: encoding) else {
            throw ResponseError(.invalidParams, "the document has no line \(range.start.line)")
        }
        guard range.start <= range.end else {
            throw ResponseError(.invalidParams, "the range ends before it starts")
        }
        // Clients that replace the whole text may send a line far past the last one.
        let end = lines.offset(of: range.end, encoding: encoding) ?? lines.bytes.count
        lines.replace(ByteRange(start, end), with: change.text)
    }

    /// For the editor, a byte order mark in the text is a character.
    private static func index(of text: [UInt8]) -> LineIndex { LineIndex(text, hidesByteOrderMark: false) }
}
