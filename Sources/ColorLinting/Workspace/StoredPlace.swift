import SourceText

/// The position of a range in a file, for going there or changing it without the file's text.
package struct StoredPlace: Equatable, Sendable {
    /// Lines of its start and end, from 0.
    private let lines: SIMD2<Int32>
    /// Columns of its start and end, from 0, in units of UTF-8, UTF-16 and UTF-32.
    private let utf8: SIMD2<Int32>
    private let utf16: SIMD2<Int32>
    private let utf32: SIMD2<Int32>

    /// Returns its start and end in units of `encoding`.
    package func range(in encoding: PositionEncoding) -> (start: TextPosition, end: TextPosition) {
        let columns =
            switch encoding {
            case .utf8: utf8
            case .utf16: utf16
            case .utf32: utf32
            }
        return (
            TextPosition(line: Int(lines.x), character: Int(columns.x)),
            TextPosition(line: Int(lines.y), character: Int(columns.y))
        )
    }

    /// Returns the places of `ranges` in `file`, in one pass.
    static func places(of ranges: [ByteRange], in file: SourceFile) -> [StoredPlace] {
        guard !ranges.isEmpty else { return [] }
        let offsets = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).ordered()
        return file.withBytes { source in
            let columns = [PositionEncoding.utf8, .utf16, .utf32].map { encoding in
                var cursor = PositionCursor(source, encoding: encoding)
                return Dictionary(uniqueKeysWithValues: offsets.map { ($0, cursor.position(of: $0)) })
            }
            func pair(_ range: ByteRange, _ value: (TextPosition) -> Int, _ index: Int) -> SIMD2<Int32> {
                let ends = [range.lowerBound, range.upperBound].map { offset in
                    Int32(clamping: columns[index][offset].map(value) ?? 0)
                }
                return SIMD2(ends[0], ends[1])
            }
            return ranges.map { range in
                StoredPlace(
                    lines: pair(range, \.line, 0), utf8: pair(range, \.character, 0),
                    utf16: pair(range, \.character, 1), utf32: pair(range, \.character, 2))
            }
        }
    }
}
