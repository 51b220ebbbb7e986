import ColorLinting
import SourceText
import Testing

/// Undefined names among several files.
@Suite struct UnknownNameTests {
    private func findings(_ path: String, among files: [String: String]) -> [String] {
        var linter = Linter()
        linter.configuration.onlyRules = ["unknown-name"]
        for (path, text) in files {
            let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: files[path] ?? "")
        return linter.lint(file).findings.map { "\(file.text($0.range)): \($0.message)" }
    }

    private static let colorSet =
        ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1"}}}], "info": {}}"##

    private let tokens = ":root { --brand-ink: #000; --brand-line: #ccc; --paper: #fff }"

    @Test(arguments: [
        ("var(--brand-inc)", ["var(--brand-inc): --brand-inc is not defined; did you mean --brand-ink?"]),
        // The same first word, but no similar name: a script may define it.
        ("var(--brand-something)", []), ("var(--brand-link)", []), ("var(--brand-ink-2)", []),
        ("var(--brandink)", ["var(--brandink): --brandink is not defined; did you mean --brand-ink?"]),
        ("var(--papre)", ["var(--papre): --papre is not defined; did you mean --paper?"]),
        // Names from elsewhere.
        ("var(--vscode-editor-background)", []), ("var(--x)", []),
        ("var(--brand-inc, #000)", []), ("var(--brand-ink)", []),
    ])
    func customProperties(_ value: String, _ expected: [String]) {
        let page = "p { color: \(value); background: #fff }"
        #expect(findings("page.css", among: ["page.css": page, "tokens.css": tokens]) == expected)
    }

    /// Names are removed with their files; a name defined in several files stays until the last is removed.
    @Test func namesOfFilesThatAreGoneAreForgotten() {
        var linter = Linter()
        linter.configuration.onlyRules = ["unknown-name"]
        func update(_ path: String, _ text: String?) {
            let file = text.map { SourceFile(path: path, language: .css, text: $0) }
            linter.workspace.update(path, with: file.map { linter.names(of: $0) })
        }
        let page = SourceFile(path: "p.css", language: .css, text: "p { color: var(--papre) }")
        func count() -> Int { linter.lint(page).findings.count }
        update("a.css", tokens)
        update("b.css", tokens)
        #expect(count() == 1)
        update("a.css", nil)
        #expect(count() == 1)
        update("b.css", ":root { --ink: red }")
        #expect(count() == 0)
        update("b.css", tokens)
        #expect(count() == 1)
        update("b.css", tokens + "\n:root { --papre: red }")
        #expect(count() == 0)
    }

    @Test func aWorkspaceWithoutSuchNamesIsSilent() {
        let page = "p { color: var(--brand-inc); background: #fff }"
        #expect(findings("page.css", among: ["page.css": page]) == [])
        let view = "Text(\"a\").foregroundStyle(Color(\"Brnad\")).background(.white)"
        #expect(findings("A.swift", among: ["A.swift": view, "tokens.css": tokens]) == [])
    }

    @Test func colorsOfCatalogs() {
        let view = "Text(\"a\").foregroundStyle(Color(\"Brnad\")).background(Color(\"Brand\"))"
        let files = ["A.swift": view, "A.xcassets/Brand.colorset/Contents.json": Self.colorSet]
        #expect(
            findings("A.swift", among: files) == [
                "Color(\"Brnad\"): Brnad is not defined; did you mean Brand?"
            ])
        // It may be in another bundle.
        var other = files
        other["A.swift"] = "Text(\"a\").foregroundStyle(Color(\"Brnad\", bundle: kit)).background(.white)"
        #expect(findings("A.swift", among: other) == [])
    }

    @Test func aliasesOfOtherFiles() {
        let base = ##"{"color": {"brand": {"$value": "#369"}}}"##
        let theme = ##"{"link": {"$value": "{color.brnad}"}, "text": {"$value": "{color.brand}"}}"##
        #expect(
            findings("theme.json", among: ["theme.json": theme, "base.json": base]) == [
                "{color.brnad}: {color.brnad} is not defined; did you mean color.brand?"
            ])
        #expect(findings("theme.json", among: ["theme.json": theme]) == [])
    }

    @Test func aCircleThroughTwoFiles() {
        let a = ##"{"a": {"x": {"$value": "{b.x}"}}}"##
        let b = ##"{"b": {"x": {"$value": "{a.x}"}}}"##
        #expect(
            findings("a.json", among: ["a.json": a, "b.json": b]) == [
                "{b.x}: {b.x} is defined in terms of itself"
            ])
    }
}
