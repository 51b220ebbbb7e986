import TestSupport
import Testing

/// Pairs that the configuration declares, judged in its file.
@Suite struct ConfiguredPairTests {
    private let files = [
        "tokens.css":
            ":root { --ink: #777; --paper: #fff; }\n@media (prefers-color-scheme: dark) { :root { --paper: #000; } }",
        "tokens.json": ##"{"color": {"ink": {"$type": "color", "$value": "#888888"}}}"##,
        "Theme.swift": "enum Theme { static let ink = Color(white: 0.6) }\n",
        "A.xcassets/Ink.colorset/Contents.json":
            ##"{"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.7", "alpha": "1"}}}], "info": {}}"##,
    ]

    private func run(_ pairs: [String], _ operands: String...) throws -> CommandRun {
        let text = "{ \"pairs\": [\n" + pairs.joined(separator: ",\n") + "\n] }\n"
        let folder = try TemporaryFolder(files.merging([".color-lint.json": text]) { $1 })
        return CommandRun("--format", "short", operands.first ?? ".", in: folder)
    }

    @Test func namesOfAllKindsAndColoursAreJudged() throws {
        let run = try run([
            ##"{ "foreground": "--ink", "background": "--paper" }"##,
            ##"{ "foreground": "{color.ink}", "background": "white" }"##,
            ##"{ "foreground": "Theme.ink", "background": "#fff" }"##,
            ##"{ "foreground": "Ink", "background": "rgb(255 255 255)" }"##,
            ##"{ "foreground": "#949494", "background": "#fff", "content": "large" }"##,
            ##"{ "foreground": "#949494", "background": "#fff" }"##,
            ##"{ "foreground": "Inc", "background": "#fff" }"##,
        ])
        #expect(
            run.output == """
                .color-lint.json:2:18: warning: contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff in the light \
                appearance [contrast]
                .color-lint.json:3:18: warning: contrast 3.54:1 is below 4.5:1 (AA): #888888 on #ffffff [contrast]
                .color-lint.json:4:18: warning: contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff [contrast]
                .color-lint.json:5:18: warning: contrast 2.10:1 is below 4.5:1 (AA): #b3b3b3 on #ffffff [contrast]
                .color-lint.json:7:18: warning: contrast 3.03:1 is below 4.5:1 (AA): #949494 on #ffffff [contrast]
                .color-lint.json:8:18: warning: Inc has no definition; did you mean Ink? [unknown-name]

                """)
        #expect(run.errors == "")
    }

    @Test func oneFileAloneDoesNotBringThem() throws {
        let run = try run([##"{ "foreground": "--ink", "background": "--paper" }"##], "tokens.css")
        #expect(run.output == "")
    }

    @Test func aMistakeIsSaidWhereItIs() throws {
        let run = try run([##"{ "foreground": "--ink" }"##])
        #expect(run.errors == "color-lint: .color-lint.json:2:1: the key “background” is missing here\n")
        #expect(run.code == 2)
    }
}
