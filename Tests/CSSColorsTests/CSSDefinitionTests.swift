import SourceColors
import TestSupport
import Testing

/// Custom properties, marked at their names with where they hold and what they are.
@Suite struct CSSDefinitionTests {
    static let examples: [String] = [
        ":root { ⟦--a¦everywhere⟧: #fff; ⟦--b¦everywhere, a name⟧: var(--a) }",
        "html, .x { ⟦--a¦everywhere⟧: red } * { ⟦--a¦everywhere⟧: red } :host{⟦--a¦everywhere⟧:red}BODY{⟦--b¦everywhere⟧:#fff}",
        ":root, [data-theme=light] { ⟦--a¦everywhere⟧: red } [data-theme=dark] { ⟦--a¦dark⟧: tan }",
        ".a { ⟦--a¦in 29 bytes⟧: red; .b { ⟦--a¦in 12 bytes⟧: tan } }",
        ":root { .a & { ⟦--a¦in 12 bytes⟧: red } html { ⟦--a¦everywhere⟧: red } }",
        "@media (prefers-color-scheme: dark) { :root { ⟦--a¦dark⟧: #000 } }",
        "@media screen and (prefers-color-scheme:LIGHT) { :root { ⟦--a¦light⟧: #000 } }",
        "@media not (prefers-color-scheme: dark) { :root { ⟦--a¦light⟧: #000 } }",
        ":root { @media (prefers-color-scheme: dark) { ⟦--a¦dark⟧: #000 } }",
        "@layer base { @media all { :root { ⟦--a¦everywhere⟧: #000 } } }",
        "@media print { :root { ⟦--a¦elsewhere in 23 bytes⟧: #000 } }",
        "@media (prefers-color-scheme: dark) and (width > 1px) { :root { ⟦--a¦in 13 bytes⟧: #000 } }",
        "@supports (color: lab(0 0 0)) { :root { ⟦--a¦everywhere⟧: #000 } }",
        "@theme { ⟦--a¦everywhere⟧: #000 }",
        // What is not written in CSS's own way is not defined.
        "@keyframes x { from { --a: red } } @font-face { --a: red } --a: red;",
        ":root { ⟦--a¦everywhere, a name with a fallback⟧: var(--x, #fff); ⟦--b¦everywhere, light and dark⟧: light-dark(#fff, red) }",
        ":root { ⟦--a¦everywhere, --a is not a color⟧: 1px solid }",
        ":root { ⟦--a¦everywhere, CanvasText is chosen by the system⟧: canvastext; ⟦--b¦everywhere⟧: hsl(0 0% 0%) }",
        ":root { --a:; ⟦--b¦everywhere, --b is not a color⟧: { color: red }; ⟦--c¦everywhere, --c is not a color⟧: red blue }",
        // An escape in a name is the same name.
        #":root { ⟦--\61¦everywhere⟧: red; ⟦--é¦everywhere⟧: red !important }"#,
    ]

    @Test(arguments: examples) func findsWhatIsMarked(_ example: String) {
        #expect(CSSExample.annotated(example, .definitions) == example)
    }

    @Test func resolvesEscapesInNames() {
        let facts = CSSExample.scanned(#":root { --\61 b: red; --c: var(--\41 b) }"#)
        #expect(facts.definitions.map(\.name.text) == ["--ab", "--c"])
        guard case .name(let name)? = facts.definitions.last.map({ facts.expressions[$0.value].kind }) else {
            Issue.record("--c is not defined by a name")
            return
        }
        #expect(name == ColorName(.customProperty, "--Ab"))
    }
}
