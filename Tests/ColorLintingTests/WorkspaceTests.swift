import ColorLinting
import SourceText
import Testing

/// Names defined in one file and used in another.
@Suite struct WorkspaceTests {
    /// Lints `path` among `files`; returns a line for each finding, and the reason of each unresolved pair.
    private func lint(_ path: String, among files: [String: String]) -> [String] {
        let (linter, sources) = workspace(files)
        guard let file = sources[path] else { return [] }
        let report = linter.lint(file)
        let reasons = report.pairs.compactMap { judgement in
            if case .unresolved(let reason) = judgement.verdict { "unresolved: \(reason)" } else { nil }
        }
        return report.findings.map { finding in
            let places = finding.related.dropFirst().map { " (\($0.path): \($0.message))" }.joined()
            return finding.message + places
        } + reasons
    }

    private func workspace(_ files: [String: String]) -> (Linter, [String: SourceFile]) {
        var linter = Linter()
        var sources: [String: SourceFile] = [:]
        for (path, text) in files {
            let file = SourceFile(path: path, language: Language(path: path) ?? .css, text: text)
            sources[path] = file
            linter.workspace.update(path, with: linter.names(of: file))
        }
        return (linter, sources)
    }

    private let page = "p { color: var(--muted); background: #fff }"

    @Test func aNameIsFoundInTheOneFileThatDefinesIt() {
        #expect(
            lint("page.css", among: ["page.css": page, "tokens.css": ":root { --muted: #999 }"]) == [
                "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff (tokens.css: --muted is defined here)"
            ])
    }

    @Test func aSwiftMemberIsFoundByItsTypeAndName() {
        let view = "Text(\"a\").foregroundStyle(Theme.accent).background(.white)"
        let theme = "enum Theme { static let accent = Color(white: 0.6) }"
        let other = "enum Other { static let accent = Color(white: 0) }"
        #expect(
            lint("View.swift", among: ["View.swift": view, "Theme.swift": theme, "Other.swift": other]) == [
                "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff (Theme.swift: Theme.accent is defined here)"
            ])
    }

    @Test func aChainLeadsThroughSeveralFiles() {
        let files = [
            "page.css": page, "a.css": ":root { --muted: var(--gray) }", "b.css": ":root { --gray: #999 }",
        ]
        #expect(lint("page.css", among: files).count == 1)
    }

    /// Each file follows chains anew, so the time for many files with one long chain would grow with their square.
    @Test(arguments: [(64, true), (65, false)]) func aChainThroughOtherFilesIsFollowedToALimit(
        _ names: Int, _ ends: Bool
    ) {
        var files = ["page.css": page, "f\(names).css": ":root { --n\(names): #999 }"]
        files["f1.css"] = ":root { --muted: var(--n2) }"
        for number in 2..<names { files["f\(number).css"] = ":root { --n\(number): var(--n\(number + 1)) }" }
        let reason = "unresolved: more than 64 names lead to the color"
        #expect(lint("page.css", among: files).first?.hasPrefix(ends ? "contrast 2.84:1" : reason) == true)
    }

    @Test func aCycleThroughSeveralFilesIsUnresolved() {
        let files = [
            "page.css": page, "a.css": ":root { --muted: var(--gray) }", "b.css": ":root { --gray: var(--muted) }",
        ]
        #expect(lint("page.css", among: files) == ["unresolved: --muted is defined in terms of itself"])
    }

    @Test func theFileItselfComesFirst() {
        let own = ":root { --muted: #555 } " + page
        #expect(lint("page.css", among: ["page.css": own, "tokens.css": ":root { --muted: #999 }"]) == [])
    }

    @Test func twoFilesThatDefineItDecideWhatTheyAgreeOn() {
        let gray = "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff (a.css: --muted is defined here)"
        var files = ["page.css": page, "a.css": ":root { --muted: #999 }", "b.css": ":root { --muted: #888 }"]
        #expect(lint("page.css", among: files) == [gray])
        files["b.css"] = ":root { --muted: #333 }"
        #expect(lint("page.css", among: files) == ["unresolved: --muted has several definitions"])
    }

    @Test func aBlockInAnotherFileLeavesOpenWhatIsInside() {
        let gray = "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff (a.css: --muted is defined here)"
        var files = ["page.css": page, "a.css": ":root { --muted: #999 } .x { --muted: #aaa }"]
        #expect(lint("page.css", among: files) == [gray])
        // All text may be in it, or be it.
        for inside in [".x", "p"] {
            files["a.css"] = ":root { --muted: #999 } \(inside) { --muted: #000 }"
            #expect(lint("page.css", among: files) == ["unresolved: --muted has several definitions"])
        }
    }

    @Test func appearancesAreKept() {
        let tokens = ":root { --muted: #555 } @media (prefers-color-scheme: dark) { :root { --muted: #999 } }"
        #expect(
            lint("page.css", among: ["page.css": page, "tokens.css": tokens]) == [
                "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff in the dark appearance"
                    + " (tokens.css: --muted is defined here)"
            ])
    }

    @Test func aDefinitionThatOtherFilesUseIsNotMendedUnasked() throws {
        let tokens = ":root { --muted: #999 } p { color: var(--muted); background: #fff }"
        let (linter, sources) = workspace(["page.css": page, "tokens.css": tokens])
        let file = try #require(sources["tokens.css"])
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        let fix = try #require(linter.fixes(for: finding, in: file, report: report).first)
        #expect(fix.safety == .review)
        #expect(fix.title == "Darken --muted to #767676 (2.84:1 → 4.54:1, 2 uses)")
    }

    /// What uses a name that is defined in terms of the color uses the color.
    @Test func usesThroughOtherNamesAreCounted() throws {
        let tokens = ":root { --gray: #999 } p { color: var(--gray); background: #fff }"
        let (linter, sources) = workspace([
            "tokens.css": tokens, "names.css": ":root { --muted: var(--gray); --faint: var(--muted) }",
            "page.css": page, "more.css": "q { color: var(--faint); background: #000 }",
        ])
        let file = try #require(sources["tokens.css"])
        let report = linter.lint(file)
        let finding = try #require(report.findings.first)
        let fix = try #require(linter.fixes(for: finding, in: file, report: report).first)
        #expect(fix.title == "Darken --gray to #767676 (2.84:1 → 4.54:1, 3 uses)")
    }

    @Test func whatAnotherFileDefinesIsMendedThereOrAtTheUse() throws {
        let (linter, sources) = workspace(["page.css": page, "tokens.css": ":root { --muted: #999 }"])
        let file = try #require(sources["page.css"])
        let tokens = try #require(sources["tokens.css"])
        let report = linter.lint(file)
        let fixes = linter.fixes(for: try #require(report.findings.first), in: file, report: report)
        #expect(
            fixes.prefix(2).map(\.title) == [
                "Darken --muted to #767676 (2.84:1 → 4.54:1, 1 use)",
                "Write #767676 here instead of --muted (2.84:1 → 4.54:1)",
            ])
        #expect(fixes[0].safety == .safe)
        #expect(fixes[0].edits.map(\.path) == ["tokens.css"])
        let fixed = try #require(fixes[0].edits.map { $0.edit }.applied(to: tokens.bytes))
        #expect(String(decoding: fixed, as: UTF8.self) == ":root { --muted: #767676 }")
        #expect(fixes[1].edits.map(\.path) == ["page.css"])
        let written = try #require(fixes[1].edits.map { $0.edit }.applied(to: file.bytes))
        #expect(String(decoding: written, as: UTF8.self) == "p { color: #767676; background: #fff }")
    }

    @Test func aFileThatChangesOrGoesIsForgotten() {
        var linter = Linter()
        let tokens = SourceFile(path: "tokens.css", language: .css, text: ":root { --muted: #999 }")
        let file = SourceFile(path: "page.css", language: .css, text: page)
        let names = linter.names(of: tokens)
        let changes = [
            linter.workspace.update(tokens.path, with: names),
            linter.workspace.update(tokens.path, with: names),
            linter.workspace.update(file.path, with: linter.names(of: file)),
        ]
        #expect(changes == [true, false, false])
        #expect(linter.lint(file).findings.count == 1)
        let isChanged = linter.workspace.update(tokens.path, with: nil)
        #expect(isChanged)
        #expect(linter.lint(file).findings.isEmpty)
    }

    /// The member of a parameter may be that of any value of its type, in another file.
    @Test func aMemberIsFollowedToObjectsThatMayHaveIt() throws {
        let files = [
            "View.swift": """
            struct Note: View { let theme: Theme
            var body: some View { Text("a").background(theme.paper) } }
            """,
            "Theme.swift": "struct Theme { let paper: Color\nstatic let day = Theme(paper: .white) }",
            "Other.swift": "Text(\"a\").foregroundStyle(.black).background(.white)",
        ]
        let (linter, _) = workspace(files)
        let changed = SourceFile(
            path: "Theme.swift", language: .swift,
            text: "struct Theme { let paper: Color\nstatic let day = Theme(paper: .black) }")
        let names = linter.names(of: changed)
        #expect(linter.workspace.paths(affectedBy: names, at: changed.path) == ["Theme.swift", "View.swift"])
    }

    /// A constant that decides which color a name has, in a third file.
    @Test func aConstantThatDecidesIsFollowedToWhatUsesIt() throws {
        let files = [
            "View.swift": "Text(\"a\").foregroundStyle(Theme.ink).background(.white)",
            "Theme.swift": "enum Theme { static var ink: Color { Build.isNew ? .black : .white } }",
            "Build.swift": "enum Build {\n    static let isNew = true\n}",
            "Other.swift": "Text(\"a\").foregroundStyle(.black).background(.white)",
        ]
        var (linter, sources) = workspace(files)
        let view = try #require(sources["View.swift"])
        #expect(linter.lint(view).findings.isEmpty)
        let changed = SourceFile(
            path: "Build.swift", language: .swift, text: "enum Build {\n    static let isNew = false\n}")
        let names = linter.names(of: changed)
        #expect(linter.workspace.paths(affectedBy: names, at: changed.path) == ["View.swift", "Theme.swift"])
        linter.workspace.update(changed.path, with: names)
        #expect(
            linter.lint(view).findings.map(\.message) == ["contrast 1.00:1 is below 4.5:1 (AA): #ffffff on #ffffff"])
        // It is no color itself.
        let facts = linter.lint(changed).facts
        #expect(linter.colors(of: facts.definitions, in: facts, path: changed.path) == [nil])
    }

    /// Variables of Sass that another file sets once, for the whole file.
    @Test(arguments: [
        ("_vars.scss", "$ink: #777 !default;", "p { color: $ink; background: #fff }", "#777777"),
        ("_vars.scss", "$ink: #777;", "p { color: vars.$ink; background: #fff }", "#777777"),
        // A module's variable is not the file's own.
        ("_vars.scss", "$ink: #777;", "$ink: #999; p { color: vars.$ink; background: #fff }", "#777777"),
        ("_vars.scss", "$ink: #777;", "@mixin m($ink) {} p { color: $ink; background: #fff }", "#777777"),
        ("_vars.scss", "$ink: #777;", "p { color: lighten($ink, 2%); background: #fff }", "#7c7c7c"),
        ("vars.less", "@ink: #777;", "p { color: @ink; background: #fff }", "#777777"),
        ("_vars.scss", "$ink: #777; $ink: #888;", "p { color: $ink; background: #fff }", "several definitions"),
        ("_vars.scss", "$ink: #111; @if a { $ink: #777 }", "p { color: $ink; background: #fff }", "several"),
        ("_vars.scss", "p { $ink: #777 }", "p { color: $ink; background: #fff }", "not defined"),
        ("_vars.scss", "@mixin m($ink: #777) {}", "p { color: $ink; background: #fff }", "not defined"),
    ])
    func aVariableOfSassIsFoundInTheOneFileThatDefinesIt(
        _ path: String, _ text: String, _ use: String, _ expected: String
    ) {
        let page = "page." + (path.hasSuffix("less") ? "less" : "scss")
        let found = lint(page, among: [page: use, path: text]).joined(separator: "\n")
        #expect(found.mentions(expected), "\(found)")
    }
}

extension String {
    /// Whether it contains `part`.
    fileprivate func mentions(_ part: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(part) }
    }
}
