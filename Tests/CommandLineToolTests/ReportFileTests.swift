import ColorLinting
import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// Several reports of one run with their files.
@Suite struct ReportFileTests {
    private let faint = "a { color: #777; background: #fff }\n"

    @Test func eachReportIsWhatItIsAlone() throws {
        let folder = try TemporaryFolder(["a.css": faint, "b.css": "a { color: #000 }"])
        let formats = OutputFormat.reports.filter { $0 != .xcode }.map(\.rawValue)
        let alone = formats.map { CommandRun("a.css", "b.css", "--format", $0, in: folder).output }
        let files = formats.flatMap { ["--format", "\($0)=out.\($0)"] }
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        let code = runCommandLine(["a.css", "b.css", "--format", "xcode"] + files, in: environment)
        #expect(code == 1)
        #expect(environment.output.text.hasPrefix("/"))
        for (format, text) in zip(formats, alone) { #expect(try folder.text("out.\(format)") == text, "\(format)") }
    }

    @Test func readmeListsEveryFormat() throws {
        let readme = try PublishedFile("README.md").text()
        let table = try #require(readme.split(separator: "| format | for |").last?.prefix(while: { $0 != "#" }))
        for format in OutputFormat.reports { #expect(table.contains("`\(format)`")) }
    }

    @Test func sarifLinksToTheRulesPages() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        var environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        environment.publication = Publication(owner: "somebody", repository: "colors", publisher: "somebody")
        _ = runCommandLine(["--format", "sarif"], in: environment)
        let text = environment.output.text
        #expect(text.contains(#""informationUri":"https://github.com/somebody/colors""#))
        for rule in RuleCatalog.all {
            let page = "https://github.com/somebody/colors/blob/main/docs/rules/\(rule.metadata.id).md"
            #expect(text.contains(#""helpUri":"\#(page)""#))
        }
    }

    @Test func sarifLinksNowhereWhereTheRepositoryHasNoOwner() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        var environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        environment.publication = Publication(owner: "OWNER", repository: "colors", publisher: "somebody")
        _ = runCommandLine(["--format", "sarif"], in: environment)
        #expect(environment.output.text.contains(#""ruleId":"contrast""#))
        #expect(!environment.output.text.contains("github.com"))
    }

