import ColorLinting
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("colrs", "colors"), ("COLORS", "colors"), ("colours", "colors"), ("pair", "pairs"), ("ocntrast", "contrast"),
        ("converted", "convert"), ("x", nil), ("lint", nil), ("", nil),
    ])
    func finds(text: String, expected: String?) {
        #expect(nearestName(to: text, among: ["colors", "pairs", "contrast", "convert"]) == expected)
    }
}
