import JSONColors
import SourceText
import TestSupport
import Testing

@Suite struct JSONLiteralTests {
    @Test(arguments: try Fixtures.examples("JSONLiterals")) func findsLiterals(_ example: Example) {
        #expect(JSONAnnotation.literals(of: example.text) == example.marked)
    }

    @Test func anEmptyFileHasNoLiterals() { #expect(JSONAnnotation.scan("").literals.isEmpty) }

    /// The prefilter compares several bytes at a time, so a color must be found at each offset.
    @Test func thePrefilterMissesNothing() throws {
        for example in try Fixtures.examples("JSONLiterals") {
            for shift in 0..<9 {
                let text = String(repeating: "\n", count: shift) + example.text + String(repeating: "\n", count: 9)
                #expect(
                    JSONAnnotation.scan(text).literals.count == MarkedSource(example.marked).marks.count, "\(example)")
            }
        }
    }

    @Test func readsAnyDepth() {
        let depth = nestingDepth
        let deep = String(repeating: "{\"colors\":[", count: depth)
        let text = deep + "\"#123\"" + String(repeating: "]}", count: depth)
        #expect(JSONAnnotation.scan(text).literals.count == 1)
        #expect(JSONAnnotation.scan(deep).literals.isEmpty)
        #expect(
            JSONAnnotation.scan(String(repeating: "{\"red\":1,\"green\":1,\"blue\":", count: depth)).literals.isEmpty)
    }
}

/// Runs every example again after a change that must not matter, or that must hide every color.
@Suite struct JSONMetamorphicTests {
    private func check(_ change: (String) -> String) throws {
        for example in try Fixtures.examples("JSONLiterals") {
            let changed = change(example.marked)
            #expect(JSONAnnotation.literals(of: MarkedSource(changed).text) == changed, "\(example)")
        }
    }

    private func checkSilent(_ hide: (Example) -> String?) throws {
        for example in try Fixtures.examples("JSONLiterals") {
            guard let text = hide(example) else { continue }
            #expect(JSONAnnotation.scan(text).literals.isEmpty, "\(example)")
        }
    }

    @Test func lineEndingsDoNotMatter() throws { try check { $0.replacing("\n", with: "\r\n") } }

    @Test func aByteOrderMarkMovesEverythingByThreeBytes() throws { try check { "\u{FEFF}" + $0 } }

    @Test func emojiBeforeMoveEverythingByTheirBytes() throws { try check { "[\"😀 é\", " + $0 + "\n]" } }

    @Test func isSilentInAComment() throws {
        try checkSilent { example in
            let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)\n" }
            return lines.joined() + "{\"color\": 1}"
        }
        try checkSilent { example in
            let text = example.text.replacing("*/", with: "").replacing("/*", with: "")
            return "/* " + text + " */ {\"color\": 1}"
        }
    }

    @Test func isSilentInAString() throws {
        try checkSilent { example in
            // A text without quotes may be a color in quotes of its own.
            guard example.text.contains("\"") else { return nil }
            let text = example.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "{\"text\": \" \(text.replacing("\n", with: "\\n"))\", \"color\": 1}"
        }
    }

    @Test func rangesOfACutFileLieInIt() throws {
        for example in try Fixtures.examples("JSONLiterals") {
            let bytes = Array(example.text.utf8)
            for length in bytes.indices {
                let facts = JSONColorSyntax().scan(
                    SourceFile(path: "x.json", language: .json, bytes: Array(bytes[..<length])))
                #expect(facts.allRanges.allSatisfy { ByteRange(0, length).contains($0) }, "\(example)")
            }
        }
    }
}
