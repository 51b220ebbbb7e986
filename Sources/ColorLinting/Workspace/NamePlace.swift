import ColorScanning
import SourceText

/// Where a file writes a name, so that an editor can go there without the file's text.
package struct NamePlace: Sendable {
    /// The name.
    package let name: ColorName
    /// Whether it is defined there.
    package let isDefinition: Bool
    /// The line, from 0.
    private let line: Int32
    /// The columns of its start and end, from 0, in units of UTF-8, UTF-16 and UTF-32.
    private let utf8: (start: Int32, end: Int32)
    private let utf16: (start: Int32, end: Int32)
    private let utf32: (start: Int32, end: Int32)

    /// Where it stands in units of `encoding`. What goes over several lines
    /// is shown by its start.
    package func position(in encoding: PositionEncoding) -> (start: TextPosition, end: TextPosition) {
        let columns =
            switch encoding {
            case .utf8: utf8
            case .utf16: utf16
            case .utf32: utf32
            }
        return (
            TextPosition(line: Int(line), character: Int(columns.start)),
            TextPosition(line: Int(line), character: Int(columns.end))
        )
    }

    /// The places of `occurrences`, which stand in `file` in this order.
    static func places(_ occurrences: [NameOccurrence], in file: SourceFile) -> [NamePlace] {
        guard !occurrences.isEmpty else { return [] }
        return file.withBytes { source in
            var cursors = (
                PositionCursor(source, encoding: .utf8), PositionCursor(source, encoding: .utf16),
                PositionCursor(source, encoding: .utf32)
            )
            func columns(_ cursor: inout PositionCursor, _ range: ByteRange) -> (Int, start: Int32, end: Int32) {
                let start = cursor.position(of: range.lowerBound)
                let end = cursor.position(of: range.upperBound)
                // A colour set's definition goes over several lines: its start will do.
                let last = end.line == start.line ? end.character : start.character
                return (start.line, Int32(clamping: start.character), Int32(clamping: last))
            }
            return occurrences.map { one in
                let utf8 = columns(&cursors.0, one.range)
                let utf16 = columns(&cursors.1, one.range)
                let utf32 = columns(&cursors.2, one.range)
                return NamePlace(
                    name: one.name, isDefinition: one.isDefinition, line: Int32(clamping: utf8.0),
                    utf8: (utf8.start, utf8.end), utf16: (utf16.start, utf16.end), utf32: (utf32.start, utf32.end))
            }
        }
    }
}
