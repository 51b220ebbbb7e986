import CommandLineTool
import TestSupport
import Testing

/// Symbolic links: a repository may contain any, so they are followed only if passed explicitly.
@Suite struct LinkTests {
    private let faint = "a { color: #777; background: #fff }\n"
    private let fixed = "a { color: #767676; background: #fff }\n"

    /// A folder with links to files outside.
    private func folders() throws -> (inside: TemporaryFolder, outside: TemporaryFolder) {
        let outside = try TemporaryFolder(["o.css": faint, "sub/p.css": faint])
        let inside = try TemporaryFolder(["a.css": faint])
        inside.link("link.css", to: outside.path + "/o.css")
        inside.link("linked", to: outside.path + "/sub")
        return (inside, outside)
    }

    @Test func fixingAFolderLeavesWhatLinksLeadToAlone() throws {
        let (inside, outside) = try folders()
        let run = CommandRun("--fix", ".", in: inside)
        #expect(run.code == 0)
        #expect(run.output.contains("2 skipped"))
        #expect(try inside.text("a.css") == fixed)
        #expect(try outside.text("o.css") == faint)
        #expect(try outside.text("sub/p.css") == faint)
        let verbose = CommandRun("--verbose", in: inside).errors
        #expect(verbose.contains("color-lint: link.css: skipped: symbolic link; pass the path to follow it\n"))
        #expect(verbose.contains("color-lint: linked: skipped: symbolic link; pass the path to follow it\n"))
    }

    @Test func aLinkThatIsNamedIsFollowed() throws {
        let (inside, outside) = try folders()
        #expect(CommandRun("--fix", "link.css", "linked", in: inside).code == 0)
        #expect(try outside.text("o.css") == fixed)
        #expect(try outside.text("sub/p.css") == fixed)
        #expect(try inside.text("a.css") == faint)
    }

    @Test func aFileUnderTwoNamesIsFixedOnce() throws {
        let folder = try TemporaryFolder(["a.css": faint, "sub/b.css": faint])
        folder.link("link.css", to: folder.path + "/a.css")
        folder.link("linked", to: folder.path + "/sub")
        let names = ["a.css", "link.css", "./a.css", folder.path + "/a.css", "sub", "linked", "linked/b.css"]
        #expect(CommandRun(["--format", "short"] + names, in: folder).output.split(separator: "\n").count == 2)
        let run = CommandRun(["--fix"] + names, in: folder)
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(try folder.text("a.css") == fixed)
        #expect(try folder.text("sub/b.css") == fixed)
    }

    /// Lists are written by programs such as `git ls-files`: links in them are read but not written.
    @Test func aListIsNotFixedThroughLinks() throws {
        let (inside, outside) = try folders()
        let list = Array("a.css\nlink.css\n".utf8)
        #expect(
            CommandRun("--files-from", "-", "--format", "short", in: inside, input: list).output.contains(
                "link.css:1:12"))
        let run = CommandRun("--fix", "--files-from", "-", in: inside, input: list)
        #expect(run.code == 2)
        #expect(
            run.errors == "color-lint: link.css: not fixed: it is a symbolic link; pass the path of its target "
                + "instead\n")
        #expect(try inside.text("a.css") == fixed)
        #expect(try outside.text("o.css") == faint)
    }

    @Test func noResultIsWrittenThroughALink() throws {
        let outside = try TemporaryFolder(["precious": "mine"])
        let folder = try TemporaryFolder(["a.css": faint])
        for name in [".color-lint-baseline.json", "report.html", "report.json"] {
            folder.link(name, to: outside.path + "/precious")
        }
        folder.link("out", to: outside.path)
        for (arguments, path) in [
            (["--write-baseline"], ".color-lint-baseline.json"), (["--format", "html=report.html"], "report.html"),
            (["--format", "json", "--output", "report.json"], "report.json"),
        ] {
            let run = CommandRun(arguments, in: folder)
            #expect(run.code == 2)
            let words = "a symbolic link; pass the path of its target instead"
            #expect(run.errors.hasPrefix("color-lint: \(path): \(words)\n"), "\(arguments): \(run.errors)")
        }
        let run = CommandRun("--format", "json=out/precious", in: folder)
        #expect(run.code == 2)
        #expect(run.errors.contains("a symbolic link in the path leads out of the current folder"))
        #expect(try outside.text("precious") == "mine")
    }
}
