import ColorLinting
import ColorMath
import SourceText
import Testing

/// Names that several packages of a repository define, each for itself.
@Suite struct PackageFolderTests {
    private static let apps = [
        "package.json": "{}", "packages/ui/package.json": "{}",
        "apps/web/package.json": "{}", "apps/docs/package.json": "{}",
        "apps/web/theme.css": ":root { --ink: #777; --paper: #fff }",
        "apps/docs/theme.css": ":root { --ink: #eee; --paper: #111 }",
    ]

    private static func linter(_ files: [String: String]) -> Linter {
        var linter = Linter()
        for path in files.keys { linter.workspace.update(path, with: linter.names(of: source(path, files))) }
        return linter
    }

    private static func source(_ path: String, _ files: [String: String]) -> SourceFile {
        SourceFile(path: path, language: Language(path: path) ?? .css, text: files[path] ?? "")
    }

    /// Returns the colors of a card in a sheet at `path` among `files`, and of how many definitions of names they are.
    private static func card(
        at path: String = "apps/web/card.css", among files: [String: String],
        _ text: String = ".card { color: var(--ink); background: var(--paper) }"
    ) -> [String] {
        var files = files
        files[path] = text
        return linter(files).lint(source(path, files)).pairs.map { pair in
            if case .unresolved(let reason) = pair.verdict { return "\(reason)" }
            return [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
                .joined(separator: " on ")
        }
    }

    @Test(arguments: [
        ("apps/web/card.css", "#777777 on #ffffff"), ("apps/docs/deep/in/it/card.css", "#eeeeee on #111111"),
        ("packages/ui/card.css", "--ink has several definitions"), ("card.css", "--ink has several definitions"),
        ("apps/website/card.css", "--ink has several definitions"),
    ]) func eachPackageHasItsOwn(_ path: String, _ expected: String) {
        #expect(Self.card(at: path, among: Self.apps) == [expected])
    }

    /// What no package of its own has is that of the package around, not of others in that.
    @Test func packagesUseWhatIsAroundThem() {
        var files = Self.apps
        files["styles/base.css"] = ":root { --ink: #000; --paper: #ffe }"
        #expect(Self.card(at: "packages/ui/card.css", among: files) == ["#000000 on #ffffee"])
        #expect(Self.card(at: "apps/web/card.css", among: files) == ["#777777 on #ffffff"])
        files["package.json"] = nil
        #expect(Self.card(at: "packages/ui/card.css", among: files) == ["#000000 on #ffffee"])
    }

    @Test func filesOfOnePackageStayAmbiguous() {
        var files = Self.apps
        files["apps/web/more.css"] = ":root { --ink: #333 }"
        #expect(Self.card(among: files) == ["--ink has several definitions"])
        files["apps/web/more.css"] = ":root { --ink: #777 }"
        #expect(Self.card(among: files) == ["#777777 on #ffffff"])
    }

    @Test func filesForModesAreThoseOfThePackage() {
        var files = Self.apps
        files["apps/web/theme.css"] = nil
        files["apps/web/theme-light.css"] = ":root { --ink: #000; --paper: #fff }"
        files["apps/web/theme-dark.css"] = ":root { --ink: #fff; --paper: #000 }"
        #expect(Self.card(among: files) == ["#000000 on #ffffff", "#ffffff on #000000"])
    }

    @Test func variablesOfSassToo() {
        var files = Self.apps
        files["apps/web/_vars.scss"] = "$ink: #777; $paper: #fff;"
        files["apps/docs/_vars.scss"] = "$ink: #eee; $paper: #111;"
        let text = ".card { color: $ink; background: $paper }"
        #expect(Self.card(at: "apps/web/a/card.scss", among: files, text) == ["#777777 on #ffffff"])
        #expect(Self.card(at: "packages/ui/card.scss", among: files, text) == ["$ink has several definitions"])
    }

    /// A file that makes a folder a package, or ceases to, changes what others see.
    @Test func packagesComeAndGo() {
        var files = Self.apps
        files["apps/web/card.css"] = ".card { color: var(--ink); background: var(--paper) }"
        var linter = Self.linter(files)
        func update(_ path: String, isThere: Bool) -> Bool {
            linter.workspace.update(path, with: isThere ? linter.names(of: Self.source(path, files)) : nil)
        }
        func ratio() -> Double? { linter.lint(Self.source("apps/web/card.css", files)).pairs.first?.ratio }
        #expect(ratio() != nil)
        let (web, docs) = ("apps/web/package.json", "apps/docs/package.json")
        #expect([update(web, isThere: false), update(docs, isThere: false)] == [true, true])
        #expect(ratio() == nil)
        #expect([update(web, isThere: true), update(web, isThere: true)] == [true, false])
        #expect(ratio() != nil)
    }
}
