import ColorLinting
import SourceText
import Testing

/// Findings about text whose only known background is that of the page.
@Suite struct PageBackgroundTests {
    private let page = "body { background: #fff } .note { color: #777 }"

    private func findings(_ text: String, _ configuration: String = "{}") throws -> [Finding] {
        let settings = try ConfigurationFile(Array(configuration.utf8), in: "/project")
            .configuration(of: "/project/a.css", over: Configuration(), under: [])
        return Linter(configuration: settings)
            .lint(SourceFile(path: "/project/a.css", language: .css, text: text)).findings
    }

    @Test func theyAreInformation() throws {
        let finding = try #require(findings(page).first)
        #expect(finding.severity == .info)
        #expect(
            finding.message
                == "contrast 4.47:1 is below 4.5:1 (AA) on the page's background: #777777 on #ffffff")
    }

    @Test(arguments: [
        (#""page": "error""#, Severity.error), (#""page": "hint""#, .hint), (#""page": "off""#, nil),
        (#""kinds": ["same-element"]"#, nil),
    ])
    func theirSeverityIsConfigurable(_ option: String, _ severity: Severity?) throws {
        #expect(try findings(page, "{ \"rules\": { \"contrast\": { \(option) } } }").first?.severity == severity)
    }

    /// Other findings have the severity of the rule, which is also the highest one here.
    @Test func theSeverityOfTheRuleCounts() throws {
        let both = page + " .tip { color: #777; background: #fff }"
        #expect(
            try findings(both, #"{ "severity": { "contrast": "error" } }"#).map(\.severity) == [.info, .error])
        #expect(try findings(both, #"{ "severity": { "contrast": "hint" } }"#).map(\.severity) == [.hint, .hint])
    }

    /// White on white is not on the page.
    @Test func textLikeThePageIsElsewhere() throws {
        #expect(try findings("body { background: #fff } .note { color: #bbb }").isEmpty)
        #expect(try findings("body { background: #fff } .note { color: #b0b0b0 }").count == 1)
        let file = SourceFile(path: "a.css", language: .css, text: "body { background: #fff } .note { color: #bbb }")
        let row = try #require(Linter(configuration: Configuration()).lint(file).pairs.first)
        #expect(row.hasNoBackground)
        #expect(row.verdict == .unresolved(.noBackground))
    }

    /// What the user configured is certain.
    @Test func theAssumedBackgroundTakesPrecedence() throws {
        let findings = try findings(page, ##"{ "assumedBackground": { "light": "#000", "dark": "#777" } }"##)
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("over the assumed background: #777777 on #777777") == true)
    }

    /// A contrast that the page decides is information; one that holds over any color is not.
    @Test func thePageBeneathATranslucentBackgroundIsLikely() throws {
        let hint = "body { background: #fff } .hint { color: #777; background: rgb(0 0 0 / 5%) }"
        let finding = try #require(findings(hint).first)
        #expect(finding.severity == .info)
        #expect(
            finding.message
                == "contrast 4.00:1 is below 4.5:1 (AA) on the page's background: #777777 on #f2f2f2 (#0000000d over the color beneath it)"
        )
        #expect(
            try findings("body { background: #fff } .a { color: #777; background: #888e }").first?.severity == .warning)
        #expect(
            try findings("body { background: #222 } .a { color: #777; background: #fff }").first?.severity == .warning)
    }

    @Test func hoversTellThatItIsThePage() {
        let text = "body { background: #fff } .note { color: #777 } .tip { color: #777; background: #eee }"
        let file = SourceFile(path: "a.css", language: .css, text: text)
        let report = Linter(configuration: Configuration()).lint(file)
        let places = report.pairs.flatMap { report.partners(of: $0.foregroundRange) }.map(\.place)
        #expect(places == ["on the page's background #ffffff", "on its background #eeeeee"])
    }

    @Test func theAssumedBackgroundIsBeneathRatherThanThePage() throws {
        let hint = "body { background: #fff } .hint { color: #777; background: rgb(0 0 0 / 5%) }"
        let found = try findings(hint, ##"{ "assumedBackground": { "light": "#eee", "dark": "#eee" } }"##)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.contains("over the assumed background: #777777 on #e2e2e2") == true)
    }

    @Test func fixesOnAPageBeneathAreNotAppliedByThemselves() {
        let linter = Linter(configuration: Configuration())
        let text = "body { background: #fff } .hint { color: #777; background: rgb(0 0 0 / 5%) }"
        let file = SourceFile(path: "a.css", language: .css, text: text)
        let report = linter.lint(file)
        #expect(FixApplication(file, report: report, by: linter, selection: .safe).fixCount == 0)
        let fixed = FixApplication(file, report: report, by: linter, selection: .firstOffered)
        #expect(linter.lint(fixed.file).findings.isEmpty)
        #expect(fixed.fixCount == 1)
    }

    @Test func theirFixesAreNotAppliedByThemselves() {
        let linter = Linter(configuration: Configuration())
        let file = SourceFile(path: "a.css", language: .css, text: page)
        let report = linter.lint(file)
        #expect(FixApplication(file, report: report, by: linter, selection: .safe).fixCount == 0)
        let fixed = FixApplication(file, report: report, by: linter, selection: .firstOffered)
        #expect(
            String(decoding: fixed.file.bytes, as: UTF8.self) == "body { background: #fff } .note { color: #767676 }")
    }

    /// A script fills an element of the page, which may cover the page's own background: also for other sheets, and beneath
    /// translucent backgrounds.
    @Test(arguments: ["root", "my-app", "__next"]) func theElementOfAnAppMayCoverThePage(_ app: String) {
        let body = "html, body { background: #e1e1e1 }"
        let text = ".a { color: #707070 } .b { color: #676767; background: rgb(72 72 72 / .1) }"
        func verdicts(_ sheets: [String]) -> [PairJudgement.Verdict] {
            var linter = Linter()
            var verdicts: [PairJudgement.Verdict] = []
            let files = sheets.enumerated().map {
                SourceFile(path: "\($0.offset).css", language: .css, text: $0.element)
            }
            for file in files { linter.workspace.update(file.path, with: linter.names(of: file)) }
            for file in files { verdicts += linter.lint(file).pairs.map(\.verdict) }
            return verdicts
        }
        let box = " #\(app) { background: #fff }"
        #expect(verdicts([body + text]) == [.fail, .fail])
        for sheets in [[body + box + text], [body + box, text], [body, box + text]] {
            let verdicts = verdicts(sheets)
            #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0.reason != nil }, "\(sheets): \(verdicts)")
        }
        // It makes no difference with the page's own color. A class or a button says nothing.
        let colors = ":root { --page: #e1e1e1 } body { background: var(--page) } #\(app) { background: var(--page) }"
        for others in [
            body + " #\(app) { background: #e1e1e1 }", colors, body + " #pager-next, .root { background: #fff }",
        ] {
            #expect(verdicts([others + text]) == [.fail, .fail])
            #expect(verdicts([others, text]).contains(.fail))
        }
    }

    /// A whole document loads the sheets that it links: the project's body is not behind its text, and names may be set there.
    @Test(arguments: [
        ("<p>{{ text }}</p>", "the color beneath the translucent background is not known"),
        (
            "<link rel=stylesheet href={{ sheet }}><style>.a { color: var(--ink, #666) }</style>",
            "a style sheet that the page links may set --ink"
        ),
    ]) func documentsAreNotOnTheBodyOfOthers(_ more: String, _ reason: String) throws {
        let page =
            "<!doctype html><html><head><style>.a { color: #777 } .a:hover { background: #00000011 }</style>"
            + "</head><body>\(more)<b class=a>Text</b></body></html>"
        var linter = Linter()
        for (path, text) in ["body.css": "body { background: #ddd }", "page.html": page] {
            let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        linter.workspace.composePages()
        let rows = linter.lint(SourceFile(path: "page.html", language: .html, text: page)).pairs
        #expect(rows.map { "\($0.verdict)" }.contains { $0.contains(reason) })
        #expect(rows.allSatisfy { if case .unresolved = $0.verdict { true } else { false } })
    }
}
