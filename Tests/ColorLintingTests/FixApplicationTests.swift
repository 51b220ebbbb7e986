import ColorLinting
import SourceText
import Testing

@Suite struct FixApplicationTests {
    private func fixed(_ text: String, _ selection: FixSelection, level: String = "AA") throws -> FixApplication {
        var configuration = Configuration()
        configuration.level = try #require(ContrastLevel(level))
        let linter = Linter(configuration: configuration)
        let file = SourceFile(path: "a.css", language: .css, text: text)
        return FixApplication(file, report: linter.lint(file), by: linter, selection: selection)
    }

    private func text(_ application: FixApplication) -> String {
        String(decoding: application.file.bytes, as: UTF8.self)
    }

    @Test func allSafeFixesAreMadeAtOnce() throws {
        let result = try fixed(
            "a { color: #777; background: #fff }\nb { color: #fc0; background: #fff }\n", .safe)
        #expect(text(result) == "a { color: #767676; background: #fff }\nb { color: #907300; background: #fff }\n")
        #expect(result.fixCount == 2)
        #expect(result.report.findings.isEmpty)
        #expect(result.changes.edits(of: result.file.bytes).map(\.text) == ["#767676", "#907300"])
    }

    @Test func fixingTwiceChangesNothingMore() throws {
        for selection in [FixSelection.safe, .firstOffered] {
            for source in [
                "a { color: #777; background: #fff }", "a { color: #00f; background: #000 }",
                ":root{--x:#999} a { color: var(--x); background: #fff } b { color: var(--x); background: #000 }",
                ":root{--x:#888} a { color: var(--x); background: #fff } b { color: var(--x); background: #333 }",
                "a { color: #888; background: #777 } b { color: #777; background: #fff }",
            ] {
                let once = try fixed(source, selection, level: "7")
                let twice = try fixed(text(once), selection, level: "7")
                #expect(text(twice) == text(once))
                #expect(twice.fixCount == 0)
            }
        }
    }

    @Test func noFixIsMadeThatOnlyMovesTheTrouble() throws {
        // A change of the name that helps on white hurts on black: at 7:1 no color passes on both.
        let source = ":root{--x:#999} a { color: var(--x); background: #fff } b { color: var(--x); background: #000 }"
        let result = try fixed(source, .safe, level: "7")
        #expect(text(result) == source)
    }

    @Test func aFileWithoutFindingsIsLeftAsItIs() throws {
        let result = try fixed("a { color: #000; background: #fff }", .firstOffered)
        #expect(result.fixCount == 0)
        #expect(result.changes.isEmpty)
    }
}
