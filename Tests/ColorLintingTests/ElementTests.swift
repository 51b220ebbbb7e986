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

    /// A mixin has the selector, too, but neither color.
    @Test func aNestedRuleBesideThatOfAMixinIsNamed() {
        let text = """
            .m() { color: #fff; background: #000; &:focus { background: #111 } }
            .a { &.b { .m(); color: #eee; &:focus:not(:disabled) { background: #222 } } }
            """
        let file = SourceFile(path: "a.less", language: .less, bytes: Array(text.utf8))
        #expect(Linter().lint(file).elementsOfPairs(in: file) == [".a.b", ".a.b:focus:not(:disabled)"])
    }
}
