import ColorLinting
import SourceText
import Testing

/// Fixes of pairs with gradients pass everywhere, and findings show the range of contrast.
@Suite struct GradientFixTests {
    static let pages = [
        "p { color: #777; background: linear-gradient(#fff, #ddd) }",
        "p { color: #888; background: linear-gradient(#fff, #bbb 30%, #ccc) }",
        "p { color: #999; background: linear-gradient(in oklch, #ffe, #eff) }",
        "p { color: rgb(90 90 90 / .8); background: linear-gradient(90deg, #fff8, #eee), #fff }",
        "p { color: #8f8f8f; background: linear-gradient(#fff 50%, #ccc 0) }",
    ]

    @Test(arguments: pages) func everyFixPassesAlongTheGradient(_ page: String) throws {
        let file = SourceFile(path: "a.css", language: .css, text: page)
        let report = Linter().lint(file)
        let finding = try #require(report.findings.first)
        let fixes = Linter().fixes(for: finding, in: file, report: report)
        #expect(!fixes.isEmpty)
        for fix in fixes {
            var bytes = Array(page.utf8)
            for edit in fix.edits.map(\.edit).sorted(by: { $0.range > $1.range }) {
                bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: Array(edit.text.utf8))
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let after = Linter().lint(SourceFile(path: "a.css", language: .css, text: text))
            #expect(after.pairs.map(\.verdict) == [.pass], "\(fix.title): \(text)")
        }
    }

    @Test func theFindingGivesTheRange() {
        let text = "p { color: #777; background: linear-gradient(#fff, #ddd) }"
        let report = Linter().lint(SourceFile(path: "a.css", language: .css, text: text))
        #expect(
            report.findings.map(\.message) == [
                "contrast 3.29:1 to 4.47:1 along the gradient is below 4.5:1 (AA): #777777"
            ])
    }

    @Test func whatIsEnoughInSomePlacesIsNoFinding() {
        let text = "p { color: #333; background: linear-gradient(#fff, #000) }"
        let report = Linter().lint(SourceFile(path: "a.css", language: .css, text: text))
        #expect(report.findings.isEmpty)
    }
}
