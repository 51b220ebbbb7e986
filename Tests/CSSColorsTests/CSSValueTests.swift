import CSSColors
import CStandardLibrary
import ColorMath
import SourceColors
import SourceText
import Testing

/// Colors of CSS texts, compared with the figures of an independent library.
@Suite struct CSSValueTests {
    /// The rows of `Reference/colors.tsv`.
    static let rows: [(text: String, color: RGBA)] = {
        let folder = #filePath.dropLast("CSSValueTests.swift".count)
        guard let file = fopen(folder + "Reference/colors.tsv", "r") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t").map(String.init)
            let figures = columns.dropFirst().compactMap(Double.init)
            guard figures.count == 4 else { return nil }
            return (columns[0], RGBA(red: figures[0], green: figures[1], blue: figures[2], alpha: figures[3]))
        }
    }()

    @Test func agreesWithTheReference() {
        #expect(CSSValueTests.rows.count == 849)
        for (text, expected) in CSSValueTests.rows {
            guard let found = CSSAnnotation.scan("a{color:\(text)}").literals.first?.color?.rgba else {
                Issue.record("\(text) was not read")
                continue
            }
            let difference = [
                found.red - expected.red, found.green - expected.green, found.blue - expected.blue,
                found.alpha - expected.alpha,
            ]
            #expect(difference.allSatisfy { abs($0) < 1e-4 }, "\(text): \(found), not \(expected)")
        }
    }

    /// A text alone, such as a string in JSON or an argument, gives the same color.
    @Test func readsTextOnItsOwn() throws {
        try #require(CSSValueTests.rows.count == 849)
        for (text, expected) in CSSValueTests.rows {
            let file = SourceFile(path: "", language: .css, text: text)
            let literal = file.withBytes { ColorLiteral(css: ByteRange(0, $0.count), in: $0) }
            let color = literal?.color?.rgba
            #expect(color.map { abs($0.red - expected.red) < 1e-4 } == true, "\(text)")
        }
    }

    @Test(arguments: [
        "", " #fff", "#fff ", "#fff #fff", "#fff;", "rgb(1 2 3", "var(--x)", "none", "blurple", "fff", "red!important",
    ])
    func isNoLiteralOnItsOwn(_ text: String) {
        let file = SourceFile(path: "", language: .css, text: text)
        #expect(file.withBytes { ColorLiteral(css: ByteRange(0, $0.count), in: $0) } == nil)
    }
}
