import ColorLinting
import SourceText
import Testing

/// Sizes of text that variables of other files set: below that of large text, the contrast for small text is required.
@Suite struct VariableTextSizeTests {
    /// Returns the verdict on `#888` on white in the first of `sheets`.
    private func verdict(_ sheets: (path: String, text: String)...) throws -> String {
        var linter = Linter()
        let files = sheets.map { path, text in
            SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
        }
        for file in files { linter.workspace.update(file.path, with: linter.names(of: file)) }
        return try "\(#require(linter.lint(files[0]).pairs.first).verdict)"
    }

    private static let unknown = "unresolved(the text size is not known)"

    private func rule(_ size: String) -> String { "p { font-size: \(size); color: #888; background: #fff }" }

    @Test(arguments: [
        ("14px", "fail"), ("0.875rem", "fail"), ("12pt", "fail"), ("calc(10px + 2px)", "fail"), ("18px", "fail"),
        // In bold, it would be large.
        ("19px", unknown), ("2rem", unknown), ("24px", unknown),
        // The size around is not known.
        ("0.8em", unknown), ("80%", unknown), ("0", unknown), ("large", unknown), ("1vw", unknown),
    ]) func lengthsOfCustomProperties(_ value: String, _ verdict: String) throws {
        let vars = ("vars.css", ":root { --size: \(value) }")
        #expect(try self.verdict(("page.css", rule("var(--size)")), vars) == verdict)
    }

    @Test func variablesOfPreprocessors() throws {
        let sass = ("_vars.scss", "$small: 0.875rem !default;")
        #expect(try verdict(("page.scss", "@use 'vars' as *; " + rule("$small")), sass) == "fail")
        #expect(try verdict(("page.scss", "$own: $small; " + rule("$own")), sass) == "fail")
        #expect(try verdict(("page.scss", "$own: $small * 2; " + rule("$own")), sass) == Self.unknown)
        #expect(try verdict(("page.less", rule("@small")), ("vars.less", "@small: 14px;")) == "fail")
        #expect(try verdict(("page.less", rule("@{small}")), ("vars.less", "@small: 14px;")) == Self.unknown)
    }

    @Test func parametersAndLocalVariablesAreNoOthers() throws {
        let vars = ("_vars.scss", "$size: 12px;")
        let mixin = "@import 'vars'; @mixin text($size) { \(rule("$size").dropFirst(4).dropLast()) } "
        #expect(try verdict(("page.scss", mixin + "p { @include text(30px) }"), vars) == "pass")
        #expect(try verdict(("page.scss", mixin + "p { @include text(14px) }"), vars) == "fail")
        let local = "@import 'vars'; p { $size: 40px; font-size: $size; color: #888; background: #fff }"
        #expect(try verdict(("page.scss", local), vars) == Self.unknown)
    }

    /// One rule for elements of different sizes.
    @Test func eachSizeIsOnItsOwn() throws {
        let vars = SourceFile(path: "vars.css", language: .css, text: ":root { --big: 40px; --small: 12px }")
        let sizes = ".a { font-size: var(--big) } .b { font-size: var(--small) } "
        let page = SourceFile(
            path: "page.css", language: .css, text: sizes + ".a, .b { color: #888; background: #fff }")
        var linter = Linter()
        for file in [page, vars] { linter.workspace.update(file.path, with: linter.names(of: file)) }
        #expect(linter.lint(page).pairs.map { "\($0.verdict)" } == [Self.unknown, "fail"])
        // What is the same at both is said once.
        let same = SourceFile(path: "vars.css", language: .css, text: ":root { --big: 14px; --small: 12px }")
        linter.workspace.update(same.path, with: linter.names(of: same))
        #expect(linter.lint(page).pairs.map { "\($0.verdict)" } == ["fail"])
    }

    /// All that it may mean must be small.
    @Test func severalDefinitions() throws {
        let small = ("a.css", ":root { --size: 12px }")
        let page = ("page.css", rule("var(--size)"))
        #expect(try verdict(page, small, ("b.css", ":root { --size: 14px }")) == "fail")
        #expect(try verdict(page, small, ("b.css", ":root { --size: 40px }")) == Self.unknown)
        let media = ":root { --size: 12px } @media (prefers-color-scheme: dark) { :root { --size: 40px } }"
        #expect(try verdict(page, ("a.css", media)) == Self.unknown)
    }

    @Test func whatIsNotDefinedIsNotKnown() throws {
        #expect(try verdict(("page.css", rule("var(--size)"))) == Self.unknown)
        #expect(try verdict(("page.css", rule("var(--size, 12px)"))) == "fail")
        #expect(
            try verdict(("page.css", rule("calc(var(--size) * 2)")), ("a.css", ":root { --size: 9px }")) == Self.unknown
        )
        #expect(try verdict(("page.css", rule("var(--size)")), ("a.css", ":root { --size: red }")) == Self.unknown)
    }

    /// An icon requires the contrast of large text.
    @Test func iconsAreNotSmallText() throws {
        let page = ".menu-arrow { font-size: var(--size); color: #888; background: #fff }"
        #expect(try verdict(("page.css", page), ("vars.css", ":root { --size: 12px }")) == Self.unknown)
    }
}
