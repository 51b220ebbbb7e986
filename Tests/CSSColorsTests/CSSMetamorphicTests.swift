import CSSColors
import SourceText
import TestSupport
import Testing

/// Runs every example again after a change that must not matter, or that must hide every color.
@Suite struct CSSMetamorphicTests {
    static let areas: [(area: String, subject: CSSAnnotation.Subject)] = [
        ("CSSLiterals", .literals), ("CSSPairs", .pairs), ("CSSTextColors", .textColors),
        ("CSSDefinitions", .definitions),
    ]

    private func examples() throws -> [Example] { try Self.areas.flatMap { try Fixtures.examples($0.area) } }

    private func check(_ change: (MarkedSource) -> MarkedSource) throws {
        for (area, subject) in Self.areas {
            for example in try Fixtures.examples(area) {
                let changed = change(MarkedSource(example.marked))
                let found = CSSAnnotation.marks(in: changed.text, subject, example.language)
                #expect(found.sorted() == changed.marks.sorted(), "\(example)")
            }
        }
    }

    private func expectSilence(_ text: String, _ example: Example) {
        for language in languages(of: example) {
            let facts = CSSAnnotation.scan(text, language)
            let found = [facts.literals.count, facts.pairs.count, facts.definitions.count]
            #expect(found == [0, 0, 0], "\(example) in \(language)")
        }
    }

    /// SCSS is read as Less too, and the other way around: neither may trap.
    private func languages(of example: Example) -> [Language] { example.language == .css ? [.css] : [.scss, .less] }

    @Test func aByteOrderMarkMovesEverythingByThreeBytes() throws { try check { $0.following("\u{FEFF}") } }

    @Test func emojiBeforeMoveEverythingByTheirBytes() throws {
        try check { $0.following("/* 🎨 */ .é { content: '🟥' }\n") }
    }

    @Test func lineEndingsDoNotMatter() throws {
        try check { $0.replacing("\n", with: "\r\n") }
        // Most examples are one line. Where spaces are, line breaks may be.
        for example in try Fixtures.examples("CSSLiterals") where example.language == .css {
            let changed = MarkedSource(example.marked).replacing(" ", with: "\r\n")
            let found = CSSAnnotation.marks(in: changed.text, .literals, .css)
            #expect(found.sorted() == changed.marks.sorted(), "\(example)")
        }
    }

    @Test func isSilentInAComment() throws {
        for example in try examples() {
            expectSilence("/*" + example.text.replacing("*/", with: "* /") + "*/", example)
            if example.language != .css { expectSilence("//" + example.text.replacing("\n", with: " "), example) }
        }
    }

    @Test func isSilentInAString() throws {
        for example in try examples() where example.language == .css {
            let text = example.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            expectSilence("a { content: \"" + text.replacing("\n", with: "\\a ") + "\" }", example)
        }
    }

    @Test func rangesOfACutFileLieInIt() throws {
        for example in try examples() {
            let bytes = Array(example.text.utf8)
            for count in bytes.indices {
                for part in [bytes[..<count], bytes[count...]] {
                    for language in languages(of: example) {
                        let facts = CSSAnnotation.scan(
                            SourceFile(path: "a", language: language, bytes: Array(part)))
                        #expect(facts.allRanges.allSatisfy { ByteRange(0, part.count).contains($0) }, "\(example)")
                    }
                }
            }
        }
    }
}
