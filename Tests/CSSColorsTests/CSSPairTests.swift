import TestSupport
import Testing

/// The colors of one rule that meet, marked with the number of their pair.
@Suite struct CSSPairTests {
    static let examples: [String] = [
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        "a { background-color: ⟦black¦1 behind⟧; color: ⟦rgb(1 2 3)¦1 text⟧ }",
        "a { color: ⟦var(--a)¦1 text, a name⟧; background: ⟦var(--b, #fff)¦1 behind, a name with a fallback⟧ }",
        "a { color: ⟦light-dark(#fff, #000)¦1 text, light and dark⟧; background: ⟦#000¦1 behind⟧ no-repeat 0 0 / cover }",
        // One of the two alone makes none; rules of one selector make one together.
        "a { color: ⟦#fff¦1 text⟧ } a { background: ⟦#000¦1 behind⟧ } b { color: #fff; border-color: #000 }",
        // `color-scheme` decides between the colors of `light-dark()`.
        "a { color-scheme: only dark; color: light-dark(#fff, ⟦#000¦1 text⟧); background: ⟦#fff¦1 behind⟧ }",
        "a { color-scheme: light dark; color: ⟦light-dark(#fff, #000)¦1 text, light and dark⟧; background: ⟦#fff¦1 behind⟧ }",
        ":root { color-scheme: light } a { color: light-dark(⟦#fff¦1 text⟧, #000); background: ⟦#fff¦1 behind⟧ }",
        "a b { color: light-dark(#fff, ⟦#000¦1 text⟧); background: ⟦#fff¦1 behind⟧ } a { color-scheme: dark }",
        // A scroll bar has no text, the button of a file field has.
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ } a::-webkit-scrollbar-thumb:hover { background: #111 }",
        "a::-webkit-slider-thumb { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ } a { color: red }",
        "a { color: ⟦#fff¦1 text⟧ } a::file-selector-button { background: ⟦#000¦1 behind⟧ }",
        // What can be used is meant, so `:not(:disabled)` and `:enabled` ask for nothing more.
        ".b.d { color: #c11 } .b:not([aria-disabled=true]):active { color: inherit } .b.d:active:not(:disabled) { background: #ccc }",
        ".b:hover { color: ⟦#fff¦1 text⟧ } .b.d:hover:not(.disabled):enabled { background: ⟦#000¦1 behind⟧ }",
        ".b:hover:not(.c) { color: #fff } .b.d:hover { background: #000 }",
        // The last declaration wins, unless an important one stands against it.
        "a { color: #eee; color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ ! IMPORTANT; background: #111 }",
        "a { color: red; color: ⟦oklch(0.5 0 0)¦1 text⟧; background: #000; background-color: ⟦#111¦1 behind⟧ }",
        "a { background-color: #000; background: ⟦#111¦1 behind⟧; color: ⟦#fff¦1 text⟧ }",
        // A declaration that CSS drops changes nothing.
        "a { color: ⟦#fff¦1 text⟧; color: blurple; color: #12345; color: 12px; color: hsl(120, 50, 50); color: #fff\\9; background: ⟦#000¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; background: red blue; background: #fff, #000; background: foo }",
        // One that we do not know leaves the pair open.
        "a { color: #fff; color: ⟦color-layers(red)¦1 text, unsupported color⟧; background: ⟦#000¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: #000; background: ⟦var(--a) var(--b)¦1 behind, unsupported background⟧ }",
        // Colors from elsewhere make no pair.
        "a { color: inherit; background: #000 } b { color: currentColor; background: #000 } c { color: unset; background: #000 }",
        "a { color: #fff; background: none } b { color: #fff; background: inherit } c { color: #fff; background-color: initial }",
        "a { color: #fff; background: #000; background: none } b { color: #fff; background: #000; all: unset }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦transparent¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦currentcolor¦1 behind, the text color is inherited⟧ }",
        "a { color: ⟦ButtonText¦1 text, ButtonText is chosen by the system⟧; background: ⟦#fff¦1 behind⟧ }",
        // Pictures lie over the color.
        "a { color: ⟦#fff¦1 text⟧; background: ⟦url(x.png)¦1 behind, the background is an image⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦url(x.png) no-repeat, #000¦1 behind, 2 layers⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(45deg, red, var(--x) 50%, #000)¦1 behind, a gradient of 3⟧ }",
        // Of two stops in one place the second follows at once.
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(red 50%, blue 50%, tan)¦1 behind, a gradient of 3 with jumps after [0]⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(red 50%, blue 0)¦1 behind, a gradient of 2 with jumps after [0]⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦conic-gradient(red 0 90deg, blue 90deg 180deg, tan 0)¦1 behind, a gradient of 3 with jumps after [0, 1]⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(red 10px, 30%, blue 20px)¦1 behind, a gradient of 2⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(red 50%, blue 20px)¦1 behind, a gradient of 2⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(to right in oklch longer hue, red, blue)¦1 behind, a gradient of 2⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦linear-gradient(in nowhere, red, blue)¦1 behind, the background is a gradient with unknown stops⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦-webkit-gradient(linear, left top, left bottom, from(red), to(blue), color-stop(50%, tan))¦1 behind, a gradient of 3⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background-color: #000; background-image: ⟦image-set('a' 1x), radial-gradient(red, tan)¦1 behind, 3 layers⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background-image: url(x); background: ⟦#000¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; background-image: none }",
        // Effects that change what is seen.
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, opacity changes the colors⟧; opacity: .5 }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; opacity: .5; opacity: 100%; filter: none; mix-blend-mode: normal }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, filter changes the colors⟧; filter: blur(2px) }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, mix-blend-mode changes the colors⟧; mix-blend-mode: screen }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, background-clip: text changes the colors⟧; -webkit-background-clip: text }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, opacity changes the colors⟧; opacity: var(--o) }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; filter: alpha(opacity=50) }",
        // Large text, where the rule says so.
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: 24px }",
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: 14pt; font-weight: 700 }",
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font: italic Bold 19px/1.2 'Red', serif }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font: 19px/24px serif }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font-size: 14pt; font-weight: 600 }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font-size: 24px; font-size: 1rem }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font: bold 24px serif; font: inherit }",
        // Each rule for itself, nested ones too, in the order of the file.
        "a { color: ⟦#fff¦1 text⟧; b { color: ⟦#eee¦2 text⟧; background: ⟦#111¦2 behind⟧ } background: ⟦#000¦1 behind⟧ }",
        "a { color: ⟦#fff¦1 text⟧; &:hover { background: ⟦#000¦1 behind⟧ } @media (x) { color: ⟦#eee¦2 text⟧; background: ⟦#111¦2 behind⟧ } }",
        "@media print { a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ } }",
        // What styles no element makes none.
        "@keyframes x { to { color: #fff; background: #000 } } @font-face { color: #fff; background: #000 }",
        "@page { color: #fff; background: #000 } a { @starting-style { color: #fff; background: #000 } }",
    ]

    @Test(arguments: examples) func findsWhatIsMarked(_ example: String) {
        #expect(CSSExample.annotated(example, .pairs) == example)
    }

    @Test func isSilentInAComment() { Self.examples.forEach(isSilentInAComment) }

    private func isSilentInAComment(_ example: String) {
        #expect(CSSExample.scanned("/*" + MarkedSource(example).text + "*/").pairs.isEmpty, "\(example)")
    }
}
