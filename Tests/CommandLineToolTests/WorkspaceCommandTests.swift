import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// The command resolves the names in all files, in any order.
@Suite struct WorkspaceCommandTests {
    private let files = [
        "a/page.css": "p { color: var(--muted); background: #fff }\n",
        "z/tokens.css": ":root { --muted: #999 }\n",
        "View.swift": "Text(\"a\").foregroundStyle(Theme.faint).background(.white)\n",
        "Theme.swift": "enum Theme { static let faint = Color(white: 0.6) }\n",
    ]

    @Test(arguments: ["1", "8"]) func namesOfOtherFilesAreKnown(_ jobs: String) throws {
        let run = CommandRun("--format", "short", "--jobs", jobs, in: try TemporaryFolder(files))
        #expect(run.code == 1)
        #expect(
            run.output == """
                View.swift:1:27: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff [contrast]
                a/page.css:1:12: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff [contrast]

                """)
    }

    @Test func oneFileAloneHasItsOwnNamesOnly() throws {
        let run = CommandRun("--format", "short", "a/page.css", in: try TemporaryFolder(files))
        #expect(run.code == 0)
    }

    @Test(arguments: [".git/HEAD", ".color-lint.json"]) func ofASingleFileTheProjectIsRead(_ mark: String) throws {
        let folder = try TemporaryFolder(files.merging([mark: "{}"]) { $1 })
        let page = "a/page.css:1:12: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff [contrast]\n"
        #expect(CommandRun("--format", "short", "a/page.css", in: folder).output == page)
        #expect(CommandRun("--format", "short", "a/page.css", "z/tokens.css", in: folder).output == page)
        #expect(CommandRun("--format", "short", "a/../View.swift", in: folder).output.hasPrefix("View.swift:1:27: "))
    }

    @Test func aFileInADeeperWorkingFolderSeesTheProjectToo() throws {
        let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/a"))
        #expect(runCommandLine(["--format", "short", "page.css"], in: environment) == 1)
        #expect(environment.output.text.hasPrefix("page.css:1:12: warning: contrast 2.84:1"))
    }

    @Test func pairsAreJudgedAsTheLinterJudgesThem() throws {
        let run = CommandRun("pairs", "--format", "jsonl", "a", "z", in: try TemporaryFolder(files))
        #expect(run.output.contains("\"verdict\":\"fail\""))
        #expect(run.output.contains("\"rgba\":[0.6,0.6,0.6,1]"))
    }
}
