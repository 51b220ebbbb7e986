import TestSupport
import Testing

/// Palettes in files, and names of colors in other files.
@Suite struct PaletteCommandTests {
    private func colorSet(_ red: String) -> String {
        ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\##(red)", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {}}"##
    }

    private func findings(_ files: [String: String], _ arguments: String...) throws -> String {
        let folder = try TemporaryFolder(files)
        let run =
            arguments.count == 2
            ? CommandRun("--format", "short", arguments[0], arguments[1], in: folder)
            : CommandRun("--format", "short", in: folder)
        return run.output + run.errors
    }

    @Test func aTokenFileAndACatalogMayBeThePalette() throws {
        let files = [
            ".color-lint.json": ##"{ "palette": ["design/tokens.json", "App/Assets.xcassets", "white"] }"##,
            "design/tokens.json": ##"{"color": {"sea": {"$type": "color", "$value": "#006699"}}}"##,
            "App/Assets.xcassets/Theme/Contents.json": ##"{"info": {}, "properties": {"provides-namespace": true}}"##,
            "App/Assets.xcassets/Theme/Fire.colorset/Contents.json": colorSet("204"),
            "page.css": "a { color: #069; }\nb { color: #cc0000; }\ni { color: #006a99; }\nu { color: #c00000 }\n",
        ]
        #expect(
            try findings(files) == """
                page.css:3:12: warning: #006a99 is not in the palette; the nearest is #006699 (color.sea), ΔE 1.9 \
                [not-in-palette]
                page.css:4:12: warning: #c00000 is not in the palette; the nearest is #cc0000 (Theme/Fire), ΔE 2.5 \
                [not-in-palette]

                """)
    }

    @Test func aPaletteThatIsNotThereIsSaid() throws {
        let files = [
            ".color-lint.json": ##"{ "palette": ["tokens.json", "empty.json", "No.xcassets", "#12"] }"##,
            "empty.json": "{}", "page.css": "a { color: #069; }",
        ]
        #expect(
            try findings(files).split(separator: "\n").prefix(3).map(String.init) == [
                "color-lint: .color-lint.json:1:59: “#12”: not a valid color, nor a path of a .json, .css "
                    + "or .swift file or an .xcassets folder"
            ])
        let fixed = files.merging([
            ".color-lint.json": ##"{ "palette": ["a.json", "empty.json", "No.xcassets"] }"##
        ]) {
            $1
        }
        #expect(
            try findings(fixed).split(separator: "\n").map(String.init) == [
                "color-lint: .color-lint.json:1:15: no such file: a.json",
                "color-lint: .color-lint.json:1:25: no color found in empty.json",
                "color-lint: .color-lint.json:1:39: no such file: No.xcassets",
            ])
    }

    /// What a view draws has no name that source could write instead.
    @Test func bodiesOfViewsAreNoNames() throws {
        let paper = "struct Paper: View { var body: some View { Color(red: 0, green: 0, blue: 1) } }\n"
        let files = ["Paper.swift": "import SwiftUI\n" + paper + "let ink = Color(red: 0, green: 0, blue: 1)\n"]
        #expect(
            try findings(files, "--rule", "duplicate-color")
                == "Paper.swift:2:44: warning: #0000ff is already defined as ink [duplicate-color]\n")
    }

    @Test func namesOfOtherFilesCount() throws {
        let files = [
            "tokens.css": ":root { --sea: #069; --fire: #c00; }\n@media print { :root { --fire: #000; } }\n",
            "page.css": "a { color: #006699; }\nb { color: #00679a; }\ni { color: #c00; }\n",
        ]
        #expect(
            try findings(files, "--rule", "duplicate-color")
                == "page.css:1:12: warning: #006699 is already defined as --sea [duplicate-color]\n")
        #expect(
            try findings(files, "--rule", "near-duplicate") == """
                page.css:2:12: warning: #00679a is almost identical to #006699 (ΔE 0.35), which is --sea [near-duplicate]

                """)
    }
}
