/// Returns the positions of ascending offsets in one pass over the text, the same as ``LineIndex``.
///
/// Needs no index, so a file with few results costs one count of lines up to the last of them.
package struct PositionCursor {
    private let source: SourceBytes
    private let encoding: PositionEncoding
    private let textStart: Int
    private var offset: Int
    private var position = TextPosition(line: 0, character: 0)

    /// Creates a cursor at the start of `source` that counts columns in units of `encoding`. For the byte order mark
    /// see ``LineIndex/init(_:hidesByteOrderMark:)``.
    package init(_ source: SourceBytes, encoding: PositionEncoding, hidesByteOrderMark: Bool = true) {
        self.source = source
        self.encoding = encoding
        textStart = hidesByteOrderMark ? source.byteOrderMarkLength : 0
        offset = textStart
    }

    /// Returns the position of `target`, which is first clamped to the text. A lower target than the last one restarts
    /// from the beginning, which is slow.
    package mutating func position(of target: Int) -> TextPosition {
        let target = max(source.placed(target), textStart)
        if target < offset {
            offset = textStart
            position = TextPosition(line: 0, character: 0)
        }
        var line = position.line
        var lineStart = -1
        source.forEachLineStart(endingIn: ByteRange(offset, target)) { start in
            line &+= 1
            lineStart = start
        }
        if lineStart >= 0 {
            position = TextPosition(line: line, character: 0)
            offset = lineStart
        }
        position.character += source.unitCount(in: ByteRange(offset, target), encoding: encoding)
        offset = target
        return position
    }
}

/// Returns line and column of ascending offsets in one pass over the text.
package struct LineColumnCursor {
    private var cursor: PositionCursor

    /// A cursor at the start of `source`.
    package init(_ source: SourceBytes) {
        cursor = PositionCursor(source, encoding: .utf32)
    }

    /// Returns the line and column of `offset`. A lower offset than the last one restarts from the beginning, which is
    /// slow.
    package mutating func lineColumn(of offset: Int) -> LineColumn {
        let position = cursor.position(of: offset)
        return LineColumn(line: position.line + 1, column: position.character + 1)
    }
}
