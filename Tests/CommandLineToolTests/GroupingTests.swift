import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// Equal findings in the text report are grouped.
@Suite struct GroupingTests {
    private func rule(_ selector: String, _ color: String = "#777") -> String {
        "\(selector) { color: \(color); background: #fff }\n"
    }

    private func lines(_ run: CommandRun, with text: String) -> [String] {
        run.output.split(separator: "\n").map(String.init).filter { $0.contains(text) }
    }

    @Test func equalFindingsOfAllFilesAreOneBlock() throws {
        let folder = try TemporaryFolder([
            "a.css": (1...4).map { rule(".a\($0)") }.joined() + rule("p", "#888"), "b.css": rule("b"),
            "c.css": rule("c", "#888") + rule("c em"),
        ])
        let run = CommandRun(in: folder)
        #expect(lines(run, with: "warning[contrast]").count == 2)
        #expect(
            run.output.contains(
                """
                  = 5 more, 6 in 3 files
                      a.css:2:14 in .a2
                      a.css:3:14 in .a3
                      a.css:4:14 in .a4
                      … and 2 more

                """))
        #expect(run.output.contains("  = 1 more, 2 in 2 files\n      c.css:1:12 in c\n"))
        #expect(run.output.hasSuffix(" · 8 findings (8 warnings), 2 distinct\n"))
        for jobs in ["-j1", "-j8"] { #expect(CommandRun(jobs, in: folder).output == run.output) }
    }

    @Test func eachFindingIsPrintedIfAskedTo() throws {
        let folder = try TemporaryFolder(["a.css": rule("a") + rule("b"), "b.css": rule("a")])
        let run = CommandRun("--no-group", in: folder)
        #expect(lines(run, with: "warning[contrast]").count == 3)
        #expect(lines(run, with: "┌─").map { $0.split(separator: " ").last } == ["a", "b", "a"])
        #expect(run.output.hasPrefix("a.css  2 findings\n"))
        #expect(!run.output.contains("distinct"))
    }

    /// Findings with different messages are not grouped: large text has another required ratio.
    @Test func whatDiffersIsNotGrouped() throws {
        let folder = try TemporaryFolder([
            "a.css": rule("a", "#999") + "/* color-lint: pair #999 on #fff (large) */\nb { color: #12 }\n"
        ])
        let run = CommandRun(in: folder)
        #expect(lines(run, with: "┌─").count == 3)
        #expect(run.output.hasSuffix("3 findings (1 error, 2 warnings)\n"))
    }

    @Test func manyFindingsHaveAnOverview() throws {
        let text = (0..<12).map { rule(".x\($0)", "#99\(String(0x90 + $0, radix: 16))99") + rule(".y\($0)", "#888") }
            .joined()
        let folder = try TemporaryFolder(["a.css": text + "b { color: #12 }\n"])
        let run = CommandRun(in: folder)
        let overview = run.output.split(separator: "\n").suffix(15).map(String.init)
        #expect(overview.first == "24  contrast, 13 distinct")
        #expect(overview.contains("12    3.54:1 of 4.5  #888888 on #ffffff"))
        #expect(overview.contains(" 1  invalid-hex"))
        #expect(overview.contains(" 3    3 other pairs of colors"))
        #expect(!CommandRun("--quiet", in: folder).output.contains("other pair"))
    }

    @Test func otherFormatsAreNeverGrouped() throws {
        let folder = try TemporaryFolder(["a.css": rule("a") + rule("b")])
        for format in ["short", "jsonl", "xcode", "github"] {
            #expect(CommandRun("-f", format, in: folder).output.split(separator: "\n").count == 2, "\(format)")
        }
    }

    /// A path and selectors that do not fit on one line are split.
    @Test func narrowTerminalsHaveRoom() throws {
        let folder = try TemporaryFolder([
            "some/long/folder/of/a/project/a.css": rule(".navigation .list > .item a:hover") + rule(".b")
        ])
        var environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        environment.columns = 60
        _ = runCommandLine([], in: environment)
        let lines = environment.output.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("  │  in .navigation .list > .item a:hover"))
        #expect(lines.contains("      some/long/folder/of/a/project/a.css:2:13 in .b"))
    }
}
