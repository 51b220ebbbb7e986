import CSSColors
import ColorMath
import SourceText
import TestSupport
import Testing

/// Every literal is marked with its form and its color, and nothing else is.
@Suite struct CSSLiteralTests {
    static let examples: [String] = [
        // Hex colors of 3, 4, 6 and 8 digits, and of no other count.
        "a { color: ⟦#fff¦hex #ffffff⟧; background: ⟦#1E90FF80¦hex #1e90ff80⟧ }",
        "a { color: ⟦#0000¦hex #00000000⟧; fill: #12345; stroke: #ggg; outline-color: #1234567 }",
        // An escape spells the digit too.
        #"a { color: ⟦#\66 ff¦hex #ffffff⟧; background: ⟦r\65 d¦name #ff0000⟧; c\6Flor: ⟦blue¦name #0000ff⟧ }"#,
        // Wherever a value is, also of properties that are not about colors.
        "a { width: ⟦#abc¦hex #aabbcc⟧; --x: 1px ⟦#abc¦hex #aabbcc⟧ }",
        // The functions with commas, in any case.
        "a { color: ⟦RGBA(33, 37, 41, 1)¦rgba #212529⟧; fill: ⟦rgb(100%, 0%, 50%)¦rgb #ff0080⟧ }",
        "a { color: ⟦hsl(120deg, 100%, 25%)¦hsl #008000⟧; fill: ⟦HsLa(120,100%,25%,.5)¦hsla #00800080⟧ }",
        // And without.
        "a { color: ⟦rgb(33 37 41 / 50%)¦rgb #21252980⟧; fill: ⟦rgb(none 0 0/none)¦rgb #00000000⟧ }",
        "a { color: ⟦hsl(.5turn 100% 50%)¦hsl #00ffff⟧; fill: ⟦hsl(200grad 100 50)¦hsl #00ffff⟧ }",
        "a { color: ⟦hwb(120 20% 20%)¦hwb #33cc33⟧; fill: ⟦hwb(0 60% 60%)¦hwb #808080⟧ }",
        "a { color: ⟦lab(50% 0 0)¦lab #777777⟧; fill: ⟦lch(50 0 none)¦lch #777777⟧ }",
        "a { color: ⟦oklab(1 0 0)¦oklab #ffffff⟧; fill: ⟦oklch(0% 0 0 / .5)¦oklch #00000080⟧ }",
        "a { color: ⟦color(srgb .9 .9 .9)¦color #e6e6e6⟧; fill: ⟦color(xyz 0 0 0)¦color #000000⟧ }",
        // Comments and newlines count for nothing.
        "a { color: ⟦rgb(/**/1 /* # */ 2\n3)¦rgb #010203⟧ }",
        // Numbers that lie beyond are clamped.
        "a { color: ⟦rgb(300 -20 128)¦rgb #ff0080⟧; fill: ⟦rgb(0 0 0 / 5)¦rgb #000000⟧ }",
        "a { color: ⟦hsl(0 400% 50%)¦hsl #ff0000⟧; fill: ⟦hsl(0 -10% 50%)¦hsl #808080⟧ }",
        // Arithmetic with numbers is done; functions beyond it are not.
        "a { color: ⟦rgb(calc(200 + 55) calc(2*(3 + 4)) calc(1/2*30 - 5))¦rgb #ff0e0a⟧ }",
        "a { color: ⟦hsl(calc(1turn/4) calc(50% + 50%) 50%)¦hsl #80ff00⟧ }",
        "a { color: ⟦rgb(min(1, 2) 0 0)¦rgb #010000⟧; fill: ⟦rgb(calc(1em / 1px) 0 0)¦rgb ?⟧; stroke: rgb(calc(1px) 0 0) }",
        // What the specification calls invalid.
        "a { color: hsl(120, 50, 50); fill: rgba(0,0,0,34/255); stroke: hwb(0, 0%, 0%) }",
        "a { color: rgb(1, 2 3); fill: rgb(1 2 3, 4); stroke: rgb(1 2); outline-color: rgb(1 2 3 4) }",
        "a { color: rgb(1, 2%, 3); fill: rgb(none, 0, 0); stroke: rgb(1deg 2 3); outline-color: rgb() }",
        "a { color: hsl(50% 50% 50%); fill: lab(1deg 0 0); stroke: color(srgb 1 1); outline-color: color(rgb 1 1 1) }",
        "a { color: rgb(1 2 3 /); fill: rgb(1,2,3,); stroke: rgb(,1,2,3); outline-color: ⟦rgb(1 2 3)¦rgb #010203⟧ 4px }",
        // What depends on something else.
        "a { color: ⟦rgb(var(--x))¦rgb ?⟧; fill: ⟦rgba(var(--bs-body-rgb), .5)¦rgba ?⟧; stroke: ⟦rgb(env(a) 0 0)¦rgb ?⟧ }",
        "a { color: ⟦rgb(from ⟦#fff¦hex #ffffff⟧ r g b / 50%)¦rgb #ffffff80⟧; fill: ⟦hsl(from ⟦red¦name #ff0000⟧ h s l)¦hsl #ff0000⟧ }",
        "a { color: ⟦color-mix(in srgb, ⟦red¦name #ff0000⟧ 10%, ⟦#fff¦hex #ffffff⟧)¦color-mix #ffe6e6⟧ }",
        "a { color: ⟦rgb(from currentcolor r g b / 50%)¦rgb ?⟧; fill: ⟦color-mix(in srgb, CanvasText, ⟦red¦name #ff0000⟧)¦color-mix ?⟧ }",
        "a { color: ⟦color-mix(in lch, ⟦rgb(from ⟦red¦name #ff0000⟧ g r b)¦rgb #00ff00⟧, ⟦lime¦name #00ff00⟧)¦color-mix #00ff00⟧ }",
        "a { color: ⟦contrast-color(⟦navy¦name #000080⟧)¦contrast-color #ffffff⟧; fill: ⟦alpha(from ⟦red¦name #ff0000⟧ / 50%)¦alpha #ff000080⟧ }",
        "a { color: ⟦device-cmyk(0 1 1 0)¦device-cmyk #ff0000⟧; fill: ⟦color(--swop 0 1 1 0)¦color ?⟧ }",
        "a { filter: alpha(opacity=50); color: ⟦color(display-p3-linear 0 0 0)¦color #000000⟧ }",
        "a { color: light-dark(⟦white¦name #ffffff⟧, ⟦#000¦hex #000000⟧) }",
        "a { color: var(--x, ⟦#fff¦hex #ffffff⟧); fill: var(--x, var(--y, ⟦red¦name #ff0000⟧)) }",
        // Names, where a color may stand.
        "a { color: ⟦ReD¦name #ff0000⟧; background: no-repeat ⟦transparent¦name #00000000⟧ }",
        "a { border: 1px solid ⟦red¦name #ff0000⟧; box-shadow: 0 0 2px ⟦gold¦name #ffd700⟧, inset 0 0 ⟦navy¦name #000080⟧ }",
        "a { text-decoration: underline ⟦tan¦name #d2b48c⟧; scrollbar-color: ⟦red¦name #ff0000⟧ ⟦blue¦name #0000ff⟧ }",
        "a { background-image: linear-gradient(to right, ⟦red¦name #ff0000⟧ 10%, ⟦#00f¦hex #0000ff⟧) }",
        "a { mask: -webkit-gradient(linear, 0 0, from(⟦red¦name #ff0000⟧), color-stop(.5, ⟦tan¦name #d2b48c⟧)) }",
        "a { filter: drop-shadow(0 0 2px ⟦red¦name #ff0000⟧) }",
        "a { --x: ⟦red¦name #ff0000⟧; --y: ⟦Red¦name #ff0000⟧ !important; --z: var(--x, ⟦tan¦name #d2b48c⟧) }",
        "@property --x { syntax: '<color>'; inherits: false; initial-value: ⟦red¦name #ff0000⟧ }",
        // And where none may.
        "a { font-family: Red; animation: red 1s; grid-area: tan; transition: color 1s; will-change: color }",
        "a { --x: 1px solid red; --y: red blue; --red: 1px; --z: foo(red) }",
        "a { background-image: url(red.png#fff), url( '#fff' ); content: '#fff' \"red\"; cursor: url(#fff) }",
        "a { color: /* #fff red */ x; grid-template: [red] 1fr / [tan] }",
        "#fff, .red, red[a='#fff'], a:not(#abc) > #def:hover { }",
        "@media (color: red) { } @supports (color: #fff) { a { color: ⟦#fff¦hex #ffffff⟧ } } @import url(#fff);",
        "a { filter: progid:DXImageTransform.Microsoft.gradient(startColorstr=#80000000, endColorstr=#80000000) }",
        "a { rgb: rgb; color: rgb; --a: rgb; color: blurple; color: rgb (1 2 3) }",
        // A bare triple is no color.
        ":root { --x-rgb: 33, 37, 41 }",
        // Nesting: what looks like a declaration may be a rule.
        "a { b:hover #fff { color: ⟦#abc¦hex #aabbcc⟧ } &:is(#fff) { color: ⟦red¦name #ff0000⟧ } color: ⟦tan¦name #d2b48c⟧ }",
        "@media print { a { color: ⟦#000¦hex #000000⟧ } } @layer x { @container (width > 1px) { b { fill: ⟦#fff¦hex #ffffff⟧ } } }",
        "@keyframes red { from { color: ⟦red¦name #ff0000⟧ } 50% { color: ⟦#fff¦hex #ffffff⟧ } }",
        "@page { @top-left { color: ⟦red¦name #ff0000⟧ } } @font-face { src: local(⟦#fff¦hex #ffffff⟧) }",
        // Broken code gives what can be read of it.
        "a { color: ⟦#fff¦hex #ffffff⟧",
        "a { color: ⟦rgb(1, 2, 3¦rgb #010203⟧",
        "a { color: 'x\n; fill: ⟦#fff¦hex #ffffff⟧ } b { fill: url(x y; #fff } c { color: #fff })",
        "a { color: ); fill: ⟦#fff¦hex #ffffff⟧ } } b { fill: ⟦#abc¦hex #aabbcc⟧ }",
        "a { color red; fill: ⟦red¦name #ff0000⟧; ; : #fff; fill } b { }",
        "<!-- a { color: ⟦red¦name #ff0000⟧ } --> b { color: ⟦tan¦name #d2b48c⟧ }",
        "a { *color: #fff; _color: ⟦#abc¦hex #aabbcc⟧ }",
    ]

