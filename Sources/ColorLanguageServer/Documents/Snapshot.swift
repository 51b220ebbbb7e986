import ColorLinting
import ColorScanning
import JSONRPC
import SourceColors
import SourceText

/// One version of a document with its results, shared by all features. It is scanned at most once, and linted at most
/// once until other files change, both on demand.
final class Snapshot {
    let uri: String
    /// The client's version of the text.
    let version: Int?
    let file: SourceFile
    private var knownFacts: ColorFacts?
    /// The facts about an earlier text, until those about this one are known.
    private var earlier: EarlierFacts?
    private let lines: LineIndex
    @Indirect private(set) var configuration: Configuration
    private let swiftProject: SwiftProject
    private var knownReport: FileReport?

    /// Creates a snapshot of the text `file` with the line index `lines`.
    init(
        uri: String, version: Int?, file: SourceFile, lines: LineIndex, configuration: Configuration,
        swiftProject: SwiftProject, after earlier: EarlierFacts?
    ) {
        self.earlier = earlier
        self.swiftProject = swiftProject
        self.uri = uri
        self.version = version
        self.file = file
        self.lines = lines
        self.configuration = configuration
    }

    /// Colors in the text.
    var facts: ColorFacts {
        if let knownFacts { return knownFacts }
        let facts = takeEarlier()?.facts(about: file) ?? scanned()
        knownFacts = facts
        return facts
    }

    private func scanned() -> ColorFacts {
        var options = configuration.scanOptions
        options.swiftProject = swiftProject
        options.findsRestartPoints = true
        return scan(file, options: options)
    }

    private func takeEarlier() -> EarlierFacts? {
        defer { earlier = nil }
        return earlier
    }

    /// Gives away what is known about this text or an earlier one, because the text is about to change.
    func release() -> EarlierFacts? {
        defer { (knownFacts, knownReport) = (nil, nil) }
        guard let knownFacts else { return takeEarlier() }
        return knownFacts.restarts == nil ? nil : EarlierFacts(knownFacts, about: file)
    }

    /// Returns the cached report, or lints the text with `linter`. There is only one linter; call ``forgetReport()``
    /// when its workspace has changed. The linter is not stored here, because its workspace would be copied on the
    /// next change.
    func report(by linter: Linter) -> FileReport {
        if let knownReport { return knownReport }
        let report = linter.configured($configuration).report(on: facts, of: file)
        knownReport = report
        return report
    }

    /// Invalidates the cached report.
    func forgetReport() { knownReport = nil }

    /// Returns the offset of `position`. A character past the end of a line means the end of the line.
    ///
    /// - Throws: an error if the line does not exist.
    func offset(of position: TextPosition, encoding: PositionEncoding) throws(ResponseError) -> Int {
        guard let offset = lines.offset(of: position, encoding: encoding) else {
            throw ResponseError(.invalidParams, "the document has no line \(position.line)")
        }
        return offset
    }

    /// Converts `range` to bytes.
    ///
    /// - Throws: an error if its lines do not exist, or it ends before it starts.
    func byteRange(of range: TextRange, encoding: PositionEncoding) throws(ResponseError) -> ByteRange {
        guard range.start <= range.end else {
            throw ResponseError(.invalidParams, "the range ends before it starts")
        }
        return ByteRange(
            try offset(of: range.start, encoding: encoding), try offset(of: range.end, encoding: encoding))
    }

    /// Converts `bytes` to a text range. For many ranges use ``textRanges(of:encoding:)``.
    func textRange(of bytes: ByteRange, encoding: PositionEncoding) -> TextRange {
        TextRange(
            start: lines.position(of: bytes.lowerBound, encoding: encoding),
            end: lines.position(of: bytes.upperBound, encoding: encoding))
    }

    /// Converts `ranges`, in any order, in one pass over the text.
    func textRanges(of ranges: [ByteRange], encoding: PositionEncoding) -> [TextRange] {
        file.textRanges(of: ranges, encoding: encoding, hidesByteOrderMark: false)
    }

    /// Returns the innermost literal that contains or touches `selection`, or else the first one that `selection`
    /// touches.
    func literal(at selection: ByteRange) -> ColorLiteral? {
        let touched = facts.literals.filter { $0.range.touches(selection) }
        // Literals are sorted by start, so the last one that contains the selection is the innermost.
        return touched.last { $0.range.contains(selection) } ?? touched.first
    }
}
