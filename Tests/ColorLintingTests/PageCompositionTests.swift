import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// What pages show of the style sheets that they link. A line `/* == css/a.css */` begins another file.
@Suite struct PageCompositionTests {
    @Test(arguments: try Fixtures.examples("Pages")) func judgesWhatPagesShow(_ example: Example) {
        #expect(Self.annotated(example.text) == example.marked)
    }

    private typealias File = (path: String, text: String)

    /// The files of `text`.
    private static func files(_ text: String) -> [File] {
        var files: [File] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("/* == ") {
                files.append((String(line.dropFirst(6).dropLast(3)), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            }
        }
        return files
    }

    private static func source(_ file: File) -> SourceFile {
        SourceFile(path: file.path, language: Language(path: file.path) ?? .css, text: file.text)
    }

    private static func linter(_ files: [File]) -> Linter {
        var linter = Linter()
        for file in files { linter.workspace.update(file.path, with: linter.names(of: source(file))) }
        linter.workspace.composePages()
        return linter
    }

    /// Returns `text` with each text color marked by what pages show of it.
    private static func annotated(_ text: String) -> String {
        let files = files(text)
        let linter = linter(files)
        var result = ""
        for file in files {
            var marks: [MarkedSource.Mark] = []
            for pair in linter.lint(source(file)).pairs {
                let (start, end) = (pair.foregroundRange.lowerBound, pair.foregroundRange.upperBound)
                if let last = marks.last, last.lowerBound == start {
                    marks[marks.count - 1] = MarkedSource.Mark(start, end, last.label + "; " + label(of: pair))
                } else {
                    marks.append(MarkedSource.Mark(start, end, label(of: pair)))
                }
            }
            result += "/* == \(file.path) */\n" + MarkedSource.annotate(file.text, with: marks)
        }
        return String(result.dropLast())
    }

    private static func label(of pair: PairJudgement) -> String {
        var label: String
        switch pair.verdict {
        case .pass: label = "passes"
        case .fail: label = "fails"
        case .unresolved(let reason): label = "? \(reason)"
        }
        if let ratio = pair.ratio { label += " \(Double(Int(ratio * 100)) / 100)" }
        if let background = pair.background { label += " on \(HexColor(background))" }
        if let giver = pair.backgroundGiver { label += " of \(giver)" }
        if let appearance = pair.appearance { label += " in \(appearance.title)" }
        return pair.way.isEmpty ? label : label + ": \(pair.way.map { "\($0.path): \($0.message)" }.joined())"
    }
}
