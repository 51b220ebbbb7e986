import ColorMath
import Testing

/// Edge cases of relative colors and mixtures. The figures are those of the specification's public tests.
@Suite struct CSSColorFunctionTests {
    /// Two texts with the same color.
    static let equal: [(text: String, same: String)] = [
        // A hue that a conversion makes powerless is missing; one that is written counts.
        // <https://www.w3.org/TR/css-color-4/#powerless>
        ("hsl(from hsl(180 0.0011% 50%) h calc(s * 1000) l)", "color(srgb 0.4945 0.5055 0.5055)"),
        ("hsl(from hwb(180 49.999% 50%) h calc(s * 1000) l)", "hsl(0 0% 49.999%)"),
        ("hsl(from hwb(180 49.998% 50%) h calc(s * 1000) l)", "color(srgb 0.48999 0.50999 0.50999)"),
        ("hsl(from lch(20 0.0015 180) h calc(s * 1000) l)", "hsl(0 0% 18.93757452%)"),
        ("hsl(from lch(20 0.00151 180) h calc(s * 1000) l)", "color(srgb 0.1834779 0.19526741 0.19225556)"),
        ("hsl(from oklch(0.2 0.0000041 180) h calc(s * 1000) l)", "color(srgb 0.08123521 0.09096887 0.08855551)"),
        ("color-mix(in hsl, hsl(180 0 50%), hsl(11 33 44))", "color(srgb 0.4557825 0.54755 0.39245)"),
        ("color-mix(in hsl, hwb(180 100% 25%), hsl(11 33 44))", "color(srgb 0.6827 0.58029 0.5573)"),
        ("color-mix(in hsl, lch(0 20 180), hsl(11 33 44))", "color(srgb 0.50491258 -0.10064731 -0.05423751)"),
        ("color-mix(in hsl, lch(20 0.0015 180), hsl(11 33 44))", "color(srgb 0.36661137 0.28180299 0.26276437)"),
        ("color-mix(in hsl, lch(20 0.00151 180), hsl(11 33 44))", "color(srgb 0.31843217 0.36661447 0.26275819)"),
        ("color-mix(in oklch, white, white)", "white"), ("color-mix(in lch, white, blue 100%)", "blue"),
        // What is missing is taken from the other color. <https://www.w3.org/TR/css-color-4/#interpolation-missing>
        ("color-mix(in hsl, hsl(120deg 20% none), hsl(30deg 40% 60%))", "hsl(75 30% 60%)"),
        ("color-mix(in srgb, rgb(from rebeccapurple none g b), rebeccapurple)", "rebeccapurple"),
        (
            "color-mix(in lch, oklch(none 0.2 30), lch(40 20 60))",
            "color-mix(in lch, lch(40 20 60), oklch(none 0.2 30))"
        ),
        ("color-mix(in hsl, hsl(120deg 40% 40% / none), hsl(0deg 40% 40% / 0.5))", "hsl(60 40% 40% / 0.5)"),
        // Nothing is clipped on the way.
        ("color-mix(in hsl, color(display-p3 0 1 0) 100%, rgb(0, 0, 0) 0%)", "color(display-p3 0 1 0)"),
        ("hwb(from oklch(1 0.399 336.3) h w b)", "oklch(1 0.399 336.3)"),
        ("rgb(from color(display-p3 0 1 0) r g b / alpha)", "color(display-p3 0 1 0)"),
        // A keyword is a number wherever it stands.
        ("hsl(from rebeccapurple h alpha l / s)", "color(srgb 0.4 0.396 0.404)"),
        ("rgb(from rebeccapurple b alpha r / g)", "rgb(153 1 102)"),
        ("rgb(from rgb(from red r g b / calc(alpha - 1.5)) r g b / calc(alpha + 0.5))", "rgb(255 0 0 / .5)"),
        ("rgb(from rgb(none none none / none) r g b / alpha)", "rgb(0 0 0 / 0)"),
        ("color(from red xyz x y z)", "red"), ("RGB(FROM Red R G B)", "red"),
        // Shares, in either order, said or not, and of any number of colors.
        ("color-mix(in srgb, red, blue 25%)", "rgb(75% 0% 25%)"),
        ("color-mix(in srgb, 75% red, blue)", "rgb(75% 0% 25%)"),
        ("color-mix(in srgb, red 60%, blue 20%)", "rgb(75% 0% 25% / .8)"),
        ("color-mix(in srgb, red 300%, blue)", "none"), ("color-mix(in srgb, red calc(300%), blue)", "red"),
        ("color-mix(in srgb, red, lime, blue)", "rgb(33.3333% 33.3333% 33.3333%)"),
        ("color-mix(in srgb, red 50%, lime, blue)", "rgb(50% 25% 25%)"), ("color-mix(in lab, red)", "red"),
        ("color-mix(in srgb, red 0%, blue 0%)", "transparent"),
        ("color-mix(red, blue)", "color-mix(in oklab, red, blue)"),
        ("color-mix(in srgb, red, transparent 30%)", "rgb(255 0 0 / .7)"),
        // <https://drafts.csswg.org/css-color-5/#relative-alpha>
        ("alpha(from red)", "red"), ("alpha(from red / none)", "rgb(255 0 0 / 0)"), ("alpha(from red / 2)", "red"),
        ("alpha(from alpha(from red / 0.5) / calc(alpha + 0.25))", "rgb(255 0 0 / .75)"),
        ("alpha(from color(display-p3 1 0 0) / 50%)", "color(display-p3 1 0 0 / .5)"),
        // <https://www.w3.org/TR/css-color-5/#contrast-color>
        ("contrast-color(#777)", "black"), ("contrast-color(rgb(0 0 0 / .1))", "white"),
        // <https://www.w3.org/TR/css-color-5/#cmyk-rgb>
        ("device-cmyk(0 81% 81% 30%)", "rgb(70% 13.3% 13.3%)"),
        ("device-cmyk(0, 0.81, 0.81, 0.3)", "rgb(70% 13.3% 13.3%)"),
        ("device-cmyk(0 81% 81% 130% / 50%)", "rgb(0 0 0 / .5)"),
    ]

