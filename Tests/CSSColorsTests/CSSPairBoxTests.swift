import TestSupport
import Testing

/// Which boxes hold text, marked with the number of the pair, and its size where that changes what is asked for.
@Suite struct CSSPairBoxTests {
    static let examples: [String] = [
        // `::before` and `::after` show what `content` says: nothing, a picture, an icon, text.
        "a::before { color: #fff; background: #000; content: '' } a::after { color: #fff; background: #000; content: \"\\200b\" }",
        "a::after { color: #fff; background: #000; content: url(x.svg) / 'of a house' }",
        "a::before { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧; content: '\\f101' }",
        "a::before { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧; content: '\u{F101}' }",
        "a::before { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; content: 'new\\20' }",
        "a::before { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; content: counter(item) '.' }",
        "a::before { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; content: var(--badge) }",
        "a::before { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        // A narrower rule says otherwise.
        ".a::after { content: ''; background: #000 } .a::after { color: #fff } .a.b::after { content: 'b'; color: ⟦#eee¦1 text⟧ } .a.b::after { background: ⟦#000¦1 behind⟧ }",
        // Text for screen readers alone.
        ".sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; color: #777; background: #fff }",
        ".hidden { clip: rect(0 0 0 0); color: #777; background: #fff } .hidden b { color: #888 }",
        ".hidden { clip-path: inset(50%); color: #777; background: #fff }",
        ".logo { text-indent: -9999px; color: #777; background: #fff } .skip { position: absolute; left: -10000px; color: #777; background: #fff }",
        ".thin { width: 1px; height: 1px; color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ }",
        ".cut { clip: rect(0, 20px, 20px, 0); color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ }",
        // What shows when it has the focus is judged.
        ".skip { clip: rect(1px, 1px, 1px, 1px); color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } .skip:focus { clip: auto }",
        ".menu ul { left: -999em; color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } .menu li:hover ul { left: auto }",
        ".sr-only { clip: rect(0 0 0 0); color: #777; background: #fff } .box { clip: auto }",
        // Controls and elements without text; bars and graphics need less.
        "[type=checkbox] { color: #fff; background: #000 } input[type='radio']:checked { color: #fff; background: #000 }",
        "[type=checkbox][role=switch] { color: #fff; background: #000 } :is([type=range], [type=color]) { color: #fff; background: #000 }",
        ":is([type=range], [type=text]) { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        "label:has([type=checkbox]) { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        "[type=checkbox] + label { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        "[type=checkbox]::before { content: '✓'; color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧ }",
        "progress, meter { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧ } hr { color: #fff; background: #000 }",
        // A bar that shows no progress draws none.
        "progress:indeterminate { color: #fff; background: linear-gradient(#fff 30%, #eee 30%) }",
        "svg { color: ⟦#fff¦1 text non-text⟧; background: ⟦#000¦1 behind⟧ } .bar[role=progressbar] { color: ⟦#fff¦2 text non-text⟧; background: ⟦#000¦2 behind⟧ }",
        // What may be an icon alone has to reach as much as large text, perhaps.
        ".search-icon { color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧ } .iconic { color: ⟦#eee¦2 text⟧; background: ⟦#111¦2 behind⟧ }",
        // Controls that cannot be used are exempt, and counted.
        "b:disabled { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind, inactive controls are exempt⟧ }",
        ".b[aria-disabled=true] i { color: ⟦#777¦1 text⟧ } .b { background: ⟦#fff¦1 behind, inactive controls are exempt⟧ }",
        "i:disabled { color: ⟦⟦#777¦1 text⟧¦1 behind, inactive controls are exempt⟧ }",
        ".btn--disabled { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind, inactive controls are exempt⟧ }",
        "[aria-disabled=false] { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } .not-disabled { color: ⟦#777¦2 text⟧; background: ⟦#fff¦2 behind⟧ }",
        // The text of a table lies in its cells, that of a list in its items.
        "table { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind, the text is in boxes with colors of their own⟧ } table td, table th { background: #eee }",
        "ul.m { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind, the text is in boxes with colors of their own⟧ } ul.m > li { background: #000 }",
        "table { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } table th { background: #eee }",
        ".box { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind, the text is in boxes with colors of their own⟧ } .box > * { background: #eee }",
        ".box { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } .box > i { background: #eee }",
        "thead { color: ⟦#777¦1 text⟧; background: ⟦⟦#fff¦1 behind, the text is in boxes with colors of their own⟧¦2 behind⟧ } thead th { color: ⟦#000¦2 text⟧ }",
        "ul { color: ⟦#777¦1 text⟧; background: ⟦#fff¦1 behind⟧ } ul li { background: rgb(0 0 0 / 10%) }",
        // Browsers drop rules with pseudo-classes that they do not know.
        "input { background: #fff } input:-ms-input-placeholder { color: #999 } a, b::-ms-clear { color: #999; background: #fff }",
    ]

    static let sizes: [String] = [
        // A heading above gives its size, unless a rule sets that.
        ".nav h1 a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧ }",
        "h3 { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧ } h4 { color: ⟦#fff¦2 text⟧; background: ⟦#000¦2 behind⟧ }",
        ".nav h1 a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font-size: 1rem }",
        "h1 { font-size: 14px } .nav h1 a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧ }",
        "h1 small { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font-size: 50%; font-weight: 400 }",
        "h1 small { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: 0.8em }",
        "h3 { color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧; font-weight: normal }",
        // Sizes are computed.
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: calc(20px + 2 * 3px) }",
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: var(--big) } :root { --big: 32px }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; font-size: var(--small) } :root { --small: calc(var(--base) * 0.8); --base: 1rem }",
        "a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: var(--size, 30px) }",
        "html { font-size: 16px } a { color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧; font-size: calc(1rem + 8px) }",
        ".a { --s: 28px; font-size: var(--s); color: ⟦#fff¦1 text large⟧; background: ⟦#000¦1 behind⟧ }",
        "a { font-size: var(--s); color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧ } .b { --s: 28px }",
        "a { font-size: var(--s); color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧ } :root { --s: 12px } @media (prefers-color-scheme: dark) { :root { --s: 28px } }",
        "a { font-size: var(--s); color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧ } :root { --s: var(--t); --t: var(--s) }",
        "a { font-size: calc(1em + 2vw); color: ⟦#fff¦1 text unknown⟧; background: ⟦#000¦1 behind⟧ }",
        // A hard shadow right beside the text leaves its color what is seen.
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; text-shadow: 0 1px 0 #333 }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind⟧; text-shadow: 0 1px #333, rgb(0 0 0 / 50%) -1px 0 }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, text-shadow changes the colors⟧; text-shadow: 0 1px 1px #333 }",
        "a { color: ⟦#fff¦1 text⟧; background: ⟦#000¦1 behind, text-shadow changes the colors⟧; text-shadow: 0 2px 0 #333 }",
    ]

    @Test(arguments: examples + sizes) func findsWhatIsMarked(_ example: String) {
        #expect(CSSExample.annotated(example, .pairs) == example)
    }
}
