import ColorLinting
import ColorMath
import SourceText
import Testing

/// Names that rules of another style sheet define for everything in an element, each for a theme.
@Suite struct SheetThemeTests {
    /// Returns a line for each pair of `page.css`: the appearance, the theme and the colors.
    private func pairs(_ page: String, with sheets: [String: String]) -> [String] {
        var linter = Linter()
        for (path, text) in sheets.merging(["page.css": page], uniquingKeysWith: { $1 }) {
            let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: "page.css", language: .css, text: page)
        return linter.lint(file).pairs.map { pair in
            let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
            let words = [pair.appearance.map(\.title), pair.round].compactMap { $0 }
            let reason = if case .unresolved(let reason) = pair.verdict { ": \(reason)" } else { "" }
            return (words + ["\(colors[0]) on \(colors[1])\(reason)"]).joined(separator: " ")
        }
    }

    private let page = "p { color: var(--ink); background: var(--paper) }"

    @Test func classesThatDefineMostNamesAreThemes() {
        let themes = """
            .sea { --ink: #000; --paper: #fff; --line: #ccc; --link: #00f }
            .hill { --ink: #888; --paper: #777; --line: #333; --link: #0f0 }
            """
        #expect(pairs(page, with: ["themes.css": themes]) == [".hill #888888 on #777777"])
    }