    @Test func withOnlyFilesNothingIsPrinted() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        let result = CommandRun("a.css", "--format", "sarif=a.sarif", in: folder)
        #expect(result.output.isEmpty && result.errors.isEmpty && result.code == 1)
    }

    @Test func aReportThatCannotBeWrittenIsSaidAndLeavesTheOldOne() throws {
        let folder = try TemporaryFolder(["a.css": faint, "old.txt": "old"])
        let result = CommandRun("a.css", "--format", "sarif=none/a.sarif", in: folder)
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("color-lint: none/a.sarif: No such file or directory"))
        #expect(CommandRun("a.css", "--output", "old.txt", "--config", "missing.json", in: folder).code == 2)
        #expect(try folder.text("old.txt") == "old")
    }

    @Test(arguments: [
        (["--format", "sarif="], "--format sarif= has no file name after ="),
        (["--format", "sariff=a"], "invalid value “sariff”"),
        (["colors", "--format", "jsonl=a"], "--format does not take a file with this command; use --output"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ message: String) {
        let result = CommandRun(arguments)
        #expect(result.code == 2)
        #expect(result.errors.contains(message))
    }

    @Test func graverFindingsOfAllFilesComeFirstOnGitHub() throws {
        let wrong = "let c = Color(red: 255, green: 0, blue: 0)\n"
        let folder = try TemporaryFolder(["a.css": faint, "b.swift": "import SwiftUI\n" + wrong, "c.css": faint])
        let lines = CommandRun("--format", "github", in: folder).output.split(separator: "\n")
        #expect(
            lines.map { $0.prefix { $0 != "," } } == [
                "::error file=b.swift", "::warning file=a.css", "::warning file=c.css",
            ])
    }

    @Test func aStepOfGitHubGetsASummary() throws {
        let odd = "a::before { content: \"|<`\"; color: #777; background: #fff }\n"
        let more = (1...25).map { "." + String(repeating: "x", count: $0) + " { color: #777; background: #fff }\n" }
        let folder = try TemporaryFolder(["a|b*.css": odd + more.joined(), "summary.md": "before\n"])
        let path = folder.path + "/summary.md"
        _ = CommandRun("a|b*.css", "--format", "github", in: folder, variables: ["GITHUB_STEP_SUMMARY": path])
        let text = try folder.text("summary.md")
        #expect(
            text.hasPrefix("before\n### color-lint\n\n<details><summary><code>a&#124;b&#42;.css</code> · 26 findings"))
        #expect(
            text.contains(
                "\n| 1 | `contrast` | contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff | Darken to #767676"))
        #expect(text.contains("\n… and 6 more\n"))
        #expect(text.hasSuffix("1 file · 52 colors · 26 pairs checked · 0 unresolved · 26 findings (26 warnings)\n\n"))
    }

    /// GitHub rejects summaries that are too long.
    @Test func theSummaryOfAStepHasAnEnd() throws {
        let many = (1...20).map { ".x\($0) { color: #777; background: #fff }\n" }.joined()
        let names = (100..<600).map { "\($0)" + String(repeating: "x", count: 100) + ".css" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, many) }))
        _ = CommandRun("--format", "github", in: folder, variables: ["GITHUB_STEP_SUMMARY": "summary.md"])
        let text = try folder.text("summary.md")
        #expect(text.utf8.count > 800_000 && text.utf8.count < 1 << 20)
        #expect(
            text.contains(
                "The summary is too long for the remaining files; see the log for all "
                    + "findings.\n\n500 files · "))
        #expect(text.hasSuffix("10,000 findings (10,000 warnings)\n\n"))
    }

    /// Merged parts of a run equal the whole, and each names its part.
    @Test func partsOfSARIFMakeTheWhole() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("\($0).css", faint) })
        let folder = try TemporaryFolder(files)
        func run(_ arguments: String...) throws -> [String: Any] {
            let text = CommandRun(["--format", "sarif"] + arguments, in: folder).output
            let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            return try #require((log?["runs"] as? [[String: Any]])?.first)
        }
        func fingerprints(_ run: [String: Any]) -> [String] {
            (run["results"] as? [[String: Any]] ?? []).compactMap {
                ($0["partialFingerprints"] as? [String: String])?.values.first
            }
        }
        let parts = try (1...3).map { try run("--shard", "\($0)/3") }
        let whole = try run()
        #expect(whole["automationDetails"] == nil)
        #expect(
            parts.compactMap { ($0["automationDetails"] as? [String: String])?["id"] }
                == ["color-lint/1-of-3/", "color-lint/2-of-3/", "color-lint/3-of-3/"])
        #expect(parts.allSatisfy { !fingerprints($0).isEmpty })
        #expect(parts.flatMap(fingerprints).sorted() == fingerprints(whole).sorted())
    }

    /// The page starts with findings, grouped, with their code and the names of colors.
    @Test func thePageShowsWhatFailsFirst() throws {
        let folder = try TemporaryFolder([
            "a.css":
                ":root { --ink: #777 }\n.a { color: var(--ink); background: #fff }\n.b { color: #777; background: #fff }\n",
            "b.css": faint, "c.css": "p { color: #000; background: #fff }",
            "V.swift": "import SwiftUI\nlet ink = Color(\n    red: 0,\n    green: 0, blue: 0.2\n)\n",
            "i.json": "{\"tint\": {\n  \"red\": 0.5, \"green\": 0.25,\n  \"blue\": 0.75, \"alpha\": 1 } }",
        ])
        let page = CommandRun("--format", "html", in: folder).output
        #expect(page.contains("id=\"failing\" checked"))
        #expect(page.components(separatedBy: "<article class=\"fail\">").count == 2)
        #expect(page.contains("<summary>2 more places, 2 files</summary>"))
        #expect(page.contains("<small>2</small> .a { color: <mark>var(--ink)</mark>; background: #fff }"))
        #expect(page.contains("<code>a.css:2:13</code> in <code>.a</code>"))
        #expect(page.contains("<b>--ink</b> <code>#777</code>"))
        #expect(page.contains("both colors are set on the same element") && !page.contains("same-element"))
        #expect(!page.unicodeScalars.contains("\u{FFFD}"))
        #expect(!page.contains("Nothing fails"))
        #expect(CommandRun("c.css", "--format", "html", in: folder).output.contains("No findings."))
    }

    /// The page itself passes the required level.
    @Test func thePageReadsWell() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #000 }"])
        let page = CommandRun("a.css", "--format", "html", in: folder).output
        let style = try #require(
            page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
        let sheet = try TemporaryFolder(["page.css": style])
        let result = CommandRun("page.css", in: sheet)
        #expect(result.code == 0, "\(result.output)")
        #expect(result.output.contains("pairs checked") && !result.output.contains(" 0 pairs checked"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("<script"))
    }
}
