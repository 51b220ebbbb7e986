import SourceText

/// One line of source as it is shown: tabs as blanks, nothing that acts on the terminal, cut to a width around the place it
/// is shown for.
///
/// Only a stretch around that place is looked at, so a finding in a line of a megabyte costs no more than another.
struct CodeLine {
    /// The text.
    private(set) var text = ""
    /// How many columns stand before the place.
    private(set) var indent = 0
    /// How many columns the place takes, at least one.
    private(set) var width = 1

    private static let tabWidth = 4

    private struct Cell {
        var text: String
        var width: Int
        var offset: Int
    }

    /// The line in which `range` begins, at most `limit` columns of it.
    init(_ source: SourceBytes, showing range: ByteRange, limit: Int) {
        let limit = max(limit, 16)
        let (window, isCutLeft, isCutRight) = Self.window(of: source, around: range, reach: limit * 4)
        let cells = Self.cells(source, window)
        let columns = cells.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.width) }
        func column(of offset: Int) -> Int {
            columns[cells.firstIndex { $0.offset >= offset } ?? cells.count]
        }
        let start = column(of: range.lowerBound)
        let end = max(column(of: min(range.upperBound, window.upperBound)), start + 1)
        let total = columns.last ?? 0
        var left = 0
        if isCutLeft || isCutRight || total > limit, isCutLeft || end > limit - 1 {
            // The place stands a third into the cut, or further left where it is long.
            left = max(0, start - min(limit / 3, max(limit - (end - start) - 2, 1)))
        }
        let hasMoreLeft = left > 0 || isCutLeft
        let room = limit - (hasMoreLeft ? 1 : 0)
        let hasMoreRight = isCutRight || total - left > room
        let right = left + room - (hasMoreRight ? 1 : 0)
        var shownFrom = total
        for (index, cell) in cells.enumerated() where columns[index] >= left && columns[index + 1] <= right {
            if text.isEmpty { shownFrom = columns[index] }
            text += cell.text
        }
        indent = max(start - shownFrom, 0) + (hasMoreLeft ? 1 : 0)
        width = max(min(end, right) - max(start, shownFrom), 1)
        if hasMoreLeft { text = "…" + text }
        if hasMoreRight { text += "…" }
        while text.last == " " { text.removeLast() }
    }

    /// The part of the line that is looked at, and whether it goes on at either side.
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
