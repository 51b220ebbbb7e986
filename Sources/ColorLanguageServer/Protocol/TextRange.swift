import JSONRPC
import SourceText

/// A range of a document in LSP coordinates. The end is exclusive.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#range>
struct TextRange: Hashable, Sendable {
    var start: TextPosition
    var end: TextPosition
}

extension TextRange {
    init(_ parameters: Parameters) throws(ResponseError) {
        start = try TextPosition(parameters.object("start"))
        end = try TextPosition(parameters.object("end"))
    }
}

extension TextPosition {
    init(_ parameters: Parameters) throws(ResponseError) {
        try self.init(line: parameters.unsigned("line"), character: parameters.unsigned("character"))
    }
}

extension SourceFile {
    /// Converts `ranges`, in any order, in one pass over the text. A byte order mark is not counted if editors hide
    /// it.
    func textRanges(of ranges: [ByteRange], encoding: PositionEncoding, hidesByteOrderMark: Bool) -> [TextRange] {
        // Each end as its offset, with its index in the results in the lower half.
        var ends: [UInt64] = []
        ends.reserveCapacity(2 * ranges.count)
        for range in ranges {
            ends.append(
                UInt64(UInt32(clamping: range.lowerBound)) << 32 | UInt64(UInt32(truncatingIfNeeded: ends.count)))
            ends.append(
                UInt64(UInt32(clamping: range.upperBound)) << 32 | UInt64(UInt32(truncatingIfNeeded: ends.count)))
        }
        ends.order()
        let start = TextPosition(line: 0, character: 0)
        var results = [TextRange](repeating: TextRange(start: start, end: start), count: ranges.count)
        withBytes { source in
            var cursor = PositionCursor(source, encoding: encoding, hidesByteOrderMark: hidesByteOrderMark)
            for end in ends {
                let position = cursor.position(of: Int(end >> 32))
                let place = Int(end & 0xFFFF_FFFF)
                if place % 2 == 0 { results[place / 2].start = position } else { results[place / 2].end = position }
            }
        }
        return results
    }
}
