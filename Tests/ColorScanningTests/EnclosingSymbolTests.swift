import ColorScanning
import SourceColors
import SourceText
import TestSupport
import Testing

/// The declarations around a place, and the names of the elements in them.
@Suite struct EnclosingSymbolTests {
    @Test(arguments: try Fixtures.examples("EnclosingSymbols")) func namesWhatIsAround(_ example: Example) {
        let marks = MarkedSource(example.marked).marks
        let symbols = Array(example.text.utf8).withUnsafeBufferPointer {
            example.language.colorSyntax.enclosingSymbols(of: marks.map { $0.lowerBound }, in: SourceBytes($0))
        }
        #expect(!marks.isEmpty)
        #expect(symbols == marks.map(\.label))
    }

    @Test(arguments: try Fixtures.examples("ElementNames")) func namesElements(_ example: Example) {
        let marks = MarkedSource(example.marked).marks
        let names = Array(example.text.utf8).withUnsafeBufferPointer {
            example.language.colorSyntax.elements(of: marks.map { ElementPlace($0.lowerBound) }, in: SourceBytes($0))
        }
        #expect(!marks.isEmpty)
        #expect(names == marks.map(\.label))
    }

    @Test func longSelectorsAreCut() {
        let list = (0..<100).map { ".some-class-\($0)" }.joined(separator: ", ")
        let text = "\(list) { color: red }"
        let names = Array(text.utf8).withUnsafeBufferPointer {
            Language.css.colorSyntax.elements(of: [ElementPlace(text.utf8.count - 5)], in: SourceBytes($0))
        }
        #expect(names.first?.hasSuffix("…") == true)
        #expect(names.first.map { $0.utf8.count < 230 } == true)
    }
}
