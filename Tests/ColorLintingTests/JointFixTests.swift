import ColorLinting
import SourceText
import Testing

/// Fixes of a color in several pairs.
@Suite struct JointFixTests {
    private let linter = Linter()

    private func file(_ language: Language, _ text: String) -> SourceFile {
        SourceFile(path: "a", language: language, text: text)
    }

    /// Returns the safety and title of the first fix of each finding.
    private func fixes(_ language: Language, _ text: String) -> [String] {
        let file = file(language, text)
        let report = linter.lint(file)
        let planner = linter.fixPlanner(for: file, report: report)
        return report.findings.map { finding in
            planner.fixes(for: finding).first.map { "\($0.safety.rawValue): \($0.title)" } ?? "none"
        }
    }

    @Test func theBrightnessThatAllPairsPassWithComesFirst() {
        let fixes = fixes(
            .css,
            ":root { --ink: #888 } .a { color: var(--ink); background: #fff } .b { color: var(--ink); background: #eee }"
        )
        #expect(
            fixes == [
                "safe: Darken --ink to #6c6c6c (3.54:1 → 5.25:1, 2 uses, fixes 1 other pair too)",
                "safe: Darken --ink to #6c6c6c (3.05:1 → 4.52:1, 2 uses, fixes 1 other pair too)",
            ])
    }

    @Test func oneColorOfAnElementAndItsState() {
        let text = ".e { color: #808080; background: #fff } .e:hover { background: #eee }"
        #expect(
            fixes(.css, text) == [
                "safe: Darken to #6c6c6c (3.94:1 → 5.25:1, fixes 1 other pair too)",
                "safe: Darken to #6c6c6c (3.40:1 → 4.52:1, fixes 1 other pair too)",
            ])
        let report = linter.lint(file(.css, text))
        let fixed = FixApplication(file(.css, text), report: report, by: linter, selection: .safe)
        #expect(fixed.report.findings.isEmpty)
        #expect(fixed.fixCount == 1)
    }

    @Test func sayingWhatItBreaksOrLeaves() {
        let text = """
            struct A: View {
                let ink = Color(white: 0.6)
                var body: some View {
                    Text("a").foregroundStyle(ink).background(.white)
                    Text("b").foregroundStyle(ink).background(Color(white: 0.9))
                    Text("c").foregroundStyle(ink).background(.black)
                }
            }
            """
        #expect(
            fixes(.swift, text) == [
                "review: Write #757575 here instead of A.ink (2.84:1 → 4.60:1)",
                "review: Write #666666 here instead of A.ink (2.27:1 → 4.57:1)",
            ])
    }

    @Test func noneThatBreaksMoreThanItFixes() {
        let text = """
            :root { --paper: #fafafa }
            @media (prefers-color-scheme: dark) { :root { --paper: #272822 } }
            .n { color: #7f7f7f; background: var(--paper) }
            .a { color: light-dark(#222, #ddd); background: var(--paper) }
            .b { color: light-dark(#232323, #dedede); background: var(--paper) }
            """
        #expect(fixes(.css, text) == ["review: Darken to #737373 (3.83:1 → 4.54:1, in the light appearance only)"])
    }

    /// Returns the text after the fixes of `selection`.
    private func fixed(_ language: Language, _ text: String, _ selection: FixSelection = .safe) -> String {
        let file = file(language, text)
        let fixed = FixApplication(file, report: linter.lint(file), by: linter, selection: selection)
        let again = FixApplication(fixed.file, report: fixed.report, by: linter, selection: selection)
        #expect(again.fixCount == 0)
        return String(decoding: fixed.file.bytes, as: UTF8.self)
    }

    @Test("Equal failing literals get one value that passes for all")
    func equalLiterals() {
        #expect(
            fixed(
                .css,
                "a { color: #888; background: #fff } b { color: #888; background: #ddd } em { color: #808080; background: #fff }"
            )
                == "a { color: #616161; background: #fff } b { color: #616161; background: #ddd } em { color: #767676; background: #fff }"
        )
        // A passing color is not changed.
        #expect(
            fixed(.css, "a { color: #888; background: #fff } b { color: #888; background: #000 }")
                == "a { color: #767676; background: #fff } b { color: #888; background: #000 }")
    }

    @Test("Shades of one hue that differ still differ")
    func shadesStayApart() {
        #expect(
            fixed(.css, "a { color: #999; background: #fff } b { color: #888; background: #fff } i { color: #999999 }")
                == "a { color: #767676; background: #fff } b { color: #757575; background: #fff } i { color: #999999 }")
        // Spellings of one color become one color.
        #expect(
            fixed(.css, "a { color: #888; background: #fff } b { color: rgb(136, 136, 136); background: #fff }")
                == "a { color: #767676; background: #fff } b { color: rgb(118, 118, 118); background: #fff }")
        // Another hue cannot become equal.
        #expect(
            fixed(.css, "a { color: #f88; background: #fff } b { color: #888; background: #fff }").hasSuffix(
                "b { color: #767676; background: #fff }"))
    }

    @Test("Otherwise those that get lighter and those that get darker have one value each")
    func equalLiteralsOnLightAndDark() {
        #expect(
            fixed(
                .css,
                "a{color:#777;background:#fff} b{color:#777;background:#eee} c{color:#777;background:#222} d{color:#777;background:#333}"
            )
                == "a{color:#6c6c6c;background:#fff} b{color:#6c6c6c;background:#eee} c{color:#9b9b9b;background:#222} d{color:#9b9b9b;background:#333}"
        )
    }

    @Test("Literals with a value get it even if another has none")
    func equalLiteralsOfWhichOneHasNone() {
        let text =
            "a{color:#fff;background:#fa0} b{color:#fff;background:#5d5} c{color:#fff;background:#f60} c:hover{background:#300}"
        #expect(
            fixed(.css, text, .firstOffered).hasPrefix(
                "a{color:#4b4b4b;background:#fa0} b{color:#4b4b4b;background:#5d5} c{color:#fff;"))
    }

    @Test(
        "States of an element stay apart",
        arguments: [
            (
                Language.css, "a{color:#888;background:#fff} a:hover{color:#808080}",
                "a{color:#767676;background:#fff} a:hover{color:#6e6e6e}"
            ),
            (
                .css, ".t{background:#fff} .t.is-active{color:#777} .t{color:#888}",
                ".t{background:#fff} .t.is-active{color:#767676} .t{color:#666}"
            ),
            (
                .json,
                ##"{"colors":{"tab.activeForeground":"#777777","tab.activeBackground":"#ffffff","tab.inactiveForeground":"#888888","tab.inactiveBackground":"#ffffff"}}"##,
                ##"{"colors":{"tab.activeForeground":"#767676","tab.activeBackground":"#ffffff","tab.inactiveForeground":"#666666","tab.inactiveBackground":"#ffffff"}}"##
            ),
        ])
    func states(_ language: Language, _ text: String, _ expected: String) {
        #expect(fixed(language, text) == expected)
    }

    @Test("Elements of an array are not states of each other")
    func arrays() {
        func theme(_ first: String, _ second: String) -> String {
            ##"{"colors":{"editor.background":"#ffffff"},"tokenColors":[{"settings":{"foreground":"\##(first)"}},{"settings":{"foreground":"\##(second)"}}]}"##
        }
        #expect(fixed(.json, theme("#888888", "#7f7f7f")) == theme("#767676", "#757575"))
    }

    @Test("Fixes that make states similar need review")
    func statesThatComeClose() {
        let text = "a{color:#777;background:#fff} a:hover{color:#bbb}"
        #expect(fixed(.css, text) == "a{color:#767676;background:#fff} a:hover{color:#bbb}")
        #expect(fixes(.css, text).last?.hasPrefix("review: Darken to #666") == true)
    }

    @Test("Fixes that make branches of a choice equal need review")
    func choice() {
        let text = "Text(a).foregroundStyle(on ? Color(white: 0.6) : Color(white: 0.46)).background(.white)\n"
        let report = linter.lint(file(.swift, text))
        #expect(report.findings.count == 1)
        let offered = fixes(.swift, text)
        #expect(!offered.isEmpty && offered.allSatisfy { !$0.hasPrefix("safe") })
    }

    @Test("Fixes of colors with unresolved pairs need review")
    func unresolvedPairs() {
        let text = ":root{--x:#888} a{color:var(--x);background:#fff} b{color:var(--x);background:url(x.png)}"
        #expect(fixes(.css, text).first?.hasPrefix("review: Darken --x to #767676") == true)
    }
}
