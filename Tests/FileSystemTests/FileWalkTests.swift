import CStandardLibrary
import FileSystem
import TestSupport
import Testing

@Suite struct FileWalkTests {
    /// What a walk of `roots` in `folder` comes upon, a line an item.
    private func walk(_ folder: TemporaryFolder, _ roots: [String] = ["."]) -> [String] {
        let base = WorkingFolder(at: folder.path)
        var walk = FileWalk(roots.map(base.shownPath(of:)), in: base) { $0.hasSuffix(".css") }
        var lines: [String] = []
        while let item = walk.next() {
            switch item {
            case .file(let path, let isNamed): lines.append(isNamed ? path + " (named)" : path)
            case .problem(let path, let problem): lines.append("\(path): \(problem)")
            }
        }
        return lines
    }

    @Test func goesThroughFoldersByTheBytesOfTheirNames() throws {
        let folder = try TemporaryFolder([
            "b.css": "", "a/z.css": "", "a/b/y.css": "", "B.css": "", "é.css": "", "a.css": "", "a/x.txt": "",
        ])
        #expect(walk(folder) == ["B.css", "a/b/y.css", "a/z.css", "a.css", "b.css", "é.css"])
    }

    @Test func leavesHiddenItemsOutUnlessNamed() throws {
        let folder = try TemporaryFolder([".x.css": "", ".git/y.css": "", "z.css": ""])
        #expect(walk(folder) == ["z.css"])
        #expect(walk(folder, [".x.css", ".git"]) == [".x.css (named)", ".git/y.css"])
    }

    @Test func heedsNestedIgnoreFiles() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "out/\n*.min.css\n/top.css\n", "out/a.css": "", "b.min.css": "", "top.css": "",
            "in/top.css": "", "in/.gitignore": "!keep.min.css\nx/*.css\n", "in/keep.min.css": "", "in/x/c.css": "",
            "in/x/d/e.css": "", "in/out/f.css": "",
        ])
        #expect(walk(folder) == ["in/keep.min.css", "in/top.css", "in/x/d/e.css"])
        #expect(walk(folder, ["b.min.css", "out"]) == ["b.min.css (named)", "out/a.css"])
    }

    @Test func heedsTheRepositoryAroundIt() throws {
        let folder = try TemporaryFolder([
            "repo/.git/info/exclude": "excluded.css\n", "repo/.gitignore": "*.min.css\nsub/deep/a.css\n",
            "repo/sub/deep/a.css": "", "repo/sub/deep/b.min.css": "", "repo/sub/deep/c.css": "",
            "repo/sub/excluded.css": "", ".gitignore": "c.css\n",
        ])
        #expect(walk(folder, ["repo/sub"]) == ["repo/sub/deep/c.css"])
    }

    @Test func followsLinksOnlyOutOfWhatIsWalked() throws {
        let outside = try TemporaryFolder(["o.css": "", "sub/p.css": ""])
        let folder = try TemporaryFolder(["a/x.css": ""])
        folder.link("a/loop", to: "..")
        folder.link("b", to: "a")
        folder.link("c.css", to: "a/x.css")
        folder.link("d", to: outside.path)
        folder.link("e", to: outside.path)
        folder.link("f.css", to: "nothing")
        outside.link("sub/again", to: "..")
        #expect(
            walk(folder) == [
                "a/loop: a symbolic link to a folder it lies in", "a/x.css", "d/o.css",
                "d/sub/again: a symbolic link to a folder it lies in", "d/sub/p.css",
            ])
    }

    @Test func saysWhatCannotBeRead() throws {
        let folder = try TemporaryFolder(["a.css": "", "locked/b.css": ""])
        #expect(walk(folder, ["missing", "a.css"]) == ["missing: No such file or directory", "a.css (named)"])
        chmod(folder.path + "/locked", 0)
        if geteuid() != 0 { #expect(walk(folder) == ["a.css", "locked: Permission denied"]) }
    }

    @Test func givesAFileOnce() throws {
        let folder = try TemporaryFolder(["a.css": "", "b/c.css": ""])
        #expect(walk(folder, ["b", "a.css", ".", "./b/", "a.css"]) == ["b/c.css", "a.css (named)"])
    }

    @Test func survivesADeepTree() throws {
        let folder = try TemporaryFolder([String(repeating: "d/", count: 500) + "x.css": ""])
        #expect(walk(folder).map(\.utf8.count) == [1005])
    }
}

@Suite struct WorkingFolderTests {
    @Test func showsPathsRelativeInsideAndAbsoluteOutside() throws {
        let folder = try TemporaryFolder(["in/a/b.css": "", "out/c.css": ""])
        let base = WorkingFolder(at: folder.path + "/in")
        func shown(_ path: String) -> String { base.shownPath(of: path) }
        #expect(shown(".") == "")
        #expect(shown("./a//b.css") == "a/b.css")
        #expect(shown("a/../a/b.css") == "a/b.css")
        #expect(shown(folder.path + "/in/a/b.css") == "a/b.css")
        #expect(shown(folder.path + "/in") == "")
        #expect(shown("../out/c.css") == folder.path + "/out/c.css")
        #expect(shown("..") == folder.path)
        #expect(shown("missing.css") == "missing.css")
        #expect(shown("/missing/x.css") == "/missing/x.css")
        #expect(base.location(of: "a/b.css") == folder.path + "/in/a/b.css")
    }
}
