import ColorLinting
import ColorMath
import SourceText
import Testing

/// Judgements of SCSS and Less pairs with variables of the file.
@Suite struct PreprocessorTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var language: Language
        var text: String
        var expected: String
        var testDescription: String { text }

        init(_ language: Language, _ text: String, _ expected: String) {
            self.language = language
            self.text = text
            self.expected = expected
        }
    }

    static let examples = [
        Example(.scss, "$a: #777; p { color: $a; background: #fff }", "#777777 on #ffffff"),
        Example(.scss, "$a: #777; $b: $a; p { color: $b; background: white }", "#777777 on #ffffff"),
        Example(.scss, "$a_b: #777 !default; p { color: $a-b; background: #fff }", "#777777 on #ffffff"),
        // A variable applies from its definition to the end of its block.
        Example(.scss, "$a: #111; $a: #222; p { color: $a; background: #fff } $a: #333;", "#222222 on #ffffff"),
        Example(.scss, "$a: #111; p { $a: #222; b { color: $a; background: #fff } }", "#222222 on #ffffff"),
        Example(.scss, "$a: #111; p { $a: #222; } b { color: $a; background: #fff }", "#111111 on #ffffff"),
        Example(.scss, "p { $a: #111; b { $a: #222 } color: $a; background: #fff }", "#222222 on #ffffff"),
        // A variable with a value keeps it.
        Example(.scss, "$a: #111; $a: #222 !default; p { color: $a; background: #fff }", "#111111 on #ffffff"),
        // A value set by a condition or a call is known inside it, but not afterwards.
        Example(
            .scss, "$a: #111; @if $x { $a: #222; p { color: $a; background: #fff } }", "#222222 on #ffffff"),
        Example(
            .scss, "$a: #111; @if $x { $a: #222 } p { color: $a; background: #fff }",
            "? on #ffffff: $a has several definitions"),
        Example(
            .scss, "$a: #111; @mixin m { $a: #222 !global } p { color: $a; background: #fff }",
            "? on #ffffff: $a has several definitions"),
        Example(
            .scss, "$a: #111; @mixin m { p { color: $a; background: #fff } } $a: #222;",
            "? on #ffffff: $a has several definitions"),
        Example(.scss, "$a: #111; @mixin m { p { color: $a; background: #fff } }", "#111111 on #ffffff"),
        Example(
            .scss, "$c: #111; @mixin m($c) { p { color: $c; background: #fff } }", "? on #ffffff: $c is a parameter"),
        Example(
            .scss, "@each $c in #111, #222 { p { color: $c; background: #fff } }", "? on #ffffff: $c is a parameter"),
        // Computed values are not guessed.
        Example(
            .scss, "$a: darken(#fff, 10%); p { color: $a; background: #fff }",
            "? on #ffffff: $a is computed by the preprocessor"),
        Example(
            .scss, "p { color: darken(#fff, 10%); background: #fff }", "? on #ffffff: unsupported color"),
        Example(.scss, "p { color: $a + #111; background: #fff }", "? on #ffffff: unsupported color"),
        Example(.scss, "p { color: vars.$a; background: #fff }", "? on #ffffff: unsupported color"),
        Example(.scss, "p { color: $a; background: #fff }", "? on #ffffff: $a is not defined here"),
        Example(.scss, "$a: 10px; p { color: $a; background: #fff }", "? on #ffffff: $a is not a color"),
        // Except Sass's function for another alpha.
        Example(.scss, "p { color: rgba(#000, .5); background: #fff }", "#00000080 on #ffffff"),
        Example(.scss, "$a: #000; p { color: rgba($a, 50%); background: #fff }", "#00000080 on #ffffff"),
        Example(.scss, "$a: #777; p { color: #{$a}; background: #fff }", "#777777 on #ffffff"),
        // Rules in rules, comments, placeholders.
        Example(
            .scss, "// $a: #000;\n$a: #777; // } p {\n%p { &-x { color: $a; background: #fff } }", "#777777 on #ffffff"),
        Example(.scss, "p { background: { color: red } color: #777; background: #fff }", "#777777 on #ffffff"),
        Example(.scss, "#{$p}-x { color: #777; #{$q}: 1px; background: #fff }", "#777777 on #ffffff"),
        Example(.less, "@a: #777; p { color: @a; background: #fff }", "#777777 on #ffffff"),
        // In Less the last definition in a block applies to the whole block.
        Example(.less, "p { color: @a; background: #fff } @a: #111; @a: #222;", "#222222 on #ffffff"),
        Example(.less, "@a: #111; p { color: @a; background: #fff; @a: #222 }", "#222222 on #ffffff"),
        Example(.less, "@a: #111; p { @a: #222 } b { color: @a; background: #fff }", "#111111 on #ffffff"),
        Example(.less, ".m(@c) { p { color: @c; background: #fff } }", "? on #ffffff: @c is a parameter"),
        Example(
            .less, "@a: fade(#000, 50%); p { color: @a; background: #fff }",
            "? on #ffffff: @a is computed by the preprocessor"),
        Example(.less, "p { .m(#fff); .n; color: #777; background: #fff }", "#777777 on #ffffff"),
        Example(.less, "@media @phone { p { color: #777; background: #fff } }", "#777777 on #ffffff"),
        Example(.less, "@@a: #000; p { color: @@a; background: #fff }", "? on #ffffff: unsupported color"),
    ]

    @Test(arguments: examples) func judges(_ example: Example) {
        let report = Linter().lint(SourceFile(path: "a", language: example.language, text: example.text))
        #expect(report.pairs.map(describe) == [example.expected])
    }

    private func describe(_ pair: PairJudgement) -> String {
        let colors = [pair.foreground, pair.background].map { $0.map { HexColor($0).description } ?? "?" }
        guard case .unresolved(let reason) = pair.verdict else { return "\(colors[0]) on \(colors[1])" }
        return "\(colors[0]) on \(colors[1]): \(reason)"
    }
}
