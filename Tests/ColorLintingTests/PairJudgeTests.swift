import ColorLinting
import ColorMath
import SourceText
import Testing

/// Judgements of CSS pairs: the colors, the ratio, the verdict and its reason.
@Suite struct PairJudgeTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var css: String
        var expected: [String]
        var testDescription: String { css }

        init(_ css: String, _ expected: String...) {
            self.css = css
            self.expected = expected
        }
    }

    private static let beneath = "the color beneath the translucent background is not known"

    static let examples = [
        Example("p { color: #777; background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: #767676; background: #fff }", "any #767676 on #ffffff 4.54 pass"),
        // Alpha is composited over the background; the original color is reported.
        Example("p { color: rgb(0 0 0 / .5); background: #fff }", "any #00000080 on #ffffff 3.97 fail"),
        Example("p { color: rgb(0 0 0 / .54); background: #fff }", "any #0000008a on #ffffff 4.58 pass"),
        Example("p { color: rgba(255,255,255,.6); background: #121212 }", "any #ffffff99 on #121212 7.18 pass"),
        // Text in the color of its background is intentional, except by mistake in a single rule.
        Example("p { color: #fff; background: #fff }", "any #ffffff on #ffffff 1.00 fail"),
        Example(
            ".a { background: #fff } .a b { color: white }",
            "any #ffffff on #ffffff 1.00 unresolved: two rules give the text the color of its background: it is hidden, "
                + "or has another background"),
        // The selectors of one rule say the same once, whatever makes the color beneath them.
        Example(
            ".l { background: #eee } .d { background: #222 } .l .c { background: #eee } "
                + ".d .m .x, .l .m .x, .d .c .x, .l .c .x { background: rgb(0 155 100 / .73); color: #fff }",
            "any #ffffff on #097a52 5.33 pass", "any #ffffff on #40b189 2.65 fail"),
        // White on a translucent white is on something else.
        Example(
            ".menu { background: #f7f7f7 } .menu .count { color: #fff; background: rgb(255 255 255 / .3) }",
            "any #ffffff on #f9f9f9 1.04 unresolved: the text would hardly be seen: another box may be beneath it"),
        Example(
            ".menu { background: #f7f7f7 } .menu .count { color: #bbb; background: rgb(255 255 255 / .3) }",
            "any #bbbbbb on #f9f9f9 1.82 fail"),
        // So is text that two rules make hardly visible.
        Example(
            ".menu { background: #222 } .menu a { color: #eee } .menu a:hover { color: #262626 }",
            "any #eeeeee on #222222 13.71 pass",
            "any #262626 on #222222 1.05 unresolved: the text would hardly be seen: another rule may apply"),
        Example(
            ".menu { background: #222 } .menu a { color: #444 }", "any #444444 on #222222 1.63 fail"),
        Example(
            ".note { color: #444; background: #fff } @media (prefers-color-scheme: dark) { .note { background: #444 } }",
            "light #444444 on #ffffff 9.73 pass",
            "dark #444444 on #444444 1.00 unresolved: two rules give the text the color of its background: it is hidden, "
                + "or has another background"),
        // The text may be in elements inside.
        Example(
            ".note { background: #444 } .note.bad { color: #e85c5b } .note span { color: #bbb }",
            "any ? on ? - unresolved: the text may be in elements inside that have another color",
            "any #bbbbbb on #444444 5.07 pass"),
        Example(
            ".note { background: #444 } .note.bad { color: #e85c5b } .note a { color: #bbb }",
            "any #e85c5b on #444444 2.83 fail", "any #bbbbbb on #444444 5.07 pass"),
        Example(
            ".field { background: #444; color: #888 } .field > input { color: #fff }",
            "any ? on ? - unresolved: the text may be in elements inside that have another color",
            "any #ffffff on ? - unresolved: browsers draw a background of their own in the control"),
        Example(
            ".menu li { color: #fff } .menu li.on { background: #9c885c } .menu li a { color: #000 }",
            "any ? on ? - unresolved: the text may be in elements inside that have another color",
            "any #000000 on ? - unresolved: the background is not known"),
        Example(
            ".menu { background: #fff } .menu li.title { color: #999 } .menu li a { color: #000 }",
            "any #999999 on #ffffff 2.84 fail", "any #000000 on #ffffff 21.00 pass"),
        // What is pressed is pointed at.
        Example(
            ".b { color: #fff } .b:hover { background: #777 } .b:active { background: #888 } "
                + ".b:active:hover { background: #333 }",
            "any #ffffff on #777777 4.47 fail", "any #ffffff on #333333 12.63 pass"),
        // Headings are as large as the text of the page makes them.
        Example("h3 { color: #777; background: #fff }", "any #777777 on #ffffff 4.47 pass"),
        Example(
            "body { font-size: 14px } h3 { color: #777; background: #fff }",
            "any #777777 on #ffffff 4.47 unresolved: the text size is not known"),
        Example(
            "html { font-size: 62.5% } body { font-size: 1.6rem } h3 { color: #777; background: #fff }",
            "any #777777 on #ffffff 4.47 pass"),
        // The opacity of an element makes its text translucent over the background of an ancestor, but not over its own.
        Example(".a { background: #fff } .a b { color: #000; opacity: .5 }", "any #00000080 on #ffffff 3.97 fail"),
        Example(".a { background: #fff } .a b { color: #000; opacity: 54% }", "any #0000008a on #ffffff 4.58 pass"),
        Example(
            ".a { background: #fff } .a .b { opacity: .5 } .a .b i { color: rgb(0 0 0 / .9); opacity: .9 }",
            "any #00000067 on #ffffff 2.89 fail"),
        Example(
            ".a { background: #fff; opacity: .5 } .a b { color: #000 }",
            "any #000000 on ? - unresolved: opacity changes the colors"),
        Example(
            ".a { background: #fff } .a b { color: #000; opacity: 0 }",
            "any #000000 on ? - unresolved: opacity changes the colors"),
        // Transparent text is intentionally invisible.
        Example("p { color: transparent; background: #fff }"),
        // The color beneath a translucent background is unknown: it passes if any color suffices, and fails if none does.
        Example("p { color: #000; background: rgb(255 255 255 / .9) }", "any #000000 on #e6e6e6 16.74 pass"),
        Example("p { color: #fff; background: rgb(34 34 34 / .9) }", "any #ffffff on #383838 11.70 pass"),
        Example("p { color: #767676; background: rgb(255 255 255 / .9) }", "any #767676 on ? - unresolved: \(beneath)"),
        // It passes over black and over white, but not over the grays between.
        Example("p { color: #777; background: rgb(0 0 0 / .001) }", "any #777777 on ? - unresolved: \(beneath)"),
        Example("p { color: #757575; background: rgb(0 0 0 / .001) }", "any #757575 on ? - unresolved: \(beneath)"),
        Example(
            "p { color: #000; background: linear-gradient(rgb(255 255 255 / .9), rgb(255 255 255 / .7)) }",
            "any #000000 on #b3b3b3 9.95 to 16.74 pass"),
        Example(
            "p { color: #000; background: linear-gradient(rgb(255 255 255 / .9), transparent) }",
            "any #000000 on ? - unresolved: \(beneath)"),
        // Over the grays between, a translucent text changes, too: what is certain counts.
        Example(
            "p { color: rgb(255 255 255 / .7); background: rgb(34 34 34 / .9) }", "any #ffffffb3 on #383838 6.66 pass"),
        Example(
            "p { color: rgb(255 255 255 / .5); background: rgb(34 34 34 / .9) }",
            "any #ffffff80 on ? - unresolved: \(beneath)"),
        // Names, fallbacks, chains, cycles.
        Example(":root { --a: #777 } p { color: var(--a); background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: var(--a, #777); background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example(
            ":root { --a: var(--b); --b: #777 } p { color: var(--a); background: #fff }",
            "any #777777 on #ffffff 4.47 fail"),
        Example(
            "p { color: var(--a); background: #fff }", "any ? on #ffffff - unresolved: --a is not defined here"),
        Example(
            ":root { --a: var(--b); --b: var(--a) } p { color: var(--a); background: #fff }",
            "any ? on #ffffff - unresolved: --a is defined in terms of itself"),
        Example(
            ":root { --a: #000 } .x { --a: #777 } p { color: var(--a); background: #fff }",
            "any #000000 on #ffffff 21.00 pass", "any ? on ? - unresolved: --a has several definitions"),
        Example(
            ":root { --a: #000 } p { --a: #777; color: var(--a); background: #fff }",
            "any #777777 on #ffffff 4.47 fail"),
        // A rule for all elements without a class.
        Example(
            ".a { color: #777; background: #fff } .a:not(.b) { color: #000 }",
            "any ? on ? - unresolved: a rule for elements without a certain class sets another color",
            "any #000000 on #ffffff 21.00 pass"),
        Example(
            ".a.b { color: #777; background: #fff } .a:not(.b, .c) { color: #000; background: #eee }",
            "any #777777 on #ffffff 4.47 fail", "any #000000 on #eeeeee 18.09 pass"),
        Example(
            ".a:hover { color: #777; background: #fff } .a:not(.b) { color: #777; background: #fff }",
            "any #777777 on #ffffff 4.47 fail", "any #777777 on #ffffff 4.47 fail"),
        // Appearances that differ.
        Example(
            ":root { --a: #000 } @media (prefers-color-scheme: dark) { :root { --a: #777 } } "
                + "p { color: var(--a); background: #fff }",
            "light #000000 on #ffffff 21.00 pass", "dark #777777 on #ffffff 4.47 fail"),
        // A gradient passes or fails if every point does.
        Example(
            "p { color: #333; background: linear-gradient(#fff, #000) }",
            "any #333333 on ? - unresolved: 1.00 to 12.63 along the gradient"),
        Example(
            "p { color: #777; background: linear-gradient(#fff, #eee) }", "any #777777 on #eeeeee 3.85 to 4.47 fail"),
        Example(
            "p { color: #333; background: linear-gradient(#fff, #ccc) }", "any #333333 on #cccccc 7.86 to 12.63 pass"),
        // Purple is darker than both red and blue.
        Example(
            "p { color: #808080; background: linear-gradient(#f00, #00f) }",
            "any #808080 on #ff0000 1.01 to 2.71 fail"),
        // A single stop is a color.
        Example("p { color: #777; background: linear-gradient(#fff) }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: #777; background: linear-gradient(#fff, #fff) }", "any #777777 on #ffffff 4.47 fail"),
        // Hard edges have nothing in between.
        Example(
            "p { color: #333; background: linear-gradient(#fff 50%, #000 50%) }",
            "any #333333 on ? - unresolved: 1.66 to 12.63 along the gradient"),
        Example(
            "p { color: #777; background: linear-gradient(#000 50%, #f5f5f5 0, #fff) }",
            "any #777777 on ? - unresolved: 4.10 to 4.68 along the gradient"),
        // Translucent stops are composited over the color beneath.
        Example(
            "p { color: #fff; background: linear-gradient(rgb(0 0 0 / .8), rgb(0 0 0 / .7)), #fff }",
            "any #ffffff on #4d4d4d 8.52 to 12.63 pass"),
        // `transparent` is not black: premultiplied, white stays white.
        Example(
            "p { color: #767676; background: linear-gradient(#fff, transparent), #fff }",
            "any #767676 on #ffffff 4.54 to 4.54 pass"),
        // The text may be translucent too.
        Example(
            "p { color: rgb(0 0 0 / .5); background: linear-gradient(#fff, #eee) }",
            "any #00000080 on #eeeeee 3.85 to 3.97 fail"),
        // Another hue direction leads through other colors: here from red to red through all hues.
        Example(
            "p { color: #fff; background: linear-gradient(in hsl longer hue, #800000, #800101) }",
            "any #ffffff on ? - unresolved: 4.24 to 15.90 along the gradient"),
        // Several gradients: judged over the whole of both.
        Example(
            "p { color: #000; background: linear-gradient(#fffa, #eeea), linear-gradient(#fff, #ddd) }",
            "any #000000 on #e8e8e8 17.19 to 21.00 pass"),
        Example(
            "p { color: #777; background: linear-gradient(#fff8, #0008), linear-gradient(#fff, #000) }",
            "any #777777 on ? - unresolved: several gradients overlap"),
        // An image hides the color beneath it.
        Example(
            "p { color: #777; background: url(a.png) #fff }",
            "any #777777 on ? - unresolved: the background is an image"),
    ]

    /// Pairs with an unknown or partly unknown background, without and with white as the assumed background.
    static let assumed = [
        (
            "p { color: #999 }", "any #999999 on ? - unresolved: the background is not known",
            "any #999999 on #ffffff 2.84 fail"
        ),
        (
            "p { color: #767676 }", "any #767676 on ? - unresolved: the background is not known",
            "any #767676 on #ffffff 4.54 pass"
        ),
        (
            "p { color: #777; background: transparent }",
            "any #777777 on ? - unresolved: the background is not known", "any #777777 on #ffffff 4.47 fail"
        ),
        (
            "p { color: #767676; background: rgb(255 255 255 / .85) }",
            "any #767676 on ? - unresolved: \(beneath)",
            "any #767676 on #ffffff 4.54 pass"
        ),
        (
            ":root { --b: transparent } p { color: #777; background: var(--b) }",
            "any #777777 on ? - unresolved: the background is not known", "any #777777 on #ffffff 4.47 fail"
        ),
        ("p { color: transparent }", "", ""),
        // The printed page differs.
        (
            "@media print { p { color: #999 } }",
            "any #999999 on ? - unresolved: the background in print is not known",
            "any #999999 on ? - unresolved: the background in print is not known"
        ),
    ]

    @Test(arguments: assumed) func takesWhatIsAssumed(_ css: String, _ known: String, _ assumed: String) {
        let file = SourceFile(path: "a.css", language: .css, text: css)
        var configuration = Configuration()
        let without = Linter(configuration: configuration).lint(file).pairs
        #expect(without.map(describe) == (known.isEmpty ? [] : [known]))
        configuration.assumedBackground = AssumedBackground(light: .white, dark: .white)
        let with = Linter(configuration: configuration).lint(file).pairs
        #expect(with.map(describe) == (assumed.isEmpty ? [] : [assumed]))
    }

    @Test(arguments: examples) func judges(_ example: Example) {
        let file = SourceFile(path: "a.css", language: .css, text: example.css)
        let report = Linter().lint(file)
        #expect(report.pairs.map(describe) == example.expected)
    }

    private func describe(_ judgement: PairJudgement) -> String {
        func hex(_ color: RGBA?) -> String { color.map { HexColor($0).description } ?? "?" }
        let most = judgement.maxRatio.map { " to " + ratioText($0) } ?? ""
        let ratio = judgement.ratio.map { ratioText($0) + most } ?? "-"
        let verdict =
            switch judgement.verdict {
            case .pass: "pass"
            case .fail: "fail"
            case .unresolved(let reason): "unresolved: \(reason)"
            case .exempt: "exempt"
            }
        let appearance = judgement.appearance?.rawValue ?? "any"
        return "\(appearance) \(hex(judgement.foreground)) on \(hex(judgement.background)) \(ratio) \(verdict)"
    }

    /// Over an unknown color, a contrast that never suffices is the highest of all.
    @Test func overAnyColorItIsAtMost() {
        let file = SourceFile(
            path: "a.css", language: .css, text: "a { color: #999; background: rgb(255 255 255 / .9) }")
        #expect(
            Linter().lint(file).findings.map(\.message) == [
                "contrast at most 2.84:1 is below 4.5:1 (AA): #999999 on #ffffffe6, on any background"
            ])
    }
}
