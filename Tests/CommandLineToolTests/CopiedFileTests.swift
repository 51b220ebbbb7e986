import CommandLineTool
import TestSupport
import Testing

/// Copies of a file get the facts of the first, but for what depends on its path or language.
@Suite struct CopiedFileTests {
    /// Makes a file large enough to be compared with others.
    private let padding = String(repeating: " ", count: 2000) + "\n"

    @Test("Each copy is reported, and a file of the same size is read for itself", arguments: ["1", "8"])
    func copies(jobs: String) throws {
        let faint = padding + "a { color: #777; background: #fff }\n"
        let clear = padding + "a { color: #222; background: #fff }\n"
        let folder = try TemporaryFolder([
            "a.css": faint, "b.css": clear, "copy/a.css": faint, "copy/b.css": clear, "z.css": faint,
        ])
        let run = CommandRun("--format", "short", "--jobs", jobs, in: folder)
        let places = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(places == ["a.css:2:12:", "copy/a.css:2:12:", "z.css:2:12:"])
    }

    @Test("A copy in another language is read in that language")
    func languages() throws {
        let text = padding + "$ink: #777;\na { color: $ink; background: #fff }\n"
        let folder = try TemporaryFolder(["a.css": text, "b.scss": text, "c.css": text])
        let run = CommandRun("--format", "short", in: folder)
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.output.hasPrefix("b.scss:"))
    }

    @Test("Equal color sets have names of their own")
    func colorSets() throws {
        let colorSet = """
            {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0.600", "green": "0.600", "blue": "0.600", "alpha": "1.000"}}}]}
            """
        let view = """
            struct Card: View {
                var body: some View {
                    Text("a").foregroundStyle(Color("Ink")).background(.white)
                    Text("b").foregroundStyle(Color("Line")).background(.white)
                }
            }
            """
        let folder = try TemporaryFolder([
            "Assets.xcassets/Ink.colorset/Contents.json": colorSet + padding,
            "Assets.xcassets/Line.colorset/Contents.json": colorSet + padding, "Card.swift": view,
        ])
        let run = CommandRun("pairs", "--format", "jsonl", in: folder)
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(!run.output.contains("unresolved"))
    }
}
