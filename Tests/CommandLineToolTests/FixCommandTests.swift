import CommandLineTool
import FileSystem
import TestSupport
import Testing

/// Fixes that change other files than that of their finding.
@Suite struct FixCommandTests {
    private static let page = "p { color: var(--muted); background: #fff }\n"
    private static let tokens = ":root { --muted: #888 }\n"

    /// Runs `arguments` twice to check that nothing is left to fix; returns the first run.
    private func fix(_ arguments: String..., in folder: TemporaryFolder) throws -> CommandRun {
        let run = CommandRun(arguments, in: folder)
        let again = CommandRun(arguments, in: folder)
        #expect(!again.output.contains(" fixed"), "\(again.output)")
        return run
    }

    @Test("A definition used in one file is fixed in place")
    func definitionInAnotherFile() throws {
        let folder = try TemporaryFolder(["a.css": Self.page, "tokens.css": Self.tokens])
        let patch = CommandRun("--diff", in: folder)
        #expect(patch.output.hasPrefix("--- a/tokens.css\n+++ b/tokens.css\n"))
        #expect(patch.errors == "color-lint: 1 fix in 1 file\n")
        let run = try fix("--fix", in: folder)
        #expect(run.code == 0)
        #expect(run.output.contains("1 fixed"))
        #expect(try folder.text("a.css") == Self.page)
        #expect(try folder.text("tokens.css") == ":root { --muted: #767676 }\n")
    }

    @Test("A definition used in several files is fixed only with --unsafe-fixes")
    func sharedDefinition() throws {
        let other = "q { color: var(--muted); background: #eee }\n"
        let folder = try TemporaryFolder(["a.css": Self.page, "b.css": other, "tokens.css": Self.tokens])
        #expect(try fix("--fix", in: folder).code == 1)
        #expect(try folder.text("tokens.css") == Self.tokens)
        #expect(try fix("--unsafe-fixes", in: folder).code == 0)
        #expect(try folder.text("tokens.css") == ":root { --muted: #6c6c6c }\n")
        #expect(try folder.text("a.css") + folder.text("b.css") == Self.page + other)
    }

    @Test("Asset catalog colors and constants are fixed at their definition")
    func swiftDefinitions() throws {
        let entry = "Assets.xcassets/Brand.colorset/Contents.json"
        let colorSet = """
            {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0.600", "green": "0.600", "blue": "0.600", "alpha": "1.000"}}}]}
            """
        let view = """
            struct Card: View {
                var body: some View {
                    Text("a").foregroundStyle(Color("Brand")).background(.white)
                    Text("b").foregroundStyle(Theme.faint).background(.white)
                }
            }
            """
        let theme = "enum Theme { static let faint = Color(white: 0.6) }\n"
        let folder = try TemporaryFolder([entry: colorSet, "Card.swift": view, "Theme.swift": theme])
        #expect(try fix("--unsafe-fixes", in: folder).code == 0)
        #expect(try folder.text("Card.swift") == view)
        #expect(try folder.text("Theme.swift") == "enum Theme { static let faint = Color(white: 0.46) }\n")
        #expect(try folder.text(entry).contains(#""red": "0.464", "green": "0.464", "blue": "0.464""#))
    }

    @Test("A color of an object is not fixed at the cost of a view in another file")
    func memberOfAnObject() throws {
        func view(_ name: String, _ ink: String, on paper: String) -> String {
            """
            struct \(name): View {
                let theme: Theme
                var body: some View { Text("a").font(.body).foregroundStyle(\(ink)).background(\(paper)) }
            }
            """
        }
        let theme = """
            struct Theme {
                let paper: Color
                let ink: Color
                static let day = Theme(paper: Color(white: 0.5), ink: Color(white: 0.55))
            }
            """
        var files = ["Theme.swift": theme, "Badge.swift": view("Badge", "theme.ink", on: "theme.paper")]
        #expect(try fix("--unsafe-fixes", in: TemporaryFolder(files)).code == 0)
        // Black text on a darker ink could not be read.
        files["Chip.swift"] = view("Chip", ".black", on: "theme.ink")
        let folder = try TemporaryFolder(files)
        #expect(CommandRun(in: folder).output.contains("(1.18:1 → 4.51:1, 2 uses)"))
        #expect(try fix("--unsafe-fixes", in: folder).code == 1)
        #expect(try folder.text("Theme.swift") == theme)
    }

