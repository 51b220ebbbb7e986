import CSSColors
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// Changed CSS colors keep the style of their author.
@Suite struct CSSSpellingTests {
    /// An author's text, a color as hex digits, and the expected text.
    static let rows: [(author: String, color: String, expected: String)] = [
        // Hex digits keep their letters' case, and stay short where that is exact.
        ("#777", "767676", "#767676"), ("#777", "112233", "#123"), ("#FC0", "907300", "#907300"),
        ("#1E90FF", "aabbcc", "#AABBCC"), ("#1e90ff", "aabbcc80", "#aabbcc80"), ("#1e90ff80", "aabbcc", "#aabbccff"),
        ("#abcd", "11223344", "#1234"), ("#abc", "11223344", "#1234"), ("#abc", "01020304", "#01020304"),
        // A name becomes hex.
        ("red", "767676", "#767676"), ("transparent", "00000080", "#00000080"),
        // Whole numbers stay whole; what does not change stays as it is.
        ("rgb(119, 119, 119)", "767676", "rgb(118, 118, 118)"), ("rgb(1 2 3)", "010204", "rgb(1 2 4)"),
        ("RGB( 1,2 ,/**/3 )", "04050a", "RGB( 4,5 ,/**/10 )"), ("rgba(1,2,3,.5)", "01020880", "rgba(1,2,8,.502)"),
        // Alpha: as the author writes it, with the name that goes with commas.
        ("rgb(1, 2, 3)", "01020366", "rgba(1, 2, 3, 0.4)"), ("rgb(1 2 3)", "01020366", "rgb(1 2 3 / 0.4)"),
        ("HSL(0, 0%, 0%)", "00000066", "HSLA(0, 0%, 0%, 0.4)"), ("rgba(1,2,3,50%)", "01020366", "rgba(1,2,3,40%)"),
        ("rgb(1 2 3/.2)", "010203", "rgb(1 2 3/1)"), ("rgb(1 2 3/.2)", "01020366", "rgb(1 2 3/.4)"),
        // Percentages.
        ("rgb(50%, 50%, 50%)", "767676", "rgb(46%, 46%, 46%)"), ("rgb(50% 50% 50%)", "010101", "rgb(0% 0% 0%)"),
        // Hue in the author's unit, next to the author's turn.
        ("hsl(210, 50%, 50%)", "336699", "hsl(210, 50%, 40%)"),
        ("hsl(-150deg 50% 50%)", "336699", "hsl(-150deg 50% 40%)"),
        ("hsl(.5turn 50% 50%)", "339966", "hsl(.417turn 50% 40%)"), ("hsl(210 50 50)", "336699", "hsl(210 50 40)"),
        ("hsl(none 0% 50%)", "336699", "hsl(210 50% 40%)"), ("hsl(123 45% 50%)", "808080", "hsl(123 0% 50%)"),
        ("hsl(calc(100 + 110) 50% 50%)", "336699", "hsl(calc(100 + 110) 50% 40%)"),
        ("hwb(210 20% 40%)", "1a334c", "hwb(210 10.2% 70.2%)"),
        // Zeros before the point, or none.
        ("color(srgb .2 .4 .6)", "336680", "color(srgb .2 .4 .5)"),
        ("color(srgb 0.2 0.4 0.6)", "336680", "color(srgb 0.2 0.4 0.5)"),
    ]

    @Test(arguments: rows) func keepsTheAuthorsStyle(author: String, color: String, expected: String) throws {
        let wanted = try #require(CSSSpellingTests.color(color))
        #expect(CSSSpellingTests.respelled(author, as: ColorValue(wanted)) == expected)
    }

    static let authors = [
        "#777", "#1e90ff", "#1E90FF80", "red", "rgb(1, 2, 3)", "rgba(1,2,3,.5)", "rgb(10% 20% 30% / 50%)",
        "rgb(1.5 2.5 3.5)", "hsl(210, 50%, 50%)", "hsla(0.5turn,50%,50%,1)", "hsl(100grad 50 50)",
        "hsl(1rad 50.5% 50%)",
        "hwb(210 20% 40%)", "hwb(none 0% 0%)", "lab(50% 0 0)", "lab(50 10 -10)", "lch(50% 20 30deg)",
        "lch(50 20% .1turn)", "oklab(50% 0.1 -.1)", "oklab(.5 0 0)", "oklch(50% 0.1 210)", "oklch(0.5 .1 210deg / 1)",
        "color(srgb 0.1 0.2 0.3)", "color(srgb 10% 20% 30%)", "color(display-p3 0.1 0.2 0.3)", "color(xyz .1 .2 .3)",
        "color(srgb-linear 0.1 0.2 0.3)", "color(prophoto-rgb 0.1 0.2 0.3)", "color(rec2020 .1 .2 .3)",
    ]

