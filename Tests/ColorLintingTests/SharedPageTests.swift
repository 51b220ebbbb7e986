import ColorLinting
import SourceText
import Testing

/// The background that one style sheet gives the page, beneath translucent ones of others.
@Suite struct SharedPageTests {
    private let hint = ".hint { color: #777; background: rgb(0 0 0 / 5%) }"

    /// Returns the report on the file at `path` among `files`.
    private func lint(_ path: String, among files: [String: String]) throws -> FileReport {
        var linter = Linter()
        for (path, text) in files {
            linter.workspace.update(
                path, with: linter.names(of: SourceFile(path: path, language: language(of: path), text: text)))
        }
        let text = try #require(files[path])
        return linter.lint(SourceFile(path: path, language: language(of: path), text: text))
    }

    private func language(of path: String) -> Language { path.hasSuffix("html") ? .html : .css }

    /// Returns the findings and the reasons why pairs are not judged.
    private func messages(_ files: [String: String], of path: String = "a/hint.css") throws -> [String] {
        let report = try lint(path, among: files)
        return report.findings.map(\.message) + report.pairs.compactMap { $0.verdict.reason?.description }
    }

    private let failure =
        "contrast 4.00:1 is below 4.5:1 (AA) on the page's background: #777777 on #f2f2f2 (#0000000d over the color beneath it)"
    private let unknown = "the color beneath the translucent background is not known"

    @Test func anotherSheetGivesIt() throws {
        let files = ["a/hint.css": hint, "a/base.css": "body { background: #fff }"]
        #expect(try messages(files) == [failure])
        let finding = try #require(lint("a/hint.css", among: files).findings.first)
        #expect(finding.severity == .info)
        #expect(finding.related.last?.message == "the page's background is set here")
        #expect(finding.related.last?.path == "a/base.css")
    }

    @Test func itMayBeThatOfATheme() throws {
        let base = "body { background: var(--bg) } :root { --bg: #fff } [data-theme=dark] { --bg: #111 }"
        let row = try lint("a/hint.css", among: ["a/hint.css": hint, "a/base.css": base]).pairs
        #expect(row.map(\.appearance) == [.light, .dark])
        #expect(row.map { ($0.ratio ?? 0).rounded() } == [4, 4])
    }

    @Test func withoutOneNothingIsSaid() throws {
        #expect(try messages(["a/hint.css": hint]) == [unknown])
        #expect(try messages(["a/hint.css": hint, "a/base.css": "p { background: #fff }"]) == [unknown])
    }

    /// The nearest counts; of two equally near, neither.
    @Test func theNearestCounts() throws {
        let white = "body { background: #fff }", black = "body { background: #000 }"
        #expect(try messages(["a/hint.css": hint, "a/base.css": white, "b/base.css": black]) == [failure])
        #expect(try messages(["a/hint.css": hint, "a/base.css": white, "a/print.css": black]) == [unknown])
    }

    /// The sheet's own background counts, even if it is not known.
    @Test func itsOwnCounts() throws {
        let base = "body { background: #fff }"
        for own in ["body { background: url(a.png) }", "body { background: var(--unknown) }"] {
            #expect(try messages(["a/hint.css": hint + own, "a/base.css": base]) == [unknown])
        }
    }

    /// A page's own styles are for itself.
    @Test func pagesGiveNone() throws {
        let page = "<!DOCTYPE html><title>a</title><style>body { background: #fff }</style><p>b</p>"
        #expect(try messages(["a/hint.css": hint, "a/index.html": page]) == [unknown])
        let other = "<!DOCTYPE html><title>a</title><style>\(hint)</style><p class=hint>b</p>"
        let files = ["a/index.html": other, "a/base.css": "body { background: #fff }"]
        #expect(try messages(files, of: "a/index.html").filter { $0.contains("page's background") } == [])
    }

    /// Text without any background may be anywhere.
    @Test func textWithoutABackgroundIsNotOnIt() throws {
        let files = ["a/hint.css": ".hint { color: #777 }", "a/base.css": "body { background: #fff }"]
        #expect(try messages(files) == ["the background is not known"])
    }

    /// A custom property that the page's background uses is used there.
    @Test func itIsAUseOfOtherNames() throws {
        let text = ":root { --tint: #999 } p { color: var(--tint); background: #fff } body { background: var(--tint) }"
        let linter = Linter()
        let file = SourceFile(path: "a.css", language: .css, text: text)
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        let titles = linter.fixPlanner(for: file, report: report).fixes(for: finding).map(\.title)
        #expect(titles.first?.contains("2 uses") == true)
    }

    /// No list shows it as a name.
    @Test func itIsNoNameForUsers() throws {
        var linter = Linter()
        let file = SourceFile(path: "a.css", language: .css, text: "body { background: #fff }")
        linter.workspace.update("a.css", with: linter.names(of: file))
        var names: [String] = []
        linter.workspace.forEachDefinition { _, name, _, _ in names.append(name.text) }
        #expect(names.isEmpty)
    }
}
