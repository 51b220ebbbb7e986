import CStandardLibrary
import FileSystem
import TestSupport
import Testing

@Suite struct FileWalkTests {
    /// Returns the items of a walk of `roots` in `folder`, one per line.
    private func walk(_ folder: TemporaryFolder, _ roots: [String] = ["."], reportsAll: Bool = false) -> [String] {
        let base = WorkingFolder(at: folder.path)
        var walk = FileWalk(roots.map(base.shownPath(of:)), in: base) { $0.hasSuffix(".css") }
        walk.reportsAll = reportsAll
        var lines: [String] = []
        while let item = walk.next() {
            switch item {
            case .file(let path, let isNamed): lines.append(isNamed ? path + " (named)" : path)
            case .leftOut(let path, .minified(let original)): lines.append("\(path): minified from \(original)")
            case .problem(let path, let problem): lines.append("\(path): \(problem)")
            case .leftOut(let path, .hidden): lines.append("\(path): hidden")
            case .leftOut(let path, .ignored(let file)): lines.append("\(path): ignored by \(file)")
            case .leftOut(let path, .thirdParty(let maker)): lines.append("\(path): made by \(maker)")
            case .leftOut(let path, .link): lines.append("\(path): a link")
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

    @Test func heedsIgnoreBeforeGitignore() throws {
        let folder = try TemporaryFolder([
            ".ignore": "!a.css\nb.css\n/in/d.css\n", "in/.gitignore": "a.css\nc.css\n", "in/a.css": "", "in/b.css": "",
            "in/c.css": "", "in/d.css": "", "in/deep/.ignore": "!b.css\n", "in/deep/b.css": "", "in/deep/d.css": "",
        ])
        #expect(walk(folder) == ["in/a.css", "in/deep/b.css", "in/deep/d.css"])
        // Outside a repository, an .ignore above applies, but a .gitignore does not.
        #expect(walk(folder, ["in/deep"]) == ["in/deep/b.css", "in/deep/d.css"])
        #expect(walk(folder, ["in"]) == ["in/a.css", "in/deep/b.css", "in/deep/d.css"])
    }

    @Test func aRepositoryInsideAnotherGoesByItsOwnRules() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "a.css\n", "in/.git/info/exclude": "b.css\n", "in/.gitignore": "!c.css\n",
            "in/a.css": "", "in/b.css": "", "in/c.css": "", "a.css": "",
        ])
        #expect(walk(folder) == ["in/a.css", "in/c.css"])
        #expect(walk(folder, ["in"]) == ["in/a.css", "in/c.css"])
    }

    @Test func findsTheExclusionsOfAWorktree() throws {
        let folder = try TemporaryFolder([
            "main/.git/info/exclude": "a.css\n", "main/.git/worktrees/tree/commondir": "../..\n",
            "main/.git/modules/sub/info/exclude": "b.css\n", "tree/.git": "gitdir: ../main/.git/worktrees/tree\n",
            "tree/a.css": "", "tree/b.css": "", "sub/.git": "gitdir: ../main/.git/modules/sub\n", "sub/a.css": "",
            "sub/b.css": "",
        ])
        #expect(walk(folder) == ["sub/a.css", "tree/b.css"])
        #expect(walk(folder, ["tree", "sub"]) == ["tree/b.css", "sub/a.css"])
    }

    @Test func leavesOtherPeoplesCodeOutUnlessNamed() throws {
        let folder = try TemporaryFolder([
            "node_modules/a/b.css": "", "in/Pods/c.css": "", "vendor/d.css": "", "in/DerivedData/e.css": "",
        ])
        folder.link("Carthage", to: "vendor")
        #expect(
            walk(folder) == [
                "in/DerivedData: made by Xcode", "in/Pods: made by CocoaPods", "node_modules: made by npm",
                "vendor/d.css",
            ])
        #expect(walk(folder, ["node_modules"]) == ["node_modules/a/b.css"])
        #expect(walk(folder, ["in/Pods/c.css"]) == ["in/Pods/c.css (named)"])
        let base = WorkingFolder(at: folder.path)
        var walk = FileWalk([""], in: base) { $0.hasSuffix(".css") }
        var paths: [String] = []
        while let item = walk.next() {
            if case .leftOut("in/Pods", _) = item { walk.enterLeftOut() }
            if case .file(let path, false) = item { paths.append(path) }
        }
        #expect(paths == ["in/Pods/c.css", "vendor/d.css"])
    }

    @Test func saysWhatIsLeftOutAndWhyIfAskedTo() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "out/\n*.min.css\n", "out/a.css": "", "b.min.css": "", ".hidden/c.css": "", ".d.css": "",
            ".e.txt": "", "f.css": "", ".git/info/exclude": "g.css\n", "g.css": "", "in/.ignore": "h.css",
            "in/h.css": "",
        ])
        mkfifo(folder.path + "/i.css", 0o600)
        mkfifo(folder.path + "/j", 0o600)
        #expect(
            walk(folder, reportsAll: true) == [
                ".d.css: hidden", ".hidden: hidden", "b.min.css: ignored by .gitignore", "f.css",
                "g.css: ignored by .git/info/exclude", "i.css: not a regular file",
                "in/h.css: ignored by in/.ignore", "out: ignored by .gitignore",
            ])
        #expect(walk(folder) == ["f.css"])
    }

    @Test func followsNoLinkButOneThatIsNamed() throws {
        let outside = try TemporaryFolder(["o.css": "", "sub/p.css": ""])
        let folder = try TemporaryFolder(["a/x.css": "", ".gitignore": "ignored\n"])
        folder.link("a/loop", to: "..")
        folder.link("b", to: "a")
        folder.link("c.css", to: "a/x.css")
        folder.link("d", to: outside.path)
        folder.link("e.css", to: outside.path + "/o.css")
        folder.link("f.css", to: "nothing")
        folder.link("g.txt", to: outside.path + "/o.css")
        folder.link("ignored", to: outside.path)
        outside.link("sub/again", to: "..")
        // Links to items inside are not reported, because the walk finds the items.
        #expect(walk(folder) == ["a/x.css", "d: a link", "e.css: a link"])
        #expect(walk(folder, ["e.css", "d/sub"]) == ["e.css (named)", "d/sub/again: a link", "d/sub/p.css"])
        // One file, by its first name.
        #expect(walk(folder, ["e.css", "d"]) == ["e.css (named)", "d/sub/p.css"])
        #expect(walk(folder, ["d", "e.css"]) == ["d/o.css", "d/sub/p.css"])
        #expect(walk(folder, ["d/sub"]) == ["d/sub/again: a link", "d/sub/p.css"])
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
        #expect(walk(folder, ["no", "a.css", "no"]) == ["no: No such file or directory", "a.css (named)"])
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
