import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// The output of an earlier run is printed again only if it is what the run would print.
@Suite struct CacheTests {
    private static let files = [
        ".git/HEAD": "",
        ".color-lint.json": ##"{ "palette": ["Assets.xcassets", "#777777", "#ffffff"], "baseline": "base.json" }"##,
        "base.json": #"{ "version": 1, "findings": [] }"#, ".gitignore": "ignored.css\n",
        "ignored.css": "a { color: #777 }",
        "a.css": "a { color: var(--x); background: #fff }\nb { color: #fff; background: url(hero.png) }\n",
        "b/t.css": ":root { --x: #777 }",
        "b/u.css": "c { color: #767676; background: #fff } /* color-lint: nonsense */",
        "app/A.swift":
            "Text(\"a\").foregroundStyle(Color(light: .gray, dark: .black)).background(Color(.systemBackground))\n",
        "app/Info.plist": "<plist><dict/></plist>",
        "Assets.xcassets/Ink.colorset/Contents.json":
            ##"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x11","green":"0x11","blue":"0x11","alpha":"1.000"}}}]}"##,
        "page.html": "<!DOCTYPE html><link rel=stylesheet href=lib.min.css><link rel=stylesheet href=x.css><p>1",
        "x.css": "p { color: #777 }", "lib.min.css": "p{background:#fff}",
        "c/m.css": ".btn { color: #777 }\n.gray { background: #999 }", "c/m.html.erb": "<a class='btn gray'>1</a>",
    ]

    private func project() throws -> TemporaryFolder { try TemporaryFolder(Self.files) }

    private static let arguments = ["--format", "short"]

    /// Runs `arguments` with the cache.
    private func run(_ arguments: [String] = Self.arguments, in folder: TemporaryFolder) -> CommandRun {
        CommandRun(arguments + ["--cache", "cache"], in: folder)
    }

