import ColorMath
import SourceColors
import SourceText
import SwiftColors
import TestSupport
import Testing

/// The first literal of a text, with its spellings.
private struct Subject {
    let file: SourceFile
    let literal: ColorLiteral

    init(_ text: String) throws {
        file = SourceFile(path: "Example.swift", language: .swift, text: text)
        literal = try #require(SwiftColorSyntax().scan(file).literals.first)
    }

    var text: String { file.text(literal.range) }

    func respell(_ color: ColorValue) -> String? {
        file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).respelled(as: color) }
    }

    var grid: ComponentGrid { file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).grid } }

    func presentations(_ color: RGBA) -> [String] {
        file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).presentations(of: color) }.map(\.text)
    }
}

@Suite struct SwiftRespellTests {
    static let greens: [(String, String)] = [
        // The wanted color is hue 0.4, saturation 0.5, brightness 0.6.
        ("Color(hue: 0.4, saturation: 0.5, brightness: 0.9)", "Color(hue: 0.4, saturation: 0.5, brightness: 0.6)"),
        (
            "Color(hue: 0.40, saturation: 0.50, brightness: 0.90)",
            "Color(hue: 0.40, saturation: 0.50, brightness: 0.60)"
        ),
        ("Color(hue:0.4,saturation:0.5,brightness:1)", "Color(hue:0.4,saturation:0.5,brightness:0.6)"),
        (
            "Color(hue: 144/360, saturation: 0.5, brightness: 1.0)",
            "Color(hue: 144/360, saturation: 0.5, brightness: 0.6)"
        ),
        (
            "UIColor(hue: 0.4, saturation: 0.5,\n  brightness: 0.9 /* light */, alpha: 1)",
            "UIColor(hue: 0.4, saturation: 0.5,\n  brightness: 0.6 /* light */, alpha: 1)"
        ),
        ("Color(red: 0.3, green: 0.6, blue: 0.5)", "Color(red: 0.3, green: 0.6, blue: 0.42)"),
        ("Color(red: 0.45, green: 0.9, blue: 0.63)", "Color(red: 0.3, green: 0.6, blue: 0.42)"),
        ("UIColor(red: 0.451, green: 0.9, blue: 0.6, alpha: 1)", "UIColor(red: 0.3, green: 0.6, blue: 0.42, alpha: 1)"),
        (
            "UIColor(red: 115/255, green: 230/255, blue: 161/255, alpha: 1)",
            "UIColor(red: 77/255, green: 153/255, blue: 107/255, alpha: 1)"
        ),
        (
            "UIColor(red: 115.0/255.0, green: 230.0 / 255, blue: 161/255, alpha: 1.0)",
            "UIColor(red: 77.0/255.0, green: 153.0 / 255, blue: 107/255, alpha: 1.0)"
        ),
        (
            "UIColor(red: CGFloat(115)/255, green: 1, blue: (161/255), alpha: 1)",
            "UIColor(red: CGFloat(77)/255, green: 0.6, blue: (107/255), alpha: 1)"
        ),
        (
            "UIColor(red: CGFloat(255/255), green: 1, blue: 1, alpha: 1)",
            "UIColor(red: 0.3, green: 0.6, blue: 0.42, alpha: 1)"
        ),
        ("UIColor(hex: 0x1E90FF)", "0x4D996B"), ("UIColor(hex: 0x1e90ff)", "0x4d996b"),
        ("UIColor(hex: 0x1E_90_FF)", "0x4D_99_6B"),
        ("UIColor(rgba: 0x1E90FF80)", "0x4D996BFF"), ("UIColor(argb: 0x801E90FF)", "0xFF4D996B"),
        ("let a = \"#1e90ff\"", "#4d996b"), ("Color(hex: \"1E90FF\")", "4D996B"), ("Color(hex: \"#fff\")", "#4d996b"),
        (
            "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
            "#colorLiteral(red: 0.3, green: 0.6, blue: 0.42, alpha: 1)"
        ),
        (".init(red: 0.1, green: 0.2, blue: 0.3)", ".init(red: 0.3, green: 0.6, blue: 0.42)"),
    ]

    @Test(arguments: greens)
    func keepsTheAuthorsStyle(_ text: String, _ expected: String) throws {
        let subject = try Subject(text)
        let wanted = ColorValue(.hsb, 0.4, 0.5, 0.6)
        let spelled = try #require(subject.respell(wanted))
        #expect(spelled == expected)
        let read = try #require(SwiftColorSyntax().read(spelled, inPlaceOf: subject.literal)?.rgba)
        #expect(abs(read.green - 0.6) < 0.004 && abs(read.red - 0.3) < 0.004 && abs(read.blue - 0.42) < 0.004)
    }

