import CommandLineTool
import TestSupport
import Testing

/// Symbolic links: a repository may hold any, so what is read and written through one has to be named.
@Suite struct LinkTests {
    private let faint = "a { color: #777; background: #fff }\n"
    private let mended = "a { color: #767676; background: #fff }\n"

    /// A folder with links out of it, and what they lead to.
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
        #expect(try inside.text("a.css") == mended)
        #expect(try outside.text("o.css") == faint)
        #expect(try outside.text("sub/p.css") == faint)
        let verbose = CommandRun("--verbose", in: inside).errors
        #expect(verbose.contains("color-lint: link.css: skipped, a symbolic link; name it to have it followed\n"))
        #expect(verbose.contains("color-lint: linked: skipped, a symbolic link; name it to have it followed\n"))
    }

    @Test func aLinkThatIsNamedIsFollowed() throws {
        let (inside, outside) = try folders()
        #expect(CommandRun("--fix", "link.css", "linked", in: inside).code == 0)
        #expect(try outside.text("o.css") == mended)
        #expect(try outside.text("sub/p.css") == mended)
        #expect(try inside.text("a.css") == faint)
    }

    /// A list is what a program found, such as `git ls-files`: it may be read through links, but not written.
    @Test func aListIsNotFixedThroughLinks() throws {
        let (inside, outside) = try folders()
        let list = Array("a.css\nlink.css\n".utf8)
        #expect(
            CommandRun("--files-from", "-", "--format", "short", in: inside, input: list).output.contains(
                "link.css:1:12"))
        let run = CommandRun("--fix", "--files-from", "-", in: inside, input: list)
        #expect(run.code == 2)
        #expect(
            run.errors == "color-lint: link.css: not fixed, as it is a symbolic link; name the file that it leads to\n")
        #expect(try inside.text("a.css") == mended)
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
            let words = "a symbolic link, and nothing is written through one; name the file that it leads to"
            #expect(run.errors.hasPrefix("color-lint: \(path): \(words)\n"), "\(arguments): \(run.errors)")
        }
        let run = CommandRun("--format", "json=out/precious", in: folder)
        #expect(run.code == 2)
        #expect(run.errors.contains("a symbolic link in the path leads out of this folder"))
        #expect(try outside.text("precious") == "mine")
    }
}