    @Test func aClassWithFewNamesMayBeAnywhere() {
        let sheet = ":root { --ink: #000; --paper: #fff } .chip { --ink: #888; --paper: #777 }"
        let open = "? on ?: --ink has several definitions"
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["#000000 on #ffffff", open])
        // What is readable inside and outside is readable.
        let readable = ":root { --ink: #000; --paper: #fff } .chip { --ink: #fff; --paper: #000 }"
        #expect(pairs(page, with: ["sheet.css": readable]) == ["#000000 on #ffffff"])
    }

    @Test func whatAnElementAroundChangesHasItsOwnValueOutside() {
        let button = "p { color: var(--label, #333); background: var(--fill, #fff) }"
        let bar = ".bar { --label: #ddd; --fill: #ccc }"
        let open = "? on ?: --label has several definitions"
        #expect(pairs(button, with: ["bar.css": bar]) == ["#333333 on #ffffff", open])
        // One inside of the other.
        let chip = ".chip { --label: #000 }"
        #expect(pairs(button, with: ["bar.css": bar, "chip.css": chip]) == ["#333333 on #ffffff", open])
        #expect(
            pairs(button, with: ["bar.css": ".bar { --fill: #000 }"]) == [
                "#333333 on #ffffff", "#333333 on ?: --fill has several definitions",
            ])
    }

    @Test func withoutAValueOutsideNothingIsKnown() {
        let button = "p { color: var(--label); background: #fff }"
        #expect(
            pairs(button, with: ["bar.css": ".bar { --label: #fff }"]) == [
                "? on #ffffff: --label has several definitions"
            ])
    }

    @Test func attributesOfTheRootAreThemes() {
        let sheet = ":root { --ink: #000; --paper: #fff } [data-theme=sea] { --paper: #111 }"
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["[data-theme=sea] #000000 on #111111"])
    }

    @Test func whatTheRootComputesFollowsAThemeOnTheRoot() {
        let sheet = ":root { --blue: #00f; --ink: var(--blue); --paper: #fff } html.sea { --blue: #ddf }"
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["html.sea #ddddff on #ffffff"])
    }

    @Test func whatTheRootComputesMayNotFollowAThemeBelow() {
        let sheet = """
            :root { --blue: #00f; --ink: var(--blue); --paper: #fff }
            .sea { --blue: #ddf; --paper: #eee; --line: #ccc; --link: #00f }
            """
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["? on ?: --blue has several definitions"])
    }

    @Test func aThemeIsSeenInEveryAppearance() {
        let sheet = """
            :root { --ink: #000; --paper: #fff } html.sea { --ink: #888; --paper: #777 }
            @media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #111 } }
            """
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["html.sea #888888 on #777777"])
    }

    @Test func aThemeIsSeenOutsideOfWhatChangesIt() {
        let sheet = ":root { --ink: #000; --paper: #fff } html.sea { --ink: #888 } .chip:hover { --ink: #fff }"
        #expect(pairs(page, with: ["sheet.css": sheet]) == ["html.sea #888888 on #ffffff"])
    }

    @Test func equalDefinitionsInSeveralFiles() {
        let sheets = ["a.css": ":root { --ink: #888; --paper: #777 }", "b.css": ":root { --ink: #888; --paper: #777 }"]
        #expect(pairs(page, with: sheets) == ["#888888 on #777777"])
        let others = sheets.merging(["c.css": ":root { --ink: #889 }"], uniquingKeysWith: { $1 })
        // Either fails.
        #expect(pairs(page, with: others) == ["#888888 on #777777"])
    }

    @Test func oneOfTwoFilesMayBeLoaded() {
        let night = ":root { --ink: #eee; --paper: #111 }"
        // Values of one file belong together.
        #expect(
            pairs(page, with: ["a.css": ":root { --ink: #222; --paper: #fff }", "b.css": night]) == [
                "#222222 on #ffffff"
            ])
        #expect(
            pairs(page, with: ["a.css": ":root { --ink: #888; --paper: #fff }", "b.css": night]) == [
                "? on ?: --ink has several definitions"
            ])
        // The last of several that are loaded decides what it defines.
        #expect(
            pairs(page, with: ["a.css": ":root { --ink: #222; --paper: #fff }", "b.css": ":root { --ink: #333 }"]) == [
                "#333333 on #ffffff"
            ])
        #expect(
            pairs(page, with: ["a.css": ":root { --ink: #222; --paper: #fff }", "b.css": ":root { --ink: #eee }"]) == [
                "? on #ffffff: --ink has several definitions"
            ])
    }

    @Test func aFileForAnAppearanceIsSeenInItAlone() {
        let sheets = [
            "light.css": ":root { --ink: #777; --paper: #fff }", "dark.css": ":root { --ink: #aaa; --paper: #111 }",
            "docs.css": ":root { --ink: #888 }",
        ]
        #expect(pairs(page, with: sheets) == ["light #888888 on #ffffff", "dark #888888 on #111111"])
    }

    @Test func namesThatLeadToOthersAreFollowedSoFar() {
        // Each is defined in two files, by the one before it, which two others define.
        func sheets(_ count: Int) -> [String: String] {
            var sheets: [String: String] = [:]
            for file in 0..<6 {
                let names = (1..<count).filter { $0 % 3 == file % 3 }.map { "--c\($0): var(--c\($0 - 1));" }
                let color = file == 0 ? "--c0: #222;" : file == 3 ? "--c0: #333;" : ""
                sheets["\(file).css"] = ":root { \(color)\(names.joined()) }"
            }
            return sheets
        }
        let use = "p { color: var(--c3); background: #fff }"
        #expect(pairs(use, with: sheets(4)) == ["#333333 on #ffffff"])
        let far = "p { color: var(--c40); background: #fff }"
        #expect(pairs(far, with: sheets(50)).first?.contains("several definitions") == true)
    }

    @Test func filesOfAFolderForThemes() {
        let names = " --line: #ccc; --edge: #ddd; --link: #00f }"
        let sheets = [
            "themes/sea.css": ":root { --ink: #333; --paper: #fff;" + names,
            "themes/hill.css": ":root { --ink: #888; --paper: #fff;" + names,
            "themes/night-owl.css": ":root { --ink: #eee; --paper: #222; --owl: #fff;" + names,
        ]
        #expect(pairs(page, with: sheets) == ["hill #888888 on #ffffff"])
        // What only one defines meets its own.
        let own = "p { color: var(--owl); background: var(--paper) }"
        #expect(pairs(own, with: sheets) == ["night owl #ffffff on #222222"])
        // What is common to all is loaded with them.
        let base = sheets.merging(["themes/base.css": ":root { --ink: #999; --paper: #fff;" + names]) { $1 }
        #expect(pairs(page, with: base) == ["? on ?: --ink has several definitions"])
        // Files with few names in common may be loaded together.
        let parts = [
            "theme/base.css": ":root { --ink: #888; --paper: #fff; --a: #111; --b: #222; --c: #333 }",
            "theme/more.css": ":root { --ink: #111; --paper: #fff; --d: #111 }",
        ]
        #expect(pairs(page, with: parts) == ["? on #ffffff: --ink has several definitions"])
    }

    @Test func filesOfModesBesideOneThatFollowsTheSystem() {
        let sheets = [
            "light.css": ":root { --ink: #000; --paper: #fff }", "dark.css": ":root { --ink: #eee; --paper: #111 }",
            "system.css": ":root { --ink: #000; --paper: #fff }",
        ]
        #expect(pairs(page, with: sheets) == ["light #000000 on #ffffff", "dark #eeeeee on #111111"])
        let standard = [
            "t-default.css": ":root { --ink: #000; --paper: #fff }",
            "t-dark.css": ":root { --ink: #eee; --paper: #111 }",
        ]
        #expect(pairs(page, with: standard) == ["light #000000 on #ffffff", "dark #eeeeee on #111111"])
    }

    @Test func theModuleBesideAFileSetsItsVariables() {
        var linter = Linter()
        let files = [
            "sea/_vars.scss": "$ink: #888;", "hill/_vars.scss": "$ink: #000;",
            "sea/page.scss": "@use \"vars\"; p { color: vars.$ink; background: #777 }",
        ]
        for (path, text) in files {
            let file = SourceFile(path: path, language: .scss, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: "sea/page.scss", language: .scss, text: files["sea/page.scss"] ?? "")
        #expect(linter.lint(file).pairs.map { $0.foreground.map { HexColor($0).description } } == ["#888888"])
    }

    @Test(
        "Of several definitions of a variable, the one beside the sheet is meant, unless another may be",
        arguments: [
            ("hill/_vars.scss", "#888888"), ("hill/sea/_vars.scss", "#888888"),
            ("sea/_more.scss", nil), ("_vars.scss", nil), ("sea/deep/_vars.scss", nil),
        ] as [(String, String?)])
    func theVariablesBesideASheet(other: String, ink: String?) {
        var linter = Linter()
        let files = [
            "sea/_vars.scss": "$gray: #888; $ink: $gray;", other: "$gray: #999; $ink: #000;",
            "sea/_page.scss": "p { color: $ink; background: #777 }",
        ]
        for (path, text) in files {
            let file = SourceFile(path: path, language: .scss, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: "sea/_page.scss", language: .scss, text: files["sea/_page.scss"] ?? "")
        #expect(linter.lint(file).pairs.map { $0.foreground.map { HexColor($0).description } } == [ink])
    }

    @Test func aThemeOfAnotherFileReplacesTheValueOfTheRoot() {
        let own = ":root { --paper: #fff } p { color: var(--ink); background: var(--paper) }"
        let sheets = [
            "ink.css": ":root { --ink: #000 } html[data-theme=dark] { --ink: #eee }",
            "dark.css": "html[data-theme=dark] { --paper: #111 }",
        ]
        #expect(pairs(own, with: sheets) == ["light #000000 on #ffffff", "dark #eeeeee on #111111"])
        // Which of two does last is not known.
        let more = sheets.merging(["more.css": "html[data-theme=dark] { --paper: #ddd }"]) { $1 }
        let open = ["light", "dark"].map {
            "\($0) #\($0 == "light" ? "000000" : "eeeeee") on ?: --paper has several definitions"
        }
        #expect(pairs(own, with: more) == open)
        // The file's own rule for the theme counts if no rank is higher.
        let both = own + " html[data-theme=dark] { --paper: #222 }"
        #expect(pairs(both, with: sheets) == ["light #000000 on #ffffff", "dark #eeeeee on #222222"])
    }
}
