import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// What templates show of style sheets. A line `/* == a.css */` begins another file.
@Suite struct MarkupTests {
    /// The templates of an example.
    private struct Templates: ImageSource, SheetSource, MarkupSource {
        var files: [PageCompositionTests.File]

        func image(_ reference: String, from path: String) -> PerAppearance<ImageOutcome> {
            PerAppearance(.unresolved(.image))
        }

        func sheet(_ reference: String, base: String?, from path: String) -> SheetAnswer { .missing }

        func markup(_ files: MarkupFiles, for path: String) -> Markup? {
            MarkupFile.merged(
                self.files.filter { files.mayContain(fileNamed: $0.path) && files.contains($0.path) }.map { file in
                    Array(file.text.utf8).withUnsafeBufferPointer { MarkupFile(SourceBytes($0), at: file.path) }
                })
        }
    }

    private static func linter(_ files: [PageCompositionTests.File]) -> Linter {
        var linter = PageCompositionTests.linter(files)
        linter.workspace.read(from: Templates(files: files))
        return linter
    }

    @Test(arguments: try Fixtures.examples("Markup")) func judgesWhatTemplatesShow(_ example: Example) {
        let files = PageCompositionTests.files(example.text)
        #expect(PageCompositionTests.annotated(files, by: Self.linter(files)) == example.marked)
    }

    /// A fix of a color passes where a template shows it.
    @Test func fixesPass() throws {
        var files = PageCompositionTests.files(
            """
            /* == a.html */
            <a class="btn gray">1</a><p class="btn pale">1
            /* == a.css */
            .btn { color: #888 }
            .gray { background: #eee }
            .pale { background: #ddd }
            """)
        let (linter, sheet) = (Self.linter(files), PageCompositionTests.source(files[1]))
        let report = linter.lint(sheet)
        #expect(report.findings.count == 2)
        let fix = try #require(report.findings.first.flatMap { linter.fixes(for: $0, in: sheet, report: report).first })
        files[1].text = String(decoding: fix.edits.map(\.edit).applied(to: sheet.bytes) ?? [], as: UTF8.self)
        #expect(Self.linter(files).lint(PageCompositionTests.source(files[1])).findings.isEmpty)
    }

    @Test func takesTimeInProportion() {
        let count = rounds(20_000, debug: 1_000)
        let tags = (0..<count).map { "<a class='a b\($0) c\($0)'>1" }.joined()
        let rules = (0..<count).map { ".a .b\($0) { color: #777 } .c\($0).a, .a { background: #fff }\n" }.joined()
        let files = [PageCompositionTests.File("a.html", tags), PageCompositionTests.File("a.css", rules)]
        #expect(!Self.linter(files).lint(PageCompositionTests.source(files[1])).pairs.isEmpty)
    }
}
