import ColorLinting
import ColorScanning
import JSONRPC
import SourceColors
import SourceText

/// A document that is open in the editor.
struct Document {
    /// The URI, letter by letter as the client writes it.
    let uri: String
    /// The path that the URI stands for.
    let path: String
    /// The language, or nil where color-lint does not read it: then the document has no colours.
    let language: Language?
    /// The version the client has given to the text, if any.
    private(set) var version: Int?

    /// What is asked of it.
    private var configuration: Configuration
    /// Type aliases and hex helpers of the project's Swift files, which decide how colors are read.
    private var swiftProject = SwiftProject()
    /// Whether the workspace may know definitions of it.
    var sharesDefinitions = true
    /// The id of the diagnostics that the client has now; nil where it has none yet.
    var toldDiagnostics: String?

    private var lines: LineIndex
    /// What is known of the current text; nil until someone asks.
    private var snapshot: Snapshot?

    /// The path of the file that it is a text of; nil of what only looks like a file, such as an older version of one.
    var filePath: String? { FileURI.isFile(uri) ? path : nil }

    /// A document that has just been opened. The client's name of the language and the path tell it.
    init(uri: String, languageIdentifier: String, version: Int?, text: [UInt8], configuration: Configuration) {
        self.uri = uri
        path = FileURI.path(of: uri)
        language = Language(languageIdentifier: languageIdentifier, path: path)
        self.version = version
        self.configuration = configuration
        lines = Self.index(of: text)
    }

    /// What is to be said of the current text, found out when it is first asked for.
    mutating func currentSnapshot() -> Snapshot? {
        if let snapshot { return snapshot }
        guard let language else { return nil }
        let file = SourceFile(path: path, language: language, bytes: lines.bytes)
        let made = Snapshot(
            uri: uri, version: version, file: file, lines: lines, configuration: configuration,
            swiftProject: swiftProject)
        snapshot = made
        return made
    }

    /// Lets `configuration` be what is asked of it.
    /// - Returns: whether something else was before.
    mutating func setConfiguration(_ configuration: Configuration) -> Bool {
        guard self.configuration != configuration else { return false }
        self.configuration = configuration
        snapshot = nil
        return true
    }

    /// Sets the aliases and helpers of the project to `project`.
    /// - Returns: whether that can make a difference.
    mutating func setSwiftProject(_ project: SwiftProject) -> Bool {
        guard language?.colorSyntax.dependsOnProject == true, swiftProject != project else { return false }
        swiftProject = project
        snapshot = nil
        return true
    }

    /// Lets the current text be linted again.
    func forgetReport() { snapshot?.forgetReport() }

    /// Makes `changes`, one after the other, which lead to the text of `version`.
    ///
    /// - Throws: an error where a change starts on a line that does not exist, or ends before it starts; the document is as
    ///   it was before then. A character past a line's end is the line's end, a line past the last one the text's end.
    mutating func apply(_ changes: [TextChange], version: Int?, encoding: PositionEncoding) throws(ResponseError) {
        // Without another holder of the text the change is made in place.
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
        // Clients that mean the whole text give a line far past the last one.
        let end = lines.offset(of: range.end, encoding: encoding) ?? lines.bytes.count
        lines.replace(ByteRange(start, end), with: change.text)
    }

    /// A byte order mark that is sent is a character of the text to the editor.
    private static func index(of text: [UInt8]) -> LineIndex { LineIndex(text, hidesByteOrderMark: false) }
}
