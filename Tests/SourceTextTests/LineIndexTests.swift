import SourceText
import Testing

@Suite struct LineIndexTests {
    @Test(arguments: [
        ("", [0..<0]),
        ("a", [0..<1]),
        ("a\n", [0..<1, 2..<2]),
        ("a\r\nb", [0..<1, 3..<4]),
        ("a\rb\n\nc", [0..<1, 2..<3, 4..<4, 5..<6]),
        ("\r\r\n\n\r", [0..<0, 1..<1, 3..<3, 4..<4, 5..<5]),
        // U+2028 and a form feed are not line terminators in LSP.
        ("a\u{2028}b\u{0C}c", [0..<7]),
    ])
    func linesEndWithLFOrCROrBoth(text: String, lines: [Range<Int>]) {
        let index = LineIndex(Array(text.utf8))
        #expect((0..<index.lineCount).map(index.lineRange) == lines.map { ByteRange($0.lowerBound, $0.upperBound) })
    }

    @Test(arguments: [
        // offset, then line:character in UTF-8, UTF-16 and UTF-32
        (0, "0:0", "0:0", "0:0"),
        (1, "0:1", "0:1", "0:1"),
        (2, "0:1", "0:1", "0:1"),
        (5, "0:5", "0:3", "0:2"),
        (3, "0:1", "0:1", "0:1"),
        (7, "0:7", "0:5", "0:4"),
        (8, "0:7", "0:5", "0:4"),
        (9, "1:0", "1:0", "1:0"),
        (10, "1:1", "1:1", "1:1"),
        (99, "1:1", "1:1", "1:1"),
        (-5, "0:0", "0:0", "0:0"),
    ])
    func positions(offset: Int, utf8: String, utf16: String, utf32: String) {
        let index = LineIndex(Array("a😀bc\r\nd".utf8))
        func shown(_ encoding: PositionEncoding) -> String {
            let position = index.position(of: offset, encoding: encoding)
            return "\(position.line):\(position.character)"
        }
        #expect(shown(.utf8) == utf8)
        #expect(shown(.utf16) == utf16)
        #expect(shown(.utf32) == utf32)
    }

    @Test func charactersThatDoNotExist() {
        let index = LineIndex(Array("a😀b\nc".utf8))
        func offset(_ line: Int, _ character: Int, _ encoding: PositionEncoding) -> Int? {
            index.offset(of: TextPosition(line: line, character: character), encoding: encoding)
        }
        #expect(offset(0, 2, .utf16) == 1, "inside a surrogate pair")
        #expect(offset(0, 3, .utf8) == 1, "inside a scalar")
        #expect(offset(0, 99, .utf16) == 6, "past the line's end")
        #expect(offset(0, 99, .utf8) == 6)
        #expect(offset(0, Int.max, .utf32) == 6)
        #expect(offset(1, 1, .utf16) == 8)
        #expect(offset(0, -1, .utf16) == 0)
        #expect(offset(2, 0, .utf16) == nil, "past the last line")
        #expect(offset(-1, 0, .utf16) == nil)
    }

    @Test func byteOrderMark() {
        let bytes = Array("\u{FEFF}ab\n\u{FEFF}c".utf8)
        let index = LineIndex(bytes)
        #expect(index.lineColumn(of: 0) == LineColumn(line: 1, column: 1))
        #expect(index.lineColumn(of: 3) == LineColumn(line: 1, column: 1))
        #expect(index.lineColumn(of: 4) == LineColumn(line: 1, column: 2))
        #expect(index.lineColumn(of: 9) == LineColumn(line: 2, column: 2), "only at the start is it a mark")
        #expect(index.offset(of: TextPosition(line: 0, character: 0), encoding: .utf8) == 3)
        #expect(index.offset(of: TextPosition(line: 0, character: 1), encoding: .utf16) == 4)
        let counting = LineIndex(bytes, hidesByteOrderMark: false)
        #expect(counting.offset(of: TextPosition(line: 0, character: 0), encoding: .utf16) == 0)
        #expect(counting.position(of: 4, encoding: .utf16) == TextPosition(line: 0, character: 2))
    }

    @Test(arguments: SampleTexts.all)
    func columnsAreThoseOfTheDecodedText(bytes: [UInt8]) {
        let index = LineIndex(bytes)
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for line in 0..<index.lineCount {
            let range = index.lineRange(line)
            let start = line == 0 ? mark : range.lowerBound
            let text = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
            #expect(
                index.position(of: range.upperBound, encoding: .utf16)
                    == TextPosition(line: line, character: text.utf16.count))
            #expect(
                index.position(of: range.upperBound, encoding: .utf32)
                    == TextPosition(line: line, character: text.unicodeScalars.count))
        }
    }

    @Test(arguments: SampleTexts.all, PositionEncoding.allCases)
    func everyPositionLeadsBack(bytes: [UInt8], encoding: PositionEncoding) {
        for hides in [true, false] {
            let index = LineIndex(bytes, hidesByteOrderMark: hides)
            var last = TextPosition(line: 0, character: 0)
            for offset in 0...bytes.count {
                let position = index.position(of: offset, encoding: encoding)
                #expect(position >= last)
                last = position
                let back = index.offset(of: position, encoding: encoding)
                #expect(back.map { index.position(of: $0, encoding: encoding) } == position)
                if let back, back != offset {
                    let inside = bytes[min(back, offset)..<max(back, offset)]
                    let isMark = hides && offset < 3 && back == 3
                    #expect(isMark || (back < offset && inside.count < 4), "\(offset) leads to \(back)")
                }
            }
        }
    }

    @Test(arguments: SampleTexts.all)
    func replacingEqualsBuildingAnew(bytes: [UInt8]) {
        let pieces: [[UInt8]] = [[], [0x61], [0x0A], [0x0D], [0x0D, 0x0A], SampleTexts.bytes("x\r\ny\nz😀")]
        for lower in 0...bytes.count {
            for upper in lower...min(bytes.count, lower + 4) {
                for piece in pieces {
                    var index = LineIndex(bytes)
                    index.replace(ByteRange(lower, upper), with: piece)
                    let expected = LineIndex(Array(bytes[..<lower]) + piece + Array(bytes[upper...]))
                    #expect(index.bytes == expected.bytes)
                    #expect(lines(of: index) == lines(of: expected))
                }
            }
        }
    }

    @Test func replacingOutsideTheTextIsMovedIntoIt() {
        var index = LineIndex(Array("ab\n".utf8))
        index.replace(ByteRange(90, 99), with: Array("c\nd".utf8))
        index.replace(ByteRange(-9, -1), with: Array("\n".utf8))
        #expect(index.bytes == Array("\nab\nc\nd".utf8))
        #expect(index.lineCount == 4)
    }

    private func lines(of index: LineIndex) -> [ByteRange] { (0..<index.lineCount).map(index.lineRange) }
}
