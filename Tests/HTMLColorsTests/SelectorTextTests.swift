import HTMLColors
import Testing

@Suite struct SelectorTextTests {
    /// What browsers return for `CSS.escape()`.
    @Test(arguments: [
        ("a", "a"), ("_9", "_9"), ("é", "é"), ("--x", "--x"),
        ("md:inline", #"md\:inline"#), ("x.y", #"x\.y"#), ("w-1/2", #"w-1\/2"#), ("a b", #"a\ b"#),
        ("404-page", #"\34 04-page"#), ("-3", #"-\33 "#), ("-", #"\-"#), ("a\u{1}b", #"a\1 b"#), ("\u{7F}", #"\7f "#),
    ])
    func escapesNames(_ name: String, _ written: String) {
        #expect(SelectorText.identifier(name) == written)
    }
}
