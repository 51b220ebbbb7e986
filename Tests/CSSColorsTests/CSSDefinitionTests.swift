import SourceColors
import TestSupport
import Testing

/// Custom properties with their scopes and values.
@Suite struct CSSDefinitionTests {
    @Test(arguments: try Fixtures.examples("CSSDefinitions")) func findsDefinitions(_ example: Example) {
        #expect(CSSAnnotation.annotated(example, .definitions) == example.marked)
    }

    @Test func resolvesEscapesInNames() {
        let facts = CSSAnnotation.scan(#":root { --\61 b: red; --c: var(--\41 b) }"#)
        #expect(facts.definitions.map(\.name.text) == ["--ab", "--c"])
        guard case .name(let name)? = facts.definitions.last.map({ facts.expressions[$0.value].kind }) else {
            Issue.record("--c is not defined by a name")
            return
        }
        #expect(name == ColorName(.customProperty, "--Ab"))
    }
}
