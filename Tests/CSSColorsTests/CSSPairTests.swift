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

    /// The two rules select the same element, each in its own theme.
    @Test func theSelectorIsThatOfTheAppearance() {
        let text = ".dark .a { color: #fff; background: #000 } .light .a { color: #000; background: #fff }"
        let pairs = CSSAnnotation.scan(text).pairs
        #expect(pairs.count == 2)
        for pair in pairs {
            let selector = pair.selector.map {
                String(decoding: Array(text.utf8)[$0.lowerBound..<$0.upperBound], as: UTF8.self)
            }
            #expect(selector == (pair.appearances == .dark ? ".dark .a " : ".light .a "))
        }
    }

    /// Icon fonts use private characters, which cannot be seen in a fixture.
    @Test func aPrivateCharacterIsAnIcon() {
        let rule = "a::before { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧; content: '\u{F101}' }"
        let marks = CSSAnnotation.marks(in: MarkedSource(rule).text, .pairs, .css)
        #expect(MarkedSource.annotate(MarkedSource(rule).text, with: marks) == rule)
    }
}
