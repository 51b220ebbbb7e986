import ColorLinting
import ColorMath
import SourceText
import TestSupport
import Testing

/// Pairs of an editor's theme: each foreground on the surface that the editor draws it on, with what lies under it.
@Suite struct ThemeTests {
    /// The label of a foreground is its ratios, the required ones if they are not those of text, and the opaque colors
    /// they are to.
    @Test(arguments: try Fixtures.examples("JSONThemes")) func judgesOnTheSurface(_ example: Example) {
        let file = SourceFile(path: "theme.json", language: .json, text: example.text)
        var words: [ByteRange: [String]] = [:]
        for pair in Linter().lint(file).pairs {
            if case .unresolved(let reason) = pair.verdict {
                words[pair.foregroundRange, default: []].append(reason.description)
                continue
            }
            let background = pair.background.map { HexColor($0).description } ?? "?"
            let required = pair.required == 4.5 ? "" : " of \(requiredText(pair.required))"
            words[pair.foregroundRange, default: []].append("\(ratioText(pair.ratio ?? 0))\(required) on \(background)")
        }
        let marks = words.map {
            MarkedSource.Mark($0.key.lowerBound, $0.key.upperBound, $0.value.joined(separator: "; "))
        }
        #expect(MarkedSource.annotate(example.text, with: marks) == example.marked)
    }
}
