import ColorLinting
import SourceText
import TestSupport
import Testing

/// Effects of `color-lint:` comments.
@Suite struct DirectiveFindingTests {
    private func findings(
        _ code: String, _ language: Language = .css, _ configuration: Configuration = Configuration()
    ) -> String {
        let report = Linter(configuration: configuration).lint(
            SourceFile(path: "example", language: language, text: code))
        return MarkedSource.annotate(
            code,
            with: report.findings.map {
                MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, $0.rule)
            })
    }

    /// The findings that remain are marked, for each form of suppression.
    @Test(arguments: try Fixtures.examples("Suppressions")) func suppresses(_ example: Example) {
        #expect(findings(example.text, example.language) == example.marked)
    }

    @Test(arguments: [
        "/* ⟦color-lint:disable:next contrast¦invalid-directive⟧ */\np { color: #777; background: #fff }",
        "/* color-lint:disable contrast -- printed */ p { color: #777; background: #fff } /* color-lint:enable contrast */",
    ])
    func mayAskForReasons(_ example: String) {
        var configuration = Configuration()
        configuration.requiresReason = true
        #expect(findings(MarkedSource(example).text, .css, configuration) == example)
    }

    /// Bold text of various sizes, and its required contrast in both profiles.
    @Test(arguments: [
        (".font(.system(size: 13)).bold()", 4.5, 3), (".bold()", 4.5, 3), (".font(.caption).bold()", 4.5, 3),
        (".font(.system(size: 14)).bold()", 3, 3), (".font(.system(size: 17))", 4.5, 4.5),
    ])
    func largeTextIsSoByEitherProfile(_ font: String, _ wcag: Double, _ apple: Double) {
        let text = "import SwiftUI\nlet v = Text(\"a\")\(font).foregroundStyle(Color(white: 0.55)).background(.white)\n"
        var configuration = Configuration()
        #expect(required(text, configuration) == wcag)
        configuration.scanOptions.largeText = .apple
        #expect(required(text, configuration) == apple)
    }

    private func required(_ text: String, _ configuration: Configuration) -> Double? {
        Linter(configuration: configuration).lint(SourceFile(path: "a.swift", language: .swift, text: text)).pairs
            .first?
            .required
    }

    @Test func judgesStalenessByTheRulesThatRun() {
        var configuration = Configuration()
        configuration.severities["contrast"] = .off
        #expect(
            !findings("/* color-lint:disable:next contrast */\na { }", .css, configuration).contains("¦"))
        configuration.severities = [:]
        configuration.onlyRules = ["hue-degrees"]
        #expect(!findings("/* color-lint:disable:next contrast */\na { }", .css, configuration).contains("¦"))
        configuration.onlyRules = ["stale-suppression"]
        let used = "/* color-lint:disable:next contrast */\na { color: #777; background: #fff }"
        #expect(!findings(used, .css, configuration).contains("¦"))
    }

    @Test func editorAndCommandAgreeOnStaleness() {
        // The hint for level AAA appears only in editors.
        let code = "/* color-lint:disable:next */\na { color: #666; background: #fff }"
        var editor = Configuration()
        editor.showsEditorHints = true
        #expect(findings(code) == findings(code, .css, editor))
    }

    /// Fixes of declared pairs never edit a comment.
    @Test(arguments: [
        (Language.css, "/* color-lint: pair #777 on white */", false),
        (.css, "/* color-lint: pair var(--a) on white */ :root { --a: #777 }", true),
        (.css, "a { color: #777; /* color-lint: background white */ }", true),
        (.swift, "// color-lint: pair .yellow on white\nlet color = Color.red", false),
        (.swift, "// color-lint: pair A.b on .white\nenum A { static let b = Color(white: 0.6) }", true),
        (.swift, "// color-lint: background .white\nText(\"a\").foregroundStyle(.yellow)", true),
    ])
    func noFixEditsAComment(_ language: Language, _ code: String, _ isMendable: Bool) throws {
        let file = SourceFile(path: "example", language: language, text: code)
        let linter = Linter()
        let report = linter.lint(file)
        let finding = try #require(report.findings.first { $0.rule == "contrast" })
        let fixes = linter.fixes(for: finding, in: file, report: report)
        #expect(fixes.isEmpty == !isMendable)
        for fix in fixes {
            for edit in fix.edits {
                #expect(!report.facts.directives.contains { $0.comment.overlaps(edit.edit.range) })
            }
            let bytes = try #require(fix.edits.map(\.edit).applied(to: file.bytes))
            let fixed = linter.lint(SourceFile(path: "example", language: language, bytes: bytes))
            #expect(!fixed.findings.contains { $0.rule == "contrast" })
        }
    }

    /// A declared pair is judged in each appearance, with definitions from other files.
    @Test func namesAreFollowedIntoOtherFiles() {
        let colors = SourceFile(
            path: "colors.css", language: .css,
            text: ":root { --ink: #000 } @media (prefers-color-scheme: dark) { :root { --ink: #777 } }")
        var linter = Linter()
        linter.workspace.update(colors.path, with: linter.names(of: colors))
        let report = linter.lint(
            SourceFile(path: "a.swift", language: .swift, text: "// color-lint: pair --ink on white\nlet color = 1\n"))
        #expect(report.findings.map(\.message).first?.hasSuffix("in the dark appearance") == true)
        #expect(report.pairs.map(\.kind) == [.declared, .declared])
    }
}
