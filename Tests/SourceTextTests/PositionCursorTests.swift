import SourceText
import Testing

@Suite struct PositionCursorTests {
    @Test(arguments: SampleTexts.all, PositionEncoding.allCases)
    func theCursorEqualsTheIndexAtEveryOffset(bytes: [UInt8], encoding: PositionEncoding) {
        for hides in [true, false] {
            let index = LineIndex(bytes, hidesByteOrderMark: hides)
            let expected = (0...bytes.count + 1).map { index.position(of: $0, encoding: encoding) }
            for stride in [1, 2, 3, 7, 40] {
                bytes.withUnsafeBufferPointer { buffer in
                    var cursor = PositionCursor(
                        SourceBytes(buffer), encoding: encoding, hidesByteOrderMark: hides)
                    for offset in Swift.stride(from: 0, through: bytes.count + 1, by: stride) {
                        #expect(cursor.position(of: offset) == expected[offset], "at \(offset) in steps of \(stride)")
                    }
                }
            }
        }
    }

    @Test func aLowerOffsetStartsAgain() {
        let file = SourceFile(path: "x.css", language: .css, text: "a\n😀b\nc")
        file.withBytes { source in
            var cursor = LineColumnCursor(source)
            #expect(cursor.lineColumn(of: 8) == LineColumn(line: 3, column: 1))
            #expect(cursor.lineColumn(of: 6) == LineColumn(line: 2, column: 2))
            #expect(cursor.lineColumn(of: 0) == LineColumn(line: 1, column: 1))
        }
    }
}
