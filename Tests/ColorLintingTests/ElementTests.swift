import ColorLinting
import SourceText
import Testing

/// Names of the elements of pairs.
@Suite struct ElementTests {
    /// A pair of two rules belongs to the element that both select, a pair of one rule to all elements it selects.
    @Test func pairsNameWhatBothColorsMeetOn() {
        let text = """
            .btn, .link { color: #777 }
            @media (x) { .btn:hover, .b:hover { background: #888 } }
            .x, .y { color: #777; background: #999 }
            .z { &.on { background: #aaa } color: #888 }
            """
        let file = SourceFile(path: "a.css", language: .css, bytes: Array(text.utf8))
        #expect(Linter().lint(file).elementsOfPairs(in: file) == [".btn:hover", ".x, .y", ".z.on"])
    }
}
