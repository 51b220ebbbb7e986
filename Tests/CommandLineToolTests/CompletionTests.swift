import Foundation
import TestSupport
import Testing

/// The completions, tested in the shells themselves. Missing shells are skipped.
@Suite struct CompletionTests {
    private static func path(of shell: String) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Returns the output of `shell` for `script`.
    private func output(of shell: String, _ arguments: [String], _ script: String) throws -> String {
        let folder = try TemporaryFolder(["script": script, "theme.json": "{}"])
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.path(of: shell)))
        process.arguments = arguments + ["script"]
        process.currentDirectoryURL = URL(filePath: folder.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test(
        .enabled(if: path(of: "bash") != nil),
        arguments: [
            (["--form"], "--format"),
            (["--format", "s"], "short sarif"),
            (["--format", "=", "s"], "short sarif"),
            (["-f", "j"], "json jsonl junit"),
            (["colors", "--format", ""], "text jsonl"),
            (["expl"], "explain"),
            (["explain", "hue"], "hue-degrees"),
            (["help", "comp"], "completions"),
            (["completions", ""], "bash zsh fish"),
            (["--rule", "integer"], "integer-division"),
            (["--level", "A"], "AA AAA"),
            (["--output", "the"], "theme.json"),
            (["the"], "theme.json"),
            (["contrast", ""], ""),
            (["colors", "--unsafe"], ""),
        ])
    func bashOffers(_ words: [String], _ expected: String) throws {
        let quoted = (["color-lint"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script =
            CommandRun("completions", "bash").output + """
                COMP_WORDS=(\(quoted))
                COMP_CWORD=\(words.count)
                _color_lint
                echo "${COMPREPLY[*]}"
                """
        #expect(try output(of: "bash", [], script) == expected + "\n")
    }

    @Test(
        .enabled(if: path(of: "fish") != nil),
        arguments: [
            ("color-lint --format sar", "sarif"), ("color-lint explain hue", "hue-degrees"),
            ("color-lint compl", "completions"),
        ])
    func fishOffers(_ line: String, _ expected: String) throws {
        let script = CommandRun("completions", "fish").output + "complete -C '\(line)' | string split -f1 \\t\ntrue\n"
        #expect(try output(of: "fish", ["--no-config"], script) == expected + "\n")
    }

    @Test(.enabled(if: path(of: "zsh") != nil))
    func zshTakesThem() throws {
        #expect(try output(of: "zsh", ["-n"], CommandRun("completions", "zsh").output).isEmpty)
    }

    /// Each shell and the manual list everything in help.
    @Test func allOfHelpIsThere() {
        let help = CommandRun("--help").output
        let options = help.split(separator: " ").filter {
            $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true
        }
        let names = Set(options.map { $0.dropFirst(2).prefix { $0.isLetter || $0 == "-" } })
        #expect(names.count > 15)
        let scripts = ["bash", "zsh", "fish"].map { CommandRun("completions", $0).output }
        let manual = CommandRun("help", "--man").output.replacing("\\-", with: "-")
        for name in names {
            for script in scripts { #expect(script.contains(name), "\(name)") }
            #expect(manual.contains("--" + name))
        }
    }

    @Test func anotherShellIsAMistake() {
        let run = CommandRun("completions", "fisch")
        #expect(run.code == 2)
        #expect(run.errors.contains("no completions for “fisch”\n  did you mean fish?"))
    }
}
