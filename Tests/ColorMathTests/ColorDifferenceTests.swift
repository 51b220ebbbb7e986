import ColorMath
import Testing

@Suite struct ColorDifferenceTests {
    @Test("The 34 pairs Sharma, Wu and Dalal test implementations with, both ways round")
    func sharma() throws {
        let rows = try ReferenceTable("sharma-ciede2000", headings: 0).rows
        #expect(rows.count == 34)
        for columns in rows {
            let figures = try columns.map { try #require(Double($0)) }
            try #require(figures.count == 7)
            let first = Lab(lightness: figures[0], a: figures[1], b: figures[2])
            let second = Lab(lightness: figures[3], a: figures[4], b: figures[5])
            #expect(abs(first.difference2000(from: second) - figures[6]) <= 5e-5, "\(columns)")
            #expect(abs(second.difference2000(from: first) - figures[6]) <= 5e-5, "\(columns)")
        }
    }

    @Test("Differences of sRGB colors against an independent library's figures")
    func reference() throws {
        let rows = try ReferenceTable("differences").rows
        #expect(rows.count == 200)
        for columns in rows {
            let first = try FactsTests.hex(String(columns[0].dropFirst()))
            let second = try FactsTests.hex(String(columns[1].dropFirst()))
            let perceived = try #require(Double(columns[2]))
            let ok = try #require(Double(columns[3]))
            #expect(agree(first.difference2000(from: second), perceived, within: 1e-6), "\(columns)")
            #expect(agree(first.differenceOK(from: second), ok, within: 1e-6), "\(columns)")
        }
    }

    @Test("The difference of a color from itself is 0, of black from white maximal")
    func extremes() {
        let color = RGBA(red: 0.3, green: 0.6, blue: 0.9)
        #expect(color.difference2000(from: color) == 0)
        #expect(color.differenceOK(from: color) == 0)
        #expect(agree(RGBA.black.difference2000(from: .white), 100, within: 1e-9))
        #expect(agree(RGBA.black.differenceOK(from: .white), 1, within: 1e-9))
    }
}
