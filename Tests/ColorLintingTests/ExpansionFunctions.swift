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
            "? on #777777: the preprocessor computes the color"),
        // The variable of the file is hidden where the function is called.
        Example(
            .scss, "$c: #777; @function f() { @return $c } p { $c: #888; color: f(); background: white }",
            "? on #ffffff: the preprocessor computes the color"),
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
