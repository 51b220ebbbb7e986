import ColorLinting
import ColorMath
import SourceText
import TestSupport
import Testing

/// Mixins, loops, placeholders and maps of Sass and Less: pairs as the calls make them.
@Suite struct ExpansionTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var language: Language
        var text: String
        var expected: [String]
        var testDescription: String { text }

        init(_ language: Language, _ text: String, _ expected: String...) {
            self.language = language
            self.text = text
            self.expected = expected
        }
    }

    static let button = "@mixin button($bg, $fg: white) { background: $bg; color: $fg }\n"

    static let examples = [
        // Rules in mixins.
        Example(
            .scss, "@mixin m { mark { color: #777; background: #fff } } .a { @include m }", "#777777 on #ffffff"),
        Example(
            .scss, "@mixin m { &:focus { color: #777; background: #fff } } .a { @include m } .b { @include m }",
            "#777777 on #ffffff"),
        Example(.less, ".m() { b { color: #777; background: #fff } } .a { .m(); }", "#777777 on #ffffff"),
        // Maps.
        Example(
            .scss, "$c: (ink: #777, \"page\": white); p { color: map-get($c, ink); background: map.get($c, 'page') }",
            "#777777 on #ffffff"),
        Example(
            .scss, "$c: (text: (muted: #999)); p { color: map.get($c, text, muted); background: #fff }",
            "#999999 on #ffffff"),
        Example(
            .scss,
            "$c: (ink: #777); $c: map-merge($c, (page: white)); p { color: map-get($c, ink); background: map-get($c, page) }",
            "#777777 on #ffffff"),
        Example(
            .scss, "$c: (ink: #777); $c: map-merge($c, (ink: #111)); p { color: map-get($c, ink); background: #fff }",
            "#111111 on #ffffff"),
        Example(
            .scss, "$c: (ink: #777); $c: other($c); p { color: map-get($c, ink); background: #fff }",
            "? on #ffffff: $c.ink has several definitions"),
        Example(
            .scss, "$c: (ink: #777); p { color: map-get($c, paper); background: #fff }",
            "? on #ffffff: $c.paper is not defined here"),
        Example(
            .scss, "$c: (ink: #777); @mixin m($c) { p { color: map-get($c, ink); background: #fff } }",
            "? on #ffffff: $c is a parameter"),
        Example(
            .scss, "$c: (ink: #777); p { color: map-get($c, $key); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        // Each call is judged with its arguments.
        Example(.scss, button + ".a { @include button(#777) }", "#ffffff on #777777"),
        Example(
            .scss, button + "$x: #888; .a { @include button(#777); } .b { @include button($fg: $x, $bg: black) }",
            "#ffffff on #777777", "#888888 on #000000"),
        Example(
            .scss,
            "@mixin m($a) { $b: darken($a, 10%); color: $b; &:hover { background: $a } } .a { @include m(#888) }",
            "#6f6f6f on #888888"),
        Example(
            .scss, "@mixin in { color: #999 } @mixin out { background: #fff; @include in } .a { @include out }",
            "#999999 on #ffffff"),
        Example(
            .scss,
            "@mixin m { @media print { @content } } @mixin w { &:hover { @content } } "
                + ".a { background: #fff; @include w { color: #999 } }",
            "#999999 on #ffffff"),
        // The name of an argument is that of the caller.
        Example(
            .scss, "$bg: #111; @mixin m($fg, $bg: #fff) { color: $fg; background: $bg } .a { @include m($bg) }",
            "#111111 on #ffffff"),
        // Conditions that are known, and those that are not.
        Example(
            .scss,
            "@mixin m($on: true) { background: #fff; @if $on { color: #999 } @else { color: #000 } } "
                + ".a { @include m } .b { @include m(false) }",
            "#999999 on #ffffff", "#000000 on #ffffff"),
        Example(
            .scss, "@mixin m($n) { background: #fff; @if own($n) { color: #999 } } .a { @include m(4) }",
            "? on #ffffff: a condition decides whether the rule applies"),
        Example(
            .scss, "@mixin m($n) { background: #fff; @while $n > 3 { color: #999 } } .a { @include m(4) }",
            "? on #ffffff: a loop that counts sets the color"),
        Example(
            .scss, "@mixin m($c: null) { background: #fff; color: #999; color: $c } .a { @include m }",
            "#999999 on #ffffff"),
        // Each round is judged.
        Example(
            .scss, "@each $n, $c in (a: #777, b: #111) { .x-#{$n} { color: $c; background: #fff } }",
            "#777777 on #ffffff in .x-a", "#111111 on #ffffff in .x-b"),
        Example(
            .scss, "$m: (a: #777, b: #111); @each $n, $c in $m { .x-#{$n} { background: $c; color: map-get($m, $n) } }",
            "#777777 on #777777 in .x-a", "#111111 on #111111 in .x-b"),
        Example(
            .scss, "@each $c in #777, #111 { .x { &:hover { color: $c } background: #fff } }",
            "#111111 on #ffffff in #111"),
        Example(
            .scss, "@each $n, $c in own() { .x-#{$n} { color: $c; background: #fff } }",
            "? on ?: a loop over values that are not constant sets the color"),
        // A class is judged in its own rules, and in those that extend it.
        Example(
            .scss, ".a { color: #999; background: #fff } .b { @extend .a; background: #000 }", "#999999 on #ffffff",
            "#999999 on #000000"),
        Example(
            .scss,
            ".a { background: #fff; &:hover { color: #aaa } } .c .b { @extend .a; &:hover { background: #222 } }",
            "#aaaaaa on #ffffff", "#aaaaaa on #222222"),
        Example(.scss, ".x .a { color: #999 } .b { @extend .a !optional; background: #fff }", "#999999 on #ffffff"),
        Example(.scss, ".a-b { color: #999 } .b { @extend .a; background: #fff }", "? on nothing"),
        Example(
            .scss, ".x .a { background: #088 } .b .c { @extend .a; color: #088 }",
            "#008888 on #008888: two rules give the text the color of its background: it is hidden, or has "
                + "another background"),
        // A placeholder is judged in the rules that extend it.
        Example(
            .scss, "%card { background: #fff } .a { @extend %card; color: #999 } .b { color: #999 }",
            "#999999 on #ffffff", "? on nothing"),
        Example(
            .scss, "%card { background: #fff; &:hover { color: #aaa } } .a { .b { @extend %card; } color: #111 }",
            "#aaaaaa on #ffffff", "? on nothing"),
        // A mixin that nothing calls is read as it is written.
        Example(
            .scss, "@mixin m { p { color: #777; background: #fff } } @mixin n($c) { p { color: $c } }",
            "#777777 on #ffffff", "? on nothing"),
        // Nothing is expanded without end.
        Example(.scss, "@mixin m { color: #999; @include m; @include m } .a { background: #fff; @include m }"),
        Example(.less, ".m(@bg; @fg: white) { background: @bg; color: @fg } .a { .m(#777) }", "#ffffff on #777777"),
        Example(
            .less, ".m(@a, @b: @a) { color: @c; @c: darken(@b, 10%); background: #fff } .a { .m(#888) }",
            "#6f6f6f on #ffffff"),
        Example(
            .less, ".m() { color: #999 } .a { .m(); background: #fff } .b { .m; background: #000 }",
            "#999999 on #ffffff", "#999999 on #000000"),
        Example(.less, ".m { background: #fff } .a { .m; color: #999 }", "#999999 on #ffffff"),
        Example(
            .less, ".m(dark) { background: #000 } .m(light) { background: #fff } .a { .m(light); color: #999 }",
            "#999999 on #ffffff"),
        Example(
            .less, ".m(@c) when (own(@c)) { color: @c; background: #fff } .a { .m(#777) }",
            "? on ?: a guard decides whether the rule applies"),
    ]

    @Test(arguments: examples + functions + effects + conditions) func judges(_ example: Example) {
        let report = Linter().lint(SourceFile(path: "a", language: example.language, text: example.text))
        #expect(report.pairs.map(describe) == example.expected)
    }

    private func describe(_ pair: PairJudgement) -> String {
        let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
        let text = "\(colors[0]) on \(colors[1])" + (pair.round.map { " in \($0)" } ?? "")
        guard case .unresolved(let reason) = pair.verdict else { return text }
        if pair.hasNoBackground { return "? on nothing" }
        return "\(text): \(reason)"
    }

    /// Hostile sheets take time and memory in proportion to their length.
    @Test(arguments: [
        "@mixin m{a{color:red;@include m;@include m}}.a{@include m}", "@each $a in 1,2,3,4,5,6,7,8,9{",
        "@include m{", ".a{@extend %b;}%b{", "@mixin m($a){@if $a{@include m($a $a)}}.a{@include m(#fff)}",
        "$x:#fff;@each $y in $x{$z:$z $z $z $y;.a{color:$z}}", "%a{@extend %a;", "@if a{@else if b{",
        ".m(@a){.m(@a @a)}.a{.m(#fff)}",
        ".a{.a;.a;}", "$m:(a:(a:(", "@if((", "@if not ", "@if 1+(", "@if if(if(", "@if $a==$b{$a:$b+$a;.a{color:$a}}",
        "$m:map-merge($m,(a:#fff));", "@use 'a' with ($a:#fff,", "#{", "@content;",
        "$m:(a:map.get($m,", "a{b:nth(map-get(", ".a-#{$b+", "--#{$a}-#{f($a)}:#{$b};", "@use 'a' as *;@forward 'a';",
        "@mixin m{@if $a{@content}}@include m{color:red;",
    ])
    func hostileSheetsEnd(_ part: String) {
        let text = String(repeating: part, count: rounds(5_000, debug: 500))
        for language in [Language.scss, .less] {
            let report = Linter().lint(SourceFile(path: "a", language: language, text: text + "$y: 1; color: red }"))
            #expect(report.pairs.count < 200_000)
        }
    }

    // MARK: Findings

    private func lint(_ path: String, among files: [String: String]) -> [String] {
        var linter = Linter()
        for (path, text) in files {
            let file = SourceFile(path: path, language: Language(path: path) ?? .scss, text: text)
            linter.workspace.update(path, with: linter.names(of: file))
        }
        let file = SourceFile(path: path, language: .scss, text: files[path] ?? "")
        let report = linter.lint(file)
        let reasons = report.pairs.compactMap { judgement in
            if case .unresolved(let reason) = judgement.verdict { "unresolved: \(reason)" } else { nil }
        }
        return report.findings.map { finding in
            let related = finding.related.map {
                " (\(file.path == $0.path ? file.text($0.range) : $0.path): \($0.message))"
            }
            return "\(file.text(finding.range)): \(finding.message)\(related.joined())"
        } + reasons
    }

    @Test func aFindingIsAtTheArgumentOrTheDefault() {
        let text = Self.button + ".a { @include button(#777) } .b { @include button(black, #555) }"
        #expect(
            lint("a.scss", among: ["a.scss": text]) == [
                "white: contrast 4.47:1 is below 4.5:1 (AA): #ffffff on #777777 (#777: the background) "
                    + "(@include button(#777): included here)",
                "#555: contrast 2.81:1 is below 4.5:1 (AA): #555555 on #000000 (black: the background) "
                    + "(@include button(black, #555): included here)",
            ])
    }

    /// <https://sass-lang.com/documentation/at-rules/forward/#adding-a-prefix>
    @Test(arguments: ["src/_list.scss", "src/list/_index.scss"]) func forwardedVariablesHaveAPrefix(_ path: String) {
        let files = [
            "a.scss": "@use 'lib'; p { color: lib.$list-ink; background: #fff }",
            "b.scss": "@import 'lib'; p { color: $list-ink; background: #fff }",
            "lib.scss": "@forward \"src/list\" as list-*;", path: "$ink: #999;",
        ]
        for name in ["a.scss", "b.scss"] {
            let found = lint(name, among: files)
            #expect(found.count == 1 && found[0].contains("#999999 on #ffffff"), "\(found)")
        }
    }

    @Test func aRoundIsNamed() {
        let text = "$c: (good: #080, soft: #8f8);\n@each $n, $v in $c { .b-#{$n} { color: $v; background: #fff } }"
        #expect(
            lint("a.scss", among: ["a.scss": text]) == [
                "#8f8: contrast 1.25:1 is below 4.5:1 (AA): #88ff88 on #ffffff in .b-soft (#fff: the background)"
            ])
    }

    /// A color in a map of another file is copied by the call of the mixin that uses it.
    @Test func aColorOfAForeignMapIsAtTheCall() {
        let files = [
            "_variables.scss": "$colors: (primary: #07f);",
            "_mixins.scss": "@mixin badge($bg) { color: #fff; background-color: $bg }",
            "badge.scss": "@each $name, $value in $colors { .badge-#{$name} { @include badge($value) } }",
            "main.scss": "@import 'variables'; @import 'mixins'; @import 'badge';",
        ]
        #expect(
            lint("badge.scss", among: files) == [
                "@include badge($value): contrast 4.13:1 is below 4.5:1 (AA): #ffffff on #0077ff in .badge-primary "
                    + "(@include badge($value): the background) (@include badge($value): included here)"
            ])
    }

    static let library = """
        $colors: (ink: #777, soft: (ink: #999)); $on: true;
        @mixin button($bg, $fg: white) { background: $bg; @if $on { color: $fg } }
        %card { background: #fff }
        """

    @Test(arguments: [
        (".a { @include button(#777) }", "contrast 4.47:1 is below 4.5:1 (AA): #ffffff on #777777"),
        (".a { @include l.button($bg: #777) }", "contrast 4.47:1 is below 4.5:1 (AA): #ffffff on #777777"),
        (
            ".a { color: map-get($colors, ink); background: #fff }",
            "contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff"
        ),
        (
            ".a { color: map.get(l.$colors, soft, ink); background: #fff }",
            "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff"
        ),
        (".a { @extend %card; color: #999 }", "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff"),
        (
            "@each $n, $c in l.$colors { .a-#{$n} { color: $c; background: #fff } }",
            "contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff in .a-ink"
        ),
        (
            "@use 'l' with ($ink: #999); .a { color: l.$ink; background: #fff }",
            "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff"
        ),
        (
            "@use 'l' as m with ($ink: #999, $x: 1); .a { color: m.$ink; background: #fff }",
            "contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff"
        ),
    ])
    func otherFilesAreUsed(_ text: String, _ expected: String) {
        let found = lint("a.scss", among: ["a.scss": text, "l.scss": Self.library])
        #expect(found.first?.contains(expected) == true, "\(found)")
        // Two files with the name decide nothing.
        guard !text.contains("with (") else { return }
        let doubtful = lint("a.scss", among: ["a.scss": text, "l.scss": Self.library, "m.scss": Self.library])
        #expect(!doubtful.contains { $0.contains("contrast") }, "\(doubtful)")
    }

    @Test func aConfiguredVariableIsUnknownElsewhere() {
        let files = [
            "a.scss": "@use 'l' with ($ink: #999);", "l.scss": "$ink: #777 !default;",
            "b.scss": "@use 'l'; .a { color: l.$ink; background: #fff }",
        ]
        #expect(lint("b.scss", among: files) == ["unresolved: l.$ink has several definitions"])
    }

    /// A module has variables of its own, which no other sheet sets but those that load it.
    @Test func aDefaultOfAModuleHoldsUnlessItIsConfigured() {
        let base = [
            "base/_palette.scss": "$paper: #888; $ink: #777;",
            "base/_theme.scss": "@use 'palette'; $paper: palette.$paper !default; $ink: palette.$ink !default; "
                + ".a { color: $ink; background: #fff }",
            "night/theme.scss": "@use '../base/theme'; .b { color: theme.$ink; background: #000 }",
        ]
        func expect(_ a: String, _ b: String, among more: [String: String]) {
            let files = base.merging(more) { $1 }
            for (path, expected) in [("base/_theme.scss", a), ("night/theme.scss", b)] {
                let found = lint(path, among: files)
                #expect(expected.isEmpty ? found.isEmpty : found.first?.contains(expected) == true, "\(path): \(found)")
            }
        }
        let ambiguous = "has several definitions"
        expect("contrast 4.47:1", "", among: [:])
        expect("contrast 4.47:1", "", among: ["other.scss": "$ink: #eee; .c { color: $ink }"])
        let configured = "@use '../base/theme' with ($ink: #eee);"
        expect(ambiguous, ambiguous, among: ["day/theme.scss": configured])
        expect(ambiguous, ambiguous, among: ["day/theme.scss": "$ink: #eee; " + configured])
        expect("contrast 4.47:1", "", among: ["day/theme.scss": "@use '../base/theme' with ($paper: #eee);"])
        // The configuration passes through the sheet between.
        let between = ["lib/_all.scss": "@forward '../base/theme';"]
        let passed = between.merging(["day/theme.scss": "$ink: #eee; @use '../lib/all' with ($ink: $ink);"]) { $1 }
        expect(ambiguous, ambiguous, among: passed)
        // `@import` shares variables, with whatever is loaded before.
        expect(ambiguous, ambiguous, among: ["old.scss": "$ink: #eee; @import 'base/theme';"])
        expect(ambiguous, ambiguous, among: ["old.scss": "$ink: #eee; @import 'theme';"])
    }

    @Test func aDefaultThatOtherFilesSetBeforeDoesNotHold() {
        let files = [
            "_values.scss": "$ink: #777 !default; $text: $ink !default; .c { color: $ink; background: #fff }",
            "_lib.scss": "@import 'values'; .a { color: $text; background: #fff }",
            "_parts.scss": ".b { color: $ink; background: #fff }",
        ]
        for path in files.keys {
            #expect(lint(path, among: files).first?.contains("contrast 4.47:1") == true, "\(path)")
        }
        let set = files.merging(["app/main.scss": "$ink: #eee; @import '../lib';"]) { $1 }
        let dark = files.merging(["app/main.scss": "$ink: #333; @import '../lib';"]) { $1 }
        for path in ["_values.scss", "_lib.scss"] {
            #expect(lint(path, among: set).first?.contains("contrast 1.16:1") == true, "\(path)")
        }
        // Nothing loads it.
        #expect(lint("_parts.scss", among: dark) == ["unresolved: $ink has several definitions"])
        #expect(lint("_parts.scss", among: set).first?.contains("contrast 1.16:1") == true)
        // A default never replaces another value.
        let other = files.merging(["app/main.scss": "$ink: #eee !default; @import '../lib';"]) { $1 }
        #expect(lint("_lib.scss", among: other).first?.contains("contrast 1.16:1") == true)
    }

    // MARK: Fixes

    /// A safe fix makes all rounds and calls pass, and changes nothing but a literal.
    @Test(arguments: [
        button + ".a { @include button(#777) }",
        button + ".a { @include button(#777) } .b { @include button(#888, #999) }",
        "$c: (a: #8f8, b: #aaa);\n@each $n, $v in $c { .b-#{$n} { color: $v; background: #fff } }",
        "$c: (a: #777, b: #888);\n@each $n, $v in $c { .b-#{$n} { color: #999; background: $v } }",
        "%card { color: #999; } .a { @extend %card; background: #fff } .b { @extend %card; background: #222 }",
        "@mixin m($a) { color: darken($a, 5%); background: #fff } .a { @include m(#999) }",
        "$i: #999; @mixin m($a: $i) { color: $a; background: #fff } .a { @include m } .b { @include m(#aaa) }",
        "@each $k in a, b { .x-#{$k} { color: #999; background: #fff } .y-#{$k} { color: #999; background: #111 } }",
    ])
    func safeFixesPassAfterwards(_ text: String) throws {
        let linter = Linter()
        let file = SourceFile(path: "a.scss", language: .scss, text: text)
        let report = linter.lint(file)
        #expect(!report.findings.isEmpty)
        let planner = linter.fixPlanner(for: file, report: report)
        for finding in report.findings {
            for fix in planner.fixes(for: finding) {
                for edit in fix.edits { #expect(report.facts.literals.contains { $0.range == edit.edit.range }) }
                let fixed = SourceFile(
                    path: "a.scss", language: .scss,
                    bytes: try #require(fix.edits.map { $0.edit }.applied(to: file.bytes)))
                let after = linter.lint(fixed)
                #expect(after.pairs.count == report.pairs.count)
                guard fix.safety == .safe else { continue }
                #expect(after.findings.count < report.findings.count, "\(fix.title)")
                #expect(!after.findings.contains { $0.message.hasSuffix(finding.message.suffix(20)) }, "\(fix.title)")
            }
        }
    }

    @Test func whatOtherFilesUseIsNotFixedUnasked() {
        var linter = Linter()
        let text = "@mixin m { color: #999; background: #fff } .a { @include m }"
        let file = SourceFile(path: "a.scss", language: .scss, text: text)
        let other = SourceFile(path: "b.scss", language: .scss, text: ".b { @include m; background: #000 }")
        func safeties() -> [Fix.Safety] {
            let report = linter.lint(file)
            return report.findings.flatMap { linter.fixes(for: $0, in: file, report: report) }.map(\.safety)
        }
        linter.workspace.update("a.scss", with: linter.names(of: file))
        #expect(safeties().first == .safe)
        linter.workspace.update("b.scss", with: linter.names(of: other))
        #expect(safeties().allSatisfy { $0 == .review })
    }
}