    @Test(arguments: examples) func findsWhatIsMarked(_ example: String) {
        #expect(CSSExample.annotated(example, .literals) == example)
    }

    @Test func isSilentInAComment() { Self.examples.forEach(isSilentInAComment) }

    private func isSilentInAComment(_ example: String) {
        let text = MarkedSource(example).text.replacing("*/", with: "* /")
        #expect(CSSExample.scanned("/*" + text + "*/").literals.isEmpty, "\(example)")
    }

    @Test func isSilentInAString() { Self.examples.forEach(isSilentInAString) }

    private func isSilentInAString(_ example: String) {
        let text = MarkedSource(example).text
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\a ")
        #expect(CSSExample.scanned("a { content: \"" + text + "\" }").literals.isEmpty, "\(example)")
    }

    @Test func keepsItsPlaceBehindAByteOrderMark() { Self.examples.forEach(keepsItsPlaceBehindAByteOrderMark) }

    private func keepsItsPlaceBehindAByteOrderMark(_ example: String) {
        #expect(moved(example, behind: "\u{FEFF}"), "\(example)")
    }

    @Test func keepsItsPlaceBehindAnEmoji() { Self.examples.forEach(keepsItsPlaceBehindAnEmoji) }

    private func keepsItsPlaceBehindAnEmoji(_ example: String) {
        #expect(moved(example, behind: "/* 🎨 */ .é { content: '🟥' }\n"), "\(example)")
    }