    @Test(arguments: equal) func givesTheSameColor(text: String, same: String) {
        let (found, expected) = (Self.color(text), Self.color(same))
        guard let found, let expected else {
            #expect(found == nil && same == "none", "\(text)")
            return
        }
        for (a, b) in [
            (found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue),
            (found.alpha, expected.alpha),
        ] {
            #expect(abs(a - b) < 2e-5, "\(text): \(found), not \(expected)")
        }
    }

    /// A text that the specifications call invalid is no color, although parts of it may be.
    @Test(arguments: [
        "rgb(from red r 10deg 10)", "rgb(from red red g b)", "rgb(from red l g b)", "hsl(from red 10% s l)",
        "hsl(from red h g b)", "lch(from red l c 10%)", "color(from red srgb 10deg g b)", "color(from red xyz r y z)",
        "rgb(from red, 1, 2, 3)", "rgb(from red r g)", "rgb(from red r g b a)", "rgb(from blurple r g b)", "rgb(from)",
        "rgb(from red)", "color(from red r g b)", "hwb(from red h w b / 1deg)", "lab(red from l a b)",
        "color-mix(in srgb shorter hue, red, blue)", "color-mix(in hsl shorter, red, blue)",
        "color-mix(in hsl foo hue, red, blue)", "color-mix(in foo, red, blue)", "color-mix(in srgb red, blue)",
        "color-mix(red blue)", "color-mix(in srgb, red -1%, blue)", "color-mix(in srgb, red 10% 10%, blue)",
        "color-mix(in srgb, red 10, blue)", "color-mix(in srgb, red, , blue)", "color-mix(in srgb, red, blue,)",
        "color-mix()", "color-mix(in srgb)", "color-mix(in)", "color-mix(in srgb, 10%)", "contrast-color()",
        "contrast-color(10%)", "alpha(red / 1)", "alpha(from red, 1)", "alpha(from red / 1deg)", "alpha()",
        "device-cmyk(0, 81%, 81%, 30%)", "device-cmyk(0 1 1)", "device-cmyk(0 1 1 0, 1)", "color(unknown 1 1 1)",
        "rgb(calc(1px) 0 0)", "rgb(calc(r) 0 0)", "rgb(calc(1 + 1%) 0 0)", "rgb(calc(1 +1) 0 0)", "rgb(min() 0 0)",
        "rgb(pow(1px, 2) 0 0)", "rgb(calc(1 / 1deg) 0 0)", "rgb(round(up) 0 0)", "rgb(sin(1px) 0 0)",
        "rgb(calc(2px * 3px) 0 0)", "rgb(calc(1 2) 0 0)", "rgb(calc() 0 0)", "rgb(max(1, 2%) 0 0)",
        "rgb(round(1px, 1) 0 0)", "rgb(clamp(1, none, 2) 0 0)", "rgb(log(1, 2, 3) 0 0)", "rgb(calc(foo(1)) 0 0)",
    ])
    func isNoColor(_ text: String) {
        let literals = CSSAnnotation.scan("a{color:\(text)}").literals
        #expect(literals.allSatisfy { $0.range.count < text.utf8.count }, "\(text)")
    }

    private static func color(_ text: String) -> RGBA? {
        let literal = CSSAnnotation.scan("a{color:\(text)}").literals.first
        return literal?.range.count == text.utf8.count ? literal?.color?.rgba : nil
    }
}
