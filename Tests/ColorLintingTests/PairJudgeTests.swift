import ColorLinting
import ColorMath
import SourceText
import Testing

/// What pairs of CSS come to: the colours, the ratio, the verdict with its reason.
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

    static let examples = [
        Example("p { color: #777; background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: #767676; background: #fff }", "any #767676 on #ffffff 4.54 pass"),
        // Alpha is composited over what is behind; the colour shown is the author's own.
        Example("p { color: rgb(0 0 0 / .5); background: #fff }", "any #00000080 on #ffffff 3.97 fail"),
        Example("p { color: rgb(0 0 0 / .54); background: #fff }", "any #0000008a on #ffffff 4.58 pass"),
        Example("p { color: rgba(255,255,255,.6); background: #121212 }", "any #ffffff99 on #121212 7.18 pass"),
        // Nobody writes text that cannot be seen, unless in one rule by mistake.
        Example("p { color: #fff; background: #fff }", "any #ffffff on #ffffff 1.00 fail"),
        Example(
            ".a { background: #fff } .a b { color: white }",
            "any #ffffff on #ffffff 1.00 unresolved: two rules give the text the color of its background: it is hidden, "
                + "or lies on something else"),
        // Transparent text is meant to be invisible.
        Example("p { color: transparent; background: #fff }"),
        // What lies under a translucent background is not known: reported only if black and white both fail.
        Example(
            "p { color: #000; background: rgb(255 255 255 / .9) }",
            "any #000000 on ? - unresolved: what lies under the translucent background is not known"),
        // Names, fallbacks, chains, cycles.
        Example(":root { --a: #777 } p { color: var(--a); background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: var(--a, #777); background: #fff }", "any #777777 on #ffffff 4.47 fail"),
        Example(
            ":root { --a: var(--b); --b: #777 } p { color: var(--a); background: #fff }",
            "any #777777 on #ffffff 4.47 fail"),
        Example(
            "p { color: var(--a); background: #fff }", "any ? on #ffffff - unresolved: --a has no definition here"),
        Example(
            ":root { --a: var(--b); --b: var(--a) } p { color: var(--a); background: #fff }",
            "any ? on #ffffff - unresolved: --a is defined by way of itself"),
        Example(
            ":root { --a: #000 } .x { --a: #777 } p { color: var(--a); background: #fff }",
            "any ? on #ffffff - unresolved: --a has several definitions"),
        Example(
            ":root { --a: #000 } p { --a: #777; color: var(--a); background: #fff }",
            "any #777777 on #ffffff 4.47 fail"),
        // Appearances, each that differs.
        Example(
            ":root { --a: #000 } @media (prefers-color-scheme: dark) { :root { --a: #777 } } "
                + "p { color: var(--a); background: #fff }",
            "light #000000 on #ffffff 21.00 pass", "dark #777777 on #ffffff 4.47 fail"),
        // A gradient passes where every place passes, and fails where every place fails.
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
        // One stop is a color.
        Example("p { color: #777; background: linear-gradient(#fff) }", "any #777777 on #ffffff 4.47 fail"),
        Example("p { color: #777; background: linear-gradient(#fff, #fff) }", "any #777777 on #ffffff 4.47 fail"),
        // Between hard edges there is nothing.
        Example(
            "p { color: #333; background: linear-gradient(#fff 50%, #000 50%) }",
            "any #333333 on ? - unresolved: 1.66 to 12.63 along the gradient"),
        Example(
            "p { color: #777; background: linear-gradient(#000 50%, #f5f5f5 0, #fff) }",
            "any #777777 on ? - unresolved: 4.10 to 4.68 along the gradient"),
        // Translucent stops lie on what is under them.
        Example(
            "p { color: #fff; background: linear-gradient(rgb(0 0 0 / .8), rgb(0 0 0 / .7)), #fff }",
            "any #ffffff on #4d4d4d 8.52 to 12.63 pass"),
        // `transparent` is no black: premultiplied, white stays white.
        Example(
            "p { color: #767676; background: linear-gradient(#fff, transparent), #fff }",
            "any #767676 on #ffffff 4.54 to 4.54 pass"),
        // The text may be translucent, too.
        Example(
            "p { color: rgb(0 0 0 / .5); background: linear-gradient(#fff, #eee) }",
            "any #00000080 on #eeeeee 3.85 to 3.97 fail"),
        // Another way leads through other colors: here from red to red by way of all hues.
        Example(
            "p { color: #fff; background: linear-gradient(in hsl longer hue, #800000, #800101) }",
            "any #ffffff on ? - unresolved: 4.24 to 15.90 along the gradient"),
        // Several gradients, where the whole of both decides.
        Example(
            "p { color: #000; background: linear-gradient(#fffa, #eeea), linear-gradient(#fff, #ddd) }",
            "any #000000 on #e8e8e8 17.19 to 21.00 pass"),
        Example(
            "p { color: #777; background: linear-gradient(#fff8, #0008), linear-gradient(#fff, #000) }",
            "any #777777 on ? - unresolved: several gradients lie one over the other"),
        // An image over a colour hides it.
        Example(
            "p { color: #777; background: url(a.png) #fff }",
            "any #777777 on ? - unresolved: an image lies behind"),
    ]

    /// Those whose background is not known, or not all of it, without and with white as the assumed one.
    static let assumed = [
        (
            "p { color: #999 }", "any #999999 on ? - unresolved: no background is known",
            "any #999999 on #ffffff 2.84 fail"
        ),
        (
            "p { color: #767676 }", "any #767676 on ? - unresolved: no background is known",
            "any #767676 on #ffffff 4.54 pass"
        ),
        (
            "p { color: #777; background: transparent }",
            "any #777777 on ? - unresolved: what lies under the translucent background is not known",
            "any #777777 on #ffffff 4.47 fail"
        ),
        (
            "p { color: #767676; background: rgb(255 255 255 / .85) }",
            "any #767676 on ? - unresolved: what lies under the translucent background is not known",
            "any #767676 on #ffffff 4.54 pass"
        ),
        ("p { color: transparent }", "", ""),
        // The page that is printed is another.
        (
            "@media print { p { color: #999 } }",
            "any #999999 on ? - unresolved: what lies behind on paper is not known",
            "any #999999 on ? - unresolved: what lies behind on paper is not known"
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
        let most = judgement.mostRatio.map { " to " + ratioText($0) } ?? ""
        let ratio = judgement.ratio.map { ratioText($0) + most } ?? "-"
        let verdict =
            switch judgement.verdict {
            case .pass: "pass"
            case .fail: "fail"
            case .unresolved(let reason): "unresolved: \(reason)"
            }
        let appearance = judgement.appearance?.rawValue ?? "any"
        return "\(appearance) \(hex(judgement.foreground)) on \(hex(judgement.background)) \(ratio) \(verdict)"
    }
}