    /// The text reads back as the wanted color: brightness within half a step of the author's grid, hue within 0.5°,
    /// saturation and alpha within 0.005. Integers up to 255 round, as hex digits do.
    @Test(arguments: authors) func readsBack(_ author: String) throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<rounds(200, debug: 40) {
            let brightness = (Double.random(in: 0.2...1, using: &random) * 100).rounded() / 100
            let hsb = HSB(
                hue: Double.random(in: 0...1, using: &random), saturation: Double.random(in: 0...1, using: &random),
                brightness: brightness)
            let alpha =
                Bool.random(using: &random) ? 1 : (Double.random(in: 0...1, using: &random) * 100).rounded() / 100
            let wanted = hsb.rgba(alpha: alpha)
            let text = try #require(CSSSpellingTests.respelled(author, as: ColorValue(hsb, alpha: alpha)))
            let literal = try #require(CSSSpellingTests.literal(author))
            let got = try #require(CSSColorSyntax.css.read(text, inPlaceOf: literal)).rgba
            let isByte = CSSSpellingTests.grid(author) == .steps(255)
            let step = isByte ? 1 / 255.0 : 0.012
            for (a, b) in [(got.red, wanted.red), (got.green, wanted.green), (got.blue, wanted.blue)] {
                #expect(abs(a - b) <= step, "\(text) for \(wanted)")
            }
            #expect(abs(got.alpha - alpha) <= 0.005, "\(text) for \(wanted)")
            if !isByte {
                let found = HSB(got)
                let turn = abs(found.hue - hsb.hue)
                #expect(hsb.saturation < 0.01 || min(turn, 1 - turn) <= 0.5001 / 360, "\(text) for \(hsb)")
                #expect(abs(found.saturation - hsb.saturation) <= 0.0051, "\(text) for \(hsb)")
                #expect(abs(found.brightness - brightness) <= 0.0051, "\(text) for \(hsb)")
            }
        }
    }

    /// The same color gives the same text, except that a name becomes hex digits.
    @Test(arguments: authors) func changesNothingWithoutNeed(_ author: String) throws {
        let literal = try #require(CSSSpellingTests.literal(author))
        let color = try #require(literal.color)
        let expected = author == "red" ? "#ff0000" : author
        #expect(CSSSpellingTests.respelled(author, as: color) == expected)
    }

    /// The author's form comes first, and each presentation reads back as the color.
    @Test(arguments: authors) func presentsTheAuthorsFormFirst(_ author: String) throws {
        let color = try #require(CSSSpellingTests.color("1e90ffcc"))
        let literal = try #require(CSSSpellingTests.literal(author))
        let found = SourceFile(path: "", language: .css, text: author).withBytes {
            CSSColorSyntax.css.spelling(of: literal, in: $0).presentations(of: color)
        }
        let name = author.prefix { $0.isLetter }
        #expect(name == "red" || name.isEmpty || found[0].text.hasPrefix(name))
        #expect(Set(found.map(\.text)).count == found.count)
        #expect(found.count >= 8)
        for presentation in found {
            let back = try #require(CSSColorSyntax.css.read(presentation.text, inPlaceOf: literal)).rgba
            #expect(HexColor(back) == HexColor(color), "\(presentation.text)")
            #expect(!presentation.text.contains("\n"))
        }
    }

    static let grids: [(author: String, grid: ComponentGrid)] = [
        ("#777", .steps(255)), ("red", .steps(255)), ("rgb(1 2 3)", .steps(255)), ("rgb(1.5 2 3)", .decimals(2)),
        ("rgb(1%, 2%, 3%)", .decimals(2)), ("rgb(1.25% 2% 3%)", .decimals(4)), ("hsl(1.5 2% 3%)", .decimals(2)),
        ("hsl(1 2.5 3)", .decimals(2)),
        ("hsl(1 2 3.5)", .decimals(3)), ("hwb(1 2 3)", .steps(200)), ("lab(50.5 1 2)", .decimals(3)),
        ("oklch(0.5 0.12 3)", .decimals(2)), ("oklch(50.5% 0.12 3)", .decimals(3)),
        ("color(srgb .125 0 0)", .decimals(3)), ("color-mix(in srgb, red, blue)", .steps(255)),
    ]

    @Test(arguments: grids) func usesTheAuthorsGrid(author: String, grid: ComponentGrid) {
        #expect(CSSSpellingTests.grid(author) == grid)
    }

    /// Colors outside a form and unclosed functions cannot be respelled.
    @Test func returnsNilForColorsOutsideTheForm() {
        let wide = ColorValue(.displayP3, 1, 0, 0)
        for author in ["#777", "rgb(1 2 3)", "hsl(1 2% 3%)", "hwb(1 2% 3%)", "red"] {
            #expect(CSSSpellingTests.respelled(author, as: wide) == nil)
        }
        #expect(CSSSpellingTests.respelled("color(display-p3 0 0 0)", as: wide) == "color(display-p3 1 0 0)")
        let file = SourceFile(path: "", language: .css, text: "a{color:rgb(1 2 3")
        let literals = CSSColorSyntax.css.scan(file).literals
        #expect(!literals.isEmpty)
        for literal in literals {
            #expect(
                file.withBytes { CSSColorSyntax.css.spelling(of: literal, in: $0).respelled(as: ColorValue(.black)) }
                    == nil)
        }
    }

    private static func color(_ digits: String) -> RGBA? {
        (try? Array(digits.utf8).withUnsafeBufferPointer { try HexColor(digits: $0) }).map { RGBA($0) }
    }

    private static func literal(_ text: String) -> ColorLiteral? {
        SourceFile(path: "", language: .css, text: text).withBytes {
            ColorLiteral(css: ByteRange(0, $0.count), in: $0)
        }
    }

    private static func respelled(_ author: String, as color: ColorValue) -> String? {
        guard let literal = literal(author) else { return nil }
        return SourceFile(path: "", language: .css, text: author).withBytes {
            CSSColorSyntax.css.spelling(of: literal, in: $0).respelled(as: color)
        }
    }

    private static func grid(_ author: String) -> ComponentGrid? {
        guard let literal = literal(author) else { return nil }
        return SourceFile(path: "", language: .css, text: author).withBytes {
            CSSColorSyntax.css.spelling(of: literal, in: $0).grid
        }
    }
}
