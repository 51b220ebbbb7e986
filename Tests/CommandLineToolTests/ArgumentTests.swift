import ColorLinting
import CommandLineTool
import TestSupport
import Testing

@Suite struct ArgumentTests {
    @Test(arguments: [
        (["--fromat", "json"], "unknown option --fromat\n  did you mean --format?"),
        (["--xyzzy"], "unknown option --xyzzy\n"),
        (["-Z"], "unknown option -Z\n"),
        (["--format"], "--format requires a value"),
        (["--format=jsn"], "invalid value “jsn” for --format: expected text, short, json, jsonl, "),
        (["--format=jsn"], "\n  did you mean json?"),
        (["--fix=yes"], "--fix does not take a value"),
        (["--jobs", "0"], "invalid value “0” for --jobs: expected a number from 1 to 256"),
        (["-j"], "--jobs requires a value"),
        (["--level", "AAAA"], "invalid value “AAAA” for --level: expected AA, AAA or a ratio from 1 to 21"),
        (["--rule", "contrst"], "did you mean contrast?"),
        (["--fail-on", "hint"], "for --fail-on: expected error, warning, info, never"),
        (["colors", "--fix"], "--fix cannot be used with colors"),
        (["--all"], "--all cannot be used without a command"),
        (["colors", "--format", "short"], "for --format: expected text, jsonl"),
        (["contrast", "red"], "contrast requires FOREGROUND BACKGROUND"),
        (["convert", "red", "blue"], "unexpected argument “blue”: convert takes COLOR"),
        (["lsp", "x"], "unexpected argument “x”: lsp takes no arguments"),
        (["contrast", "red", "rde"], "“rde” is not a valid color"),
        (["explain", "contrats"], "unknown rule “contrats”\n  did you mean contrast?"),
        (["help", "colours"], "unknown command “colours”\n  did you mean colors?"),
        (["--fail-on", "warn"], "expected error, warning, info, never\n  did you mean warning?"),
        (["--stat"], "did you mean --statistics?"),
        (
            ["-f", "json", "-f", "sarif"],
            "--format json and --format sarif both write to standard output; write one to a file"
        ),
        (["-f", "json=a", "-f", "sarif=./a"], "--format json and --format sarif both write to ./a"),
        (["-f", "json=a", "-o", "a"], "--output and --format json both write to a"),
        (["colors", "-f", "text", "-f", "jsonl", "-o", "a"], "--format text and --format jsonl both write to a\n"),
        (["--ignore", "contrst"], "did you mean contrast?"),
        (["-"], "standard input requires --stdin-filename"),
        (["--stdin-filename", "x.txt"], "unsupported file type"),
    ])
    func aMistakeIsNamedAndEndsWithTwo(arguments: [String], message: String) {
        let environment = CommandEnvironment()
        #expect(runCommandLine(arguments, in: environment) == 2)
        #expect(environment.errors.text.contains(message), "\(environment.errors.text)")
        #expect(environment.output.text == "")
    }

    @Test func optionsMayStandAnywhereAndTakeTheirValueEitherWay() throws {
        let folder = try TemporaryFolder(["a.css": "a { color: #777; background: #fff }"])
        let expected = CommandRun("--format", "short", "--level", "AAA", "a.css", in: folder)
        #expect(expected.output.contains("below 7:1"))
        for arguments in [
            ["a.css", "--format=short", "--level=AAA"], ["-f", "short", "--level", "AAA", "--", "a.css"],
            ["-fshort", "--level=4.5", "--level=AAA", "a.css", "-j2"], ["-qf=short", "a.css", "--level", "aaa"],
        ] {
            let environment = CommandEnvironment(folder: .init(at: folder.path))
            #expect(runCommandLine(arguments, in: environment) == 1)
            #expect(environment.output.text == expected.output, "\(arguments)")
        }
    }

    @Test func whatFollowsTwoDashesIsAPath() throws {
        let folder = try TemporaryFolder(["lsp/a.css": "", "--fix/b.css": ""])
        #expect(CommandRun("--format", "json", "--", "lsp", "--fix", in: folder).output.contains(#""files":2"#))
        #expect(CommandRun("--format", "json", "./lsp", in: folder).output.contains(#""files":1"#))
    }

    @Test func helpAndVersionWorkEverywhere() {
        for arguments in [["--help"], ["-h"], ["help"], ["--format", "json", "--help"]] {
            let environment = CommandEnvironment()
            #expect(runCommandLine(arguments, in: environment) == 0)
            #expect(environment.output.text.contains("Usage: color-lint [OPTION…] [PATH…]"))
        }
        #expect(CommandRun("contrast", "--help").output.contains("color-lint contrast '#777' white"))
        #expect(CommandRun("help", "contrast").output == CommandRun("contrast", "-h").output)
        #expect(CommandRun("--version").output == "color-lint \(version)\n")
        #expect(CommandRun("colors", "-V").output == "color-lint \(version)\n")
    }

    @Test(arguments: [40, 60, 80, 100, 200])
    func helpFitsTheTerminal(columns: Int) {
        for arguments in [["help"], ["help", "contrast"], ["help", "colors"], ["help", "palette"]] {
            var environment = CommandEnvironment()
            environment.columns = columns
            #expect(runCommandLine(arguments, in: environment) == 0)
            let prose = environment.output.text.split(separator: "\n").filter { line in
                !line.contains("color-lint") && line.split(separator: " ").count > 3
            }
            #expect(prose.allSatisfy { $0.unicodeScalars.count <= min(columns, 110) }, "\(arguments)")
        }
    }

    @Test func lintIsAPageOfHelpToo() { #expect(CommandRun("help", "lint").output == CommandRun("help").output) }

    @Test func helpNamesEveryCommandAndEveryOption() {
        let help = CommandRun("--help").output
        for word in ["colors", "pairs", "contrast", "convert", "explain", "rules", "lsp"] {
            #expect(help.contains("\n  \(word) "))
            #expect(CommandRun(word, "--help").code == 0)
        }
        #expect(!help.contains("\u{1B}"))
        let lines = help.split(separator: "\n")
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 110 }, "help fits a terminal")
    }
}
