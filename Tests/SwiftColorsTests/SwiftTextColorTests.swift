import TestSupport
import Testing

/// Text colors without a pair are listed without a background.
@Suite struct SwiftTextColorTests {
    @Test(arguments: try Fixtures.examples("SwiftTextColors")) func findsTextColors(_ example: Example) {
        #expect(SwiftAnnotation.textColors(example.text) == example.marked)
    }
}
