import SourceColors
import SourceText
import SwiftColors
import TestSupport
import Testing

/// Files are not read at all unless something in them looks like a color. These have nothing but the call.
@Suite struct SwiftPrefilterTests {
    @Test(
        "An implicit initializer alone is found",
        arguments: [
            "red: 1, green: 0, blue: 0, alpha: 1", "hue: 0.5, saturation: 1, brightness: 1, alpha: 1",
            "white: 0.5, alpha: 1", "displayP3Red: 1, green: 0, blue: 0, alpha: 1",
            "srgbRed: 1, green: 0, blue: 0, alpha: 1", "calibratedRed: 1, green: 0, blue: 0, alpha: 1",
            "deviceRed: 1, green: 0, blue: 0, alpha: 1", "calibratedHue: 0.5, saturation: 1, brightness: 1, alpha: 1",
            "deviceHue: 0.5, saturation: 1, brightness: 1, alpha: 1", "calibratedWhite: 0.5, alpha: 1",
            "deviceWhite: 0.5, alpha: 1", "genericGamma22White: 0.5, alpha: 1",
        ], ["", "\n    "])
    func implicitInitializer(arguments: String, space: String) {
        let text = "let tint = Theme(ink: .init(\(space)\(arguments)))\n"
        let facts = Array(text.utf8).withUnsafeBufferPointer {
            SwiftColorSyntax().scan(SourceBytes($0), options: ScanOptions())
        }
        #expect(facts.literals.count == 1)
    }

    @Test(
        "A comment does not hide code",
        arguments: [
            ("/*\n// a\n// */ let ink = ¤\n", true), ("let a = 1 // b\nlet ink = ¤\n", true),
            ("// ¤\r let ink = ¤\n", true), ("\t// color\n let ink = ¤\n", true),
            ("let page = \"\"\"\n// \\(¤)\n\"\"\"\n", false), ("  // ¤\n/// ¤\n", false),
        ])
    func comment(_ text: String, isFound: Bool) {
        let text = text.split(separator: "¤", omittingEmptySubsequences: false).joined(separator: "Color(white: 0.5)")
        #expect((literalCount(text) > 0) == isFound)
    }

    @Test func directivesAreFound() {
        let text = "let a = 1\n    // color-lint:disable-next-line contrast\nlet b = 2\n"
        let facts = Array(text.utf8).withUnsafeBufferPointer {
            SwiftColorSyntax().scan(SourceBytes($0), options: ScanOptions())
        }
        #expect(facts.directives.count == 1)
    }

    @Test(
        "Classes of views are found",
        arguments: [
            ("class Name: UILabel {}", true), ("final class Name: UIView, Themed {\n}", true),
            ("let name: UILabel", false), ("class Name: Codable {}", false), ("// class Name: UILabel {}", false),
            (": UILabel", false),
        ])
    func viewClass(_ text: String, isFound: Bool) {
        let facts = Array(text.utf8).withUnsafeBufferPointer {
            SwiftColorSyntax().scan(SourceBytes($0), options: ScanOptions())
        }
        #expect(!facts.viewClasses.isEmpty == isFound)
    }

    private func literalCount(_ text: String) -> Int {
        Array(text.utf8).withUnsafeBufferPointer {
            SwiftColorSyntax().scan(SourceBytes($0), options: ScanOptions()).literals.count
        }
    }

    @Test(
        "A label that asks for digits is found",
        arguments: [
            "hex", "HEX", "hexValue", "hexString", "hexCode", "hexInt", "netHex", "hexadecimal", "hexadecimalValue",
            "rgb",
            "rgbValue", "rgba", "rgbaInt", "argb", "argbCode",
        ])
    func label(_ label: String) {
        #expect(literalCount("let tint = Ink(\(label): 0x336699)\n") == 1)
    }

    @Test("A string of digits is found", arguments: ["#369", "#3698", "#336699", "#33669980"])
    func digits(_ digits: String) {
        #expect(literalCount("let page = Page(hex: \"\(digits)\")\n") == 1)
        let isLong = digits.utf8.count > 6
        #expect(literalCount("let page = [\"\(digits)\"]\n") == (isLong ? 1 : 0))
    }

    @Test(
        "A trigger is found at any offset",
        arguments: [
            "[\"#336699\"]", "UIColor(white: 0, alpha: 1)", "[.init(white: 0, alpha: 1)]", "Ink(hex: 0x336699)",
            "Ink(rgb: 0x336699)",
        ])
    func offset(_ value: String) {
        for count in 0..<40 {
            let text = "// " + String(repeating: "-", count: count) + "\nlet page = \(value)\n"
            #expect(literalCount(text) == 1, "after \(count) bytes")
        }
    }

    @Test(
        "Where only literals are wanted, none is missed",
        arguments: try ["SwiftLiterals", "SwiftNamedNumbers", "SwiftComponents", "SwiftDefinitions"].flatMap {
            try Fixtures.examples($0)
        })
    func literalsAlone(_ example: Example) {
        for line in [example.text] + example.text.split(separator: "\n").map(String.init) {
            var options = ScanOptions()
            let all = Array(line.utf8).withUnsafeBufferPointer {
                SwiftColorSyntax().scan(SourceBytes($0), options: options)
            }
            options.findsLiteralsOnly = true
            let some = Array(line.utf8).withUnsafeBufferPointer {
                SwiftColorSyntax().scan(SourceBytes($0), options: options)
            }
            #expect(some.literals.map(\.range) == all.literals.map(\.range), "\(line)")
        }
    }
}