    private func entries(in folder: TemporaryFolder) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache")) ?? []
        return names.sorted().map { folder.path + "/cache/" + $0 }
    }

    private func sealed(_ body: some Collection<UInt8>) -> Data {
        let hash = ContentHash(Array(body)).value
        return Data(body) + (0..<8).map { UInt8(truncatingIfNeeded: hash >> ($0 * 8)) }
    }

    /// Changes the output in the cache, so that a run that prints it again can be told from others.
    private func mark(_ folder: TemporaryFolder) throws {
        let path = try #require(entries(in: folder).first)
        var text = try #require(FileManager.default.contents(atPath: path)).dropLast(8)
        let range = try #require(text.range(of: Data("warning: ".utf8)))
        text.replaceSubrange(range, with: Data("WARNING: ".utf8))
        try sealed(text).write(to: URL(filePath: path))
    }

    @Test func anUnchangedProjectIsNotLintedAgain() throws {
        let folder = try project()
        let plain = CommandRun(Self.arguments, in: folder)
        #expect(plain.code == 1 && plain.output.contains("a.css:1:12: warning: contrast 4.47:1"))
        // Its background is in a sheet that is not linted.
        #expect(plain.output.contains("x.css:1:12: warning: contrast 4.47:1"), "\(plain.output)")
        let first = run(in: folder)
        #expect((first.code, first.output, first.errors) == (plain.code, plain.output, plain.errors))
        #expect(entries(in: folder).count == 1)
        let second = run(in: folder)
        #expect((second.code, second.output, second.errors) == (plain.code, plain.output, plain.errors))
        try mark(folder)
        let third = run(in: folder)
        #expect(third.code == 1 && third.output.contains("WARNING: "))
        #expect(third.output.replacing("WARNING: ", with: "warning: ") == plain.output)
    }

    /// Changes that other findings may follow from.
    private static let changes: [String: @Sendable (TemporaryFolder) throws -> Void] = [
        "content": { try $0.write("b/t.css", ":root { --x: #000 }") },
        "content of the same size and time": { folder in
            let path = folder.path + "/b/t.css"
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
            try folder.write("b/t.css", ":root { --x: #778 }")
            try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
        },
        "template": { try $0.write("c/m.html.erb", "<a class='btn'>1</a>") },
        "new template": { try $0.write("c/n.html.erb", "<a class='btn <%= x %>'>1</a>") },
        "new file": { try $0.write("b/new.css", "p { color: #777; background: #fff }") },
        "deleted file": { try FileManager.default.removeItem(atPath: $0.path + "/b/u.css") },
        "renamed file": { rename($0.path + "/b/u.css", $0.path + "/b/v.css") },
        "changed configuration": { try $0.write(".color-lint.json", #"{ "level": "AAA" }"#) },
        "deleted configuration": { try FileManager.default.removeItem(atPath: $0.path + "/.color-lint.json") },
        "new configuration": { try $0.write("b/.color-lint.json", "{}") },
        "configuration above": { try $0.write("app/.color-lint.json", "{ }") },
        "ignore file": { try $0.write(".gitignore", "") },
        "new ignore file": { try $0.write("b/.ignore", "u.css") },
        "baseline": {
            try $0.write(
                "base.json",
                ##"{ "version": 1, "findings": [{"path":"a.css","rule":"contrast","colors":"#777777 on #ffffff","in":"a"}] }"##
            )
        },
        "palette": {
            let path = "Assets.xcassets/New.colorset/Contents.json"
            try $0.write(path, Self.files["Assets.xcassets/Ink.colorset/Contents.json"] ?? "")
        },
        "property list": {
            try $0.write("app/Info.plist", "<key>UIUserInterfaceStyle</key><string>Light</string>")
        },
        "new property list": { try $0.write("app/Resources/Info.plist", "<plist/>") },
        "sheet of a page": { try $0.write("lib.min.css", "p{background:#000}") },
        "deleted sheet of a page": { try FileManager.default.removeItem(atPath: $0.path + "/lib.min.css") },
        "new image": { try $0.write("hero.png", "no image") },
    ]

    @Test(arguments: changes.keys.sorted()) func afterAChangeItIsLintedAgain(_ change: String) throws {
        let folder = try project()
        _ = run(in: folder)
        try mark(folder)
        try Self.changes[change]?(folder)
        let plain = CommandRun(Self.arguments, in: folder)
        let now = run(in: folder)
        #expect((now.code, now.output, now.errors) == (plain.code, plain.output, plain.errors))
        // And that run is kept.
        #expect(run(in: folder).output == plain.output)
        if plain.code == 1 {
            try mark(folder)
            #expect(run(in: folder).output.contains("WARNING: "))
        }
    }

    @Test func aChangedImageIsReadAgain() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "a.css": "a { color: #fff; background: url(i.png) } b { color: #777; background: #fff }",
        ])
        for (image, count) in [("white", 2), ("dark", 1), ("white", 2)] {
            let data = Data(base64Encoded: ImageBackgroundTests.images[image] ?? "")
            try #require(data).write(to: URL(filePath: folder.path + "/i.png"))
            for _ in 1...2 { #expect(run(in: folder).output.split(separator: "\n").count == count, "\(image)") }
        }
    }

    /// Each of these runs is another one, with its own output.
    @Test func anotherCommandLineIsAnotherRun() throws {
        let folder = try project()
        let others = [
            ["--format", "json"], ["--format", "short", "--level", "AAA"], ["--format", "short", "b"], ["pairs"],
            ["colors"], ["--format", "short", "--shard", "1/2"], ["--format", "short", "--shard", "2/2"],
            ["--statistics"], ["--format", "short", "--config", "b/other.json"],
            ["--rule", "contrast", "--color", "always"],
        ]
        try folder.write("b/other.json", #"{ "level": 3 }"#)
        for _ in 1...2 {
            for arguments in others {
                let plain = CommandRun(arguments, in: folder)
                let cached = run(arguments, in: folder)
                #expect(
                    (cached.code, cached.output, cached.errors) == (plain.code, plain.output, plain.errors),
                    "\(arguments)")
            }
        }
        #expect(entries(in: folder).count == others.count)
        try folder.write("b/other.json", "{}")
        let configured = ["--format", "short", "--config", "b/other.json"]
        #expect(run(configured, in: folder).output == CommandRun(configured, in: folder).output)
    }

    @Test func reportsInFilesAreWrittenAgain() throws {
        let folder = try project()
        let arguments = ["--format", "json=report.json", "--format", "short", "-o", "short.txt"]
        let first = run(arguments, in: folder)
        let texts = try ["report.json", "short.txt"].map(folder.text)
        for name in ["report.json", "short.txt"] { try folder.write(name, "") }
        let second = run(arguments, in: folder)
        #expect(first.code == 1 && second.code == 1 && first.errors == second.errors && second.output == "")
        #expect(try ["report.json", "short.txt"].map(folder.text) == texts)
        let summary = ["GITHUB_STEP_SUMMARY": folder.path + "/summary"]
        for _ in 1...2 {
            _ = CommandRun(["--format", "github", "--cache", "cache"], in: folder, variables: summary)
        }
        let text = try folder.text("summary")
        #expect(
            text.split(separator: "color-lint").count > 2 && text.prefix(text.count / 2) == text.suffix(text.count / 2))
    }

    @Test(arguments: [
        ["--fix"], ["--unsafe-fixes"], ["--diff"], ["--write-baseline"], ["--stdin-filename", "x.css"], ["a.css"],
        ["missing"], ["--level", "AAA", "missing"],
    ]) func runsThatChangeOrMissFilesAreNotKept(_ arguments: [String]) throws {
        let folder = try project()
        _ = run(arguments, in: folder)
        #expect(entries(in: folder).isEmpty)
    }

    @Test func aBrokenCacheIsReplaced() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #777; background: #fff }"])
        let plain = run(in: folder)
        let path = try #require(entries(in: folder).first)
        let whole = try #require(FileManager.default.contents(atPath: path))
        for count in 0..<whole.count {
            try whole.prefix(count).write(to: URL(filePath: path))
            #expect(run(in: folder).output == plain.output)
            #expect(FileManager.default.contents(atPath: path)?.count == whole.count)
        }
        for offset in whole.indices {
            var bytes = whole
            bytes[offset] ^= 1 << UInt8(offset % 8)
            try bytes.write(to: URL(filePath: path))
            #expect(run(in: folder).output == plain.output)
            #expect(FileManager.default.contents(atPath: path)?.count == whole.count)
        }
        // Shorter, with a right hash; and of another version of the program.
        for count in 0..<whole.count - 8 {
            try sealed(whole.prefix(count)).write(to: URL(filePath: path))
            #expect(run(in: folder).output == plain.output, "\(count) bytes")
        }
        var other = whole.dropLast(8)
        let start = "color-lint cache 1\n".utf8.count
        other[start] ^= 1
        let range = try #require(other.range(of: Data("warning: ".utf8)))
        other.replaceSubrange(range, with: Data("WARNING: ".utf8))
        try sealed(other).write(to: URL(filePath: path))
        #expect(run(in: folder).output == plain.output)
        var generator = SplitMix64(seed: 5)
        for _ in 0..<rounds(2_000, debug: 200) {
            var bytes = whole.dropLast(8)
            bytes[Int.random(in: start..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            try sealed(bytes).write(to: URL(filePath: path))
            _ = run(in: folder)
        }
    }

    @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
        let folder = try project()
        let plain = CommandRun(Self.arguments, in: folder)
        let path = folder.path
        for round in 0..<5 {
            try folder.write("b/u.css", "c { color: #76767\(round); background: #fff }")
            let expected = CommandRun(Self.arguments, in: folder).output
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let environment = CommandEnvironment(folder: WorkingFolder(at: path))
                #expect(runCommandLine(Self.arguments + ["--cache", "cache"], in: environment) == plain.code)
                #expect(environment.output.text == expected)
            }
            #expect(entries(in: folder).count == 1)
        }
    }

    /// Root may write everywhere, so the folder is one that cannot exist.
    @Test(arguments: ["a.css/cache", "no/such/folder", "/proc/color-lint-cache"])
    func aFolderThatCannotBeWrittenChangesNothing(_ cache: String) throws {
        let folder = try project()
        let plain = CommandRun(Self.arguments, in: folder)
        let run = CommandRun(Self.arguments + ["--cache", cache], in: folder)
        #expect(run.code == plain.code && run.output == plain.output)
        #expect(run.errors.contains("color-lint: --cache: "))
        #expect(CommandRun(Self.arguments + ["-q", "--cache", cache], in: folder).errors == "")
    }

    @Test func aLinkInTheRepositoryLeadsTheCacheNowhere() throws {
        let outside = try TemporaryFolder()
        let folder = try project()
        folder.link("cache", to: outside.path)
        let run = run(in: folder)
        #expect(run.code == 1 && run.errors.contains("a symbolic link"))
        #expect(outside.names.isEmpty)
    }

    @Test func filesThatAreNoLongerNewAreKnownByTheirStamps() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #777; background: #fff }"])
        _ = run(in: folder)
        let path = try #require(entries(in: folder).first)
        let first = FileStamp(path)
        usleep(2_100_000)
        // The stamp is noted once, after the content was compared.
        #expect(run(in: folder).code == 1)
        let second = FileStamp(path)
        #expect(second != first)
        #expect(run(in: folder).code == 1)
        #expect(FileStamp(path) == second)
    }
}
