import ColorMath
import JSONColors
import SourceText
import TestSupport
import Testing

@Suite struct JSONLiteralTests {
    @Test(arguments: JSONExamples.all)
    func whatIsAColor(marked: String) {
        #expect(JSONAnnotation.literals(of: MarkedSource(marked).text) == marked)
    }

    @Test(arguments: JSONExamples.noColors)
    func whatIsNone(text: String) {
        #expect(JSONAnnotation.scan(text).literals.isEmpty)
    }

    @Test func lineEndsAndByteOrderMarksChangeNothing() {
        JSONExamples.all.forEach(lineEndsAndByteOrderMarksChangeNothing)
    }

    private func lineEndsAndByteOrderMarksChangeNothing(marked: String) {
        let crlf = marked.replacing("\n", with: "\r\n")
        #expect(JSONAnnotation.literals(of: MarkedSource(crlf).text) == crlf, "\(marked)")
        let mark = "\u{FEFF}" + marked
        #expect(JSONAnnotation.literals(of: MarkedSource(mark).text) == mark, "\(marked)")
    }

    @Test func aTextAroundItChangesNothing() { JSONExamples.all.forEach(aTextAroundItChangesNothing) }

    private func aTextAroundItChangesNothing(marked: String) {
        let array = "[\"😀 é\", " + marked + "\n]"
        let plain = MarkedSource(array).text
        #expect(JSONAnnotation.literals(of: plain) == array, "\(marked)")
    }

    @Test func inACommentOrAStringNothingIsFound() { JSONExamples.all.forEach(inACommentOrAStringNothingIsFound) }

    private func inACommentOrAStringNothingIsFound(marked: String) {
        let text = MarkedSource(marked).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)\n" }.joined()
        #expect(JSONAnnotation.scan(lines + "{\"color\": 1}").literals.isEmpty, "\(marked)")
        let block = "/* " + text.replacing("*/", with: "").replacing("/*", with: "") + " */ {\"color\": 1}"
        #expect(JSONAnnotation.scan(block).literals.isEmpty, "\(marked)")
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        // A text without quotes may be a color in quotes of its own.
        if text.contains("\"") {
            #expect(JSONAnnotation.scan("{\"text\": \" \(escaped)\", \"color\": 1}").literals.isEmpty, "\(marked)")
        }
    }

    @Test func truncatedAnywhere() { JSONExamples.all.forEach(truncatedAnywhere) }

    private func truncatedAnywhere(marked: String) {
        let bytes = Array(MarkedSource(marked).text.utf8)
        for length in 0..<bytes.count {
            let file = SourceFile(path: "x.json", language: .json, bytes: Array(bytes[..<length]))
            for literal in JSONColorSyntax().scan(file).literals {
                #expect(ByteRange(0, length).contains(literal.range), "\(marked)")
            }
        }
    }

    @Test func anyDepth() {
        let depth = nestingDepth
        let deep = String(repeating: "{\"colors\":[", count: depth)
        let text = deep + "\"#123\"" + String(repeating: "]}", count: depth)
        #expect(JSONAnnotation.scan(text).literals.count == 1)
        #expect(JSONAnnotation.scan(deep).literals.isEmpty)
        #expect(
            JSONAnnotation.scan(String(repeating: "{\"red\":1,\"green\":1,\"blue\":", count: depth)).literals.isEmpty)
    }

    /// What the prefilter lets pass is read; so whatever has a literal has to pass.
    @Test func thePrefilterMissesNothing() { JSONExamples.all.forEach(thePrefilterMissesNothing) }

    private func thePrefilterMissesNothing(marked: String) {
        let source = MarkedSource(marked)
        let spaced = source.text + String(repeating: "\n", count: 9)
        for shift in 0..<9 {
            let text = String(repeating: "\n", count: shift) + spaced
            #expect(JSONAnnotation.scan(text).literals.count == source.marks.count, "\(marked)")
        }
    }
}