    @Test func readsCarriageReturns() { Self.examples.forEach(readsCarriageReturns) }

    private func readsCarriageReturns(_ example: String) {
        let example = example.replacing(" ", with: "\r\n")
        let labelled = MarkedSource(example)
        let found = CSSExample.scanned(labelled.text).literals.map(\.range)
        #expect(found == labelled.marks.map { ByteRange($0.lowerBound, $0.upperBound) }, "\(example)")
    }

    /// Whatever is cut off, what remains is read without harm and inside its bounds.
    @Test func survivesBeingCutAtEachByte() { Self.examples.forEach(survivesBeingCutAtEachByte) }

    private func survivesBeingCutAtEachByte(_ example: String) {
        let bytes = Array(MarkedSource(example).text.utf8)
        for count in bytes.indices {
            for part in [bytes[..<count], bytes[count...]] {
                let facts = CSSColorSyntax.css.scan(SourceFile(path: "a.css", language: .css, bytes: Array(part)))
                #expect(
                    facts.literals.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= part.count },
                    "\(example)")
            }
        }
    }

    private func moved(_ example: String, behind prefix: String) -> Bool {
        let marked = MarkedSource(example)
        let found = CSSExample.scanned(prefix + marked.text).literals.map(\.range)
        let shift = prefix.utf8.count
        return found == marked.marks.map { ByteRange($0.lowerBound + shift, $0.upperBound + shift) }
    }

    /// Bytes that are no UTF-8 count as parts of names.
    @Test func readsInvalidUTF8() {
        let bytes =
            Array("a { c\u{0}: red; color: #ff0000; fill: re".utf8) + [0xFF, 0xC3] + Array("d; stroke: red }".utf8)
        let facts = CSSColorSyntax.css.scan(SourceFile(path: "a.css", language: .css, bytes: bytes))
        #expect(facts.literals.map(\.form) == [.hex, .cssName])
    }

    /// No stack is used up, and no time beyond what the length takes.
    @Test(arguments: [
        "(", "[", "{", "a{", "a:b{", "rgb(", "var(--x,", "light-dark(red,", "calc(", "@media x{", "a{color:rgb(",
        "rgb(calc(", "rgb(calc(x*(", "color-mix(in srgb,", "rgb(from ", "min(", "contrast-color(", "calc(1+rgb(calc(",
    ])
    func survivesDeepNesting(_ opening: String) {
        let text = "a { color: " + String(repeating: opening, count: nestingDepth)
        let whole = text + "red" + String(repeating: ")", count: nestingDepth)
        #expect(CSSExample.scanned(text).literals.count <= 300_000)
        #expect(CSSExample.scanned(whole).literals.count <= 300_000)
    }
}
