import CStandardLibrary
import CommandLineTool
import FileSystem
import TestSupport
import Testing

private let hasGit = (try? ChildProcess(running: ["git", "--version"]))?.code == 0

/// `--changed`, with the real git.
@Suite(.enabled(if: hasGit, "git is needed"))
struct ChangedTests {
    private func faint(_ name: String) -> String { "\(name) { color: #777; background: #fff }\n" }

    private func git(_ arguments: String..., in folder: TemporaryFolder, at path: String = "") throws {
        let settings = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false"]
        let run = try ChildProcess(running: ["git", "-C", folder.path + "/" + path] + settings + arguments)
        try #require(run.code == 0, "git \(arguments): \(String(decoding: run.errors, as: UTF8.self))")
    }

    /// Returns a repository whose first commit contains `files`.
    private func repository(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(files)
        try git("init", "-q", "-b", "main", in: folder)
        try git("add", "-A", in: folder)
        try git("commit", "-qm", "first", "--allow-empty", in: folder)
        return folder
    }

    /// Returns the positions of findings as `path:line`.
    private func places(_ arguments: String..., in folder: TemporaryFolder, at path: String = "") -> [String] {
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/" + path))
        _ = runCommandLine(["-f", "short"] + arguments, in: environment)
        return environment.errors.text.split(separator: "\n").map(String.init)
            + environment.output.text.split(separator: "\n").map { line in
                let parts = line.split(separator: ":")
                return parts.count > 1 ? "\(parts[0]):\(parts[1])" : String(line)
            }
    }

    @Test func onlyWhatTouchesAChangedLineIsReported() throws {
        let folder = try repository(["a.css": faint("a") + faint("b") + faint("c"), "old.css": faint("d")])
        #expect(places("--changed", in: folder) == [])
        try folder.write("a.css", faint("a") + "\n" + faint("x") + faint("b") + faint("y") + faint("c"))
        try folder.write("new.css", faint("n"))
        #expect(places("--changed", in: folder) == ["a.css:3", "a.css:5", "new.css:1"])
        #expect(places("--changed=HEAD", "a.css", in: folder) == ["a.css:3", "a.css:5"])
        try git("add", "-A", in: folder)
        #expect(places("--changed", in: folder) == ["a.css:3", "a.css:5", "new.css:1"])
        try git("commit", "-qm", "second", in: folder)
        #expect(places("--changed", in: folder) == [])
        #expect(places("--changed=HEAD~1", in: folder) == ["a.css:3", "a.css:5", "new.css:1"])
        #expect(CommandRun("--changed", in: folder).code == 0)
        #expect(CommandRun("--changed=HEAD~", in: folder).code == 1)
    }

    @Test func whatAFindingRefersToCountsToo() throws {
        let folder = try repository([
            "a.css": "a {\n  color: #777;\n  background: #000;\n}\n", "theme.css": ":root { --ink: #000 }\n",
            "b.css": "b {\n  color: var(--ink);\n  background: #fff;\n}\n",
        ])
        try folder.write("a.css", "a {\n  color: #777;\n  background: #fff;\n}\n")
        try folder.write("theme.css", ":root { --ink: #999 }\n")
        #expect(places("--changed", in: folder) == ["a.css:2", "b.css:2"])
    }

    @Test func fixesStayOnChangedLines() throws {
        let folder = try repository(["a.css": faint("a")])
        try folder.write("a.css", faint("a") + faint("b"))
        #expect(CommandRun("--changed", "--diff", in: folder).output.contains("-b { color: #777"))
        #expect(CommandRun("--changed", "--fix", in: folder).code == 0)
        #expect(try folder.text("a.css") == faint("a") + faint("b").replacing("#777", with: "#767676"))
    }

    @Test func oddNamesRenamesFoldersAndWorktreesAreUnderstood() throws {
        let odd = ["é b.css", "in/q\"t\\.css", "in/tab\t.css", "in/++ b.css", "a.css -> b.css"]
        var files = ["in/moved.css": faint("m") + String(repeating: "/* a line */\n", count: 20)]
        for name in odd { files[name] = faint("a") }
        let folder = try repository(files)
        for name in odd { try folder.write(name, faint("a") + "++ b/in/moved.css {}\n" + faint("b")) }
        try git("mv", "in/moved.css", "in/elsewhere.css", in: folder)
        try folder.write("in/elsewhere.css", (files["in/moved.css"] ?? "") + faint("n"))
        let expected = [
            "a.css -> b.css:3", "in/++ b.css:3", "in/elsewhere.css:22", "in/q\"t\\.css:3", "in/tab�.css:3", "é b.css:3",
        ]
        #expect(places("--changed", in: folder).map { $0.replacing("\t", with: "�") } == expected)
        let inside = places("--changed", in: folder, at: "in").map { $0.replacing("\t", with: "�") }
        #expect(inside == expected.filter { $0.hasPrefix("in/") }.map { String($0.dropFirst(3)) })
        try git("commit", "-qam", "second", in: folder)
        try git("worktree", "add", "-q", "tree", "-b", "side", in: folder)
        try folder.write("tree/é b.css", "\n" + faint("z"))
        #expect(places("--changed", in: folder, at: "tree") == ["é b.css:2"])
    }

