import ColorLinting
import TestSupport
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("colrs", "colors"), ("COLORS", "colors"), ("colours", "colors"), ("pair", "pairs"), ("ocntrast", "contrast"),
        ("converted", "convert"), ("x", nil), ("lint", nil), ("", nil),
    ])
    func finds(text: String, expected: String?) {
        #expect(nearestName(to: text, among: ["colors", "pairs", "contrast", "convert"]) == expected)
    }

    /// The result equals that of the full table of distances, which is slower.
    @Test func leavesOutOnlyWhatCannotBeNearest() {
        var random = SplitMix64(seed: 3)
        func name() -> String {
            String((0..<Int.random(in: 0...9, using: &random)).compactMap { _ in "abc".randomElement(using: &random) })
        }
        for _ in 0..<rounds(3000, debug: 600) {
            let (text, names) = (name(), [name(), name(), name(), name()])
            var best: (name: String, distance: Int)?
            for name in names {
                let distance = Self.distance(Array(text.utf8), Array(name.utf8))
                if distance <= max(1, max(text.count, name.count) / 3), distance < best?.distance ?? .max {
                    best = (name, distance)
                }
            }
            #expect(nearestName(to: text, among: names) == best?.name, "\(text) among \(names)")
        }
    }

    /// Optimal string alignment by definition.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for row in 0...a.count { table[row][0] = row }
        for column in 0...b.count { table[0][column] = column }
        for row in 1..<a.count + 1 {
            for column in 1..<b.count + 1 {
                let change = a[row - 1] == b[column - 1] ? 0 : 1
                table[row][column] = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + change)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
