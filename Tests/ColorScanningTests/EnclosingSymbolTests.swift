import ColorScanning
import SourceText
import TestSupport
import Testing

/// What each marked text stands in.
@Suite struct EnclosingSymbolTests {
    private func check(_ language: Language, _ example: String) {
        let marked = MarkedSource(example)
        let bytes = Array(marked.text.utf8)
        let symbols = bytes.withUnsafeBufferPointer {
            language.colorSyntax.enclosingSymbols(of: marked.marks.map { $0.lowerBound }, in: SourceBytes($0))
        }
        #expect(symbols == marked.marks.map(\.label))
    }

    @Test(arguments: [
        "⟦a¦⟧ .card p { color: ⟦#777¦a .card p⟧; b: ⟦#fff¦a .card p⟧ } b { c: ⟦red¦b⟧ }",
        "@media print { /* x */ .a  >  .b { c: ⟦red¦@media print { .a > .b⟧ } } ⟦c¦⟧ { }",
        ".a { &:hover { c: ⟦red¦.a { &:hover⟧ } d: ⟦red¦.a⟧ }",
        ".a { color: ⟦red¦.a⟧",
        "} .a { color: ⟦red¦.a⟧ }",
    ])
    func css(_ example: String) { check(.css, example) }

    @Test(arguments: [
        "let a = ⟦red¦⟧\nstruct V: View { var body: some View { Text(⟦a¦V.body⟧) } ⟦b¦V⟧ }",
        "extension Color { static let a = ⟦red¦Color⟧\nfunc f() { if x { ⟦a¦Color.f⟧ } } }",
        "enum E { init() { ⟦a¦E.init⟧ } }\n// struct X {\n⟦b¦⟧",
        "func f() { let x = 1\n if a { ⟦b¦f⟧ } }",
    ])
    func swift(_ example: String) { check(.swift, example) }

    @Test(arguments: [
        #"{"colors": {"a.b": "⟦#777¦colors/a.b⟧", "c": ["⟦#fff¦colors/c⟧"]}, "d": {"x": ⟦1¦d/x⟧}}"#,
        #"["⟦#777¦⟧", {"a": "⟦#fff¦a⟧""#,
    ])
    func json(_ example: String) { check(.json, example) }
}
