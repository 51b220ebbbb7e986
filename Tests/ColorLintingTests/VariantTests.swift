import ColorLinting
import SourceText
import TestSupport
import Testing

/// Pairs of custom properties that several rules define: judged once for each rule, with both values from the same one.
@Suite struct VariantTests {
    /// The label of a color is the verdicts of its pairs with the places and appearances in which they hold.
    @Test(arguments: try Fixtures.examples("CSSVariants")) func judgesEachSite(_ example: Example) {
        let file = SourceFile(path: "a.css", language: .css, text: example.text)
        var verdicts: [ByteRange: [String]] = [:]
        for pair in Linter().lint(file).pairs {
            var words =
                switch pair.verdict {
                case .pass: "pass"
                case .fail: "fail"
                case .unresolved(let reason): "unresolved: \(reason)"
                case .exempt: "exempt"
                }
            if let site = pair.site { words += " at " + file.site(site) }
            if let appearance = pair.appearance { words += ", " + appearance.rawValue }
            // Marks are at names.
            let text = file.text(pair.foregroundRange)
            let range = text.hasPrefix("#") ? pair.backgroundRange ?? pair.foregroundRange : pair.foregroundRange
            verdicts[range, default: []].append(words)
        }
        let marks = verdicts.map {
            MarkedSource.Mark($0.key.lowerBound, $0.key.upperBound, $0.value.joined(separator: "; "))
        }
        #expect(MarkedSource.annotate(example.text, with: marks) == example.marked)
    }

    /// A finding names the place.
    @Test func findingsNameTheSite() {
        let text =
            ":root { --c: #000; --b: #fff } .sea { --c: #777; --b: #888 } p { color: var(--c); background: var(--b) }"
        let findings = Linter().lint(SourceFile(path: "a.css", language: .css, text: text)).findings
        #expect(findings.map(\.message) == ["contrast 1.26:1 is below 4.5:1 (AA): #777777 on #888888 at .sea"])
    }
}
