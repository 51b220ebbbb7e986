import CStandardLibrary
import CommandLineTool
import TestSupport
import Testing

/// `--write-baseline` and its uses.
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
        #expect(CommandRun(in: folder).errors.contains("x/.color-lint.json:1:14: no baseline at"))
        #expect(CommandRun("--write-baseline=x/known.json", in: folder).code == 0)
        #expect(try folder.text("x/known.json").contains(#""path":"a.css""#))
        #expect(CommandRun(in: folder).code == 0)
        #expect(CommandRun("x/a.css", in: folder).code == 0)
        try folder.write("x/a.css", "a { }")
        let fixed = CommandRun(in: folder)
        #expect(fixed.output.contains("hint[stale-suppression]: 1 baseline entry for this file no longer matches"))
        // Fixing a known finding does not fail the run.
        #expect(fixed.code == 0)
        #expect(CommandRun("--fail-on", "info", in: folder).code == 0)
        #expect(
            CommandRun("--prune-baseline=x/known.json", in: folder).output
                == "x/known.json: removed 1 stale entry, 0 left\n")
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
                == "color-lint: a.css: the baseline lists this file, which no longer exists; run --prune-baseline to update it\n"
        )
        #expect(CommandRun("--baseline", ".color-lint-baseline.json", "b.css", in: folder).errors.isEmpty)
        try folder.write(".color-lint.json", #"{"baseline": ".color-lint-baseline.json"}"#)
        #expect(CommandRun(in: folder).errors.contains("a.css: the baseline lists this file"))
    }

    @Test func pruningRemovesWhatMatchesNothingAndNothingElse() throws {
        let folder = try TemporaryFolder([
            "a.css": faint + newer + "b " + faint, "in/b.css": faint, "gone.css": faint + newer, "kept.css": faint,
        ])
        #expect(CommandRun("--write-baseline=base.json", in: folder).code == 0)
        let before = try folder.text("base.json")
        // New findings are not added, and entries of files that are not linted stay.
        try folder.write("a.css", newer + "i { color: #999; background: #fff }\n")
        try folder.write("kept.css", "")
        remove(folder.path + "/gone.css")
        let run = CommandRun("--prune-baseline=base.json", "a.css", "in", in: folder)
        #expect(run.code == 0)
        #expect(run.output == "base.json: removed 4 stale entries, 3 left\n")
        #expect(run.errors == "")
        let kept = before.split(separator: "\n").filter { line in
            [##""a.css","rule":"contrast","colors":"#888"##, ##""in/b.css""##, ##""kept.css""##].contains {
                line.contains($0)
            }
        }
        let after = try folder.text("base.json").split(separator: "\n").filter { $0.hasPrefix("    ") }
        #expect(after.map { $0.filter { $0 != "," } } == kept.map { $0.filter { $0 != "," } })
        // Without stale entries the file is not written.
        try folder.write("base.json", before + "\n")
        try folder.write("a.css", faint + newer + "b " + faint)
        try folder.write("kept.css", faint)
        try folder.write("gone.css", faint + newer)
        #expect(
            CommandRun("--prune-baseline=base.json", in: folder).output
                == "base.json: removed 0 stale entries, 7 left\n")
        #expect(try folder.text("base.json") == before + "\n")
    }

    @Test func pruningKeepsEntriesOfRulesThatDoNotRun() throws {
        let folder = try TemporaryFolder(["a.css": faint + "p { color: #12 }"])
        #expect(CommandRun("--write-baseline", in: folder).code == 0)
        try folder.write("a.css", "")
        #expect(
            CommandRun("--prune-baseline", "--ignore", "contrast", in: folder).output.contains(
                "removed 1 stale entry, 1 left"))
        #expect(CommandRun("--prune-baseline", in: folder).output.contains("removed 1 stale entry, 0 left"))
    }

    @Test func mistakesAreSaid() throws {
        let folder = try TemporaryFolder(["a.css": faint, "bad.json": "{"])
        for (arguments, words) in [
            (["--baseline", "none.json"], "no baseline at"), (["--baseline", "bad.json"], "bad.json:1:"),
            (["--write-baseline", "--fix"], "--write-baseline cannot be used with --fix"),
            (["--write-baseline=no/b.json"], "no/b.json: "),
            (["--prune-baseline"], "no baseline at"),
            (["--prune-baseline", "--write-baseline"], "--write-baseline cannot be used with --prune-baseline"),
        ] {
            let run = CommandRun(arguments, in: folder)
            #expect(run.code == 2)
            #expect(run.errors.contains(words))
        }
        #expect(try folder.text("a.css") == faint)
    }
}
