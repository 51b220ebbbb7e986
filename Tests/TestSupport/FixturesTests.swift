import SourceText
import Testing

/// Tests the reader of `Tests/Fixtures` itself: whatever it would skip silently is an error.
@Suite struct FixturesTests {
    @Test func readsExamplesWithTheirTitles() throws {
        let text = "// ---- one\na\n\nb\n\n// ---- two\n// c\n"
        let examples = try Fixtures.examples(in: text, "Area/a.swift", .swift)
        #expect(examples.map(\.testDescription) == ["Area/a.swift: one", "Area/a.swift: two"])
        #expect(examples.map(\.marked) == ["a\n\nb", "// c"])
        #expect(try Fixtures.examples(in: "/* ---- one */\na", "a.css", .css).map(\.title) == ["one"])
    }

    @Test(arguments: [
        ("", "a.css does not begin with a title"),
        ("a { }\n/* ---- one */\na { }", "a.css does not begin with a title"),
        ("/* ---- one */\n\n/* ---- two */\na { }", "a.css: one: no text"),
        ("/* ---- one */\na { }\n/* ---- one */\nb { }", "a.css: one: the title occurs twice"),
        ("/* ---- one */\na { color: ⟦red }", "a.css: one: a mark is not closed"),
    ])
    func refuses(_ text: String, _ problem: String) {
        let found = #expect(throws: FixtureProblem.self) { try Fixtures.examples(in: text, "a.css", .css) }
        #expect(found?.description == problem)
    }

    @Test func refusesAMissingFolder() {
        #expect(throws: FixtureProblem.self) { try Fixtures.examples("NoSuchArea") }
    }

    @Test func marksMoveWithTheText() {
        let source = MarkedSource("a ⟦b¦x⟧\n⟦c¦y⟧")
        let crlf = source.replacing("\n", with: "\r\n")
        #expect(MarkedSource.annotate(crlf.text, with: crlf.marks) == "a ⟦b¦x⟧\r\n⟦c¦y⟧")
        let moved = source.following("😀")
        #expect(MarkedSource.annotate(moved.text, with: moved.marks) == "😀a ⟦b¦x⟧\n⟦c¦y⟧")
    }
}
