import ColorLinting
import SourceText
import Testing

/// Fixes of colors from which others are computed, which change with them.
@Suite struct DerivedColorFixTests {
    private let linter = Linter()

    /// Each fix passes with what the other color comes to then.
    @Test(arguments: [
        (
            ":root { --c: #f0506e } .a { color: var(--c); background: color-mix(in srgb, var(--c) 10%, white) }",
            "#be3f57"
        ),
        (
            ":root { --c: #f0506e; --soft: color-mix(in oklch, var(--c), white 80%) } "
                + ".a { color: var(--c); background: var(--soft) }", "#ab394e"
        ),
        (
            ":root { --c: #f0506e } .a { color: var(--c); background: oklch(from var(--c) 95% c h) }", "#a1364a"
        ),
    ])
    func css(_ text: String, _ answer: String?) throws { try expectLawfulFixes(text, .css, answer) }

    @Test(arguments: [
        ("$c: #f0506e; .a { color: $c; background: lighten($c, 30%) }", Language.scss, String?.none),
        ("@c: #f0506e; .a { color: @c; background: lighten(@c, 30%) }", .less, nil),
        ("@c: #f0506e; .a { color: darken(@c, 5%); background: mix(@c, white, 20%) }", .less, nil),
        ("$c: #f0506e; .a { color: $c; background: mix($c, white, 20%) }", .scss, "#aa394e"),
    ])
    func preprocessors(_ text: String, _ language: Language, _ answer: String?) throws {
        try expectLawfulFixes(text, language, answer)
    }

    /// A color that is mixed with itself again and again is made of more parts than can be counted.
    @Test func sizesAreBounded() throws {
        let steps = (1..<60).map { "--a\($0): color-mix(in srgb, var(--a\($0 - 1)), var(--a\($0 - 1)) 60%);" }.joined()
        let text =
            ":root { --a0: #f0506e; \(steps) } .a { color: var(--a0); background: #fff } "
            + ".b { color: var(--a59); background: #fff }"
        let file = SourceFile(path: "a.css", language: .css, text: text)
        let report = linter.lint(file)
        let fixes = report.findings.map { linter.fixes(for: $0, in: file, report: report).count }
        #expect(fixes.count == 2 && fixes.allSatisfy { $0 > 0 }, "\(fixes)")
    }

    private func expectLawfulFixes(_ text: String, _ language: Language, _ answer: String?) throws {
        let file = SourceFile(path: "a.\(language)", language: language, text: text)
        let report = linter.lint(file)
        for finding in report.findings {
            let fixes = linter.fixes(for: finding, in: file, report: report)
            #expect(fixes.first?.edits.first?.edit.text == answer ?? fixes.first?.edits.first?.edit.text)
            for fix in fixes {
                let bytes = try #require(fix.edits.map(\.edit).applied(to: file.bytes))
                let after = linter.lint(SourceFile(path: file.path, language: language, bytes: bytes))
                #expect(after.pairs.allSatisfy { $0.verdict == .pass }, "\(fix.title)")
            }
        }
        #expect(!report.findings.isEmpty)
    }
}
