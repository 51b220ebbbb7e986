import CommandLineTool
import TestSupport
import Testing

/// Copies of a style sheet are judged once, as far as their places allow. Nothing of a report shows that.
@Suite struct CopiesTests {
    /// A sheet with failing colors, a pair that only a page or a template can show, and a name that others may define.
    private static func sheet(_ end: String) -> String {
        """
        .title { color: #777; background: #fff }
        .note { color: #999 }
        .paper { background: #eee }
        .named { color: var(--ink); background: #fff }
        .near { color: #787878; background: #fff }
        \(String(repeating: "/* Only files of at least a kilobyte are compared. */\n", count: 20))
        /* \(end) */

        """
    }

    @Test(
        "Copies have the findings of files that differ in a comment",
        arguments: [
            [:],
            ["two/.color-lint.json": #"{ "level": "AAA" }"#],
            ["two/.color-lint.json": #"{ "ignore": [{ "rules": ["contrast"] }] }"#],
            ["two/a.html": "<!DOCTYPE html><link rel=stylesheet href=a.css><p class='note paper'>text"],
            ["two/a.php": "<p class='note paper'>text</p>"],
            ["names.css": ":root { --ink: #888 }"],
            ["two/names.css": ":root { --ink: #888 }", "three/names.css": ":root { --ink: #999 }"],
            ["two/baseline.json": "{}"],
        ])
    func copies(others: [String: String]) throws {
        func output(_ arguments: String..., ends: [String]) throws -> String {
            var files = others
            for (folder, end) in zip(["one", "two", "three"], ends) { files["\(folder)/a.css"] = Self.sheet(end) }
            let folder = try TemporaryFolder(files)
            let run = CommandRun(arguments, in: folder)
            return run.output + run.errors
        }
        for format in ["short", "json"] {
            let copies = try output("--format", format, ends: ["same", "same", "same"])
            #expect(try output("--format", format, ends: ["1111", "2222", "3333"]) == copies)
            #expect(copies.contains("one/a.css") && copies.contains("three/a.css"))
        }
        let fixes = try output("--diff", "--unsafe-fixes", ends: ["same", "same", "same"])
        #expect(try output("--diff", "--unsafe-fixes", ends: ["1111", "2222", "3333"]) == fixes)
    }
}
