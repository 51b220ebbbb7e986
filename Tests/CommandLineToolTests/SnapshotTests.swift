import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// Compares reports with the files in `Snapshots/`. After `UPDATE=1 swift test`, check the changes.
@Suite struct SnapshotTests {
    private func check(_ name: String, _ text: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try Data(text.utf8).write(to: file)
        }
        let expected = try #require(try? String(contentsOf: file, encoding: .utf8), "there is no snapshot \(name)")
        #expect(text == expected)
    }

    private func report(_ files: [String: String], _ arguments: String...) throws -> String {
        let folder = try TemporaryFolder(files)
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        _ = runCommandLine(arguments, in: environment)
        return environment.output.text + environment.errors.text
    }

    private let page = """
        /* a page */
        :root { --muted: #999; }

        .card {
        \tbackground: #fff;
        \tcolor: #777;
        }
        .名前 { content: "日本語 🌞"; color: yellow; background-color: white }



        .note { color: var(--muted); background: #fff }
        """

    @Test func textReport() throws {
        try check("page.txt", try report(["styles/page.css": page, "ok.css": "a { color: #000 }"]))
    }

    @Test func textReportInColor() throws {
        try check("page-color.txt", try report(["styles/page.css": page], "--color", "always"))
    }

    /// Formats for other programs, with file names and texts that need escaping.
    @Test(arguments: OutputFormat.reports.filter { ![.text, .short, .json, .jsonl].contains($0) }.map(\.rawValue))
    func formatsForPrograms(_ format: String) throws {
        let odd = "a::before { content: \"<&\"; color: #999; background: #fff }"
        let folder = try TemporaryFolder(["styles/page.css": page, "a, b: 100%.css": odd])
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path))
        _ = runCommandLine(["--format", format], in: environment)
        let root = WorkingFolder(at: folder.path).path
        try check("page.\(format)", environment.output.text.replacingOccurrences(of: root, with: "/project"))
    }

    @Test func longLinesAreCut() throws {
        let filler = String(repeating: ".a{margin:0}", count: 500)
        let line = filler + ".x{color:#777;background:#fff}" + filler
        let wide = ".宽{content:\"" + String(repeating: "宽", count: 400) + "\";color:#777;background:#fff}"
        let far = ".x{color:#777;" + filler + "background:#fff}"
        try check("long-lines.txt", try report(["a.css": line, "b.css": wide, "c.css": far], "--no-group"))
    }

    @Test func whatCouldActOnTheTerminalIsReplaced() throws {
        let text = "a { content: \"\u{1B}[31m\u{202E}\u{7}\"; color: #777; background: #fff }\r\n"
        let run = try report(["a\u{1B}[2J.css": text], "--color", "never")
        #expect(!run.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x202E || $0 == "\r" })
        try check("controls.txt", run)
    }

    @Test func samples() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/Samples"))
        _ = runCommandLine(["Badge.swift", "card.css", "theme.json"], in: environment)
        try check("samples.txt", environment.output.text + environment.errors.text)
    }

    @Test func help() throws {
        try check("help.txt", CommandRun("--help").output)
        try check("color-lint.1", CommandRun("help", "--man").output)
    }
}
