import TestSupport
import Testing

/// Every text color is counted: what takes part in no pair is a row without a background.
@Suite struct CSSTextColorTests {
    static let css = [
        "body { color: ⟦#999¦text⟧ }",
        "p { color: ⟦red¦text⟧ } h1 { color: ⟦blue¦large text⟧ }",
        "p { color: ⟦var(--ink)¦text, a name⟧ }",
        "p { color: ⟦#999¦large text⟧; font-size: 32px }",
        "@media (prefers-color-scheme: dark) { p { color: ⟦#999¦text dark⟧ } }",
        // One declaration is one row, however many selectors it has.
        "a, b, c { color: ⟦#999¦text⟧ }",
        // What is overridden is never seen.
        "p { color: #999 } p { color: ⟦#888¦text light⟧ } @media (prefers-color-scheme: dark) { p { color: ⟦#777¦text dark⟧ } }",
        // What takes part in a pair is no row besides.
        "p { color: #999; background: #fff }",
        ".card { background: #fff } .card .title { color: #999 }",
        ".btn { color: #999 } .btn:hover { background: #fff }",
        // No color is set.
        "p { color: inherit } a { color: currentcolor } b { color: unset } i { color: initial }",
        // Another reason than the missing background keeps these from being judged.
        "a:disabled { color: #999 } @media print { p { color: #000 } } p { color: #999; opacity: 0.5 }",
        // No text is there to see.
        "p { color: #999; font-size: 0 } li::marker { color: #999 }",
        // What is around decides the size, and whether there is anything to see.
        ".nav h1 a { color: ⟦#fff¦large text⟧ } .sr-only { clip: rect(0 0 0 0) } .sr-only b { color: #777 }",
    ]

    @Test(arguments: css) func findsThoseOfStyleSheets(_ example: String) {
        #expect(CSSExample.annotated(example, .textColors) == example)
    }
}
