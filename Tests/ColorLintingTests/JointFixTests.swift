import ColorLinting
import SourceText
import Testing

/// Fixes of a colour that is seen in several pairs.
@Suite struct JointFixTests {
    private let linter = Linter()

    private func file(_ language: Language, _ text: String) -> SourceFile {
        SourceFile(path: "a", language: language, text: text)
    }

    /// The safety and the title of the first fix of each finding.
    private func fixes(_ language: Language, _ text: String) -> [String] {
        let file = file(language, text)
        let report = linter.lint(file)
        var planner = linter.fixPlanner(for: file, report: report)
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
                "review: Darken --ink to #6c6c6c (3.54:1 → 5.25:1, 2 uses, mends 1 other pair too)",
                "review: Darken --ink to #6c6c6c (3.05:1 → 4.52:1, 2 uses, mends 1 other pair too)",
            ])
    }

    @Test func oneColourOfAnElementAndItsState() {
        let text = ".e { color: #808080; background: #fff } .e:hover { background: #eee }"
        #expect(
            fixes(.css, text) == [
                "safe: Darken to #6c6c6c (3.94:1 → 5.25:1, mends 1 other pair too)",
                "safe: Darken to #6c6c6c (3.40:1 → 4.52:1, mends 1 other pair too)",
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
                "review: Darken A.ink to Color(white: 0.46) (2.84:1 → 4.58:1, 3 uses, 1 other pair of it still too low, no brightness does for all its pairs)",
                "review: Darken A.ink to Color(white: 0.4) (2.27:1 → 4.57:1, 3 uses, mends 1 other pair too, breaks 1 other pair, no brightness does for all its pairs)",
            ])
    }
}
