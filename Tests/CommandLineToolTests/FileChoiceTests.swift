import CStandardLibrary
import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// Selection of files: lists, shards, skipped folders.
@Suite struct FileChoiceTests {
    private let faint = "a { color: #777; background: #fff }\n"

    private func paths(_ run: CommandRun) -> [String] {
        run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    }

    @Test(arguments: [
        ("a.css\nin/b.css\n", ["a.css", "in/b.css"]), ("in/b.css\r\na.css", ["in/b.css", "a.css"]),
        ("in/b.css\0a.css\0", ["in/b.css", "a.css"]), ("\u{FEFF}a.css\n\n./in/../a.css\n", ["a.css"]),
        ("README.md\nin\n", ["in/b.css"]), ("", []), ("left/out.css\n", []),
    ])
    func aListNamesTheFiles(list: String, expected: [String]) throws {
        let folder = try TemporaryFolder([
            "a.css": faint, "in/b.css": faint, "README.md": "", "left/out.css": faint,
            ".color-lint.json": #"{"exclude": ["left/"]}"#, "list": list,
        ])
        let run = CommandRun("--files-from", "-", "-f", "short", in: folder, input: Array(list.utf8))
        #expect(paths(run) == expected)
        #expect(run.errors == "")
        #expect(run.code == (expected.isEmpty ? 0 : 1))
        #expect(CommandRun("--files-from", "list", "-f", "short", in: folder).output == run.output)
    }

    @Test func aListEndedByNULNamesAnyFile() throws {
        let name = "a\nb\r.css"
        let folder = try TemporaryFolder([name: faint])
        let run = CommandRun("--files-from", "-", "-f", "json", in: folder, input: Array((name + "\0").utf8))
        #expect(run.output.contains(#""path":"a\nb\r.css""#))
    }

    @Test func aListThatCannotBeReadOrIsNotAloneIsAMistake() throws {
        let folder = try TemporaryFolder(["list": "gone.css\n", "a.css": faint])
        #expect(CommandRun("--files-from", "missing", in: folder).errors.contains("missing: No such file or directory"))
        let gone = CommandRun("--files-from", "list", in: folder)
        #expect(gone.code == 2)
        #expect(gone.errors == "color-lint: gone.css: No such file or directory\n")
        for other in [["a.css"], ["--stdin-filename", "a.css"]] {
            let run = CommandRun(["--files-from", "list"] + other, in: folder)
            #expect(run.code == 2)
            #expect(run.errors.contains("paths cannot be combined with --files-from"))
        }
    }

