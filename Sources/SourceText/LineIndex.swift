/// The lines of a text; converts between byte offsets and positions.
///
/// Lines end with LF, CR or CR LF, as in LSP. Keeps the text (arrays share their storage until one is changed). An
/// offset between CR and LF counts as the line's end, one inside a scalar as the scalar's start; an ill-formed
/// sequence counts as one U+FFFD, except in UTF-8 units, where it has its own bytes.
///
/// Each lookup counts from the start of its line. For many ascending offsets use ``PositionCursor``, which continues
/// where it was; otherwise a long line takes quadratic time.
package struct LineIndex: Sendable {
    /// The text.
    package private(set) var bytes: [UInt8]
    /// The offset of the first byte of each line, ascending; the first is 0.
    private var starts: [Int]
    private let hidesByteOrderMark: Bool

    /// Creates the index of `bytes`.
    ///
    /// A byte order mark at the start counts in offsets, but in positions and columns only if `hidesByteOrderMark` is
    /// false: in files it precedes the first column, but an editor that sends it as text counts it as a character.
    package init(_ bytes: [UInt8], hidesByteOrderMark: Bool = true) {
        self.bytes = bytes
        self.hidesByteOrderMark = hidesByteOrderMark
        starts = bytes.withUnsafeBufferPointer { buffer in
            var starts = [0]
            starts.reserveCapacity(buffer.count / 32 + 1)
            SourceBytes(buffer).forEachLineStart(endingIn: ByteRange(0, buffer.count)) { starts.append($0) }
            return starts
        }
    }

    /// The number of lines, at least 1. A terminator at the end starts an empty line.
    package var lineCount: Int { starts.count }

    /// Returns the bytes of line `line`, from 0, without its terminator; for a line that does not exist, an empty
    /// range at the nearer end.
    package func lineRange(_ line: Int) -> ByteRange {
        withBytes { lineRange(line, in: $0) }
    }

    /// Returns the position of `offset`, which is first clamped to the text.
    package func position(of offset: Int, encoding: PositionEncoding) -> TextPosition {
        withBytes { source in
            let offset = source.placed(offset)
            let line = self.line(of: offset)
            let range = ByteRange(textStart(of: line, in: source), offset)
            return TextPosition(line: line, character: source.unitCount(in: range, encoding: encoding))
        }
    }

    /// Returns the offset of `position`; nil if there is no such line. A character past the line's end means the
    /// line's end; one inside a surrogate pair or a scalar, its start.
    package func offset(of position: TextPosition, encoding: PositionEncoding) -> Int? {
        guard starts.indices.contains(position.line) else { return nil }
        return withBytes { source in
            let line = lineRange(position.line, in: source)
            let text = ByteRange(textStart(of: position.line, in: source), line.upperBound)
            return source.offset(after: position.character, in: text, encoding: encoding)
        }
    }

    /// Returns the line and column of `offset`, which is first clamped to the text.
    package func lineColumn(of offset: Int) -> LineColumn {
        let position = position(of: offset, encoding: .utf32)
        return LineColumn(line: position.line + 1, column: position.character + 1)
    }

    /// Replaces the existing part of `range` by `replacement`.
    ///
    /// Only the lines around the change are scanned; the starts after it are shifted. For one keystroke in 1 MB this
    /// takes tens of microseconds, a rebuild hundreds.
    package mutating func replace(_ range: ByteRange, with replacement: [UInt8]) {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        let shift = replacement.count - (upper - lower)
        bytes.replaceSubrange(lower..<upper, with: replacement)

        // A terminator at t starts a line at t + 1. Those at lower - 1 … upper - 1 may have changed: the one before
        // the range because CR and LF may have been joined or separated.
        let first = max(1, firstStart(atLeast: lower))
        let last = max(first, firstStart(atLeast: upper + 1))
        var added: [Int] = []
        withBytes { source in
            let changed = ByteRange(lower - 1, lower + replacement.count)
            source.forEachLineStart(endingIn: changed) { added.append($0) }
        }
        starts.replaceSubrange(first..<last, with: added)
        guard shift != 0 else { return }
        starts.withUnsafeMutableBufferPointer { starts in
            for index in (first + added.count)..<starts.count { starts[index] &+= shift }
        }
    }

    private func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(SourceBytes($0)) }
    }

    private func lineRange(_ line: Int, in source: SourceBytes) -> ByteRange {
        guard line >= 0 else { return ByteRange(0, 0) }
        guard line < starts.count else { return ByteRange(bytes.count, bytes.count) }
        let start = starts[line]
        guard line + 1 < starts.count else { return ByteRange(start, bytes.count) }
        let end = starts[line + 1] - 1
        return ByteRange(start, source[end] == 0x0A && source[end - 1] == 0x0D && end > start ? end - 1 : end)
    }

    /// Returns where the columns of a line begin: at its start, on the first line after a hidden byte order mark.
    private func textStart(of line: Int, in source: SourceBytes) -> Int {
        line == 0 && hidesByteOrderMark ? source.byteOrderMarkLength : starts[line]
    }

    private func line(of offset: Int) -> Int { firstStart(atLeast: offset + 1) - 1 }

    /// Returns the index of the first line start at or after `offset`.
    private func firstStart(atLeast offset: Int) -> Int {
        starts.partitioningIndex { $0 >= offset }
    }
}
