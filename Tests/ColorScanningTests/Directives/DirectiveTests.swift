import ColorScanning
import SourceText
import TestSupport
import Testing

/// Directives: comments that begin with `color-lint:`.
@Suite struct DirectiveTests {
    @Test(arguments: try Fixtures.examples("Directives")) func findsDirectives(_ example: Example) {
        #expect(DirectiveAnnotation.annotated(example.text, example.language) == example.marked)
    }

    @Test func lineEndingsDoNotMatter() throws {
        for example in try Fixtures.examples("Directives") {
            let marked = example.marked.replacing("\n", with: "\r\n")
            #expect(
                DirectiveAnnotation.annotated(MarkedSource(marked).text, example.language) == marked, "\(example)")
        }
    }

    @Test(arguments: ["\u{FEFF}", "/* 🎨 é */\n"]) func textBeforeMovesEverythingByItsBytes(_ prefix: String) throws {
        for example in try Fixtures.examples("Directives") {
            var changed = MarkedSource(example.marked).following(prefix)
            // The suppression of a file covers the prefix as well.
            for index in changed.marks.indices where changed.marks[index].label.hasPrefix("disable:file") {
                changed.marks[index].lowerBound = 0
            }
            let found = DirectiveAnnotation.marks(in: changed.text, example.language)
            #expect(found.sorted() == changed.marks.sorted(), "\(example)")
        }
    }

    @Test func commentsHoldNoLiterals() throws {
        var comments = 0
        for example in try Fixtures.examples("Directives") {
            let facts = scan(SourceFile(path: "example", language: example.language, text: example.text))
            comments += facts.directives.count
            for literal in facts.literals {
                #expect(!facts.directives.contains { $0.comment.contains(literal.range) }, "\(example)")
            }
        }
        #expect(comments > 0)
    }

    @Test func isSilentInAString() throws {
        for example in try Fixtures.examples("Directives") {
            let line = example.text.filter { $0 != "\n" && $0 != "\"" }
            let quoted =
                switch example.language {
                case .swift: "let color = ####\"\"\"\n\(example.text)\n\"\"\"####"
                case .css, .scss, .less: "a { content: \"\(line)\" }"
                case .html, .vue, .svelte: "<p title='\(line)'>"
                case .json: "{ \"color\": \"\(line)\" }"
                case .nib: "<label text=\"\(line)\"/>"
                }
            let facts = scan(SourceFile(path: "example", language: example.language, text: quoted))
            #expect(facts.directives.isEmpty, "\(example)")
        }
    }

    @Test func rangesOfACutFileLieInIt() throws {
        for example in try Fixtures.examples("Directives") {
            let bytes = Array(example.text.utf8)
            for count in bytes.indices {
                let facts = scan(SourceFile(path: "a", language: example.language, bytes: Array(bytes[..<count])))
                #expect(facts.allRanges.allSatisfy { ByteRange(0, count).contains($0) }, "\(example)")
            }
        }
    }

    @Test func rangesOfAGarbledFileLieInIt() throws {
        var random = SplitMix64(seed: 11)
        for example in try Fixtures.examples("Directives") {
            var bytes = Array(example.text.utf8)
            for _ in 0..<20 {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                let facts = scan(SourceFile(path: "a", language: example.language, bytes: bytes))
                #expect(facts.allRanges.allSatisfy { ByteRange(0, bytes.count).contains($0) }, "\(example)")
            }
        }
    }

    /// Many directives, nested or in a row, take time that grows with the length of the file.
    @Test(arguments: [
        (Language.css, "/* color-lint:disable:next */"), (.css, "a { /* color-lint: background red */ color: red;"),
        (.swift, "// color-lint:disable:next\n"), (.swift, "VStack { // color-lint: background red\n"),
        (.swift, "f(/* color-lint: background red */"), (.swift, "a.textColor = .red // color-lint: background red\n"),
    ])
    func manyAreRead(_ language: Language, _ text: String) {
        let count = rounds(20_000, debug: 5_000)
        let facts = scan(SourceFile(path: "a", language: language, text: String(repeating: text, count: count)))
        #expect(facts.directives.count == count)
    }
}
