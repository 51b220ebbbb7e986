import ColorScanning
import SourceText
import TestSupport
import Testing

/// What comments tell color-lint.
@Suite struct DirectiveTests {
    @Test(arguments: DirectiveExamples.all) func saysWhatIsMarked(_ example: DirectiveExample) {
        #expect(example.annotated(example.text) == example.code)
    }

    @Test func lineEndsDoNotMatter() { DirectiveExamples.all.forEach(lineEndsDoNotMatter) }

    private func lineEndsDoNotMatter(_ example: DirectiveExample) {
        let code = String(decoding: example.code.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self)
        #expect(example.annotated(MarkedSource(code).text) == code, "\(example.code)")
    }

    @Test func emojiBeforeDoNotMatter() { DirectiveExamples.all.forEach(emojiBeforeDoNotMatter) }

    private func emojiBeforeDoNotMatter(_ example: DirectiveExample) {
        let text = "/* 🎨 é */\n" + example.text
        let (old, new) = (example.facts(example.text), example.facts(text))
        #expect(old.directives.map { "\($0.kind)".prefix(8) } == new.directives.map { "\($0.kind)".prefix(8) })
        #expect(old.pairs.map(\.kind) == new.pairs.map(\.kind), "\(example.code)")
    }

    @Test func literalsInCommentsAreNone() { DirectiveExamples.all.forEach(literalsInCommentsAreNone) }

    private func literalsInCommentsAreNone(_ example: DirectiveExample) {
        let facts = example.facts(example.text)
        for literal in facts.literals {
            #expect(!facts.directives.contains { $0.comment.contains(literal.range) }, "\(example.code)")
        }
    }

    @Test func isSilentInAString() { DirectiveExamples.all.forEach(isSilentInAString) }

    private func isSilentInAString(_ example: DirectiveExample) {
        let quoted =
            switch example.language {
            case .swift: "let color = ####\"\"\"\n\(example.text)\n\"\"\"####"
            case .css, .scss, .less: "a { content: \"\(example.text.filter { $0 != "\n" && $0 != "\"" })\" }"
            case .json: "{ \"color\": \"\(example.text.filter { $0 != "\n" && $0 != "\"" })\" }"
            }
        #expect(example.facts(quoted).directives.isEmpty, "\(example.code)")
    }

    @Test func anyTruncationIsRead() { DirectiveExamples.all.forEach(anyTruncationIsRead) }

    private func anyTruncationIsRead(_ example: DirectiveExample) {
        let bytes = Array(example.text.utf8)
        for count in bytes.indices {
            let facts = scan(SourceFile(path: "a", language: example.language, bytes: Array(bytes[..<count])))
            #expect(facts.directives.allSatisfy { $0.range.upperBound <= count }, "\(example.code)")
        }
    }

    @Test func anyByteMayTakeAnothersPlace() {
        var random = SplitMix64(seed: 11)
        for example in DirectiveExamples.all {
            var bytes = Array(example.text.utf8)
            for _ in 0..<20 {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                let facts = scan(SourceFile(path: "a", language: example.language, bytes: bytes))
                #expect(facts.directives.allSatisfy { $0.range.upperBound <= bytes.count })
            }
        }
    }

    /// Many directives one after the other, in nests and in a row, cost no more than each its own length.
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
