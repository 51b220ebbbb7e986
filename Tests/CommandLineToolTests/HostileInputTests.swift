import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// Input that is written to do harm: to the terminal, or by its shape to time and memory.
@Suite struct HostileInputTests {
    /// Control characters, and those that change the direction or the lines of text.
    private static let harmful = ["\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\u{2066}"]

    @Test(
        "No report passes on characters that control a terminal",
        arguments: [
            "text", "short", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "xcode", "html",
        ])
    func characters(format: String) throws {
        let odd = "x" + Self.harmful.joined(separator: "x") + "x"
        let folder = try TemporaryFolder(["\(odd).css": ".a\(odd) { color: #777; background: #fff }\n"])
        let output = CommandRun("--format", format, in: folder).output
        #expect(output.contains("4.47") || output.contains("contrast"))
        for scalar in Self.harmful { #expect(!output.unicodeScalars.contains(scalar.unicodeScalars.first!)) }
    }

    @Test("A background has at most 64 layers", arguments: [(64, "4.54:1"), (65, "more than 64 layers")])
    func layers(count: Int, text: String) throws {
        let layer = "linear-gradient(#ffffff10, #ffffff10)"
        let layers = Array(repeating: layer, count: count - 1) + ["linear-gradient(#fff, #fff)"]
        let folder = try TemporaryFolder(["a.css": "a { color: #767676; background: \(layers.joined(separator: ",")) }"]
        )
        #expect(CommandRun("pairs", in: folder).output.contains(text))
    }

    @Test("Nested lists of selectors are combined only as far as the size of the file allows")
    func nestedLists() throws {
        let rule = "em { color: #777; background: #fff }"
        func nested(_ depth: Int) -> String {
            String(repeating: "a,b{", count: depth) + rule + String(repeating: "}", count: depth)
        }
        // The rule is judged at any depth, and so is what follows.
        for depth in [3, 5_000] {
            let folder = try TemporaryFolder(["a.css": nested(depth) + rule])
            #expect(CommandRun("--no-group", in: folder).output.contains("2 findings"))
        }
    }

    @Test("Deeply nested rules and objects are named by what is next to them")
    func deepNames() throws {
        let css = String(repeating: "a{", count: 100) + "b { color: #777; background: #fff }"
        let json =
            String(repeating: "{\"k\":", count: 200) + "{\"foreground\": \"#777777\", \"background\": \"#ffffff\"}"
        let folder = try TemporaryFolder([
            "a.css": css, "a.json": json + String(repeating: "}", count: 200),
        ])
        let output = CommandRun("--format", "json", in: folder).output
        #expect(output.contains("\"element\":\"" + String(repeating: "a ", count: 31) + "b\""))
        #expect(output.contains("\"element\":\"…" + String(repeating: "/k", count: 127) + "/foreground\""))
        let doubled = ".a{" + String(repeating: "& &{", count: 30) + "color: #777; background: #fff"
        let names = CommandRun("pairs", in: try TemporaryFolder(["a.css": doubled])).output
        #expect(names.contains(".a .a") && names.utf8.count < 600)
    }
}
