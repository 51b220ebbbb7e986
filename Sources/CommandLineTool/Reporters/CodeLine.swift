import SourceText

/// One line of source as it is shown: tabs as blanks, nothing that acts on the terminal, cut to a width around the place it
/// is shown for.
///
/// Only a stretch around that place is looked at, so a finding in a line of a megabyte costs no more than another.
struct CodeLine {
    /// Where a range is in the text.
    struct Place {
        /// How many columns stand before it.
        var indent: Int
        /// How many columns it takes, at least one.
        var width: Int
    }

    /// The text.
    private(set) var text = ""
    /// Where the range is that it is shown for.
    private(set) var place = Place(indent: 0, width: 1)

    /// The offsets of the characters that are shown, and the columns they begin in, with the end's behind them.
    private var offsets: [Int] = []
    private var columns: [Int] = []

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
        let stop = max(column(of: min(range.upperBound, window.upperBound)), start + 1)
        let total = columns.last ?? 0
        var left = 0
        if isCutLeft || isCutRight || total > limit, isCutLeft || stop > limit - 1 {
            // The place stands a third into the cut, or further left where it is long.
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

    /// Where `range`, or as much of it as is on this line, is in the text; nil where its start is not shown.
    func place(of range: ByteRange) -> Place? {
        guard range.lowerBound >= offsets.first ?? 0, let start = offsets.firstIndex(where: { $0 >= range.lowerBound })
        else { return nil }
        let end = offsets.firstIndex { $0 >= range.upperBound } ?? offsets.count - 1
        return Place(indent: columns[start], width: max(columns[end] - columns[start], 1))
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
