import ColorLinting
import ColorScanning
import JSONRPC
import SourceColors
import SourceText

/// One version of a document and what is known of it. All features share it, so a version is scanned once, and linted once
/// for what other files say meanwhile; only as far as somebody asks.
final class Snapshot {
    /// The document's URI.
    let uri: String
    /// The version the client has given to the text.
    let version: Int?
    /// The text.
    let file: SourceFile
    /// What it says about colours.
    private(set) lazy var facts = {
        var options = configuration.scanOptions
        options.swiftProject = swiftProject
        return scan(file, options: options)
    }()
    private let lines: LineIndex
    /// What is asked of it.
    let configuration: Configuration
    private let swiftProject: SwiftProject
    private var knownReport: FileReport?

    /// The version of the document whose text is `file`, and whose line index is `lines`, to be judged as `configuration`
    /// says.
    init(
        uri: String, version: Int?, file: SourceFile, lines: LineIndex, configuration: Configuration,
        swiftProject: SwiftProject
    ) {
        self.swiftProject = swiftProject
        self.uri = uri
        self.version = version
        self.file = file
        self.lines = lines
        self.configuration = configuration
    }

    /// What linting it by `linter` gives, or has given before: there is one linter, and ``forgetReport()`` where its workspace
    /// has changed. It is not kept here, as the workspace would be copied at the next change.
    func report(by linter: Linter) -> FileReport {
        if let knownReport { return knownReport }
        let report = linter.configured(configuration).report(on: facts, of: file)
        knownReport = report
        return report
    }

    /// Lets it be linted again.
    func forgetReport() { knownReport = nil }

    /// The offset of `position`. A character past the line's end is the line's end.
    ///
    /// - Throws: an error where there is no such line.
    func offset(of position: TextPosition, encoding: PositionEncoding) throws(ResponseError) -> Int {
        guard let offset = lines.offset(of: position, encoding: encoding) else {
            throw ResponseError(.invalidParams, "the document has no line \(position.line)")
        }
        return offset
    }

    /// The bytes of `range`.
    ///
    /// - Throws: an error where there are no such lines, or the range ends before it starts.
    func byteRange(of range: TextRange, encoding: PositionEncoding) throws(ResponseError) -> ByteRange {
        guard range.start <= range.end else {
            throw ResponseError(.invalidParams, "the range ends before it starts")
        }
        return ByteRange(
            try offset(of: range.start, encoding: encoding), try offset(of: range.end, encoding: encoding))
    }

    /// The range of `bytes`. For many ranges use ``textRanges(of:encoding:)``.
    func textRange(of bytes: ByteRange, encoding: PositionEncoding) -> TextRange {
        TextRange(
            start: lines.position(of: bytes.lowerBound, encoding: encoding),
            end: lines.position(of: bytes.upperBound, encoding: encoding))
    }

    /// The range of each of `ranges`, in any order, in one pass over the text.
    func textRanges(of ranges: [ByteRange], encoding: PositionEncoding) -> [TextRange] {
        file.textRanges(of: ranges, encoding: encoding, hidesByteOrderMark: false)
    }

    /// The literal that `selection` is about: the innermost that it lies in or at the edge of, or else the first it touches.
    func literal(at selection: ByteRange) -> ColorLiteral? {
        let touched = facts.literals.filter { $0.range.touches(selection) }
        // Literals are sorted by where they start: the last one that holds the selection lies furthest inside.
        return touched.last { $0.range.contains(selection) } ?? touched.first
    }
}
