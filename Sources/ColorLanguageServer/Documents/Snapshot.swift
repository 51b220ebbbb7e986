import ColorLinting
import ColorScanning
import JSONRPC
import SourceText

/// One version of a document and what the linter says of it. All features share it, so a version is linted once.
final class Snapshot: Sendable {
    /// The document's URI.
    let uri: String
    /// The version the client has given to the text.
    let version: Int?
    /// The text.
    let file: SourceFile
    /// What linting it gave.
    let report: FileReport
    private let lines: LineIndex

    /// Lints `file`, of which `lines` is the line index.
    init(uri: String, version: Int?, file: SourceFile, lines: LineIndex, linter: Linter) {
        self.uri = uri
        self.version = version
        self.file = file
        self.lines = lines
        report = linter.lint(file)
    }

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
        let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        let order = ends.indices.sorted { ends[$0] < ends[$1] }
        var positions = [TextPosition](repeating: TextPosition(line: 0, character: 0), count: ends.count)
        file.withBytes { source in
            var cursor = PositionCursor(source, encoding: encoding, hidesByteOrderMark: false)
            for index in order { positions[index] = cursor.position(of: ends[index]) }
        }
        return ranges.indices.map { TextRange(start: positions[2 * $0], end: positions[2 * $0 + 1]) }
    }

    /// The literal that `selection` is about: the innermost that it lies in or at the edge of, or else the first it touches.
    func literal(at selection: ByteRange) -> ColorLiteral? {
        let touched = report.facts.literals.filter { $0.range.touches(selection) }
        // Literals are sorted by where they start: the last one that holds the selection lies furthest inside.
        return touched.last { $0.range.contains(selection) } ?? touched.first
    }
}
