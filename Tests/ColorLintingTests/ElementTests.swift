import ColorLinting
import SourceText
import Testing

/// The names of the elements that pairs are about.
@Suite struct ElementTests {
    /// A pair over two rules is about the element that both select, one of a single rule about all it selects.
    @Test func pairsNameWhatBothColoursMeetOn() {
        let text = """
            .btn, .link { color: #777 }
            @media (x) { .btn:hover, .b:hover { background: #888 } }
            .x, .y { color: #777; background: #999 }
            .z { &.on { background: #aaa } color: #888 }
            """
        let file = SourceFile(path: "a.css", language: .css, bytes: Array(text.utf8))
        #expect(Linter().lint(file).elementsOfPairs(in: file) == [".btn:hover", ".x, .y", ".z { &.on"])
    }
}
