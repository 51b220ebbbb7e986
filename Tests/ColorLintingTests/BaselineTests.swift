import ColorLinting
import SourceText
import Testing

/// Known findings are not reported, even after edits have moved them.
@Suite struct BaselineTests {
    private static let faint = ".a { color: #777; background: #fff }\n"

    private func file(_ text: String) -> SourceFile { SourceFile(path: "a.css", language: .css, text: text) }

    private func baseline(_ text: String) -> Baseline {
        var baseline = Baseline(in: "/project")
        baseline.add(Linter().lint(file(text)), of: file(text), at: "/project/a.css")
        return baseline
    }

    /// Returns the rules of the findings in `text` that are not in `baseline`.
    private func findings(_ text: String, _ baseline: Baseline) -> [String] {
        var configuration = Configuration()
        configuration.knownFindings = baseline.known(in: "/project/a.css")
        return Linter(configuration: configuration).lint(file(text)).findings.map(\.rule)
    }

    @Test(arguments: [
        faint, "\n\nb { color: red }\n" + faint, "/* x */" + faint, ".a { left: 0; color: #777; background: white }",
    ])
    func knowsFindingsAgain(_ text: String) {
        #expect(findings(text, baseline(Self.faint)).isEmpty)
    }

    @Test(arguments: [
        ("p { color: #777; background: #fff }", ["stale-suppression", "contrast"]),
        (".a { color: #888; background: #fff }", ["stale-suppression", "contrast"]),
        (".a { color: #000; background: #fff }", ["stale-suppression"]),
        (faint + "@media print { p { color: #777; background: #fff } }", ["contrast"]),
    ])
    func reportsWhatIsNewAndWhatIsGone(_ text: String, _ rules: [String]) {
        #expect(findings(text, baseline(Self.faint)) == rules)
    }

    @Test func countsAlikeFindings() {
        let two =
            "@media print { .b { color: #777; background: #fff } } @media (x) { .b { color: #777; background: #fff } }"
        let known = baseline(Self.faint + Self.faint.replacing(".a", with: ".b"))
        #expect(known.count == 2)
        #expect(findings(Self.faint + two, known).filter { $0 == "contrast" }.count > 0)
    }

    @Test func isTheSameOnceWrittenAndRead() throws {
        let text = baseline(Self.faint + ".\\\"b { color: #888; background: #fff }").text
        let read = try Baseline(Array(text.utf8), in: "/project")
        #expect(read.text == text)
        #expect(read.count == 2)
        #expect(read.paths == ["/project/a.css"])
    }

    @Test(arguments: [
        ("{}", "version"), ("[]", "an object"), ("", "no value"), (##"{"version": 2, "findings": []}"##, "1"),
        (##"{"version": 1, "findings": [{"path": "a"}]}"##, "rule"), ("{", ""),
    ])
    func saysWhatIsWrongWithAFile(_ text: String, _ word: String) {
        let problem = #expect(throws: ConfigurationProblem.self) { try Baseline(Array(text.utf8), in: "/") }
        #expect(problem?.message.contains(word) == true || word.isEmpty)
    }
}
