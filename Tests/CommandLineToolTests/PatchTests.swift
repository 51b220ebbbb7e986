import CommandLineTool
import TestSupport
import Testing

@Suite struct PatchTests {
    /// Applies the hunks of a patch of one file to `text`; returns nil if a line does not match.
    private func apply(_ patch: String, to text: String) -> String? {
        func lines(_ text: String) -> [Substring] {
            text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        }
        let old = lines(text)
        var result: [Substring] = []
        var at = 0
        for line in lines(patch).dropFirst(2).dropLast() {
            switch line.first {
            case "@":
                let start = line.dropFirst(4).prefix { $0.isNumber }
                guard let first = Int(start), first - 1 >= at, first - 1 <= old.count else { return nil }
                result += old[at..<(first - 1)]
                at = first - 1
            case " ", "-":
                guard at < old.count, old[at] == line.dropFirst() else { return nil }
                if line.first == " " { result.append(old[at]) }
                at += 1
            case "+": result.append(line.dropFirst())
            case "\\": break
            default: return nil
            }
        }
        return (result + old[at...]).joined(separator: "\n")
    }

    @Test(arguments: 1..<30)
    func aPatchEqualsFix(seed: Int) throws {
        var state = UInt64(seed)
        func random(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        var text = ""
        for number in 0..<random(60) + 1 {
            text += ["a", "b{}", "/* x */", "", ".c { margin: 0 }"][random(5)]
            if random(3) == 0 { text += ".r\(number) { color: #7\(random(10))7; background: #fff }" }
            if random(6) == 0 { text += ".s\(number) { color: #fc0; background: #fff }" }
            if random(4) > 0 { text += "\n" }
        }
        let folder = try TemporaryFolder(["a.css": text])
        let patch = CommandRun("--diff", in: folder).output
        _ = CommandRun("--fix", in: folder)
        let fixed = try folder.text("a.css")
        #expect((patch == "") == (fixed == text))
        #expect((patch == "" ? text : apply(patch, to: text)) == fixed, "\(text)\n\(patch)")
    }

    /// Changes with at most six lines between them share a hunk, which has three lines of context on each side.
    @Test(arguments: [
        (0, ["@@ -3,8 +3,8 @@"]), (1, ["@@ -3,9 +3,9 @@"]), (6, ["@@ -3,14 +3,14 @@"]),
        (7, ["@@ -3,7 +3,7 @@", "@@ -11,7 +11,7 @@"]), (20, ["@@ -3,7 +3,7 @@", "@@ -24,7 +24,7 @@"]),
    ])
    func nearbyChangesShareAHunk(_ between: Int, _ headers: [String]) throws {
        func filler(_ count: Int) -> String { String(repeating: "a {}\n", count: count) }
        func faint(_ name: String) -> String { ".\(name) { color: #777; background: #fff }\n" }
        let text = filler(5) + faint("a") + filler(between) + faint("b") + filler(5)
        let patch = CommandRun("--diff", in: try TemporaryFolder(["a.css": text])).output
        #expect(patch.split(separator: "\n").filter { $0.hasPrefix("@@") } == headers.map { Substring($0) })
    }

    private static let fix = "-a { color: #777; background: #fff }\n"
    private static let fixed = "+a { color: #767676; background: #fff }\n"

    /// Hunks at the ends of a file have less context.
    @Test(arguments: [
        ("a { color: #777; background: #fff }\n", "@@ -1,1 +1,1 @@\n\(fix)\(fixed)"),
        (
            "a { color: #777; background: #fff }",
            "@@ -1,1 +1,1 @@\n\(fix)\\ No newline at end of file\n\(fixed)\\ No newline at end of file\n"
        ),
        (
            "a { color: #777; background: #fff }\nb {}",
            "@@ -1,2 +1,2 @@\n\(fix)\(fixed) b {}\n\\ No newline at end of file\n"
        ),
        ("\na { color: #777; background: #fff }\n", "@@ -1,2 +1,2 @@\n \n\(fix)\(fixed)"),
    ])
    func theEndsOfAFileCutTheContext(_ text: String, _ hunk: String) throws {
        let patch = CommandRun("--diff", in: try TemporaryFolder(["a.css": text])).output
        #expect(patch == "--- a/a.css\n+++ b/a.css\n" + hunk)
    }
}
