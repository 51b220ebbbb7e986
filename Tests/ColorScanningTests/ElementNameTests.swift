import ColorScanning
import SourceText
import Testing

/// The elements that symbols name, without states such as `:hover`.
@Suite struct ElementNameTests {
    @Test(arguments: [
        ("a:hover", ["a"]), ("a:hover, a:focus-visible", ["a"]), (".nav .tab.is-active", [".nav .tab"]),
        (".a { &:hover", [".a"]), (".a { .b", [".a .b"]), ("a::before", ["a::before"]),
        ("li:first-child", ["li:first-child"]),
        ("@media print { a:hover", ["@media print a"]), ("button[aria-pressed=true]", ["button"]),
        ("a:not(.b, .c):hover", ["a:not(.b, .c)"]), ("input[type=text]:focus", ["input[type=text]"]), ("", []),
    ])
    func css(_ symbol: String, _ elements: [String]) {
        #expect(Language.css.colorSyntax.elements(inSymbol: symbol) == elements)
    }

    @Test(arguments: [
        ("colors/tab.inactiveForeground", ["colors / tab foreground"]),
        ("colors/tab.unfocusedActiveForeground", ["colors / tab foreground"]),
        ("colors/activityBar.foreground", ["colors / activity bar foreground"]),
        ("button-hover-text", ["button text"]), ("", []),
    ])
    func json(_ symbol: String, _ elements: [String]) {
        #expect(Language.json.colorSyntax.elements(inSymbol: symbol) == elements)
    }

    @Test func swift() {
        #expect(Language.swift.colorSyntax.elements(inSymbol: "Badge.body") == [])
    }
}