    @Test(arguments: [1, 2, 3, 7, 50])
    func partsTogetherCoverAllFiles(count: Int) throws {
        var files = ["theme.css": ":root { --faint: #777 }", "in/x.css": "\0", ".color-lint.json": "{}"]
        for number in 0..<40 {
            files["d\(number % 3)/f\(number).css"] = "p\(number) { color: var(--faint); background: #fff }\n"
        }
        let folder = try TemporaryFolder(files)
        let whole = CommandRun("-f", "short", in: folder)
        #expect(whole.output.split(separator: "\n").count == 40)
        let parts = (1...count).map { CommandRun("-f", "short", "--shard", "\($0)/\(count)", in: folder) }
        #expect(
            parts.flatMap { $0.output.split(separator: "\n") }.sorted() == whole.output.split(separator: "\n").sorted())
        #expect(parts.map(\.errors).joined() == whole.errors)
        if count == 3 { #expect(parts.allSatisfy { paths($0).count > 5 }, "the parts are about equal") }
        // Adding a file does not move others.
        try folder.write("d0/another.css", faint)
        for (number, part) in parts.enumerated() {
            let now = CommandRun("-f", "short", "--shard", "\(number + 1)/\(count)", in: folder)
            #expect(
                now.output.split(separator: "\n").filter { !$0.hasPrefix("d0/another") }.joined(separator: "\n")
                    + (part.output.isEmpty ? "" : "\n") == part.output)
        }
    }

    /// The parts of paths are the same in each version, so that machines with different ones can share the work.
    @Test(arguments: [
        ("a.css", 2, 1), ("b.css", 2, 2), ("a.css", 3, 2), ("b.css", 3, 3), ("in/a.css", 3, 1), ("d.css", 4, 4),
        ("é.css", 7, 6), ("a b.css", 7, 3),
    ])
    func aPathStaysInItsPart(path: String, count: Int, part: Int) throws {
        let folder = try TemporaryFolder([path: faint])
        let parts = (1...count).filter { number in
            !CommandRun("-f", "short", "--shard", "\(number)/\(count)", in: folder).output.isEmpty
        }
        #expect(parts == [part])
    }

    @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/10001", ""])
    func refusesInvalidParts(text: String) {
        let run = CommandRun("--shard", text)
        #expect(run.code == 2)
        #expect(run.errors.contains("invalid value “\(text)” for --shard: expected I/N, for example 2/5"))
    }

    @Test func whatIsPassedOverIsCountedAndSaidIfAskedFor() throws {
        let folder = try TemporaryFolder([
            "Pods/a.css": faint, "b.css": "b {}", "c.css": "\0", ".gitignore": "d.css", "d.css": faint,
            ".e/f.css": faint,
            ".color-lint.json": #"{"exclude": ["g.css"]}"#, "g.css": faint, "in/.color-lint.json": "{}", "in/h.css": "",
        ])
        let run = CommandRun(in: folder)
        #expect(run.output == "2 files · 0 colors · 0 pairs checked · 0 unresolved · 2 skipped · no findings\n")
        #expect(run.errors == "color-lint: c.css: skipped: not a text file (NUL byte at offset 0)\n")
        #expect(run.code == 0)
        let said = CommandRun("--verbose", in: folder)
        #expect(said.output == run.output)
        #expect(
            said.errors == """
                color-lint: .e: skipped: hidden
                color-lint: Pods: skipped third-party code (CocoaPods); pass the path to include it
                color-lint: b.css: configured by .color-lint.json
                color-lint: c.css: skipped: not a text file (NUL byte at offset 0)
                color-lint: d.css: skipped: ignored by .gitignore
                color-lint: g.css: skipped: excluded by the configuration
                color-lint: in/h.css: configured by in/.color-lint.json

                """)
        #expect(CommandRun("-v", "-j8", in: folder).errors == said.errors)
        #expect(CommandRun("--quiet", in: folder).errors == "")
    }

    @Test func codeInDocumentationIsLeftOut() throws {
        let code = "let a = Text(b).foregroundStyle(.white).background(.yellow)\n"
        let folder = try TemporaryFolder(["A.docc/a.swift": code, "A.docc/b/c.swift": code, "A.docc/d.css": faint])
        #expect(paths(CommandRun("-f", "short", in: folder)) == ["A.docc/d.css"])
        #expect(
            CommandRun("--verbose", in: folder).errors == """
                color-lint: A.docc/a.swift: skipped: code in documentation
                color-lint: A.docc/b/c.swift: skipped: code in documentation
                color-lint: A.docc/d.css: default configuration (no .color-lint.json in its folder or above)

                """)
        #expect(paths(CommandRun("-f", "short", "A.docc/a.swift", in: folder)) == ["A.docc/a.swift"])
    }

    @Test func theConfigurationTakesFoldersBack() throws {
        let folder = try TemporaryFolder([
            "node_modules/ours/a.css": faint, "node_modules/theirs/b.css": faint, "c.css": faint,
            ".color-lint.json": #"{"include": ["node_modules/ours/", "/*.css"]}"#,
        ])
        #expect(paths(CommandRun("-f", "short", in: folder)) == ["c.css", "node_modules/ours/a.css"])
        try folder.write(".color-lint.json", #"{"include": ["*.css"]}"#)
        #expect(paths(CommandRun("-f", "short", in: folder)) == ["c.css"])
        #expect(paths(CommandRun("-f", "short", "node_modules/theirs", in: folder)) == ["node_modules/theirs/b.css"])
    }

    @Test func namedFilesAreLeftOutTooIfAskedFor() throws {
        let folder = try TemporaryFolder([
            "a.css": faint, "b.css": faint, "in/Pods/c.css": faint, "in/node_modules/d.css": faint,
            ".color-lint.json": #"{"exclude": ["b.css"], "include": ["node_modules/", "/*.css", "Pods.css"]}"#,
        ])
        let names = ["b.css", "in/Pods/c.css", "a.css", "in/node_modules/d.css"]
        #expect(paths(CommandRun(["-f", "short"] + names, in: folder)) == names)
        let run = CommandRun(["-f", "short", "--force-exclude", "-v"] + names, in: folder)
        #expect(paths(run) == ["a.css", "in/node_modules/d.css"])
        #expect(run.errors.contains("color-lint: b.css: skipped: excluded by the configuration\n"))
        #expect(run.errors.contains("color-lint: in/Pods: skipped third-party code (CocoaPods)"))
    }

    @Test func minifiedCopiesAreSkippedAndCounted() throws {
        let folder = try TemporaryFolder([
            "a.css": faint, "a.min.css": faint, "alone.min.css": faint, "in/.min.css": faint, "in/min.css": faint,
            "b.css": faint, "b.min.css": faint, "c.css": faint, "c.min.css": faint, ".gitignore": "c.css",
            ".color-lint.json": #"{"exclude": ["/b.css"]}"#,
        ])
        let run = CommandRun("-f", "short", in: folder)
        #expect(paths(run) == ["a.css", "alone.min.css", "b.min.css", "c.min.css", "in/min.css"])
        #expect(CommandRun(in: folder).output.contains(" · 1 skipped · "))
        let said = CommandRun("-v", in: folder).errors
        #expect(said.contains("color-lint: a.min.css: skipped: minified from a.css; pass the path to include it\n"))
        #expect(paths(CommandRun("-f", "short", "a.min.css", in: folder)) == ["a.min.css"])
        #expect(paths(CommandRun("-f", "short", "--force-exclude", "a.min.css", "a.css", in: folder)) == ["a.css"])
        let list = CommandRun("-f", "short", "--files-from", "-", in: folder, input: Array("a.css\na.min.css".utf8))
        #expect(paths(list) == ["a.css"])
    }

    @Test(arguments: [
        (["--exclude", "vendor/"], ["a.css", "in/b.css"]),
        (["--exclude=b.css", "--exclude", "a.css"], ["vendor/c.css"]),
        (["--exclude", "/*.css"], ["in/b.css", "vendor/c.css"]),
        (["--exclude", "*.css", "--exclude", "!in/b.css"], ["in/b.css"]),
        (["--exclude", "a.css", "a.css", "in/b.css"], ["in/b.css"]), (["--exclude", "in", "in"], []),
    ])
    func theCommandLineExcludesFiles(arguments: [String], expected: [String]) throws {
        let folder = try TemporaryFolder(["a.css": faint, "in/b.css": faint, "vendor/c.css": faint])
        let run = CommandRun(["-f", "short"] + arguments, in: folder)
        #expect(paths(run) == expected)
        #expect(run.errors == "")
        let colors = CommandRun(["colors"] + arguments, in: folder)
        #expect(Set(paths(colors)) == Set(expected))
    }

    @Test(arguments: [
        ("", "the pattern is empty"), ("./a", "cannot start with ./"), ("{a,b}.css", "{a,b} is not supported"),
        ("a[", "not closed"),
        ("../x", "cannot contain .."),
    ])
    func aPatternThatPicksNothingIsAMistake(pattern: String, message: String) {
        let run = CommandRun("--exclude", pattern)
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("color-lint: invalid value “\(pattern)” for --exclude: "))
        #expect(run.errors.contains(message))
    }

    @Test func reportsAreNoSource() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        for _ in 0..<2 {
            let run = CommandRun("-f", "json", "-o", "report.json", in: folder)
            #expect(run.code == 1)
            #expect(try folder.text("report.json").contains(#""files":1,"#))
        }
    }

    @Test func statisticsCountByRuleKindAndVerdict() throws {
        let folder = try TemporaryFolder([
            "a.css": faint + "b { color: #000; background: #fff } c { color: var(--x); background: #fff }",
            "b.json": ##"{"color": "#12345"}"##, "c.swift": "let c = Color(red: 255, green: 0, blue: 0)",
        ])
        let run = CommandRun("--statistics", in: folder)
        #expect(run.code == 1)
        #expect(
            run.output == """
                findings  rule
                       1  component-range  a component is a 0–255 number or a percentage where 0…1 is expected
                       1  contrast         insufficient contrast between foreground and background

                files  colors  pairs  findings  kind
                    1       1      0         1  swift
                    1       5      3         1  css
                    1       0      0         0  json

                pairs  verdict
                    1  pass
                    1  fail
                    1  unresolved  a name is not defined here

                1 fixable with --fix.
                3 files · 6 colors · 2 pairs checked · 1 unresolved · 2 findings (1 error, 1 warning)

                """)
        #expect(!run.output.contains("colors  pairs  findings  ratio"))
        let json = CommandRun("--statistics", "--format", "json", in: folder).output
        #expect(json.hasPrefix(#"{"version":1,"rules":[{"rule":"component-range","findings":1},"#))
        #expect(
            json.contains(
                ##""pairs":[{"foreground":"#777777","background":"#ffffff","appearance":"any","ratio":4.47,"required":4.5,"findings":1}]"##
            ))
        #expect(json.contains(#""verdicts":{"pass":1,"fail":1,"exempt":0,"unresolved":1},"#))
        #expect(json.contains(#""unresolved":[{"reason":"a name is not defined here""#))
        #expect(CommandRun("--statistics", "--format", "sarif", in: folder).code == 2)
        #expect(CommandRun("--statistics", "--fix", in: folder).output.contains("fixed"))
    }

    @Test func inactiveControlsAreExempt() throws {
        let folder = try TemporaryFolder(["a.css": "b:disabled { color: #777; background: #fff }"])
        let listed = CommandRun("pairs", in: folder).output
        #expect(listed == "a.css:1:21: exempt: inactive controls are exempt  b:disabled  same-element\n")
        let rows = CommandRun("pairs", "--format", "jsonl", in: folder).output
        #expect(rows.contains(#""verdict":"exempt","reason":"inactive controls are exempt""#))
        let statistics = CommandRun("--statistics", in: folder).output
        #expect(statistics.contains("1  exempt   inactive controls are exempt"))
        #expect(statistics.contains("1 pair checked · 0 unresolved"))
        let page = CommandRun("--format", "html", in: folder).output
        #expect(page.contains(#"<article class="exempt">"#))
    }

    @Test func anInterruptedRunLeavesNothingHalfDone() throws {
        var files = ["report.json": "old", ".color-lint-baseline.json": "old"]
        for number in 0..<400 { files["f\(number).css"] = faint }
        let folder = try TemporaryFolder(files)
        for arguments in [["-f", "json", "-o", "report.json"], ["-f", "json=report.json"], ["--write-baseline"]] {
            var environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
            environment.interruption = Interruption(begin: {}, signal: { SIGINT })
            #expect(runCommandLine(arguments, in: environment) == 130)
            #expect(environment.errors.text == "color-lint: interrupted; the output is incomplete\n")
        }
        #expect(try folder.text("report.json") == "old")
        #expect(try folder.text(".color-lint-baseline.json") == "old")
        var environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        environment.interruption = Interruption(begin: {}, signal: { SIGTERM })
        #expect(runCommandLine(["-f", "short"], in: environment) == 143)
        let output = environment.output.text
        #expect(output.utf8.last == nil || output.utf8.last == 0x0A, "cut after a line")
        #expect(output.split(separator: "\n").count < 400)
    }
}
