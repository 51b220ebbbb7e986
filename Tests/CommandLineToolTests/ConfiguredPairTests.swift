import TestSupport
import Testing

/// Pairs declared in the configuration, judged in its file.
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

    @Test func namesOfAllKindsAndColorsAreJudged() throws {
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

                """)
        #expect(
            run.errors
                == "color-lint: .color-lint.json:8:18: “Inc” is not defined in any file, so the pair cannot be judged; did you mean Ink?\n"
        )
        #expect(run.code == 2)
    }

    /// A name may be defined in any file of the configuration's folder, whichever files are linted.
    @Test func namesAreLookedForInTheWholeProject() throws {
        let pairs = ##"{"pairs": [{ "foreground": "--ink", "background": "--papre" }]}"##
        let folder = try TemporaryFolder(
            files.merging([".color-lint.json": pairs, "web/a.css": "a { color: red }"]) { $1 })
        let mistake =
            "color-lint: .color-lint.json:1:52: “--papre” is not defined in any file, so the pair cannot be judged; did you mean --paper?\n"
        for path in [".", "web"] {
            let run = CommandRun(path, in: folder)
            #expect(run.code == 2)
            #expect(run.errors.replacing(folder.path + "/", with: "") == mistake)
        }
        try folder.write("deep/er/more.css", ":root { --papre: #eee }")
        for path in [".", "web"] { #expect(CommandRun(path, in: folder).code == 1) }
        #expect(CommandRun("web/a.css", in: folder).code == 0)
    }

    @Test func noKindOfNameIsPassedOver() throws {
        let run = try run([
            ##"{ "foreground": "{color.inc}", "background": "#7g7" }"##,
            ##"{ "foreground": "Theme.inc", "background": "var(--inc)" }"##,
            ##"{ "foreground": "Theme.ink", "background": "black" }"##,
        ])
        let names = run.errors.split(separator: "\n").map { $0.split(separator: ",")[0] }
        #expect(
            names == [
                "color-lint: .color-lint.json:2:18: “{color.inc}” is not defined in any file",
                "color-lint: .color-lint.json:2:47: “#7g7” is not defined in any file",
                "color-lint: .color-lint.json:3:18: “Theme.inc” is not defined in any file",
                "color-lint: .color-lint.json:3:45: “--inc” is not defined in any file",
            ])
    }

    @Test func oneFileAloneDoesNotBringThem() throws {
        let run = try run([##"{ "foreground": "--ink", "background": "--paper" }"##], "tokens.css")
        #expect(run.output == "")
    }

    @Test func aMistakeIsSaidWhereItIs() throws {
        let run = try run([##"{ "foreground": "--ink" }"##])
        #expect(run.errors == "color-lint: .color-lint.json:2:1: missing key “background”\n")
        #expect(run.code == 2)
    }
}
