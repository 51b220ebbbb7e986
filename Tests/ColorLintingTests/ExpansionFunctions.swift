import ColorLinting
import SourceText
import Testing

/// Examples of functions of Sass.
extension ExpansionTests {
    static let functions = [
        // Functions return their values for the arguments.
        Example(
            .scss,
            "@function tint($c, $w: 50%) { @return mix(white, $c, $w) } p { color: tint(#777, 20%); background: tint(black) }",
            "#929292 on #808080"),
        Example(
            .scss,
            "$dark: true; @function f($c) { $x: darken($c, 10%); @if $dark == true { @return $x } @else { @return #fff } } "
                + "$a: f(#888); p { color: $a; background: f($c: white) }",
            "#6f6f6f on #e6e6e6"),
        Example(
            .scss,
            "@function g($c) { @return f_1($c) } @function f-1($c) { @return $c } @mixin m($c) { color: g($c) } "
                + "p { @include m(#777); background: white }",
            "#777777 on #ffffff"),
        // One that calls itself, loops or asks for what is not known.
        Example(
            .scss, "@function f($c) { @return f($c) } p { color: f(#777); background: white }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(
            .scss, "@function f($c) { @each $x in 1, 2 { @return $c } } p { color: f(#777); background: white }",
            "? on #ffffff: the preprocessor computes the color"),
        Example(
            .scss,
            "@function f($c) { @if lightness($c) > 50 { @return black } @return white } p { color: f(#777); background: #777 }",
            "#ffffff on #777777"),
        Example(
            .scss,
            "@function f($c) { @if own($c) { @return black } @return white } p { color: f(#777); background: #777 }",
            "? on #777777: the preprocessor computes the color"),
        // Numbers are computed.
        Example(
            .scss,
            "$step: 8%; @function f($c, $n) { $to: if($n > 0, black, white); $n: abs($n); @return mix($to, $c, $n * $step) } "
                + "p { color: f(#007bff, -10); background: f($n: 6, $c: #007bff) }",
            "#cce5ff on #004085"),
        Example(
            .scss,
            "@function on($c) { $r: red($c); $g: green($c); $b: blue($c); "
                + "$y: (($r * 299) + ($g * 587) + ($b * 114)) / 1000; @return if($y >= 150, #111, #fff) } "
                + "@mixin m($c, $h: darken($c, 7.5%)) { color: on($c); background: $c; &:hover { color: on($h); background: $h } } "
                + ".a { @include m(#ffc107) }",
            "#111111 on #ffc107", "#111111 on #e0a800"),
        // The variable of the file is hidden where the function is called.
        Example(
            .scss, "$c: #777; @function f() { @return $c } p { $c: #888; color: f(); background: white }",
            "? on #ffffff: the preprocessor computes the color"),
    ]
    /// Examples of conditions that constants decide, and that nothing decides.
    static let conditions = [
        Example(
            .scss, "$t: dark; .a { background: #222; @if $t == light { color: #333 } @else { color: #999 } }",
            "#999999 on #222222"),
        Example(
            .scss,
            "$n: 3; @if $n > 3 { .a { color: #333; background: #fff } } @else if $n >= 3 and not ($n == 4) "
                + "{ .a { color: #999; background: #fff } } @else { .a { color: #777; background: #fff } }",
            "#999999 on #ffffff"),
        Example(
            .scss, ".a { background: #fff; @if $t == light { color: #333 } @else { color: #999 } }",
            "#333333 on #ffffff", "#999999 on #ffffff"),
        Example(
            .scss, ".a { background: #fff; @if variable-exists(t) { color: #333 } @else { color: #999 } }",
            "? on #ffffff: a condition decides whether the rule applies",
            "? on #ffffff: a condition decides whether the rule applies"),
        Example(
            .scss,
            "$t: dark; .a { $t: light; background: #fff; @if $t == light { color: #333 } @else { color: #999 } }",
            "#333333 on #ffffff", "#999999 on #ffffff"),
        Example(
            .scss,
            "$m: (a: true); .a { background: #fff; @if map-has-key($m, b) or not map.get($m, 'a') { color: #999 } "
                + "@else if color.lightness(navy) < 30% { color: #777 } }",
            "#777777 on #ffffff"),
        Example(
            .scss,
            "$n: 1px; .a { background: #fff; @if $n == 1 { color: #999 } @else if not ($n != 1px) { color: #777 } }",
            "#999999 on #ffffff", "#777777 on #ffffff"),
        Example(
            .scss, "$n: null; .a { background: #fff; @if $n { color: #999 } @else { color: #777 } }",
            "#777777 on #ffffff"),
        Example(
            .scss, "@mixin m($n) { color: if($n == 2, #777, #999); background: #fff } .a { @include m(2) }",
            "#777777 on #ffffff"),
        Example(
            .less,
            ".m(@c) when (lightness(@c) >= 50%) { color: #000; background: @c } "
                + ".m(@c) when (lightness(@c) < 50%) { color: #fff; background: @c } .a { .m(#ddd) } .b { .m(#333) }",
            "#000000 on #dddddd", "#ffffff on #333333"),
        Example(
            .less,
            "@t: dark; .m() when (@t = dark) and not (@t = light) { color: #999 } .m() when (@t = light), (false) { color: #000 } "
                + ".a { background: #fff; .m() }",
            "#999999 on #ffffff", "? on nothing"),
        Example(
            .less,
            ".m(@v) when (isstring(@v)) { color: #999 } .a { background: #fff; .m(x) } .b { background: #fff; .m('x') }",
            "#999999 on #ffffff"),
    ]

    /// Examples of mixins that change how the colors look.
    static let effects = [
        Example(
            .scss, "@mixin fade($o) { opacity: $o } .a { color: #777; background: #fff; @include fade(.5) }",
            "#777777 on ?: opacity changes the colors"),
        Example(
            .scss, "@mixin fade($o) { opacity: $o } .a { color: #777; background: #fff; @include fade(1) }",
            "#777777 on #ffffff"),
        Example(
            .less, ".a { color: #777; background: #fff; .m } .m { mix-blend-mode: screen }",
            "#777777 on ?: mix-blend-mode changes the colors"),
        Example(
            .less, ".m(@r) { -webkit-filter: blur(@r) } .a { color: #777; background: #fff; .m(2px) }",
            "#777777 on ?: filter changes the colors"),
    ]
}

extension ExpansionTests {
    /// A mixin's own rules are part of the element.
    @Test(arguments: [
        ("@mixin m { &:focus { color: #777; background: #fff } } .a { @include m }", ".a:focus"),
        ("@mixin m { > b { color: #777; background: #fff } } .a, .b { .c & { @include m } }", ".c .a > b, .c .b > b"),
        ("@mixin m { &:hover { @content } } .a { @include m { color: #777; background: #fff } }", ".a:hover"),
        ("@each $n, $c in (x: #777) { .a-#{$n} { &-b { color: $c; background: #fff } } }", ".a-x-b"),
    ])
    func namesTheElement(_ text: String, _ element: String) {
        let file = SourceFile(path: "a.scss", language: .scss, text: text)
        #expect(Linter().lint(file).elementsOfPairs(in: file) == [element])
    }
}
