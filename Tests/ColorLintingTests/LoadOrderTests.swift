import ColorLinting
import SourceText
import Testing

/// Variables of Sass that several files set: the order in which they are loaded decides.
/// <https://sass-lang.com/documentation/variables/#default-values>
@Suite struct LoadOrderTests {
    /// What each case adds to a sheet with a rule and to a library with defaults.
    struct Project: Sendable, CustomTestStringConvertible {
        var name: String
        var files: [String: String]
        var expected: String
        var testDescription: String { name }
    }

    static let sheet = "p { color: $ink; background: #fff }"
    static let several = "$ink has several definitions"

    @Test(arguments: [
        Project(
            name: "the first default holds",
            files: [
                "main.scss": "@import 'theme', 'lib/defaults'; @import 'p'", "_theme.scss": "$ink: #777 !default;",
                "lib/_defaults.scss": "$ink: #999 !default;",
            ], expected: "4.47"),
        Project(
            name: "a chain of partials",
            files: [
                "app/main.scss": "$ink: #eee; @import '../lib/lib';", "lib/_lib.scss": "@import 'defaults', '../p';",
                "lib/_defaults.scss": "$ink: #777 !default;",
            ], expected: "1.16"),
        Project(
            name: "a default that comes too late",
            files: [
                "main.scss": "@import 'lib/defaults'; @import 'p'; $ink: #eee !default;",
                "lib/_defaults.scss": "$ink: #777 !default;",
            ], expected: "4.47"),
        Project(
            name: "a variable that another is set to",
            files: [
                "main.scss": "$base: #777; @import 'defaults', 'p'",
                "_defaults.scss": "$base: #999 !default; $ink: $base !default;",
            ], expected: "4.47"),
        Project(
            name: "sheets that are compiled by themselves differ",
            files: [
                "a.scss": "$ink: #eee; @import 'defaults', 'p'", "b.scss": "$ink: #777; @import 'defaults', 'p'",
                "_defaults.scss": "$ink: #999 !default;",
            ], expected: several),
        Project(
            name: "a sheet that is not loaded does not count",
            files: [
                "a.scss": "@import 'light', 'p'", "_light.scss": "$ink: #777 !default;",
                "_plain.scss": "$ink: #111 !default;",
            ], expected: "4.47"),
        Project(
            name: "a sheet that is missing may set it",
            files: [
                "a.scss": "@import 'settings', 'defaults', 'theme', 'p'", "_theme.scss": "$ink: #999 !default;",
                "_defaults.scss": "$ink: #777 !default;",
            ], expected: several),
        Project(
            name: "a variable that is set again",
            files: ["a.scss": "@import 'defaults'; $ink: #999; @import 'p'", "_defaults.scss": "$ink: #777;"],
            expected: several),
        Project(
            name: "a condition sets it",
            files: [
                "a.scss": "@if $dark { $ink: #999 !global } @import 'defaults', 'p'",
                "_defaults.scss": "$ink: #777 !default;",
            ], expected: several),
        Project(
            name: "sheets that load each other",
            files: [
                "a.scss": "@import 'x'; @import 'p'", "_x.scss": "@import 'y'; $ink: #777 !default;",
                "_y.scss": "@import 'x'; $ink: #999 !default;",
            ], expected: "2.84"),
        Project(
            name: "null is no value",
            files: [
                "a.scss": "$ink: null; @import 'defaults', 'p'", "_defaults.scss": "$ink: #777 !default;",
            ], expected: "4.47"),
    ])
    func resolves(_ project: Project) {
        var linter = Linter()
        var files = project.files
        files["_p.scss"] = Self.sheet
        for (path, text) in files {
            let file = SourceFile(path: path, language: .scss, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let report = linter.lint(SourceFile(path: "_p.scss", language: .scss, text: Self.sheet))
        let messages = report.findings.map(\.message)
        let reasons = report.pairs.compactMap { pair in
            if case .unresolved(let reason) = pair.verdict { "\(reason)" } else { nil }
        }
        #expect((messages + reasons).map { $0.contains(project.expected) } == [true], "\(messages) \(reasons)")
    }
}
