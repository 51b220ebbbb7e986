import ColorProject
import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// Parts of a repository, linted with an index of all of it.
@Suite struct IndexTests {
    /// Projects in several languages, by name.
    private static let projects: [String: [String: String]] = [
        "Samples": texts(in: "Samples"), "SampleApp": (try? SampleApp().texts(.before)) ?? [:],
        "PaletteApp": texts(in: "PaletteApp"), "mixed": mixed,
    ]

    /// Files that affect each other in all ways: views, helpers and members, namespaces and appearances, tokens,
    /// variables, pages, palettes and declared pairs.
    private static let mixed = [
        ".color-lint.json": #"""
        { "palette": ["#777777", "app/Assets.xcassets"], "pairs": [{ "foreground": "var(--ink)", "background": "#fff" }],
          "rules": { "duplicate-color": { "places": 2 } }, "severity": { "duplicate-color": "info" } }
        """#,
        "app/Info.plist": "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>",
        "tool/Info.plist": "<plist><dict></dict></plist>",
        "Mixed.xcodeproj/project.pbxproj": """
        { objects = { A = { buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = tool/Info.plist;
          INFOPLIST_KEY_UIUserInterfaceStyle = Dark; }; }; }; }
        """,
        "tool/Note.swift": """
        import SwiftUI
        let note = Text("a").foregroundStyle(.white).background(Color(uiColor: .systemBackground))

        """,
        "app/App.swift": "struct A: App { var body: some Scene { WindowGroup { Home() } } }\n",
        "app/Home.swift": """
        struct Home: View { var body: some View { VStack { Badge(tint: .yellow) }.background(Theme.paper) } }

        """,
        "app/views/Badge.swift": """
        struct Badge: View {
            let tint: Color
            var body: some View { Text("a").foregroundStyle(tint); Text("b").foregroundStyle(Color("Brand/Ink")) }
        }

        """,
        "app/Theme.swift": """
        enum Theme { static let paper = Color(white: 0.95), faint = Color(hex: 0x99999980) }
        extension Color { init(hex: UInt, alpha: Double = 1) { self.init(red: 1, green: 1, blue: 1) } }
        typealias Paint = UIColor

        """,
        "app/Use.swift": "let a = Paint(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)\nlet b = Color(hue: 210, x: 1)\n",
        "app/More.swift": "extension Color { init(hue: Int, x: Int) {} }\nText(\"a\").foregroundStyle(Theme.faint)\n",
        ".build/checkouts/Kit/Sources/Kit/Kit.swift": """
        public enum Kit { public static let gray = Color(kit: 0x999999) }
        extension Color { init(kit: UInt) { self.init(red: 1, green: 1, blue: 1) } }

