import ColorLinting
import CommandLineTool
import Foundation
import TestSupport
import Testing

/// Configuration files on the command line.
@Suite struct ConfigurationCommandTests {
    private let page = "p { color: #777; background: #fff }\n"

    @Test func eachFileFollowsTheNearestOne() throws {
        let folder = try TemporaryFolder([
            ".color-lint.json": "{ \"level\": \"AAA\" }", "a.css": page,
            "loose/.color-lint.json": "{ \"level\": 3 }", "loose/deep/b.css": page,
        ])
        let run = CommandRun("--format", "short", in: folder)
        #expect(
            run.output
                == "a.css:1:12: warning: contrast 4.47:1 is below 7:1 (AAA): #777777 on #ffffff [contrast]\n")
        #expect(CommandRun("--format", "short", "--level", "AAA", "loose", in: folder).code == 1)
        #expect(CommandRun("--config", "loose/.color-lint.json", in: folder).code == 0)
        // Standard input is judged by its name.
        #expect(CommandRun("--stdin-filename", "loose/c.css", in: folder, input: Array(page.utf8)).code == 0)
        #expect(CommandRun("--stdin-filename", "c.css", in: folder, input: Array(page.utf8)).code == 1)
    }

    @Test(arguments: [
        (#"{ "level": "AAA" }"#, "a b c"), (#"{ "overrides": [{ "files": ["b.css"], "level": "AAA" }] }"#, "b"),
        (#"{ "level": "AAA", "ignore": [{ "files": ["c.css"], "rules": ["contrast"] }] }"#, "a b"),
        (#"{ "level": "AAA", "include": ["a.css", "c.css"] }"#, "a c"),
    ])
    func filesOfOneFolderCanDiffer(_ configuration: String, _ found: String) throws {
        let page = "p { color: #666; background: #fff }\n"
        let folder = try TemporaryFolder([
            ".color-lint.json": configuration, "a.css": page, "b.css": page, "c.css": page, "d.json": "[\"#666\"]",
        ])
        let lines = CommandRun("--format", "short", in: folder).output.split(separator: "\n")
        #expect(lines.map { $0.prefix(1) }.joined(separator: " ") == found)
    }

    @Test func excludedFilesAreLintedOnlyWhereTheyAreNamed() throws {
        let folder = try TemporaryFolder([".color-lint.json": "{ \"exclude\": [\"vendor/\"] }", "vendor/a.css": page])
        #expect(CommandRun(in: folder).code == 0)
        #expect(CommandRun("vendor/a.css", in: folder).code == 1)
    }

    @Test(arguments: ["1", "8"]) func aBrokenOneStopsItsFilesAndIsSaidWithItsPlace(_ jobs: String) throws {
        let folder = try TemporaryFolder([
            "a.css": page, "b/.color-lint.json": "{\n  \"levle\": 3,\n  \"metric\": \"x\"\n}", "b/b.css": page,
        ])
        let run = CommandRun("--format", "short", "--jobs", jobs, in: folder)
        #expect(run.code == 2)
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(
            run.errors == """
                color-lint: b/.color-lint.json:2:3: unknown key “levle”; did you mean “level”?
                color-lint: b/.color-lint.json:3:13: expected wcag or hsb, not “x”

                """)
    }

    @Test func whatIsNamedHasToBeThere() throws {
        let run = CommandRun("--config", "none.json", in: try TemporaryFolder(["a.css": page]))
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("color-lint: none.json: no such file\n"))
    }

    @Test func initWritesOneAndNeverOverAnother() throws {
        let folder = try TemporaryFolder(["a.css": page])
        #expect(CommandRun("init", in: folder).code == 0)
        #expect(try folder.text(".color-lint.json") == ConfigurationKey.template)
        #expect(CommandRun(in: folder).code == 1)
        try folder.write(".color-lint.json", "{}")
        #expect(CommandRun("init", in: folder).code == 2)
        #expect(try folder.text(".color-lint.json") == "{}")
    }

    /// `UPDATE=1 swift test` rewrites the published schema.
    @Test func theSchemaIsPublished() throws {
        let published = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../editors/color-lint.schema.json")
        let printed = CommandRun("schema").output
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(printed.utf8).write(to: published) }
        #expect(try String(contentsOf: published, encoding: .utf8) == printed)
    }
}
