import SourceText

/// One line of source for display: tabs become spaces, control characters are replaced, and the line is cut to a width
/// around a given position.
///
/// Only the part around that position is read, so a finding in a line of a megabyte is as cheap as any other.
struct CodeLine {
    /// Position of a range in the displayed text.
    struct Place {
        /// Columns before it.
        var indent: Int
        /// Columns it spans, at least one.
        var width: Int
    }

    private(set) var text = ""
    /// Position of the range that the line is shown for.
    private(set) var place = Place(indent: 0, width: 1)

    /// Offsets of the displayed characters and their columns, followed by those of the end.
    private var offsets: [Int] = []
    private var columns: [Int] = []

    private static let tabWidth = 4

    private struct Cell {
        var text: String
        var width: Int
        var offset: Int
    }

    /// Creates the line in which `range` begins, cut to `limit` columns.
    init(_ source: SourceBytes, showing range: ByteRange, limit: Int) {
        let limit = max(limit, 16)
        let (window, isCutLeft, isCutRight) = Self.window(of: source, around: range, reach: limit * 4)
        let cells = Self.cells(source, window)
        let columns = cells.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.width) }
        func column(of offset: Int) -> Int {
            columns[cells.firstIndex { $0.offset >= offset } ?? cells.count]
        }
        let start = column(of: range.lowerBound)
        let stop = max(column(of: min(range.upperBound, window.upperBound)), start + 1)
        let total = columns.last ?? 0
        var left = 0
        if isCutLeft || isCutRight || total > limit, isCutLeft || stop > limit - 1 {
            // Put the range at a third of the width, or further left if it is long.
            left = max(0, start - min(limit / 3, max(limit - (stop - start) - 2, 1)))
        }
        let hasMoreLeft = left > 0 || isCutLeft
        let room = limit - (hasMoreLeft ? 1 : 0)
        let hasMoreRight = isCutRight || total - left > room
        let right = left + room - (hasMoreRight ? 1 : 0)
        if hasMoreLeft { text = "…" }
        var at = hasMoreLeft ? 1 : 0
        var end = window.upperBound
        for (index, cell) in cells.enumerated() where columns[index] >= left {
            if columns[index + 1] > right {
                end = cell.offset
                break
            }
            text += cell.text
            offsets.append(cell.offset)
            self.columns.append(at)
            at += cell.width
        }
        self.columns.append(at)
        offsets.append(end)
        if hasMoreRight { text += "…" }
        while text.last == " " { text.removeLast() }
        place = self.place(of: range) ?? place
    }

    /// Returns the position of `range`, or of the part on this line; nil if its start is not displayed.
    func place(of range: ByteRange) -> Place? {
        guard range.lowerBound >= offsets.first ?? 0, let start = offsets.firstIndex(where: { $0 >= range.lowerBound })
        else { return nil }
        let end = offsets.firstIndex { $0 >= range.upperBound } ?? offsets.count - 1
        return Place(indent: columns[start], width: max(columns[end] - columns[start], 1))
    }

    /// Returns the part of the line to read, and whether the line continues on either side.
    private static func window(
        of source: SourceBytes, around range: ByteRange, reach: Int
    ) -> (ByteRange, isCutLeft: Bool, isCutRight: Bool) {
        func isEnd(_ offset: Int) -> Bool {
            offset < 0 || offset >= source.count || source[offset] == 0x0A || source[offset] == 0x0D
        }
        var start = min(max(range.lowerBound, 0), source.count)
        let earliest = start - reach
        while start > earliest, !isEnd(start - 1) { start -= 1 }
        let isCutLeft = !isEnd(start - 1)
        if isCutLeft { start = source.scalarStart(at: start) }
        if start == 0 { start = source.byteOrderMarkLength }
        var end = max(range.lowerBound, start)
        let latest = max(range.lowerBound, min(range.upperBound, range.lowerBound + reach)) + reach
        while end < latest, !isEnd(end) { end += 1 }
        return (ByteRange(start, end), isCutLeft, !isEnd(end))
    }

    private static func cells(_ source: SourceBytes, _ window: ByteRange) -> [Cell] {
        var cells: [Cell] = []
        var offset = window.lowerBound
        var column = 0
        while offset < window.upperBound {
            let (length, isWellFormed) = source.scalarLength(at: offset)
            var cell = Cell(text: "\u{FFFD}", width: 1, offset: offset)
            if source[offset] == 0x09 {
                cell.width = tabWidth - column % tabWidth
                cell.text = String(repeating: " ", count: cell.width)
            } else if isWellFormed {
                cell.text = terminalSafe(source.text(ByteRange(offset, offset + length)))
                cell.width = displayWidth(of: cell.text)
            }
            column += cell.width
            cells.append(cell)
            offset += max(length, 1)
        }
        return cells
    }
}
