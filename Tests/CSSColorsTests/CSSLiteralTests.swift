import CSSColors
import SourceText
import TestSupport
import Testing

/// Every literal is found with its form and its color, and nothing else is.
@Suite struct CSSLiteralTests {
    @Test(arguments: try Fixtures.examples("CSSLiterals")) func findsLiterals(_ example: Example) {
        #expect(CSSAnnotation.annotated(example, .literals) == example.marked)
    }

    /// SCSS and Less find the colors of plain CSS, except in line comments, which CSS does not have.
    @Test(arguments: try Fixtures.examples("CSSLiterals").filter { $0.language == .css && !$0.text.contains("//") })
    func preprocessorsReadPlainCSS(_ example: Example) {
        let expected = CSSAnnotation.scan(example.text).literals.filter { $0.color != nil }.map(\.range)
        for language in [Language.scss, .less] {
            let found = Set(CSSAnnotation.scan(example.text, language).literals.map(\.range))
            #expect(found.isSuperset(of: expected), "\(language)")
        }
    }

    /// Invalid UTF-8 is part of a name.
    @Test func readsInvalidUTF8() {
        let bytes =
            Array("a { c\u{0}: red; color: #ff0000; fill: re".utf8) + [0xFF, 0xC3] + Array("d; stroke: red }".utf8)
        let facts = CSSColorSyntax.css.scan(SourceFile(path: "a.css", language: .css, bytes: bytes))
        #expect(facts.literals.map(\.form) == [.hex, .cssName])
    }

    /// Deep nesting overflows no stack, and takes time that grows with the length.
    @Test(arguments: [
        "(", "[", "{", "a{", "a:b{", "rgb(", "var(--x,", "light-dark(red,", "calc(", "@media x{", "a{color:rgb(",
        "rgb(calc(", "rgb(calc(x*(", "color-mix(in srgb,", "rgb(from ", "min(", "contrast-color(", "calc(1+rgb(calc(",
    ])
    func survivesDeepNesting(_ opening: String) {
        let text = "a { color: " + String(repeating: opening, count: nestingDepth)
        let whole = text + "red" + String(repeating: ")", count: nestingDepth)
        #expect(CSSAnnotation.scan(text).literals.count <= 300_000)
        #expect(CSSAnnotation.scan(whole).literals.count <= 300_000)
    }
}
