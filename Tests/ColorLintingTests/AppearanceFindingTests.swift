import ColorLinting
import ColorMath
import SourceText
import TestSupport
import Testing

/// A pair that fails in several appearances is one finding, and its fix covers all of them.
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
        #expect(fix.title == "Move --text in each appearance: #767676 and #757575 (3.54:1 → 4.54:1, 1 use)")
        #expect(fix.safety == .safe)
        let fixed = try #require(fix.edits.map { $0.edit }.applied(to: file.bytes))
        #expect(Linter().lint(SourceFile(path: "a.css", language: .css, bytes: fixed)).findings.isEmpty)
    }

    /// Judged appearances, and those in which a system color fails.
    @Test(arguments: [
        ([Appearance.light, .dark], [Appearance.light]), ([.light], [.light]), ([.dark], []),
        ([.light, .darkHighContrast], [.light]), (Appearance.allCases, [.light, .lightHighContrast]),
    ])
    func onlyAppearancesThatAreAskedForAreJudged(_ asked: [Appearance], _ failing: [Appearance]) {
        var configuration = Configuration()
        configuration.appearances = AppearanceSet(asked.map { AppearanceSet($0) })
        let text = """
            import UIKit
            let c = UIColor { t in
                if t.userInterfaceStyle == .dark { return .black }
                return t.accessibilityContrast == .high ? UIColor(white: 0.5, alpha: 1) : UIColor(white: 0.6, alpha: 1)
            }
            label.textColor = c
            label.backgroundColor = .white
            """
        let report = Linter(configuration: configuration).lint(
            SourceFile(path: "a.swift", language: .swift, text: text))
        #expect(report.pairs.filter { $0.verdict == .fail }.map(\.appearance) == failing)
        #expect(report.pairs.allSatisfy { $0.appearance.map { asked.contains($0) } ?? true })
    }

    /// Each failing branch of a choice is reported at its own color, in the foreground or the background.
    @Test(arguments: [
        "Text(a).foregroundStyle(x ? ⟦.white¦1.00⟧ : .black).background(.white)",
        "Text(a).foregroundStyle(x ? ⟦Color(white: 0.6)¦2.84⟧ : ⟦Color(white: 0.7)¦2.10⟧).background(.white)",
        "Text(a).foregroundStyle(.white).background(x ? .black : y ? ⟦Color(white: 0.6)¦2.84⟧ : ⟦.white¦1.00⟧)",
        "Text(a).foregroundStyle(x ? theme.ink : ⟦.white¦1.00⟧).background(.white)",
        "Text(a).foregroundStyle(x ? ⟦Color(white: 0.9)¦1.22⟧ : ⟦Color(white: 0.8)¦1.57⟧).background(y ? .white : Color(white: 0.99))",
        "Text(a).foregroundStyle(x ? .white : .black).background(y ? .white : .black)",
    ])
    func eachWayOfAChoiceIsReported(_ example: String) {
        let text = MarkedSource(example).text
        let report = Linter().lint(SourceFile(path: "a.swift", language: .swift, text: text))
        let marks = report.findings.map { finding in
            let ratio = finding.message.split(separator: " ")[1].split(separator: ":")[0]
            return MarkedSource.Mark(finding.range.lowerBound, finding.range.upperBound, String(ratio))
        }
        #expect(MarkedSource.annotate(text, with: marks) == example)
    }

    /// The fix of one branch does not change the others, and is safe although they still fail.
    @Test func eachWayHasAFixOfItsOwn() throws {
        let text = "Text(a).foregroundStyle(x ? Color(white: 0.6) : Color(white: 0.7)).background(.white)"
        let file = SourceFile(path: "a.swift", language: .swift, text: text)
        let report = Linter().lint(file)
        let fixes = report.findings.compactMap { Linter().fixes(for: $0, in: file, report: report).first }
        #expect(fixes.map(\.safety) == [.safe, .safe])
        let fixed = try #require(fixes.flatMap { $0.edits.map { $0.edit } }.applied(to: file.bytes))
        #expect(Linter().lint(SourceFile(path: "a.swift", language: .swift, bytes: fixed)).findings.isEmpty)
    }

    @Test func aTransparentBackgroundIsNoEvidence() {
        let css = "p { color: rgb(60 60 67 / 0.6); background: transparent }"
        let report = Linter().lint(SourceFile(path: "a.css", language: .css, text: css))
        #expect(report.pairs.map { $0.verdict } == [.unresolved(.noBackground)])
    }

    /// A contrast too low for small text but sufficient for large text is unresolved if the font is unknown.
    @Test(arguments: [
        ("#777777", PairJudgement.Verdict.unresolved(.unknownTextSize)), ("#767676", .pass), ("#aaaaaa", .fail),
    ])
    func aFontThatIsNotKnownLeavesTheSizeOpen(_ color: String, _ verdict: PairJudgement.Verdict) {
        let text = "Text(a).font(Theme.title).foregroundStyle(Color(hex: \"\(color)\")).background(.white)"
        let report = Linter().lint(SourceFile(path: "a.swift", language: .swift, text: text))
        #expect(report.pairs.map { $0.verdict } == [verdict])
    }
}
