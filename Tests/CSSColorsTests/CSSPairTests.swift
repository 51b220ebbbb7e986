import TestSupport
import Testing

/// Pairs, and text colors without a background.
@Suite struct CSSPairTests {
    @Test(arguments: try Fixtures.examples("CSSPairs")) func findsPairs(_ example: Example) {
        #expect(CSSAnnotation.annotated(example, .pairs) == example.marked)
    }

    /// Text colors without a pair are listed without a background.
    @Test(arguments: try Fixtures.examples("CSSTextColors")) func findsTextColors(_ example: Example) {
        #expect(CSSAnnotation.annotated(example, .textColors) == example.marked)
    }

    /// Icon fonts use private characters, which cannot be seen in a fixture.
    @Test func aPrivateCharacterIsAnIcon() {
        let rule = "a::before { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧; content: '\u{F101}' }"
        let marks = CSSAnnotation.marks(in: MarkedSource(rule).text, .pairs, .css)
        #expect(MarkedSource.annotate(MarkedSource(rule).text, with: marks) == rule)
    }
}
