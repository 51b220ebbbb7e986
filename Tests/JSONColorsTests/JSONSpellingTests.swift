import ColorMath
import JSONColors
import SourceColors
import SourceText
import TestSupport
import Testing

@Suite struct JSONSpellingTests {
    @Test(
        arguments: [
            (##""#1e90ff""##, RGBA(white: 0), "#000000"),
            (##""#1E90FF""##, RGBA(red: 1, green: 0.8, blue: 0), "#FFCC00"),
            (##""#FfF""##, RGBA(red: 1, green: 0.8, blue: 0), "#FC0"),
            (##""#fff""##, RGBA(red: 1, green: 0.81, blue: 0), "#ffcf00"),
            (##""#fff8""##, RGBA(red: 0, green: 0, blue: 0, alpha: 0.2), "#0003"),
            (##""#11223380""##, RGBA(red: 0, green: 0, blue: 0, alpha: 1), "#000000ff"),
            (##""#112233""##, RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), "#00000080"),
            (##"{"color": "0x1e90ff"}"##, RGBA(white: 1), "0xffffff"),
            (##"{"color": "0X1E90FF"}"##, RGBA(red: 1, green: 0.8, blue: 0), "0XFFCC00"),
            (##"{"color": "0x1E90FF"}"##, RGBA(white: 1, alpha: 0.5), nil),
            (##"{"color": "red"}"##, RGBA(red: 0.5, green: 0, blue: 0), "#800000"),
            (##"{"a": "rgb(255, 0, 0)"}"##, RGBA(red: 0.2, green: 0.4, blue: 0.6), "rgb(51, 102, 153)"),
            (##"{"a": "hsl(0 100% 50%)"}"##, RGBA(red: 0, green: 0.5, blue: 0), "hsl(120 100% 25%)"),
            (
                ##"{"red": 0.500, "green": 0.25, "blue": 0}"##, RGBA(red: 0.25, green: 0.125, blue: 0),
                ##"{"red": 0.250, "green": 0.125, "blue": 0}"##
            ),
            (
                ##"{ "blue":0.5 , "red":1, /* c */ "green":0 }"##, RGBA(red: 0.87, green: 0, blue: 0.435),
                ##"{ "blue":0.44 , "red":0.87, /* c */ "green":0 }"##
            ),
            (
                ##"{"r": 255, "g": 128, "b": 0, "a": 1}"##, RGBA(red: 0.5, green: 0.25, blue: 0, alpha: 0.5),
                ##"{"r": 128, "g": 64, "b": 0, "a": 0.5}"##
            ),
            (
                ##"{"r": 255, "g": 128, "b": 0}"##, RGBA(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.25),
                ##"{"r": 255, "g": 128, "b": 0, "a": 0.25}"##
            ),
            (
                ##"{"r": 1, "g": 2, "b": 3, "a": 255}"##, RGBA(red: 0, green: 0, blue: 0, alpha: 0.2),
                ##"{"r": 0, "g": 0, "b": 0, "a": 51}"##
            ),
            (
                ##"{"red": 0.20392156862745098, "green": 0.78, "blue": 0.349}"##,
                RGBA(red: 0.20392156862745098, green: 0.5, blue: 0.25),
                ##"{"red": 0.20392156862745098, "green": 0.5, "blue": 0.25}"##
            ),
            (##"{"red": 1, "green": 0, "blue": 0}"##, RGBA(red: 1.2, green: 0, blue: 0), nil),
            (
                ##"{"hue": 0.6, "saturation": 0.8, "brightness": 0.9}"##,
                HSB(hue: 0.6, saturation: 0.8, brightness: 0.87).rgba(),
                ##"{"hue": 0.6, "saturation": 0.8, "brightness": 0.87}"##
            ),
            (
                ##"{"color-space": "srgb", "components": {"alpha": "1.000", "blue": "0.600", "green": "0x66", "red": "51"}}"##,
                RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5),
                ##"{"alpha": "0.500", "blue": "0.300", "green": "0x33", "red": "26"}"##
            ),
            (
                ##"{"color-space": "gray-gamma-22", "components": {"alpha": "1.0", "white": "0.5"}}"##,
                RGBA(white: 0.25),
                ##"{"alpha": "1.0", "white": "0.25"}"##
            ),
            (
                ##"{"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 1, "hex": "#336699"}}"##,
                RGBA(red: 0.1, green: 0.2, blue: 0.3),
                ##"{"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 1, "hex": "#1a334d"}"##
            ),
            (
                ##"{"$value": {"colorSpace": "srgb", "components": [0.2, "none", "none"]}}"##,
                RGBA(red: 0.1, green: 0.2, blue: 0),
                ##"{"colorSpace": "srgb", "components": [0.1, 0.2, "none"]}"##
            ),
            (
                ##"{"$value": {"colorSpace": "hsl", "components": [120, 100, 25]}}"##, RGBA(red: 0, green: 1, blue: 0),
                ##"{"colorSpace": "hsl", "components": [120, 100, 50]}"##
            ),
        ] as [(String, RGBA, String?)])
    func respelledInTheAuthorsStyle(text: String, color: RGBA, expected: String?) throws {
        let file = SourceFile(path: "x.json", language: .json, text: text)
        let literal = try #require(JSONColorSyntax().scan(file).literals.first)
        let spelled = file.withBytes {
            JSONColorSyntax().spelling(of: literal, in: $0).respelled(as: ColorValue(color))
        }
        #expect(spelled == expected)
        guard let spelled else { return }
        // What was written reads back as the color, and the whole text as before but for it.
        let read = try #require(JSONColorSyntax().read(spelled, inPlaceOf: literal)?.rgba)
        let edited = try #require([Edit(literal.range, spelled)].applied(to: file.bytes))
        let again = JSONColorSyntax().scan(SourceFile(path: "x.json", language: .json, bytes: edited)).literals
        #expect(again.count == 1)
        #expect(again.first?.color?.rgba == read)
    }

    @Test func hueAndSaturationAreKept() throws {
        var random = SplitMix64(seed: 5)
        let templates = [
            ##"{"red": 0.50, "green": 0.25, "blue": 0.75}"##,
            ##"{"hue": 0.11, "saturation": 0.52, "brightness": 0.93}"##,
            ##"{"color-space":"srgb","components":{"red":"0.500","green":"0.250","blue":"0.750","alpha":"1.000"}}"##,
        ]
        for template in templates {
            let file = SourceFile(path: "x.json", language: .json, text: template)
            let literal = try #require(JSONColorSyntax().scan(file).literals.first)
            for _ in 0..<500 {
                let wanted = HSB(
                    hue: .random(in: 0..<1, using: &random), saturation: .random(in: 0.2...1, using: &random),
                    brightness: .random(in: 0.2...1, using: &random))
                let text = try #require(
                    file.withBytes { JSONColorSyntax().spelling(of: literal, in: $0).respelled(as: ColorValue(wanted)) }
                )
                let got = try #require(JSONColorSyntax().read(text, inPlaceOf: literal)).hsb
                let turn = abs(got.hue - wanted.hue)
                #expect(min(turn, 1 - turn) * 360 <= 0.5, "\(wanted) as \(text)")
                #expect(abs(got.saturation - wanted.saturation) <= 0.005, "\(wanted) as \(text)")
                #expect(abs(got.brightness - wanted.brightness) <= 0.0051, "\(wanted) as \(text)")
            }
        }
    }

    @Test(arguments: [
        (##""#1e90ff""##, ComponentGrid.steps(255)),
        (##"{"red": 1, "green": 0.5, "blue": 0}"##, .decimals(2)),
        (##"{"red": 0.125, "green": 0.5, "blue": 0}"##, .decimals(3)),
        (##"{"red": 0.20392156862745098, "green": 0.5, "blue": 0}"##, .decimals(4)),
        (##"{"r": 255, "g": 0, "b": 0}"##, .steps(255)),
        (##"{"color-space":"srgb","components":{"red":"0xFF","green":"0x00","blue":"0x00"}}"##, .steps(255)),
        (##"{"color-space":"srgb","components":{"red":"0.500","green":"0.250","blue":"0.750"}}"##, .decimals(3)),
    ])
    func grids(text: String, grid: ComponentGrid) throws {
        let file = SourceFile(path: "x.json", language: .json, text: text)
        let literal = try #require(JSONColorSyntax().scan(file).literals.first)
        #expect(file.withBytes { JSONColorSyntax().spelling(of: literal, in: $0).grid } == grid)
    }

    @Test(arguments: [
        (##""#1E90FF""##, RGBA(red: 1, green: 0.8, blue: 0), ["#FFCC00", "#FFCC00FF"]),
        (##""#fff""##, RGBA(red: 1, green: 0.8, blue: 0, alpha: 0.2), ["#fc03", "#ffcc0033"]),
        (##""#11223344""##, RGBA(white: 0), ["#000000ff"]),
        (##"{"color": "red"}"##, RGBA(white: 1), ["white", "#ffffff"]),
        (##"{"color": "0x1E90FF"}"##, RGBA(white: 1), ["0xFFFFFF"]),
        (
            "{\n  \"red\": 1,\n  \"green\": 0,\n  \"blue\": 0\n}", RGBA(white: 0.5),
            [##"{ "red": 0.5, "green": 0.5, "blue": 0.5 }"##]
        ),
        ("{\"red\": 1, // c\n\"green\": 0, \"blue\": 0}", RGBA(white: 0.5), []),
    ])
    func presentations(text: String, color: RGBA, expected: [String]) throws {
        let file = SourceFile(path: "x.json", language: .json, text: text)
        let literal = try #require(JSONColorSyntax().scan(file).literals.first)
        let found = file.withBytes { JSONColorSyntax().spelling(of: literal, in: $0).presentations(of: color) }
        #expect(found.map(\.text) == expected)
    }

    @Test func whereANameStands() {
        let file = SourceFile(path: "x.json", language: .json, text: ##"{"a": "{brand}", "b": 5}"##)
        file.withBytes { source in
            #expect(
                JSONColorSyntax().spell(.black, inPlaceOf: ByteRange(7, 14), in: source, of: ColorFacts()) == "#000000")
            #expect(
                JSONColorSyntax().spell(.black, inPlaceOf: ByteRange(22, 23), in: source, of: ColorFacts())
                    == ##""#000000""##)
        }
    }
}
