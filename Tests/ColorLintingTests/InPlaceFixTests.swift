import ColorLinting
import SourceText
import Testing

/// Fixes that write a color where a name was, which other pairs use as well.
@Suite struct InPlaceFixTests {
    private let linter = Linter()

    private func titles(_ text: String, _ language: Language) throws -> [String] {
        let file = SourceFile(path: "a.\(language)", language: language, text: text)
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        return linter.fixes(for: finding, in: file, report: report).map(\.title)
    }

    @Test("Titles tell what else changes: the same element in another state")
    func states() throws {
        let text = """
            :root { --ink: #fff; --a: #777; --b: #555 }
            .x { color: var(--ink); background: var(--a) }
            .x:hover { background: var(--b) }
            """
        #expect(try titles(text, .css).contains("Use black (4.47:1 → 4.68:1, breaks 1 other pair)"))
    }
}
