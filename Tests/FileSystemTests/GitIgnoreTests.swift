import FileSystem
import TestSupport
import Testing

private let hasGit = (try? ChildProcess(running: ["git", "--version"]))?.code == 0

/// Ignore files of several folders, compared with the real git.
@Suite(.enabled(if: hasGit, "git is needed"))
struct GitIgnoreTests {
    /// The folders with ignore files, from the root down.
    private static let folders = ["", "a/", "a/b/", "c/"]
    private static let patterns = [
        "*.css", "x.css", "/x.css", "a", "a/", "/a/", "/a/*", "b", "b/", "a/b", "a/b/", "c/*.css", "/c/x.css", "a/**",
        "**/y.css", "a/**/x.css", "[xy].css", "?.css", "!x.css", "!/x.css", "!y.css", "!a/", "!/a/b/", "!b", "!*.css",
        "!/a/b/z.css", "# x.css", "\\!x.css", "*", "/*", "!/c", "x.css ", "*/y.css", "[!x].css", "x*",
    ]

    /// Returns a folder with a repository and style sheets.
    private func repository() throws -> TemporaryFolder {
        var files: [String: String] = [:]
        for folder in Self.folders + ["a/b/a/", "c/b/"] {
            for name in ["x", "y", "z"] { files["\(folder)\(name).css"] = "" }
        }
        let folder = try TemporaryFolder(files)
        try #require(try ChildProcess(running: ["git", "-C", folder.path, "init", "-q"]).code == 0)
        return folder
    }

    /// Returns the style sheets that git does not ignore.
    private func found(byGitIn folder: TemporaryFolder) throws -> [String] {
        let git = try ChildProcess(running: [
            "git", "-C", folder.path, "-c", "core.excludesFile=/dev/null", "ls-files", "--others",
            "--exclude-standard",
        ])
        try #require(git.code == 0)
        let lines = String(decoding: git.output, as: UTF8.self).split(separator: "\n").map(String.init)
        return lines.filter { $0.hasSuffix(".css") }.sorted()
    }

    private func found(byWalkOf folder: TemporaryFolder) -> [String] {
        var walk = FileWalk([""], in: WorkingFolder(at: folder.path)) { $0.hasSuffix(".css") }
        var paths: [String] = []
        while let item = walk.next() { if case .file(let path, _) = item { paths.append(path) } }
        return paths.sorted()
    }

    /// Many patterns are looked up in an index.
    @Test func findsTheFilesThatGitFindsAmongManyPatterns() throws {
        var random = SplitMix64(seed: 5)
        let folder = try repository()
        var results: Set<[String]> = []
        for round in 0..<20 {
            var lines = (0..<200).map { ["*.x\($0)", "name\($0)", "/a/n\($0)", "foo\($0)*", "a/**/q\($0)"][$0 % 5] }
            // Most of the other patterns ignore everything.
            let some = Self.patterns.filter { $0 != "*" && $0 != "/*" && $0 != "*.css" }
            for _ in 0..<Int.random(in: 1...3 + round % 4, using: &random) {
                lines.insert(some.randomElement(using: &random) ?? "", at: Int.random(in: 0...200, using: &random))
            }
            try folder.write(".gitignore", lines.map { $0 + "\n" }.joined())
            let expected = try found(byGitIn: folder)
            #expect(found(byWalkOf: folder) == expected, "\(lines.filter(Self.patterns.contains))")
            results.insert(expected)
        }
        #expect(results.count > 10, "the patterns should ignore different files")
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func findsTheFilesThatGitFinds(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let folder = try repository()
        #expect(found(byWalkOf: folder).count == 18)
        var results: Set<[String]> = []
        for _ in 0..<12 {
            var texts: [String: String] = [:]
            for path in Self.folders.map({ $0 + ".gitignore" }) + [".git/info/exclude"] {
                let count = Int.random(in: 0...3, using: &random)
                let lines = (0..<count).compactMap { _ in Self.patterns.randomElement(using: &random) }
                texts[path] = lines.map { $0 + "\n" }.joined()
                try folder.write(path, texts[path] ?? "")
            }
            let expected = try found(byGitIn: folder)
            #expect(found(byWalkOf: folder) == expected, "\(texts)")
            results.insert(expected)
        }
        #expect(results.count > 5, "the patterns should ignore different files")
    }
}