        """,
        "app/Kit.swift": "let kit = Text(\"a\").foregroundStyle(Kit.gray).background(.white)\n",
        "app/Assets.xcassets/Brand/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
        "app/Assets.xcassets/Brand/Ink.colorset/Contents.json": #"""
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
          "components":{"red":"0.600","green":"0.600","blue":"0.600","alpha":"1.000"}}}]}
        """#,
        "web/index.html": """
        <!DOCTYPE html><link rel=stylesheet href=css/a.css><link rel=stylesheet href=css/only.min.css>
        <div class=card><p>1</p><a href=x>2</a></div>

        """,
        "web/css/a.css": "@import 'tokens.css'; .card { background: var(--paper) } p { color: var(--ink) }\n",
        "web/css/only.min.css": "a{color:#8a8a8a}",
        "web/shop/shop.css": ".buy { color: #777 }\n.gray { background: #999 }\n",
        "web/shop/views/buy.html.erb": "<a class='buy gray'>1</a>\n",
        "web/css/tokens.css": ":root { --ink: #888; --paper: #f4f4f4; --unused: #123456 }\n",
        "web/css/scss/_vars.scss": "$brand: #999;\n",
        "web/css/scss/main.scss": "@use 'vars'; p { color: vars.$brand; background: white } q { color: var(--inc) }\n",
        "web/.color-lint.json": #"{ "level": "AAA", "exclude": ["*.min.css"] }"#,
        "tokens/base.json": ##"{ "color": { "ink": { "$type": "color", "$value": "#888888" } } }"##,
        "tokens/more.json":
            ##"{ "text": { "$type": "color", "$value": "{color.ink}" }, "b": { "$type": "color", "$value": "{color.no}" } }"##,
    ]

    private static func texts(in folder: String) -> [String: String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { (path, $0) }
            })
    }

    private static func sorted(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

    /// Returns the rows about files in the folder `part`. The first path of a row is that of its file.
    private static func rows(_ text: String, in part: String) -> [Substring] {
        text.split(separator: "\n").filter {
            $0.split(separator: "\"path\":\"", maxSplits: 1).last?.hasPrefix(part + "/") == true
        }
    }

    /// The commands whose results do not depend on how a repository is divided.
    private static let commands = [
        ["--format", "jsonl"], ["pairs", "--format", "jsonl"], ["colors", "--all", "--format", "jsonl"],
    ]

    private func index(_ arguments: String..., in folder: TemporaryFolder) {
        let run = CommandRun(["index", "-q"] + arguments, in: folder)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output == "" && run.errors == "")
    }

    @Test(arguments: projects.keys.sorted(), [2, 3, 8])
    func partsHaveTheFindingsOfOneRun(_ name: String, _ count: Int) throws {
        let folder = try TemporaryFolder(Self.projects[name] ?? [:])
        let parts = (1...count).map { "\(folder.path).part\($0)" }
        let all = "\(folder.path).all"
        defer { for path in parts + [all] { unlink(path) } }
        for (number, path) in parts.enumerated() { index("--shard", "\(number + 1)/\(count)", "-o", path, in: folder) }
        index("-o", all, in: folder)
        let whole = FileManager.default.contents(atPath: all)
        let merging = CommandRun(["index", "-q", "--merge", "-o", all] + parts.reversed(), in: folder)
        #expect(merging.code == 0, "\(merging.errors)")
        #expect(FileManager.default.contents(atPath: all) == whole)
        for command in Self.commands {
            let one = CommandRun(command, in: folder)
            #expect(one.output.utf8.count > 300)
            var lines: [Substring] = []
            for number in 1...count {
                let run = CommandRun(command + ["--names", all, "--shard", "\(number)/\(count)"], in: folder)
                #expect(run.code < 2 && run.errors == "", "\(run.errors)")
                lines += run.output.split(separator: "\n")
            }
            #expect(lines.sorted() == Self.sorted(one.output), "\(command)")
        }
    }

    /// A machine that has only its own part sees the rest in the index.
    @Test func theOtherPartsNeedNotBeThere() throws {
        let folder = try TemporaryFolder(Self.mixed)
        index("-o", "all", in: folder)
        for part in ["app/views", "app", "tool", "web", "web/css/scss", "tokens"] {
            let own = Self.mixed.filter { $0.key.hasPrefix(part + "/") && !$0.key.hasSuffix(".min.css") }
            let machine = try TemporaryFolder(own)
            try FileManager.default.copyItem(atPath: folder.path + "/all", toPath: machine.path + "/all")
            for command in Self.commands {
                // What one run over everything says about the part.
                let everything = Self.rows(CommandRun(command, in: folder).output, in: part)
                let run = CommandRun(command + ["--names", "all", part], in: machine)
                #expect(run.code < 2 && run.errors == "", "\(run.errors)")
                #expect(Self.rows(run.output, in: part) == everything, "\(part) \(command)")
            }
        }
    }

    @Test func anImageThatIsNotThereIsUnresolved() throws {
        let set = #"{"images":[{"filename":"a.png","idiom":"universal"}],"info":{"version":1}}"#
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "a/Assets.xcassets/Hero.imageset/Contents.json": set,
            "b/A.swift": "ZStack { Image(\"Hero\"); Text(\"a\").foregroundStyle(.white) }\n",
        ])
        index("-o", "all", in: folder)
        try FileManager.default.removeItem(atPath: folder.path + "/a")
        let run = CommandRun("pairs", "--names", "all", "b", in: folder)
        #expect(run.output.contains("unresolved: the background is an image: Hero is not on this machine"))
    }

    /// Texts that repeat themselves at all distances and lengths, and random ones.
    @Test func aTextInAnIndexStaysTheSame() throws {
        var generator = SplitMix64(seed: 7)
        var texts: [[UInt8]] = (0...40).map { Array(repeating: 97, count: $0) }
        texts += [Array(repeating: 0, count: 100_000), (0..<70_000).map { UInt8(truncatingIfNeeded: $0 / 7) }]
        for _ in 0..<rounds(2_000, debug: 200) {
            var text: [UInt8] = []
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let letters = Int.random(in: 1...255, using: &generator)
                let fresh = Int.random(in: 0...300, using: &generator)
                text += (0..<fresh).map { _ in UInt8(Int.random(in: 0...letters, using: &generator)) }
                text += text.suffix(Int.random(in: 0...400, using: &generator))
            }
            texts.append(text)
        }
        for text in texts {
            var index = ProjectIndex()
            index.addContent(ProjectIndex.Content(text), of: "a")
            #expect(try ProjectIndex(index.encoded).bytes(at: "a") == text)
        }
        var index = ProjectIndex()
        index.addContent(ProjectIndex.Content(texts[41]), of: "a")
        #expect(index.encoded.count < 1_000)
    }

    @Test func theSameFilesGiveTheSameBytes() throws {
        let folder = try TemporaryFolder(Self.mixed)
        for part in ["app", "web", "tokens"] { index(part, "-o", part + ".index", in: folder) }
        index("app", "web", "tokens", "-o", "one.index", "-j", "8", in: folder)
        index("tokens", "app", "web", "-o", "other.index", "-j", "1", in: folder)
        index("--merge", "web.index", "app.index", "-o", "some.index", in: folder)
        index("--merge", "some.index", "tokens.index", "app.index", "-o", "merged.index", in: folder)
        let one = FileManager.default.contents(atPath: folder.path + "/one.index")
        #expect(one != nil)
        for name in ["other", "merged"] {
            #expect(FileManager.default.contents(atPath: "\(folder.path)/\(name).index") == one, "\(name)")
        }
    }

    @Test func whatDiffersFromTheIndexIsRefused() throws {
        let files = ["a.css": "a { color: var(--x); background: #fff }", "b/t.css": ":root { --x: #777 }"]
        let folder = try TemporaryFolder(files)
        index("-o", "all", in: folder)
        #expect(CommandRun("-q", "--names", "all", in: folder).code == 1)
        try folder.write("a.css", "a { color: var(--y); background: #fff }")
        try folder.write("new.css", "b { color: #777 }")
        let run = CommandRun("-f", "short", "--names", "all", in: folder)
        #expect(run.code == 2 && run.output == "")
        #expect(run.errors.contains("color-lint: a.css: not the same as in all; write the index again\n"))
        #expect(run.errors.contains("color-lint: new.css: not in all; write the index again\n"))
        // A file that is not linted is that of the index.
        try folder.write("a.css", files["a.css"] ?? "")
        try folder.write("b/t.css", ":root { --x: #000 }")
        #expect(CommandRun("-q", "--names", "all", "a.css", in: folder).code == 1)
        try folder.write("b/.color-lint.json", "{}")
        let configured = CommandRun("--names", "all", "a.css", "b", in: folder)
        #expect(configured.code == 2 && configured.errors.contains("b/.color-lint.json: not in the index"))
    }

    @Test func aChangedConfigurationIsRefused() throws {
        let folder = try TemporaryFolder([
            ".color-lint.json": "{}", "other.json": #"{ "level": "AAA" }"#, "a.css": "a { color: #777 }",
        ])
        index("-o", "all", in: folder)
        let other = CommandRun("--names", "all", "--config", "other.json", in: folder)
        #expect(other.code == 2 && other.errors.contains("all: written with another configuration file (--config)"))
        index("--config", "other.json", "-o", "with", in: folder)
        #expect(CommandRun("-q", "--names", "with", "--config", "other.json", in: folder).code == 0)
        let merging = CommandRun("index", "--merge", "all", "with", "-o", "x", in: folder)
        #expect(merging.code == 2 && merging.errors.contains("with: written with another configuration file"))
        try folder.write(".color-lint.json", "{ }")
        let run = CommandRun("--names", "all", in: folder)
        #expect(run.code == 2 && run.errors.contains(".color-lint.json: not the same as in all"))
    }

    @Test func partsThatContradictEachOtherAreRefused() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #777 }"])
        index("-o", "one", in: folder)
        try folder.write("a.css", "a { color: #888 }")
        index("-o", "two", in: folder)
        let run = CommandRun("index", "--merge", "one", "two", "-o", "x", in: folder)
        #expect(run.code == 2 && run.errors.contains("two: a.css is not the same as in another index"))
        #expect(!folder.names.contains("x"))
    }

    @Test(arguments: [
        (["index"], "index requires --output FILE"), (["index", "-", "-o", "x"], "index does not read standard input"),
        (["index", "--merge", "-o", "x"], "--merge requires index files"),
        (["index", "--merge", "--shard", "1/2", "-o", "x"], "--merge cannot be used with --shard"),
        (["index", "missing.css", "-o", "x"], "no index is written: 1 file could not be read"),
        (["index", "..", "-o", "x"], "is outside the current folder"),
        (["--names", "missing"], "missing: No such file or directory"), (["--names", "a.css"], "a.css: not an index"),
        (["--names", "a.css", "--fix"], "--names cannot be used with --fix"),
        (["--names", "a.css", "--watch"], "--names cannot be used with --watch"),
    ]) func mistakesAreNamed(_ arguments: [String], _ message: String) throws {
        let folder = try TemporaryFolder(["sub/a.css": "a { color: #777 }", "a.css": "a { color: #777 }"])
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/sub"))
        #expect(runCommandLine(arguments, in: environment) == 2)
        #expect(environment.errors.text.contains(message), "\(environment.errors.text)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/sub/x"))
    }

    @Test func whichFilesArePagesIsConfigured() throws {
        let folder = try TemporaryFolder([
            ".color-lint.json": #"{ "pages": ["site/"] }"#,
            "mail/a.html": "<!DOCTYPE html><link rel=stylesheet href=../a.css><body style='background: #fff'><p>1",
            "a.css": "p { color: #777 }",
        ])
        index("-o", "all", in: folder)
        for arguments in [[], ["--names", "all"]] {
            #expect(CommandRun(["-q"] + arguments, in: folder).code == 0)
        }
        try folder.write(".color-lint.json", "{}")
        index("-o", "all", in: folder)
        for arguments in [[], ["--names", "all"]] {
            #expect(CommandRun(["-q"] + arguments, in: folder).code == 1)
        }
    }
}