    @Test func aBranchIsComparedWithWhereItBegan() throws {
        let folder = try repository(["a.css": faint("a"), "b.css": faint("b")])
        try git("checkout", "-qb", "side", in: folder)
        try folder.write("a.css", faint("a") + faint("x"))
        try git("commit", "-qam", "side", in: folder)
        try git("checkout", "-q", "main", in: folder)
        try folder.write("b.css", "/* fixed */\n")
        try git("commit", "-qam", "main", in: folder)
        try git("checkout", "-q", "side", in: folder)
        #expect(places("--changed=main", in: folder) == ["a.css:2"])
    }

    @Test func aPersonsSettingsOfGitChangeNothing() throws {
        let folder = try repository(["a.css": faint("a"), ".gitattributes": "*.css -diff\n"])
        for setting in [
            "diff.noprefix=true", "diff.mnemonicPrefix=true", "color.ui=always", "diff.external=false",
            "diff.context=5",
            "diff.interHunkContext=9", "core.quotePath=false", "diff.relative=true", "diff.renames=false",
            "diff.wsErrorHighlight=all", "diff.algorithm=histogram",
        ] {
            let parts = setting.split(separator: "=").map(String.init)
            try git("config", parts[0], parts[1], in: folder)
        }
        try folder.write("a.css", faint("a") + "\n\n" + faint("b"))
        #expect(places("--changed", in: folder) == ["a.css:4"])
    }

    /// The repository may be a stranger's.
    @Test func programsThatTheRepositorysConfigurationNamesDoNotRun() throws {
        let folder = try repository(["a.css": faint("a"), ".gitattributes": "*.css filter=a=b\n"])
        let trace = folder.path + "/ran"
        for setting in [
            "core.fsmonitor", "core.hooksPath", "filter.a=b.clean", "filter.a=b.process", "filter.a=b.smudge",
            "diff.external",
        ] {
            try git("config", setting, "touch '\(trace)' #", in: folder)
        }
        try git("config", "filter.a=b.required", "true", in: folder)
        try folder.write("a.css", faint("a") + "\n\n" + faint("b"))
        #expect(places("--changed", in: folder) == ["a.css:4"])
        #expect(access(trace, F_OK) != 0)
        // Without precautions, git runs them.
        _ = try ChildProcess(running: ["git", "-C", folder.path, "diff", "HEAD"])
        #expect(access(trace, F_OK) == 0)
    }

    @Test func withoutACommitAllIsNew() throws {
        let folder = try TemporaryFolder(["a.css": faint("a"), "b.css": faint("b")])
        try git("init", "-q", in: folder)
        try git("add", "a.css", in: folder)
        #expect(places("--changed", in: folder) == ["a.css:1", "b.css:1"])
    }

    @Test func ignoredFilesThatAreNamedAreNew() throws {
        let folder = try repository([".gitignore": "*.out.css\n", "a.css": faint("a")])
        try folder.write("b[1].out.css", faint("b"))
        try folder.write("b1.out.css", faint("b"))
        #expect(places("--changed", in: folder) == [])
        #expect(places("--changed", "b[1].out.css", "a.css", in: folder) == ["b[1].out.css:1"])
    }

    @Test func whatGitCannotTellIsAMistake() throws {
        let folder = try repository(["a.css": faint("a")])
        let unknown = CommandRun("--changed=nowhere", in: folder)
        #expect(unknown.code == 2)
        #expect(unknown.errors.hasPrefix("color-lint: --changed: unknown commit “nowhere”\n"))
        #expect(CommandRun("--changed=--output=x", in: folder).errors.contains("unknown commit “--output=x”"))
        #expect(CommandRun("--changed", "main", in: folder).errors.contains("to name a commit, write --changed=main"))
        #expect(CommandRun("--changed=", in: folder).errors.contains("requires a commit, branch or tag"))
        let outside = CommandRun("--changed", in: try TemporaryFolder(["a.css": ""]))
        #expect(outside.code == 2)
        #expect(outside.errors.contains("--changed: fatal: not a git repository"))
        let other = try TemporaryFolder(["b.css": ""])
        for path in [other.path, other.path + "/b.css"] {
            #expect(
                CommandRun("--changed", path, in: folder).errors.contains(
                    "\(path) is not in the repository \(folder.path)"))
        }
        #expect(
            CommandRun("--changed", "--stdin-filename", "a.css", in: folder).errors.contains(
                "cannot be used with standard input"))
        #expect(
            CommandRun("--changed", "--write-baseline", in: folder).errors.contains(
                "--write-baseline cannot be used with --changed"))
    }
}
