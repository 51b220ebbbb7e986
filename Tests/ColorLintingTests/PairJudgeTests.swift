import ColorLinting
import ColorMath
import ColorScanning
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
        // A gradient fails only if its best stop fails.
        Example(
            "p { color: #777; background: linear-gradient(#fff, #000) }", "any #777777 on #000000 4.68 pass"),
        Example(
            "p { color: #777; background: linear-gradient(#fff, #eee) }", "any #777777 on #ffffff 4.47 fail"),
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
        let ratio = judgement.ratio.map { ratioText($0) } ?? "-"
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
