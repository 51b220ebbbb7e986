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
        // Sass cannot change what browsers look up.
        Example(
            .scss, ":root { --a: #777 } $a: var(--a); p { color: rgba($a, 0.5); background: #fff }",
            "? on #ffffff: a component is not a constant"),
        Example(.scss, ":root { --a: #777 } $a: var(--a); p { color: $a; background: #fff }", "#777777 on #ffffff"),
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
            .scss, "@each $c in own() { p { color: $c; background: #fff } }",
            "? on ?: a loop over values that are not constant sets the color"),
        // Functions of constants are evaluated.
        Example(.scss, "$a: darken(#fff, 10%); p { color: $a; background: #fff }", "#e6e6e6 on #ffffff"),
        Example(
            .scss, "$a: #60740f; p { color: rgba(darken($a, 10%), .5); background: lighten($a, 50%) }",
            "#3b470980 on #def191"),
        Example(
            .scss, "$a: #1e90ff; p { color: mix($a, $b); background: #fff }",
            "? on #ffffff: $b is not defined here"),
        Example(
            .scss, "p { color: color.scale(#374232, $lightness: -26%); background: color.invert(black) }",
            "#293125 on #ffffff"),
        // Computed values are not guessed.
        Example(
            .scss, "$a: own(#fff, 10%); p { color: $a; background: #fff }",
            "? on #ffffff: $a is computed by the preprocessor"),
        Example(
            .scss, "p { color: darken(#fff, $x); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(
            .scss, "p { color: tint-color(#fff, 10%); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(
            .scss, "p { color: color.adjust(#fff, $lightness: -10%, $space: lab); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(
            .scss, "p { color: theme.darken(#fff, 10%); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(.scss, "p { color: $a + #111; background: #fff }", "? on #ffffff: the preprocessor computes the color"),
        Example(.scss, "p { color: vars.$a; background: #fff }", "? on #ffffff: vars.$a is not defined here"),
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
            .less, "@a: fade(#000, 50%); p { color: @a; background: tint(#000, 90%) }", "#00000080 on #e6e6e6"),
        Example(
            .less, "p { color: lighten(#777, 10%, relative); background: #fff }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(.less, "p { .m(#fff); .n; color: #777; background: #fff }", "#777777 on #ffffff"),
        Example(.less, "@media @phone { p { color: #777; background: #fff } }", "#777777 on #ffffff"),
        Example(
            .less, "@@a: #000; p { color: @@a; background: #fff }", "? on #ffffff: the preprocessor computes the color"),
    ]

    /// Colors that sassc 3.6 and lessc 4.1 print for these calls.
    static let calls: [(Language, String, String)] = [
        (.scss, "change-color(#e79e4a, $lightness: 57%)", "#e5973d"),
        (.scss, "change-color(#613ad6, $hue: 120)", "#3ad63a"),
        (.scss, "change-color(#a4046b, $alpha: .5)", "#a4046b80"),
        (.scss, "adjust-hue(#5f5228, -23deg)", "#5f3d28"),
        (.scss, "scale-color(#2e6c5e, $red: 1%, $blue: 10%)", "#306c6e"),
        (.scss, "scale-color(#cf3c54, $saturation: 62%, $alpha: -20%)", "#ed1e40cc"),
        (.scss, "darken(#50a310, 67%)", "#000000"),
        (.scss, "lighten(#124114, 30%)", "#33b939"),
        (.scss, "adjust-color(#612d8d, $hue: 61deg, $saturation: 10%)", "#962456"),
        (.scss, "adjust-color(#6d9bf1, $red: 20, $green: -30)", "#817df1"),
        (.scss, "fade-in(rgba(#025a1d, .4), .2)", "#025a1d99"),
        (.scss, "transparentize(#b104c5, .3)", "#b104c5b3"),
        (.scss, "complement(#d0454d)", "#45d0c8"),
        (.scss, "invert(#6adf17)", "#9520e8"),
        (.scss, "grayscale(#65a07f)", "#838383"),
        (.scss, "saturate(#97b7e1, 9%)", "#91b6e7"),
        (.scss, "desaturate(#aa48a9, 52%)", "#797979"),
        (.scss, "mix(#223715, #08a5de)", "#156e7a"),
        (.scss, "mix(#6b6014, rgba(#1aca06, .7))", "#4f850fd9"),
        (.scss, "mix(rgba(#1eaa59, .4), #ee0c98, 62%)", "#b23a86a0"),
        (.scss, "darken($color: #45ded5, $amount: 94%)", "#000000"),
        (.less, "mix(#a32ef3, #250dec, 32%)", "#4d18ee"),
        (.less, "mix(fade(#68ad89, 40%), #112e46, 71%)", "#325e5f92"),
        (.less, "fadein(fade(#55a19e, 40%), 20%)", "#55a19e99"),
        (.less, "darken(lighten(#4668d4, 10%), 20%)", "#2c4ebb"),
        (.less, "saturate(#5f2d15, 91%)", "#742600"),
        (.less, "greyscale(#98b65f)", "#8b8b8b"),
        (.less, "tint(#96869c)", "#cbc3ce"),
        // Halfway between two steps.
        (.less, "lighten(#161b1d, 85%)", "#f1f3f4"),
        (.less, "tint(#22b0db, 36%)", "#72cce8"),
        (.less, "shade(#19f615, 31%)", "#11aa0e"),
        (.less, "spin(#aa0cf4, 15)", "#e40cf4"),
        (.less, "desaturate(#2d02c7, 96%)", "#636267"),
    ]

    @Test(arguments: calls) func evaluates(_ language: Language, _ call: String, _ expected: String) {
        let text = "p { color: \(call); background: #fff }"
        let report = Linter().lint(SourceFile(path: "a", language: language, text: text))
        #expect(report.pairs.map(describe) == ["\(expected) on #ffffff"])
    }

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
