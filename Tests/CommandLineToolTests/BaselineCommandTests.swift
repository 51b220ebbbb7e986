import CStandardLibrary
import CommandLineTool
import TestSupport
import Testing

/// `--write-baseline` and what makes use of it.
@Suite struct BaselineCommandTests {
    private let faint = "a { color: #777; background: #fff }\n"
    private let newer = "p { color: #888; background: #fff }\n"

    @Test func onlyNewFindingsAreReported() throws {
        let folder = try TemporaryFolder(["x/a.css": faint, "b.css": faint + newer])
        let written = CommandRun("--write-baseline", in: folder)
        #expect(written.code == 0)
        #expect(written.output.hasPrefix(".color-lint-baseline.json: 3 findings in 2 files."))
        #expect(CommandRun("--baseline", ".color-lint-baseline.json", in: folder).code == 0)
        try folder.write("x/a.css", "\n" + faint + newer)
        let run = CommandRun("--baseline", ".color-lint-baseline.json", "--format", "short", in: folder)
        #expect(run.code == 1)
        #expect(
            run.output == "x/a.css:3:12: warning: contrast 3.54:1 is below 4.5:1 (AA): #888888 on #ffffff [contrast]\n")
    }

    @Test func theConfigurationMayNameIt() throws {
        let folder = try TemporaryFolder([
            "x/a.css": faint, "x/.color-lint.json": #"{"baseline": "known.json"}"#,
        ])
        #expect(CommandRun(in: folder).errors.contains("x/.color-lint.json:1:14: there is no baseline"))
        #expect(CommandRun("--write-baseline=x/known.json", in: folder).code == 0)
        #expect(try folder.text("x/known.json").contains(#""path":"a.css""#))
        #expect(CommandRun(in: folder).code == 0)
        #expect(CommandRun("x/a.css", in: folder).code == 0)
        try folder.write("x/a.css", "a { }")
        #expect(CommandRun(in: folder).output.contains("stale-suppression"))
        #expect(CommandRun("--write-baseline=x/known.json", in: folder).code == 0)
        #expect(CommandRun(in: folder).code == 0)
    }

    @Test func filesThatAreGoneAreSaid() throws {
        let folder = try TemporaryFolder(["a.css": faint, "b.css": faint, "c.css": "a { }"])
        #expect(CommandRun("--write-baseline", in: folder).code == 0)
        remove(folder.path + "/a.css")
        let run = CommandRun("--baseline", ".color-lint-baseline.json", in: folder)
        #expect(run.code == 0)
        #expect(
            run.errors
                == "color-lint: a.css: the baseline speaks of this file, which is gone; --write-baseline writes it anew\n"
        )
        #expect(CommandRun("--baseline", ".color-lint-baseline.json", "b.css", in: folder).errors.isEmpty)
        try folder.write(".color-lint.json", #"{"baseline": ".color-lint-baseline.json"}"#)
        #expect(CommandRun(in: folder).errors.contains("a.css: the baseline speaks of this file"))
    }

    @Test func mistakesAreSaid() throws {
        let folder = try TemporaryFolder(["a.css": faint, "bad.json": "{"])
        for (arguments, words) in [
            (["--baseline", "none.json"], "there is no baseline at"), (["--baseline", "bad.json"], "bad.json:1:"),
            (["--write-baseline", "--fix"], "together with --fix"), (["--write-baseline=no/b.json"], "no/b.json: "),
        ] {
            let run = CommandRun(arguments, in: folder)
            #expect(run.code == 2)
            #expect(run.errors.contains(words))
        }
        #expect(try folder.text("a.css") == faint)
    }
}
