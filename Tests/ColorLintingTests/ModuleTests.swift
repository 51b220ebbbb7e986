import ColorLinting
import ColorMath
import SourceText
import Testing

/// Members of the modules of Sass, and what its calls and loops make. The colors are those in the CSS of Dart
/// Sass. <https://sass-lang.com/documentation/at-rules/use/>
@Suite struct ModuleTests {
    struct Project: Sendable, CustomTestStringConvertible {
        var name: String
        /// The files; `p.scss` is judged.
        var files: [String: String]
        var expected: [String]
        var testDescription: String { name }

        init(_ name: String, _ files: [String: String], _ expected: String...) {
            self.name = name
            self.files = files
            self.expected = expected
        }
    }

    static let names = [
        Project(
            "an interpolation makes the name of a custom property",
            [
                "p.scss": "$pre: x- !default; $ink: #777; :root { --#{$pre}ink: #{$ink}; } "
                    + "p { color: var(--#{$pre}ink); background: #fff }"
            ],
            "#777777 on #ffffff"),
        Project(
            "the variable of the module that is used holds",
            [
                "p.scss": "@use 'a/settings' as *; :root { #{$pre}ink: #777; #{$pre}paper: #fff } "
                    + "p { color: var(#{$pre}ink); background: var(--a-paper) }",
                "a/_settings.scss": "$pre: '--a-' !default;", "b/_settings.scss": "$pre: '--b-' !default;",
            ],
            "#777777 on #ffffff"),
        Project(
            "a variable, a function and a mixin of a module, and one that it forwards",
            [
                "p.scss": "@use 'lib/tools' as t; .#{t.$pre}p { @include t.box(#fff); color: t.ink() }",
                "lib/_tools.scss": "@use 'settings'; @forward 'settings'; @function ink() { @return settings.$ink } "
                    + "@mixin box($c) { background: $c }",
                "lib/_settings.scss": "$pre: x-; $ink: #777;",
                "other/_tools.scss": "@function ink() { @return #999 } @mixin box($c) { color: $c }",
            ],
            "#777777 on #ffffff in .x-p"),
        Project(
            "a color of a module, of which there is another with the name",
            [
                "p.scss": "@use 'a/colors' as c; @use 'b/inks' as *; p { color: c.$ink; background: $page }",
                "a/_colors.scss": "$ink: #777; $page: #eee;", "b/_colors.scss": "$ink: #999; $page: #ddd;",
                "b/_inks.scss": "@forward '../c/inks';", "c/_inks.scss": "$page: #fff;",
            ],
            "#777777 on #ffffff"),
        Project(
            "a default is unknown if another may be set before, by a load path",
            [
                "p.scss": "@import 'settings'; p { color: $ink; background: #fff }",
                "_settings.scss": "$ink: #777 !default;",
                "app/_custom.scss": "$ink: #000 !default;", "app/index.scss": "@import 'custom'; @import 'p';",
            ],
            "? on #ffffff: $ink has several definitions"),
        Project(
            "two modules with the name decide nothing",
            [
                "p.scss":
                    "@use 'a' as *; @use 'b' as *; :root { #{$pre}ink: #777 } p { color: var(--a-ink); background: #fff }",
                "_a.scss": "$pre: '--a-'", "_b.scss": "$pre: '--b-'",
            ],
            "? on #ffffff: --a-ink is not defined here"),
        Project(
            "a configured variable is not known",
            [
                "p.scss": "@use 'a' as *; :root { #{$pre}ink: #777 } p { color: var(--a-ink); background: #fff }",
                "_a.scss": "$pre: '--a-' !default", "main.scss": "@use 'a' with ($pre: '--b-'); @use 'p'",
            ],
            "? on #ffffff: --a-ink is not defined here"),
    ]

    static let maps = [
        Project(
            "a function looks up a map in a map",
            [
                "p.scss": "@use 'theme'; p { color: theme.get(ink); background: theme.get(paper, dark) }",
                "_theme.scss": "@use 'sass:map'; @use 'settings' as *; $ink: #777; "
                    + "$all: ('sea': ('light': ('ink': $ink), 'dark': ('paper': #eee))); "
                    + "@function get($key, $mode: 'light') { @return map.get(map.get(map.get($all, $theme), $mode), $key) }",
                "_settings.scss": "$theme: 'sea' !default;",
            ],
            "#777777 on #eeeeee"),
        Project(
            "a map is neither a color nor false",
            [
                "p.scss": "@use 'tools'; p { color: tools.ink('blue'); background: tools.ink('white') }",
                "_tools.scss":
                    "@use 'sass:map'; @use 'sass:meta'; $all: ('blue': ('main': #07f, 'soft': #9cf), 'white': #fff); "
                    + "@function ink($name) { $found: map.get($all, $name); @if not $found { @error 'none' } "
                    + "@if meta.type-of($found) == 'color' { @return $found } @return map.get($found, 'main') }",
            ],
            "#0077ff on #ffffff"),
        Project(
            "the keys of a map",
            [
                "p.scss":
                    "$all: ('a': #777, 'b': #888); @each $n in map-keys($all) { .p-#{$n} { color: map-get($all, $n); "
                    + "background: nth((#eee, #fff), 2) } }"
            ],
            "#777777 on #ffffff in .p-a", "#888888 on #ffffff in .p-b"),
        Project(
            "conditions decide which map holds",
            [
                "p.scss": "@import 'maps'; @each $n, $c in $all { .p-#{$n} { color: $c; background: #fff } }",
                "_maps.scss": "$on: true !default; $all: null !default; @if $on { $all: (a: #777) !default; } "
                    + "@if not $on { $all: (b: #888); }",
            ],
            "#777777 on #ffffff in .p-a"),
    ]

    @Test(arguments: names + maps) func judges(_ project: Project) {
        var linter = Linter()
        for (path, text) in project.files {
            let file = SourceFile(path: path, language: .scss, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let report = linter.lint(SourceFile(path: "p.scss", language: .scss, text: project.files["p.scss"] ?? ""))
        let found = report.pairs.map { pair in
            let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
            let text = "\(colors[0]) on \(colors[1])" + (pair.round.map { " in \($0)" } ?? "")
            guard case .unresolved(let reason) = pair.verdict else { return text }
            return "\(text): \(reason)"
        }
        #expect(found == project.expected)
    }
}
