import ColorScanning
import SourceColors
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

    /// The names of the elements of what is marked, alone and as a foreground.
    private func checkElements(_ language: Language, _ example: String) {
        let marked = MarkedSource(example)
        let bytes = Array(marked.text.utf8)
        let names = bytes.withUnsafeBufferPointer {
            language.colorSyntax.elements(of: marked.marks.map { ElementPlace($0.lowerBound) }, in: SourceBytes($0))
        }
        #expect(names == marked.marks.map(\.label))
    }

    @Test(arguments: [
        ".a,\n .b > p { color: ⟦#777¦.a, .b > p⟧ } ⟦c¦⟧ { }",
        "@media print { @supports (a: b) { .a { c: ⟦red¦.a⟧ } } }",
        "@keyframes x { 50% { c: ⟦red¦@keyframes x { 50%⟧ } }",
        ".a { &:hover { c: ⟦red¦.a { &:hover⟧ } @media (x) { c: ⟦red¦.a⟧ } }",
    ])
    func selectors(_ example: String) { checkElements(.css, example) }

    @Test func longSelectorsAreCut() {
        let list = (0..<100).map { ".some-class-\($0)" }.joined(separator: ", ")
        let text = "\(list) { color: red }"
        let names = Array(text.utf8).withUnsafeBufferPointer {
            Language.css.colorSyntax.elements(of: [ElementPlace(text.utf8.count - 5)], in: SourceBytes($0))
        }
        #expect(names.first?.hasSuffix("…") == true)
        #expect(names.first.map { $0.utf8.count < 230 } == true)
    }

    @Test(arguments: [
        "struct V: View { static let ink = ⟦red¦V.ink⟧\n var body: some View { let a = ⟦a¦V.body⟧; Text(⟦a¦V.body⟧) } }",
        "extension Color { static let a = ⟦red¦Color.a⟧, b = ⟦red¦Color.a⟧; static func f() { if x { ⟦a¦Color.f⟧ } } }",
        "let brand = ⟦red¦brand⟧\nenum E { init() { ⟦a¦E.init⟧ } }",
    ])
    func members(_ example: String) { checkElements(.swift, example) }

    @Test(arguments: [
        #"{"colors": {"a/b~": "⟦#777¦/colors/a~1b~0⟧", "c": [{}, [1, 2], "⟦#fff¦/colors/c/2⟧", {"d": ⟦1¦/colors/c/3/d⟧}]}}"#,
        #"["⟦#777¦/0⟧", {"a": "⟦#fff¦/1/a⟧""#, #"⟦1¦⟧"#,
    ])
    func pointers(_ example: String) { checkElements(.json, example) }
}
