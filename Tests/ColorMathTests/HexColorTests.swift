import ColorMath
import SourceText
import TestSupport
import Testing

@Suite struct HexColorTests {
    @Test(
        "3, 4, 6 and 8 digits",
        arguments: [
            ("1e90ff", HexAlphaOrder.rgba, HexColor(red: 30, green: 144, blue: 255)),
            ("1E90Ff", .rgba, HexColor(red: 30, green: 144, blue: 255)),
            ("1e90ff80", .rgba, HexColor(red: 30, green: 144, blue: 255, alpha: 128)),
            ("801e90ff", .argb, HexColor(red: 30, green: 144, blue: 255, alpha: 128)),
            ("1e90ff", .argb, HexColor(red: 30, green: 144, blue: 255)),
            ("f8a", .rgba, HexColor(red: 255, green: 136, blue: 170)),
            ("f8a3", .rgba, HexColor(red: 255, green: 136, blue: 170, alpha: 51)),
            ("3f8a", .argb, HexColor(red: 255, green: 136, blue: 170, alpha: 51)),
            ("000", .argb, HexColor(red: 0, green: 0, blue: 0)),
            ("0000", .rgba, HexColor(red: 0, green: 0, blue: 0, alpha: 0)),
        ])
    func reads(text: String, order: HexAlphaOrder, expected: HexColor) throws {
        #expect(try HexColor(digits: text, order: order) == expected)
        let value = try #require(UInt32(text, radix: 16))
        #expect(try HexColor(value: value, digitCount: text.utf8.count, order: order) == expected)
    }

    @Test(
        "Anything else is an error, never black",
        arguments: [
            ("", HexColorError.wrongCount(0)), ("1", .wrongCount(1)), ("12", .wrongCount(2)), ("12345", .wrongCount(5)),
            ("1234567", .wrongCount(7)), ("123456789", .wrongCount(9)), ("fff ", .notADigit(at: 3)),
            ("#fff", .notADigit(at: 0)), ("12g456", .notADigit(at: 2)), ("0x1e90ff", .notADigit(at: 1)),
            ("-12345", .notADigit(at: 0)), ("１２３", .notADigit(at: 0)), ("12:456", .notADigit(at: 2)),
            ("12/456", .notADigit(at: 2)), ("12@456", .notADigit(at: 2)), ("12`456", .notADigit(at: 2)),
            ("12\u{10}456", .notADigit(at: 2)), ("\u{0}\u{0}\u{0}", .notADigit(at: 0)),
        ])
    func refuses(text: String, expected: HexColorError) {
        #expect(throws: expected) { try HexColor(digits: text) }
    }

    @Test("Every byte is a digit or not")
    func digits() {
        for byte in UInt8.min...UInt8.max {
            let character = Character(Unicode.Scalar(byte))
            let expected = byte < 128 ? character.hexDigitValue.map(UInt8.init) : nil
            #expect(hexDigitValue(byte) == expected)
        }
    }

    @Test("Every short form equals its long form")
    func doubling() throws {
        for value in stride(from: UInt32(0), through: 0xFFFF, by: isOptimizedBuild ? 1 : 7) {
            let short = String(value, radix: 16)
            let four = String(repeating: "0", count: 4 - short.count) + short
            let eight = four.map { "\($0)\($0)" }.joined()
            for order in HexAlphaOrder.allCases {
                #expect(try HexColor(digits: four, order: order) == HexColor(digits: eight, order: order))
            }
        }
    }

    @Test(
        "Colors known by their components",
        arguments: [
            (RGBA(red: 0.2039215, green: 0.7803921, blue: 0.3490195), "#34c759"),
            (RGBA(red: 0, green: 0.5333333, blue: 1), "#0088ff"),
            (RGBA(red: 1, green: 0.1764705, blue: 0.3333333, alpha: 0.5), "#ff2d5580"),
            // Components are clamped and rounded; 32.99 is 33.
            (RGBA(red: -1, green: 2, blue: 32.99 / 255), "#00ff21"),
            (RGBA(red: .nan, green: .infinity, blue: -.infinity), "#00ff00"),
        ])
    func known(color: RGBA, expected: String) {
        #expect(HexColor(color).description == expected)
    }

    @Test(
        "Styles of writing",
        arguments: [
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCC), HexStyle(), "aabbcc"),
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCC), HexStyle(isUppercase: true), "AABBCC"),
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCC), HexStyle(prefersShort: true), "abc"),
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCD), HexStyle(prefersShort: true), "aabbcd"),
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCC), HexStyle(prefersShort: true, alpha: .always), "abcf"),
            (HexColor(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0x12), HexStyle(prefersShort: true), "aabbcc12"),
            (
                HexColor(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0x12), HexStyle(prefersShort: true, alpha: .never),
                "abc"
            ),
            (HexColor(red: 1, green: 2, blue: 3, alpha: 0x80), HexStyle(), "01020380"),
            (HexColor(red: 1, green: 2, blue: 3, alpha: 0x80), HexStyle(order: .argb), "80010203"),
            (HexColor(red: 1, green: 2, blue: 3), HexStyle(alpha: .always, order: .argb), "ff010203"),
            (
                HexColor(red: 0x11, green: 0x22, blue: 0x33, alpha: 0x44), HexStyle(prefersShort: true, order: .argb),
                "4123"
            ),
        ])
    func writes(color: HexColor, style: HexStyle, expected: String) throws {
        #expect(color.digits(style) == expected)
        if style.alpha != .never { #expect(try HexColor(digits: expected, order: style.order) == color) }
    }
}
