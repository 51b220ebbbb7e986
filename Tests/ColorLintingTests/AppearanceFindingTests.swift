import ColorLinting
import ColorScanning
import SourceText
import Testing

/// A pair that fails in several appearances is one finding, and its fix mends them all.
@Suite struct AppearanceFindingTests {
    private static let css = """
        :root { --text: #888 }
        @media (prefers-color-scheme: dark) { :root { --text: #777 } }
        p { color: var(--text); background: #fff }
        """

    @Test func isReportedOnceWithAllItsAppearances() {
        let report = Linter().lint(SourceFile(path: "a.css", language: .css, text: Self.css))
        #expect(report.pairs.map { $0.verdict } == [.fail, .fail])
        #expect(
            report.findings.map { $0.message } == [
                "contrast 3.54:1 is below 4.5:1 (AA): #888888 on #ffffff in the light appearance, also too low in dark"
            ])
    }

    @Test func isMendedInAllOfThemTogether() throws {
        let file = SourceFile(path: "a.css", language: .css, text: Self.css)
        let report = Linter().lint(file)
        let finding = try #require(report.findings.first)
        let fix = try #require(Linter().fixes(for: finding, in: file, report: report).first)
        #expect(fix.title == "Move --text in each appearance: #767676 and #767676 (3.54:1 → 4.54:1, 1 use)")
        #expect(fix.safety == .safe)
        let fixed = try #require(fix.edits.map { $0.edit }.applied(to: file.bytes))
        #expect(Linter().lint(SourceFile(path: "a.css", language: .css, bytes: fixed)).findings.isEmpty)
    }

    @Test func aTransparentBackgroundIsNoEvidence() {
        let css = "p { color: rgb(60 60 67 / 0.6); background: transparent }"
        let report = Linter().lint(SourceFile(path: "a.css", language: .css, text: css))
        #expect(report.pairs.map { $0.verdict } == [.unresolved(.translucentBackground)])
    }

    /// What is too little for small text and enough for large is not decided where the font is not known.
    @Test(arguments: [
        ("#777777", PairJudgement.Verdict.unresolved(.unknownTextSize)), ("#767676", .pass), ("#aaaaaa", .fail),
    ])
    func aFontThatIsNotKnownLeavesTheSizeOpen(_ color: String, _ verdict: PairJudgement.Verdict) {
        let text = "Text(a).font(Theme.title).foregroundStyle(Color(hex: \"\(color)\")).background(.white)"
        let report = Linter().lint(SourceFile(path: "a.swift", language: .swift, text: text))
        #expect(report.pairs.map { $0.verdict } == [verdict])
    }
}
