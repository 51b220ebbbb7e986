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

    func presentations(_ color: RGBA) -> [String] {
        file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).presentations(of: color) }.map(\.text)
    }
}

@Suite struct SwiftPresentationTests {
    @Test func presentsTheAuthorsFormFirst() throws {
        let orange = RGBA(red: 1, green: 0.5, blue: 0)
        #expect(
            try Subject("Color(red: 0, green: 0, blue: 0)").presentations(orange) == [
                "Color(red: 1, green: 0.5, blue: 0)", "Color(hue: 0.0833, saturation: 1, brightness: 1)",
            ])
        #expect(
            try Subject("UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1.0)").presentations(orange) == [
                "UIColor(hue: 0.0833, saturation: 1, brightness: 1, alpha: 1.0)",
                "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1.0)",
            ])
        #expect(
            try Subject("SwiftUI.Color(white: 0)").presentations(RGBA(white: 0.5, alpha: 0.5)) == [
                "SwiftUI.Color(white: 0.5, opacity: 0.5)",
                "SwiftUI.Color(hue: 0, saturation: 0, brightness: 0.5, opacity: 0.5)",
                "SwiftUI.Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)",
            ])
        #expect(
            try Subject("NSColor(deviceRed: 0, green: 0, blue: 0, alpha: 1)").presentations(orange) == [
                "NSColor(deviceRed: 1, green: 0.5, blue: 0, alpha: 1)",
                "NSColor(deviceHue: 0.0833, saturation: 1, brightness: 1, alpha: 1)",
            ])
        #expect(try Subject("UIColor(hex: 0x000000)").presentations(orange) == ["0xFF8000"])
        #expect(try Subject("let a = \"#000000\"").presentations(RGBA(white: 1, alpha: 0)) == ["#ffffff00"])
        #expect(try Subject("UIColor(hex: 0x000000)").presentations(RGBA(white: 1, alpha: 0)) == [])
    }

    /// Presentations of the orange 1, 0.5, 0 in place of a literal, for each initializer.
    static let oranges: [(String, [String])] = [
        (
            "Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)",
            [
                "Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1)",
                "Color(hue: 0.0833, saturation: 1, brightness: 1, opacity: 1)",
            ]
        ),
        (
            "Color(red:0,green:0,blue:0)",
            ["Color(red:1,green:0.5,blue:0)", "Color(hue:0.0833,saturation:1,brightness:1)"]
        ),
        ("Color(.displayP3, red: 0, green: 0, blue: 0)", ["Color(.displayP3, red: 1, green: 0.5, blue: 0)"]),
        ("Color(.sRGBLinear, red: 0, green: 0, blue: 0)", ["Color(.sRGBLinear, red: 1, green: 0.214, blue: 0)"]),
        ("Color(.sRGBLinear, white: 0)", ["Color(.sRGBLinear, red: 1, green: 0.214, blue: 0)"]),
        ("Color(.displayP3,white:0)", ["Color(.displayP3,red:1,green:0.5,blue:0)"]),
        ("Color.Resolved(red: 0, green: 0, blue: 0)", ["Color.Resolved(red: 1, green: 0.5, blue: 0)"]),
        (
            "UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)",
            ["UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)"]
        ),
        (
            "NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)",
            [
                "NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)",
                "NSColor(hue: 0.0833, saturation: 1, brightness: 1, alpha: 1)",
            ]
        ),
        (
            "NSColor(calibratedWhite: 0, alpha: 1.0)",
            [
                "NSColor(calibratedHue: 0.0833, saturation: 1, brightness: 1, alpha: 1.0)",
                "NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1.0)",
            ]
        ),
        (
            "NSColor(genericGamma22White: 0, alpha: 1)",
            [
                "NSColor(hue: 0.0833, saturation: 1, brightness: 1, alpha: 1)",
                "NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
            ]
        ),
        (
            "NSColor(colorSpace: .sRGB, hue: 0, saturation: 0, brightness: 0, alpha: 1)",
            [
                "NSColor(colorSpace: .sRGB, hue: 0.0833, saturation: 1, brightness: 1, alpha: 1)",
                "NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
            ]
        ),
        ("CGColor(red: 0, green: 0, blue: 0, alpha: 1)", ["CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)"]),
        ("CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)", ["CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)"]),
        ("CGColor(gray: 0, alpha: 1)", ["CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)"]),
        ("CIColor(red: 0, green: 0, blue: 0)", ["CIColor(red: 1, green: 0.5, blue: 0)"]),
        (
            "let a: Color = .init(white: 0)",
            [".init(hue: 0.0833, saturation: 1, brightness: 1)", ".init(red: 1, green: 0.5, blue: 0)"]
        ),
        (
            "let a: UIColor = .init(white: 0, alpha: 1)",
            [
                ".init(hue: 0.0833, saturation: 1, brightness: 1, alpha: 1)",
                ".init(red: 1, green: 0.5, blue: 0, alpha: 1)",
            ]
        ),
        (
            "#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)",
            ["#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)"]
        ),
        ("UIColor(argb: 0xFF000000)", ["0xFFFF8000"]), ("UIColor(\"#000\")", ["#ff8000"]),
        ("Color(hex: \"000000\")", ["ff8000"]),
        (
            "Color(\n  .displayP3,\n  red: 0, // none\n  green: 0.0,\n  blue: 0\n)",
            ["Color(.displayP3, red: 1, green: 0.5, blue: 0)"]
        ),
    ]

    @Test(arguments: oranges)
    func presentsEachForm(_ text: String, _ expected: [String]) throws {
        let subject = try Subject(text)
        let isP3 = text.contains("isplayP3")
        let orange = isP3 ? ColorValue(.displayP3, 1, 0.5, 0).rgba : RGBA(red: 1, green: 0.5, blue: 0)
        #expect(subject.presentations(orange) == expected)
    }

    /// Each presentation, in place of the literal, gives the color and keeps the type.
    @Test(arguments: try Fixtures.examples("SwiftLiterals").filter { $0.marked.contains("⟦") })
    func presentationsKeepTheType(_ example: Example) throws {
        let file = SourceFile(path: "a.swift", language: .swift, text: example.text)
        let literals = SwiftColorSyntax().scan(file).literals
        #expect(!literals.isEmpty)
        for (number, literal) in literals.enumerated() {
            guard let own = literal.color else { continue }
            var wanted = RGBA(HexColor(rgb: 0x336699))
            if literal.alphaIsOutside { wanted.alpha = own.alpha }
            let spelled = file.withBytes { SwiftColorSyntax().spelling(of: literal, in: $0).presentations(of: wanted) }
            #expect(!spelled.isEmpty)
            for presentation in spelled {
                let changed = SourceFile(
                    path: "a.swift", language: .swift,
                    bytes: try #require([Edit(literal.range, presentation.text)].applied(to: file.bytes)))
                let again = SwiftColorSyntax().scan(changed).literals
                try #require(again.count == literals.count)
                #expect(again[number].color.map { HexColor($0.rgba) } == HexColor(wanted))
                #expect(again[number].form.colorType == literal.form.colorType)
            }
        }
    }

    @Test func aPresentationIsOneLine() throws {
        let subject = try Subject("Color(\n  red: 0,\n  green: 0,\n  blue: 0\n)")
        #expect(subject.presentations(.white).first == "Color(red: 1, green: 1, blue: 1)")
    }

    static let places: [(String, String?)] = [
        ("Text(\"a\").foregroundStyle(⟦.red¦⟧).background(.white)", "Color(red: 1, green: 0.5, blue: 0)"),
        ("Text(\"a\").foregroundStyle(⟦.red¦⟧.opacity(0.5)).background(.white)", "Color(red: 1, green: 0.5, blue: 0)"),
        ("Text(\"a\").foregroundStyle(⟦Color.red¦⟧).background(.white)", "Color(red: 1, green: 0.5, blue: 0)"),
        ("Text(\"a\").foregroundStyle(⟦Theme.x¦⟧).background(.white)", "Color(red: 1, green: 0.5, blue: 0)"),
        ("label.textColor = ⟦UIColor.red¦⟧", "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"),
        ("import UIKit\nlabel.textColor = ⟦.red¦⟧", "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"),
        ("import AppKit\nlabel.textColor = ⟦.red¦⟧", "NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)"),
        ("label.textColor = ⟦.red¦⟧", nil), ("let a = ⟦1¦⟧; label.textColor = .red", nil),
    ]

    @Test(arguments: places)
    func spellsALiteralForANameOfItsFramework(_ text: String, _ expected: String?) throws {
        let marked = MarkedSource(text)
        let mark = try #require(marked.marks.first)
        let file = SourceFile(path: "a.swift", language: .swift, text: marked.text)
        let spelled = file.withBytes {
            SwiftColorSyntax().spell(
                RGBA(red: 1, green: 0.5, blue: 0), inPlaceOf: ByteRange(mark.lowerBound, mark.upperBound), in: $0,
                of: SwiftColorSyntax().scan(file))
        }
        #expect(spelled == expected)
    }
}

extension LiteralForm {
    /// The type of a call.
    fileprivate var colorType: SwiftColorType? { if case .swiftCall(let type, _) = self { type } else { nil } }
}
