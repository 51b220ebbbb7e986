import SourceText
import Testing

/// A text is found wherever it is, and nowhere else.
@Suite struct ByteSearchTests {
    private func contains(
        _ haystack: String, _ text: StaticString, in range: ByteRange? = nil, ignoringCase: Bool = false
    ) -> Bool {
        Array(haystack.utf8).withUnsafeBufferPointer {
            SourceBytes($0).contains(text, in: range ?? ByteRange(0, $0.count), ignoringCase: ignoringCase)
        }
    }

    @Test(arguments: 0...40) func itIsFoundAtEachPlace(_ place: Int) {
        for rest in [0, 1, 15, 16, 17, 40] {
            let (before, after) = (String(repeating: "c", count: place), String(repeating: "s", count: rest))
            #expect(contains(before + "class" + after, "class"))
            #expect(contains(before + "CLasS" + after, "class", ignoringCase: true))
            #expect(!contains(before + "CLasS" + after, "class"))
            // The first and the last letter are right, or differ in the bit of letter cases only.
            #expect(!contains(before + "clabs" + after, "class"))
            #expect(!contains(before + "{lass" + after, "[lass", ignoringCase: true))
        }
    }

    @Test(arguments: [
        ("", false), ("clas", false), ("class", true), ("cclass", true), ("classs", true), ("klass", false),
    ])
    func shortTextsAreSearchedToo(_ haystack: String, _ isFound: Bool) {
        #expect(contains(haystack, "class") == isFound)
        #expect(!contains(haystack, ""))
    }

    @Test func onlyTheRangeIsSearched() {
        let text = String(repeating: " ", count: 20) + "class" + String(repeating: " ", count: 20)
        for (start, end) in [(0, 25), (20, 25), (20, 45), (3, 40)] {
            #expect(contains(text, "class", in: ByteRange(start, end)))
        }
        for (start, end) in [(0, 24), (21, 45), (21, 24), (25, 25)] {
            #expect(!contains(text, "class", in: ByteRange(start, end)))
        }
    }
}