    @Test func writesAlphaIfTheFormHasIt() throws {
        let half = ColorValue(RGBA(white: 0, alpha: 0.5))
        #expect(try Subject("Color(white: 0)").respell(half) == "Color(white: 0, opacity: 0.5)")
        #expect(try Subject("Color(white: 0, opacity: 0.25)").respell(half) == "Color(white: 0, opacity: 0.5)")
        #expect(try Subject("UIColor(white: 0, alpha: 1)").respell(half) == "UIColor(white: 0, alpha: 0.5)")
        #expect(try Subject("UIColor(hex: 0x000000)").respell(half) == nil)
        #expect(try Subject("UIColor(rgba: 0x000000FF)").respell(half) == "0x00000080")
        #expect(try Subject("UIColor(hex: 0x777777, alpha: 0.5)").respell(half) == "0x000000")
        #expect(try Subject("UIColor(hex: 0x777777, alpha: 0.6)").respell(half) == nil)
    }

    @Test func returnsNilForColorsOutsideTheForm() throws {
        #expect(try Subject("Color(white: 0.5)").respell(ColorValue(.srgb, 1, 0, 0)) == nil)
        #expect(try Subject("Color(red: 0, green: 0, blue: 0)").respell(ColorValue(.displayP3, 1, 0, 0)) == nil)
        #expect(try Subject("Color(red: 0, green: 0, blue: 0)").respell(ColorValue(.srgb, .nan, 0, 0)) == nil)
        #expect(try Subject("Color(red: r, green: 0, blue: 0)").respell(ColorValue(.srgb, 1, 0, 0)) == nil)
    }

    @Test func blackAndGrayKeepTheirHue() throws {
        let subject = try Subject("Color(hue: 0.6, saturation: 0.8, brightness: 0.9)")
        #expect(subject.respell(ColorValue(.black)) == "Color(hue: 0.6, saturation: 0.8, brightness: 0.0)")
        #expect(subject.respell(ColorValue(.white)) == "Color(hue: 0.6, saturation: 0.0, brightness: 1.0)")
    }

    @Test func keepsTheColorSpace() throws {
        let subject = try Subject("Color(.displayP3, red: 0.5, green: 0, blue: 0)")
        #expect(
            subject.respell(ColorValue(.displayP3, 0.75, 0, 0)) == "Color(.displayP3, red: 0.75, green: 0, blue: 0)")
    }

    @Test(arguments: [
        ("Color(hue: 0.6, saturation: 0.8, brightness: 0.9)", ComponentGrid.decimals(2)),
        ("Color(hue: 0.6, saturation: 0.8, brightness: 0.905)", .decimals(3)),
        ("Color(red: 0.1176470588, green: 0.2, blue: 0.3)", .decimals(4)),
        ("Color(red: 1, green: 0, blue: 0)", .decimals(2)),
        ("UIColor(red: 1/255, green: 0, blue: 0, alpha: 1)", .steps(255)), ("UIColor(hex: 0x1E90FF)", .steps(255)),
        ("let a = \"#1e90ff\"", .steps(255)),
    ])
    func usesTheAuthorsGrid(_ text: String, _ grid: ComponentGrid) throws {
        #expect(try Subject(text).grid == grid)
    }

    @Test(arguments: try Fixtures.examples("SwiftLiterals").filter { $0.marked.contains("⟦") })
    func everyLiteralReadsBack(_ example: Example) {
        let file = SourceFile(path: "a.swift", language: .swift, text: example.text)
        let literals = SwiftColorSyntax().scan(file).literals
        #expect(!literals.isEmpty)
        for literal in literals {
            #expect(SwiftColorSyntax().read(file.text(literal.range), inPlaceOf: literal) == literal.color)
            guard let color = literal.color else { continue }
            let same = file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).respelled(as: color) }
            #expect(same == file.text(literal.range) || !color.rgba.isInGamut)
        }
    }

    @Test func presentationsReadBack() throws {
        var random = SplitMix64(seed: 11)
        let texts = [
            "Color(hue: 0.6, saturation: 0.8, brightness: 0.9)", "Color(red: 0.1, green: 0.2, blue: 0.3)",
            "UIColor(red: 1/255, green: 2/255, blue: 3.0/255, alpha: 1)",
            "NSColor(calibratedHue: 0, saturation: 0, brightness: 1, alpha: 1)",
            "UIColor(hex: 0x1E_90_FF)", "let a = \"#1e90ff\"",
            "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
        ]
        for text in texts {
            let subject = try Subject(text)
            for _ in 0..<300 {
                let wanted = HexColor(rgb: UInt32.random(in: 0..<(1 << 24), using: &random))
                let presentations = subject.presentations(RGBA(wanted))
                #expect(!presentations.isEmpty)
                for spelled in presentations {
                    #expect(!spelled.isEmpty)
                    let again = SwiftColorSyntax().scan(
                        SourceFile(
                            path: "a.swift", language: .swift,
                            text: text.contains("(hex")
                                ? "UIColor(hex: \(spelled))" : text.contains("\"") ? "\"\(spelled)\"" : spelled))
                    #expect(again.literals.first?.color.map { HexColor($0.rgba) } == wanted)
                }
            }
        }
    }
}
