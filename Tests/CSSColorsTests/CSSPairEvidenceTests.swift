import TestSupport
import Testing

/// Which rules one style sheet shows to meet on an element, marked with the number of the pair.
@Suite struct CSSPairEvidenceTests {
    static let examples: [String] = [
        // A selector that adds something to another one selects the same elements.
        ".btn { color: ⟦#fff¦1 text⟧ } .btn:hover { background: ⟦#777¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧ } a.card:hover { background: ⟦#777¦1 behind⟧ } .card { padding: 1em }",
        "a { color: ⟦#fff¦1 text⟧ } .menu a { background: ⟦#777¦1 behind⟧ }",
        ".line .n { color: ⟦#999¦1 text⟧ } .line .n.highlight { background: ⟦#fd0¦1 behind⟧ }",
        // Of all rules that are known to select the element the most specific one counts.
        ".m a { color: #bbb } .m li.on a { color: ⟦#111¦1 text⟧ } .m li.b.on li.c > a { background: ⟦#c9c9c9¦1 behind⟧ }",
        // A utility class goes with whatever color an element has.
        "a { color: ⟦#fff¦1 text⟧ } .bg-dark { background: #333 } a.bg-dark:hover { background: ⟦#777¦1 behind, no selector shows that both apply to one element⟧ }",
        "button { background: ⟦#777¦1 behind, no selector shows that both apply to one element⟧ } .text-red { color: red } button.text-red { color: ⟦#f00¦1 text⟧ }",
        // It is none if it does something else too, or if the other rule asks for it.
        "a { color: ⟦#fff¦1 text⟧ } .box { background: #333 } a.box:hover { background: ⟦#777¦1 behind⟧ } .box .x, .box { margin: 0 }",
        ".bg-dark { background: ⟦#777¦1 behind⟧ } a.bg-dark { color: ⟦#fff¦1 text⟧ }",
        ".bg-dark { background: ⟦#777¦1 behind⟧ } .bg-dark a { color: ⟦#fff¦1 text⟧ }",
        ".bg-dark { background: ⟦#777¦1 behind⟧; color: ⟦#fff¦1 text⟧ }",
        // A class that begins with another class's name comes with it, and with what it sets.
        ".btn-red { background: ⟦#c00¦1 behind, no selector shows that both apply to one element⟧ } .btn.btn-ghost { background: none; color: #111 } .btn-red.btn-ghost { color: ⟦#c00¦1 text⟧ }",
        ".btn-red { background: ⟦#c00¦1 behind⟧ } .btn-red.btn-big { color: ⟦#111¦1 text⟧ } .btn.btn-big { padding: 0; background: #c00 }",
        // A class whose every use has a second one, which changes both colors.
        ".btn { color: ⟦#fff¦1 text⟧; background: ⟦#2a6¦1 behind, no selector shows that both apply to one element⟧ } .btn-a { background: ⟦#eee¦2 behind⟧ !important; color: ⟦#111¦2 text⟧ !important } .btn-b, .btn-c { background: red !important }",
        ".btn { color: ⟦#fff¦1 text⟧; background: ⟦#2a6¦1 behind⟧ } .btn-a { background: ⟦#eee¦2 behind⟧; color: ⟦#111¦2 text⟧ } .btn-b, .btn-c { background: red }",
        // So does a class that stands beside another wherever nothing stands before them.
        ".ui.dark.segment .segment { color: ⟦#222¦1 text⟧ } .ui.dark.segment { background: ⟦#111¦1 behind, no selector shows that both apply to one element⟧ } .ui.segment { background: #fff }",
        ".ui.dark.segment .segment:not(.ui) { color: ⟦#222¦1 text⟧ } .ui.dark.segment { background: ⟦#111¦1 behind⟧ } .ui.segment { background: #fff }",
        ".ui.menu .item { color: ⟦#222¦1 text⟧ } .ui.menu { background: ⟦#111¦1 behind⟧ } .item.ui { margin: 0 }",
        // What is set on the root is inherited, not set on every element.
        ":where(:root) { color: ⟦#111¦1 text⟧; background: ⟦#fff¦1 behind⟧ } article { background: ⟦#222¦2 behind⟧ } article p { color: ⟦#eee¦2 text⟧ }",
    ]

    @Test(arguments: examples) func findsWhatIsMarked(_ example: String) {
        #expect(CSSExample.annotated(example, .pairs) == example)
    }
}
