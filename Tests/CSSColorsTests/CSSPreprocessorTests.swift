import SourceText
import TestSupport
import Testing

/// SCSS and Less beyond the examples in `Tests/Fixtures`.
@Suite struct CSSPreprocessorTests {
    /// Deep nesting overflows no stack, and takes time that grows with the length.
    @Test(arguments: [
        "#{", "@{", "@if $a{$x:1;", "@mixin m($a){$x:1!global;", "a{$x:1;", ".m(@a){@x:1;", "$x:", "@x:", "f($x,",
        "url(#{(",
        "@include m{", "$x:(", "rgba(", "a:{", "$x:mix(", "a{color:darken(", "a{color:color.mix(",
    ])
    func survivesDeepNesting(_ opening: String) {
        let text = String(repeating: opening, count: rounds(10_000, debug: 4_000))
        for language in [Language.scss, .less] {
            let facts = CSSAnnotation.scan(text + "$y: 1; color: red }", language)
            #expect(facts.literals.count <= 20_000)
            #expect(facts.definitions.count <= 100_000)
        }
    }
}
