import ColorLinting
import SourceText
import Testing

/// Rules about units report nothing if another file declares a matching initializer.
@Suite struct DeclaredInitializerTests {
    static let call = "let a = Color(red: 255, green: 0, blue: 0)"

    private func findings(besides other: String?) -> [String] {
        var linter = Linter()
        let file = SourceFile(path: "a.swift", language: .swift, text: Self.call)
        linter.workspace.update("a.swift", with: linter.names(of: file))
        if let other {
            let file = SourceFile(path: "b.swift", language: .swift, text: other)
            linter.workspace.update("b.swift", with: linter.names(of: file))
        }
        return linter.lint(file).findings.map(\.rule)
    }

    @Test(arguments: [
        "extension Color { init(red: Int, green: Int, blue: Int) {} }", "struct Color {}",
        "extension PlatformColor { init(red: Int, green: Int, blue: Int, alpha: Double = 1) {} }",
    ])
    func isSilent(_ other: String) { #expect(findings(besides: other).isEmpty) }

    @Test(arguments: [
        nil, "extension Color { init(r: Int, g: Int, b: Int) {} }", "enum Theme { enum Color {} }",
        "extension UIColor { convenience init(red: Int, green: Int, blue: Int) {} }",
    ])
    func isFound(_ other: String?) { #expect(findings(besides: other) == ["component-range"]) }

    @Test func isFoundAgainOnceTheInitializerIsGone() {
        var linter = Linter()
        let file = SourceFile(path: "a.swift", language: .swift, text: Self.call)
        let other = SourceFile(
            path: "b.swift", language: .swift, text: "extension Color { init(red: Int, green: Int, blue: Int) {} }")
        let changes = linter.workspace.update("b.swift", with: linter.names(of: other))
        #expect(changes)
        #expect(linter.lint(file).findings.isEmpty)
        let changesBack = linter.workspace.update("b.swift", with: nil)
        #expect(changesBack)
        #expect(linter.lint(file).findings.count == 1)
    }
}
