import ColorMath
import Testing

@Suite struct ColorVisionTests {
    @Test("120 colors against an independent library's figures, to half of 1/255")
    func reference() throws {
        let rows = try ReferenceTable("vision").rows
        #expect(rows.count == 120)
        for columns in rows {
            let color = try FactsTests.hex(String(columns[0].dropFirst()))
            var figures = try columns.dropFirst().map { try #require(Double($0)) }
            for kind in ColorVisionDeficiency.allCases {
                let seen = kind.simulated(color)
                for part in [seen.red, seen.green, seen.blue] {
                    #expect(abs(part - figures.removeFirst()) < 0.5 / 255, "\(columns[0]) \(kind.rawValue)")
                }
            }
        }
    }

    @Test("Grays stay what they are, and what is seen once is seen the same again")
    func stability() {
        for kind in ColorVisionDeficiency.allCases {
            for step in 0...16 {
                let gray = RGBA(white: Double(step) / 16)
                #expect(kind.simulated(gray).difference2000(from: gray) < 0.01)
            }
            let seen = kind.simulated(RGBA(red: 0.5, green: 0.45, blue: 0.4, alpha: 0.3))
            #expect(seen.alpha == 0.3)
            #expect(kind.simulated(seen).difference2000(from: seen) < 0.01)
        }
    }
}