    @Test("A color that is also what the view lies on is replaced where it is used")
    func colorOnBothSides() throws {
        let folder = try TemporaryFolder([
            "Theme.swift": """
            enum Palette { static let base: Color = .init(white: 0.9) }
            enum Theme { static let paper: Color = Palette.base; static let label: Color = Palette.base }
            """,
            "Root.swift": """
            @main struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View { var body: some View { VStack { Inner() }.background(Theme.paper) } }
            """,
            "Inner.swift": "struct Inner: View { var body: some View { Text(\"a\").foregroundStyle(Theme.label) } }",
        ])
        #expect(
            CommandRun(in: folder).output.contains("fix: Write #666666 here instead of Palette.base (1.00:1 → 4.57:1)"))
        #expect(try fix("--unsafe-fixes", in: folder).code == 0)
        #expect(try folder.text("Theme.swift").contains("white: 0.9"))
    }

    @Test("A color is not fixed at the cost of text that a variable makes small")
    func textOfVariableSize() throws {
        let sheet = """
            :root { --muted: #767676 }
            .note { color: var(--muted); background: #eee }
            .chip { font-size: var(--small); color: #000; background: var(--muted) }
            """
        let folder = try TemporaryFolder(["a.css": sheet, "sizes.css": ":root { --small: 12px }"])
        // On a darker --muted, the chip would be at 4:1, which suffices for large text alone.
        let output = CommandRun("--format", "jsonl", in: folder).output
        #expect(output.contains("Darken --muted to #6c6c6c (3.91:1 → 4.52:1, 2 uses, breaks 1 other pair, "))
    }

    @Test("The first listed fix is applied")
    func announcedAndApplied() throws {
        let folder = try TemporaryFolder(["a.css": Self.page, "tokens.css": Self.tokens])
        let report = CommandRun("--format", "jsonl", in: folder).output
        #expect(
            report.contains(
                ##"[{"title":"Darken --muted to #767676 (3.54:1 → 4.54:1, 1 use)","safety":"safe","edits":[{"path":"tokens.css","##
            ))
    }

    @Test("Edits of several files are made together")
    func severalFiles() throws {
        let folder = try TemporaryFolder([
            "a.css": "p { color: var(--ink); background: var(--paper) }\n", "ink.css": ":root { --ink: #888 }\n",
            "paper.css": ":root { --paper: #777 }\n",
        ])
        #expect(try fix("--unsafe-fixes", "--level", "7", in: folder).code == 0)
        #expect(try folder.text("ink.css") != ":root { --ink: #888 }\n")
        #expect(try folder.text("paper.css") != ":root { --paper: #777 }\n")
    }

    @Test("Files that are not linted are not changed, with a note")
    func filesThatAreNotNamed() throws {
        let files = ["a.css": Self.page, "tokens.css": Self.tokens, ".color-lint.json": "{}"]
        let folder = try TemporaryFolder(files)
        let run = try fix("--unsafe-fixes", "a.css", in: folder)
        #expect(run.code == 1)
        #expect(
            run.errors
                == "color-lint: a.css: a fix was not applied because it also changes tokens.css: it is not one of the linted files\n"
        )
        #expect(!run.output.contains("fixable"))
        #expect(try folder.text("a.css") + folder.text("tokens.css") == Self.page + Self.tokens)
    }

    @Test("Invalid files are not changed, nor files that share a fix with them")
    func filesThatCannotBeChanged() throws {
        let folder = try TemporaryFolder(["a.css": Self.page])
        let bytes = Array(Self.tokens.utf8) + [0xFF]
        try writeFile(bytes, at: "tokens.css", in: WorkingFolder(at: folder.path))
        let run = try fix("--unsafe-fixes", in: folder)
        #expect(
            run.errors == "color-lint: a.css: a fix was not applied because it also changes tokens.css: it is "
                + "not valid UTF-8\n")
        #expect(try folder.text("a.css") == Self.page)
        var reader = FileReader()
        #expect(try Array(reader.read(folder.path + "/tokens.css")) == bytes)
    }

    @Test("Effects of a fix on other files are seen in the same run")
    func fixesThatMeet() throws {
        // Fixed for its own pair only, the definition would still be too light for the other file.
        let folder = try TemporaryFolder([
            "a.css": "p { color: var(--m); background: #ddd }\n",
            "tokens.css": ":root { --m: #888 }\nq { color: var(--m); background: #fff }\n",
        ])
        #expect(try fix("--unsafe-fixes", in: folder).code == 0)
        #expect(try folder.text("tokens.css").hasPrefix(":root { --m: #616161 }"))
    }

    /// The numbers are written as the author does, and alpha and the helper are kept.
    @Test func helpersOfComponentsAreKept() throws {
        let helpers = """
            import UIKit
            extension UIColor {
                convenience init(r: Int, g: Int, b: Int, a: CGFloat = 1) {
                    self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: a)
                }
            }
            func gray(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> UIColor {
                UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: 1)
            }

            """
        let text = """
            let a = Text("a").foregroundStyle(Color(UIColor(r: 0xAA, g: 0xaa, b: 170, a: 1))).background(.white)
            let b = Text("a").foregroundStyle(Color(UIColor(r: 136, g: 136, b: 136))).background(.white)

            """
        let folder = try TemporaryFolder(["Helpers.swift": helpers, "View.swift": text])
        let run = CommandRun("--fix", "--format", "short", in: folder)
        #expect(run.output.isEmpty)
        #expect(
            try folder.text("View.swift") == """
                let a = Text("a").foregroundStyle(Color(UIColor(r: 0x76, g: 0x76, b: 118, a: 1))).background(.white)
                let b = Text("a").foregroundStyle(Color(UIColor(r: 117, g: 117, b: 117))).background(.white)

                """)
    }
}
