import ColorLinting
import ColorMath
import Foundation
import SourceText
import Testing

/// Names that several files define, each for a mode.
@Suite struct ModeFileTests {
    /// Returns a line for each pair: the appearance or the mode, and the colors.
    private func pairs(of path: String, among files: [String: String]) -> [String] {
        var linter = Linter()
        for (path, text) in files {
            let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: files[path] ?? "")
        return linter.lint(file).pairs.map { pair in
            let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
            let words = [pair.appearance.map(\.title), pair.round].compactMap { $0 }
            let reason = if case .unresolved(let reason) = pair.verdict { ": \(reason)" } else { "" }
            return (words + ["\(colors[0]) on \(colors[1])\(reason)"]).joined(separator: " ")
        }
    }

    private static func tokens(_ ink: String, _ paper: String) -> String {
        "{ \"ink\": { \"$value\": \"\(ink)\" }, \"paper\": { \"$value\": \"\(paper)\" } }"
    }

    private static let button = """
        { "button": { "foreground": { "$value": "{ink}" }, "background": { "$value": "{paper}" } } }
        """

    @Test(arguments: [
        ("tokens/light.json", "tokens/dark.json"), ("tokens/color.json", "tokens/color.dark.json"),
        ("tokens/color-light.tokens.json", "tokens/color-dark.tokens.json"),
        ("themes/Light/color.json", "themes/Dark/color.json"),
    ]) func filesForLightAndDarkAreBothJudged(_ light: String, _ dark: String) {
        let files = [light: Self.tokens("#000", "#fff"), dark: Self.tokens("#eee", "#111"), "button.json": Self.button]
        #expect(pairs(of: "button.json", among: files) == ["light #000000 on #ffffff", "dark #eeeeee on #111111"])
    }

    @Test func filesOfThemesAreJudgedWithBothColorsOfOne() {
        let files = [
            "themes/sea.json": Self.tokens("#000", "#fff"), "themes/hill.json": Self.tokens("#888", "#777"),
            "button.json": Self.button,
        ]
        #expect(pairs(of: "button.json", among: files) == ["hill #888888 on #777777"])
    }

    @Test func aFileOfOneModeUsesThatOne() {
        let files = [
            "light/ink.json": Self.tokens("#000", "#fff"), "dark/ink.json": Self.tokens("#eee", "#111"),
            "dark/button.json": Self.button,
        ]
        #expect(pairs(of: "dark/button.json", among: files) == ["#eeeeee on #111111"])
    }

    @Test func filesWithOtherNamesStayAmbiguous() {
        let files = [
            "a.json": Self.tokens("#000", "#fff"), "b.json": Self.tokens("#eee", "#111"), "button.json": Self.button,
        ]
        #expect(pairs(of: "button.json", among: files) == ["? on ?: ink has several definitions"])
    }

    @Test func sheetsForLightAndDark() {
        let page = "p { color: var(--ink); background: var(--paper) }"
        let files = [
            "page.css": page, "theme-light.css": ":root { --ink: #000; --paper: #fff }",
            "theme-dark.css": ":root { --ink: #eee; --paper: #111 }",
        ]
        #expect(pairs(of: "page.css", among: files) == ["light #000000 on #ffffff", "dark #eeeeee on #111111"])
    }

    @Test func aNameOfOneModeHasNoColorInTheOthers() {
        let files = [
            "code.scss": "pre { color: $number; background: $code }", "schemes/light.scss": "$code: #fff; $ink: #000;",
            "schemes/dark.scss": "$code: #111; $ink: #eee; $number: #ddd;",
        ]
        #expect(
            pairs(of: "code.scss", among: files) == [
                "light ? on #ffffff: only dark.scss sets $number", "dark #dddddd on #111111",
            ])
    }

    @Test func aNameOfTheBaseHoldsInAllModes() {
        let files = [
            "code.css": "pre { color: var(--number); background: var(--code) }",
            "theme.css": ":root { --code: #fff; --number: #555 }", "theme-dark.css": ":root { --code: #111 }",
        ]
        #expect(pairs(of: "code.css", among: files) == ["light #555555 on #ffffff", "dark #555555 on #111111"])
    }

    @Test func aTokenOfOneThemeMeetsOnlyItsOwn() {
        let files = [
            "themes/sea.json": Self.tokens("#000", "#fff"), "themes/hill.json": "{ \"ink\": { \"$value\": \"#888\" } }",
            "button.json": Self.button,
        ]
        #expect(pairs(of: "button.json", among: files) == ["sea #000000 on #ffffff"])
    }

    /// <https://www.designtokens.org/tr/2025.10/resolver/>
    @Test func aResolverTellsTheModesOfFiles() {
        let resolver = """
            { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
              "modifiers": { "season": { "contexts": { "summer": [], "winter": [{ "$ref": "./snow.json" }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/season" }] }
            """
        let files = [
            "t/x.resolver.json": resolver, "t/base.json": Self.tokens("#000", "#fff"),
            "t/snow.json": Self.tokens("#eee", "#ddd"), "button.json": Self.button,
        ]
        #expect(pairs(of: "button.json", among: files) == ["winter #eeeeee on #dddddd"])
        let appearances = resolver.replacingOccurrences(of: "summer", with: "light")
            .replacingOccurrences(of: "winter", with: "dark")
        var others = files
        others["t/x.resolver.json"] = appearances
        #expect(pairs(of: "button.json", among: others) == ["light #000000 on #ffffff", "dark #eeeeee on #dddddd"])
        // A set that comes later wins.
        others["t/x.resolver.json"] = """
            { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "snow.json" }] },
              { "type": "set", "name": "b", "sources": [{ "$ref": "base.json" }] }] }
            """
        #expect(pairs(of: "button.json", among: others) == ["#000000 on #ffffff"])
    }

    /// A name in a third file is in that of no theme; the file of the theme is loaded all the same.
    @Test func colorsOfTwoThemesDoNotMeet() {
        let names = "--a: #111; --b: #222; --c: #333"
        let files = [
            "themes/base/vars.css": ":root { --paper: #fff; --ink: #333; \(names) }",
            "themes/more/dark.css": ":root { --paper: #222; --ink: #ddd; \(names) }",
            "themes/more/sea.css": ":root { --ink: #345 }",
            "themes/base/all.css": "html { color: var(--ink); background: var(--paper) }",
        ]
        let pairs = pairs(of: "themes/base/all.css", among: files)
        #expect(pairs == ["light #333333 on #ffffff", "dark #dddddd on #222222"])
    }
}
