import Foundation

/// Literals of Swift, marked with the colors they give.
enum SwiftLiteralExamples {
    static let all: [String] = [
        // SwiftUI.
        "let a = ⟦Color(hue: 0.6, saturation: 0.8, brightness: 0.9)¦#2e77e6⟧",
        "let a = ⟦Color(hue: 0.6, saturation: 0.8, brightness: 0.9, opacity: 0.5)¦#2e77e680⟧",
        "let a = ⟦Color(red: 0.5, green: 0, blue: 1)¦#8000ff⟧",
        "let a = ⟦Color(.sRGB, red: 0.5, green: 0, blue: 1, opacity: 1)¦#8000ff⟧",
        "let a = ⟦Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)¦#bc00ff⟧",
        "let a = ⟦Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)¦#808080⟧",
        "let a = ⟦Color(.displayP3, red: 1, green: 0, blue: 0)¦#ff0000⟧",
        "let a = ⟦Color(Color.RGBColorSpace.sRGB, red: 0, green: 0, blue: 1)¦#0000ff⟧",
        "let a = ⟦Color(white: 0.2)¦#333333⟧, b = ⟦Color(.sRGB, white: 0.2, opacity: 0)¦#33333300⟧",
        "let a = ⟦Color(.sRGBLinear, white: 0.5)¦#bcbcbc⟧, b = ⟦Color(.displayP3, white: 0.2)¦#333333⟧",
        "let a = ⟦Color.init(red: 0, green: 1, blue: 0)¦#00ff00⟧",
        "let a: Color = ⟦.init(red: 0, green: 1, blue: 0)¦#00ff00⟧",
        "let a = ⟦SwiftUI.Color(red: 0, green: 1, blue: 0)¦#00ff00⟧",
        "let a = ⟦Color.Resolved(red: 0, green: 1, blue: 0)¦#00ff00⟧",
        "let a = ⟦Color.Resolved(colorSpace: .sRGB, red: 0, green: 1, blue: 0, opacity: 1)¦#00ff00⟧",
        "let a = Array<Color>(repeating: ⟦Color(white: 1)¦#ffffff⟧, count: 3)",
        // UIKit and AppKit.
        "let a = ⟦UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)¦#ff8000⟧",
        "let a = ⟦UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.25)¦#00ffff40⟧",
        "let a = ⟦UIColor(white: 0.5, alpha: 1)¦#808080⟧",
        "let a = ⟦UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)¦#808080⟧",
        "let a = ⟦NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧",
        "let a = ⟦NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1)¦#ff0000⟧",
        "let a = ⟦NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧",
        "let a = ⟦NSColor(genericGamma22White: 0.5, alpha: 1)¦#808080⟧",
        "let a = ⟦NSColor(calibratedWhite: 0.5, alpha: 1)¦#808080⟧, b = ⟦NSColor(deviceWhite: 0, alpha: 1)¦#000000⟧",
        "let a = ⟦NSColor(colorSpace: .sRGB, hue: 0, saturation: 1, brightness: 1, alpha: 1)¦#ff0000⟧",
        "let a = ⟦CGColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧, b = ⟦CGColor(gray: 0.5, alpha: 1)¦#808080⟧",
        "let a = ⟦CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧",
        "let a = ⟦CIColor(red: 1, green: 0, blue: 0)¦#ff0000⟧",
        "let a = ⟦SKColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧",
        "let a = ⟦#colorLiteral(red: 0.1176470588, green: 0.5647058824, blue: 1, alpha: 1)¦#1e90ff⟧",
        "let a = ⟦#colorLiteral(red: 1.0000001, green: -0.01, blue: 0, alpha: 1)¦#ff0000⟧",
        "let a = Color(⟦UIColor(white: 0, alpha: 1)¦#000000⟧), b = Color(uiColor: ⟦UIColor(white: 0, alpha: 1)¦#000000⟧)",
        // Modifiers, comments and line breaks stand where they like.
        "let a = ⟦Color(white: 1)¦#ffffff⟧.opacity(0.5)",
        "let a = ⟦Color(\n    red: 1, // full\n    green: 0, /* none */\n    blue: 0\n)¦#ff0000⟧",
        "let a = ⟦UIColor (red: 1, green: 0, blue: 0, alpha: 1,)¦#ff0000⟧",
        "#if os(iOS)\nlet a = ⟦Color(white: 1)¦#ffffff⟧\n#else\nlet a = ⟦Color(white: 0)¦#000000⟧\n#endif",
        // Constant expressions.
        "let a = ⟦Color(red: 34/255, green: 51 / 255, blue: 68.0 / 255)¦#223344⟧",
        "let a = ⟦UIColor(red: CGFloat(34)/255, green: 51/CGFloat(255), blue: Double(68)/255.0, alpha: 1)¦#223344⟧",
        "let a = ⟦UIColor(red: CGFloat(34/255), green: CGFloat(51.0/255), blue: CGFloat(255/255), alpha: 1)¦#0033ff⟧",
        "let a = ⟦Color(white: CGFloat(3/2)/3)¦#555555⟧",
        "let a = ⟦Color(white: (1 + 2 * 2) / 10 - -0.1)¦#999999⟧",
        "let a = ⟦Color(white: 0x33 / 0xFF)¦#333333⟧, b = ⟦Color(white: 0b1 / 0o2)¦#808080⟧",
        "let a = ⟦Color(white: 5e-1)¦#808080⟧, b = ⟦Color(white: 0x1p-1)¦#808080⟧, c = ⟦Color(white: 1_0 / 2_0)¦#808080⟧",
        "let a = ⟦Color(white: Double(Int(0.9)))¦#000000⟧",
        // What is not constant, out of range, or someone else's.
        "let a = ⟦Color(red: r, green: 0, blue: 0)¦? a component is not a constant⟧",
        "let a = ⟦Color(white: Int(1))¦? a component is not a constant⟧",
        "let a = ⟦Color(white: 1/0)¦? a component is not a constant⟧",
        "let a = ⟦Color(white: CGFloat(1/0))¦? a component is not a constant⟧",
        "let a = ⟦Color(red: 255, green: 0, blue: 0)¦? a component is out of range⟧",
        "let a = ⟦Color(hue: 338, saturation: 83, brightness: 50)¦? a component is out of range⟧",
        "let a = ⟦UIColor(red: 34, green: 5, blue: 6)¦? unknown initializer⟧",
        "let a = ⟦Color(r: 34, g: 5, b: 6)¦? unknown initializer⟧",
        "let a = ⟦Color(red: 1, green: 0, blue: 0, alpha: 1)¦? unknown initializer⟧",
        "let a = Brand.Color(red: 1, green: 0, blue: 0), b = MyColor(red: 1, green: 0, blue: 0), c = Color(\"Brand\")",
        "extension UIColor { convenience init(red: Int, green: Int, blue: Int) {} }",
        "func Color(red: Double, green: Double, blue: Double) {}",
        // Hex digits in a call.
        "let a = UIColor(hex: ⟦0x1E90FF¦#1e90ff⟧), b = UIColor(hexValue: ⟦0x1E_90_FF¦#1e90ff⟧), c = Color(⟦0x1e90ff¦#1e90ff⟧)",
        "let a = Color.init(⟦0x1E90FF¦#1e90ff⟧), b: X = .init(hex: ⟦0x1E90FF¦#1e90ff⟧)",
        "let a = XCTColors(rgbaValue: ⟦0x1E90FF80¦#1e90ff80⟧), b = UIColor(argb: ⟦0x801E90FF¦#1e90ff80⟧)",
        "let a = UIColorFromRGB(⟦0x1E90FF¦#1e90ff⟧), b = UIColor.hex(⟦0x1E90FF¦#1e90ff⟧), c = hexColor(⟦0x1E90FF¦#1e90ff⟧)",
        "let a = UIColor(hex: ⟦0x777777¦#77777780⟧, alpha: 0.5), b = Color(hex: ⟦0x777777¦? a component is not a constant⟧, opacity: x)",
        "let a = UIColor(hex: ⟦0xFFF¦? this number of hex digits is ambiguous⟧)",
        "let a = UIColor(⟦0x777777¦? unknown initializer⟧, 0.5)",
        "let a = UIColor(light: ⟦0xFFFFFF¦#ffffff⟧, dark: ⟦0x000000¦#000000⟧)",
        "view.tint(.hex(⟦0x1E90FF¦#1e90ff⟧)); f(isOn ? .hex(⟦0x1E90FF¦#1e90ff⟧) : .white)",
        "let a = Color.hex(isOn ? ⟦0x1E90FF¦#1e90ff⟧ : ⟦0x000000¦#000000⟧), b = UIColor(hex: c ? \"⟦1e90ff¦#1e90ff⟧\" : \"⟦#fff¦#ffffff⟧\")",
        "let a = NSColor(⟦0x6B93FF0¦? this number of hex digits is ambiguous⟧)",
        "view.tint(color: ⟦0x1E90FF¦#1e90ff⟧)",
        "let a: UIColor = .init(⟦0x1E90FF¦#1e90ff⟧), b: [Color] = [.init(⟦0x1E90FF¦#1e90ff⟧), .init(⟦0x1E90FE¦#1e90fe⟧)]",
        "var accent: Color { .init(⟦0x1E90FF¦#1e90ff⟧) }",
        // No colors: masks, bare numbers, bytes, other counts.
        "let a = (rgb & 0xFF0000) >> 16, b = 0x00FF_0000 >> 16, c = UIColor(hex: 0xFF0000 & mask)",
        "let brandColor = 0x1E90FF, b = Data(hex: \"deadbeef\"), c = f(0x1E90FF), d = Data(hexString: \"1e90ff\")",
        "func color(hex: Int = 0x1E90FF) {}",
        // Strings.
        "let a = \"⟦#1e90ff¦#1e90ff⟧\", b = \"⟦#1E90FF80¦#1e90ff80⟧\", c = #\"⟦#1e90ff¦#1e90ff⟧\"#",
        "let a = UIColor(hex: \"⟦1e90ff¦#1e90ff⟧\"), b = UIColor(\"⟦#fff¦#ffffff⟧\"), c = Color(hex: \"⟦#f008¦#ff000088⟧\")",
        "let a = UIColor(hexString: \"⟦0x1E90FF¦#1e90ff⟧\"), b = UIColor(hex: \"⟦#777777¦#77777780⟧\", alpha: 0.5)",
        "let accentColor = \"⟦1e90ff¦#1e90ff⟧\", json = [\"color\": \"⟦#fff¦#ffffff⟧\"]",
        "let a = \"#fff\", b = \"#12345\", c = \"issue #123456\", d = \"1e90ff\", e = \"#1e90fg\"",
        "let a = Color(\"facade\"), b = UIColor(named: \"decade\"), c = Color(\"123456\")",
        "let a = \"x \\(⟦Color(white: 1)¦#ffffff⟧) \\(\"y \\(⟦Color(white: 0)¦#000000⟧)\")\"",
        "let a = \"\"\"\n  Color(white: 1) \\(⟦Color(white: 0)¦#000000⟧)\n  #1e90ff\n  \"\"\"",
        "let a = #\"\\(Color(white: 1)) \\#(⟦Color(white: 0)¦#000000⟧)\"#",
        // Comments and regular expressions hold no code.
        "// Color(white: 1)\n/* Color(white: 1) /* nested */ Color(white: 1) */ let a = ⟦Color(white: 0)¦#000000⟧",
        "let a = /Color(white: 1)/, b = #/ \"#1e90ff\" /#, c = x / ⟦Color(white: 1)¦#ffffff⟧ / y",
        "let a = ⟦Color(white: 0)¦#000000⟧; let unfinished = \"Color(white: 1)",
        "Color(white: 1",
        // What the file's own helper makes of the digits.
        helper("hex: UInt32", argb) + "let a = Color(hex: ⟦0x801E90FF¦#1e90ff80⟧), b = UIColor(⟦0x1E90FF80¦#1e90ff80⟧)",
        helper("hex: UInt32", rgba) + "let a = Color(hex: ⟦0x1E90FF80¦#1e90ff80⟧)",
        helper("hex: UInt32", sixDigits)
            + "let a = Color(hex: ⟦0xFFF¦#000fff⟧), b = Color(hex: ⟦0xFF1E90FF¦#1e90ff⟧)",
        helper("_ rgb: UInt32, _ a: Double", sixDigits.replacing("opacity: 1", "opacity: a"))
            + "let a = Color(⟦0x1E90FF¦#1e90ff80⟧, 0.5), b = Color(⟦0x1E90FF¦? a component is not a constant⟧, x), c = Color(⟦0x1E90FF¦? unknown initializer⟧, 1, 2)",
        helper(
            "hex: String",
            "let a, r, g, b: UInt64\nswitch hex.count {\ncase 3: (a, r, g, b) = (255, (v >> 8) * 17, (v >> 4 & 0xF) * 17, (v & 0xF) * 17)\n"
                + "case 6: (a, r, g, b) = (255, v >> 16, v >> 8 & 0xFF, v & 0xFF)\ncase 8: (a, r, g, b) = (v >> 24, v >> 16 & 0xFF, v >> 8 & 0xFF, v & 0xFF)\n"
                + "default: (a, r, g, b) = (1, 1, 1, 0)\n}")
            + "let a = Color(hex: \"⟦#801e90ff¦#1e90ff80⟧\"), b = Color(hex: \"⟦801e90ff¦#1e90ff80⟧\"), c = Color(hex: \"⟦1e90ff¦#1e90ff⟧\")",
        helper(
            "hex: UInt32",
            "let a = CGFloat((hex & 0xFF000000) >> 24) / 255\nlet r = CGFloat((hex & 0x00FF0000) >> 16) / 255")
            + "let a = Color(hex: ⟦0x801E90FF¦#1e90ff80⟧)",
        helper("hex: UInt32", "let x = hex >> 24, y = hex >> 16")
            + "let a = Color(hex: ⟦0x801E90FF¦? this number of hex digits is ambiguous⟧), b = Color(hex: ⟦0x1E90FF¦#1e90ff⟧)",
        "func hex(_ value: UInt32) -> Color { ⟦Color(red: Double(value >> 24) / 255, green: Double(value >> 16 & 255) / 255, blue: 0)¦? a component is not a constant⟧ }\n"
            + "let a: Color = .hex(⟦0x1E90FF80¦#1e90ff80⟧)",
        // Bare digits under a label that asks for them, where there are views.
        "import SwiftUI\nlet a = Icon(hex: \"⟦9265F8¦#9265f8⟧\"), b = [.init(hex: \"⟦6046F5¦#6046f5⟧\")], c = Data(hex: \"9265F8\"), d = Icon(hex: \"F00\")",
        "import SwiftUI\nlet a = Icon(hex: \"⟦9265F8¦#9265f8⟧\", alignment: side), b = Icon(hex: \"⟦9265F880¦? unknown initializer⟧\", alignment: side)",
        "let a = Block(hex: \"9265F8\")",
        // Other names of color types.
        "typealias Tone = UIColor\nlet a = ⟦Tone(white: 0, alpha: 1)¦#000000⟧, b = ⟦Color(white: 1)¦#ffffff⟧",
        "let a = ⟦NSUIColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧\n#if os(iOS)\npublic typealias NSUIColor = UIColor\n"
            + "#else\npublic typealias NSUIColor = NSColor\n#endif\nlet b = ⟦NSUIColor(calibratedWhite: 1, alpha: 1)¦#ffffff⟧",
        "typealias A = B\ntypealias B = UIKit.UIColor\nlet a = ⟦A(white: 0, alpha: 1)¦#000000⟧",
        "struct S { typealias Tone = UIColor }\nlet a = Tone(white: 0, alpha: 1)",
        "typealias Tone = UIColor.Name\nlet a = Tone(white: 0, alpha: 1)",
        // Arrays of colors by their declared type.
        "struct S {\n  var a: [Color] { [.init(⟦0x3969EF¦#3969ef⟧, alpha: 1), .init(⟦0x000000¦#00000080⟧, alpha: 0.5)] }\n}",
        "func f() -> [UIColor] { return [.init(⟦0x3969EF¦#3969ef⟧)] }",
        "struct S { var a: [Color] { get { [.init(⟦0x3969EF¦#3969ef⟧)] } } }",
        "struct S { var a: [Int] { [.init(0x3969EF)] } }",
        // Helpers read by their count of digits.
        "extension UIColor { convenience init(hexString: String) {\nlet a, r, g, b: UInt64\nswitch hex.count {\n"
            + "case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)\n"
            + "case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)\n"
            + "default: fatalError()\n}\n} }\nlet c = UIColor(hexString: \"⟦#80FF0000¦#ff000080⟧\")",
        "extension UIColor { convenience init(hexString: String) {\nswitch hex.count {\n"
            + "case 8:\nrColor = (value & 0xFF000000) >> 24\nalphaValue = value & 0xFF\ndefault: break\n}\n} }\n"
            + "let c = UIColor(hexString: \"⟦80FF0000¦#80ff0000⟧\")",
        "extension UIColor { convenience init(hexString: String) {\nswitch text.count {\ncase 8:\n"
            + "alpha = component(of: text, start: 0, length: 2)\nred = component(of: text, start: 2, length: 2)\ndefault: break\n}\n} }\n"
            + "let c = UIColor(hexString: \"⟦80FF0000¦#ff000080⟧\")",
        "extension UIColor {\nconvenience init?(hexString: String) {\nswitch hexString.count {\ncase 6: self.init(hex6: value)\n"
            + "case 8: self.init(hex8: value)\ndefault: return nil\n}\n}\n"
            + "convenience init(hex8: UInt32) {\nlet alpha = CGFloat((hex8 & 0xFF000000) >> 24) / 255\n}\n}\n"
            + "let c = UIColor(hexString: \"⟦80FF0000¦#ff000080⟧\")",
        "extension UIColor { convenience init(hexString: String) {\nswitch hex.count {\n"
            + "case 8: (r, g, b) = (int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)\ndefault: break\n}\n} }\n"
            + "let c = UIColor(hexString: \"⟦80FF0000¦#ff0000⟧\")",
        "extension UIColor { convenience init(hex: Int) {\n(r, g, b) = (hex >> 16, hex >> 8 & 0xFF, hex & 0xFF)\n} }\n"
            + "let c = UIColor(hex: ⟦0x80FF0000¦? this number of hex digits is ambiguous⟧)",
        // Nothing tells the order but that all values begin with FF.
        "let a = Color(hex: ⟦0xFF336699¦#336699⟧), b = Color(hex: ⟦0xff112233¦#112233⟧)",
        "let a = Color(hex: ⟦0xFF336699¦#ff336699⟧), b = Color(hex: ⟦0x80112233¦#80112233⟧)",
        "let a = Flair(backgroundColorHex: \"⟦#dadada¦#dadada⟧\", text: text)",
    ]

    private static let argb =
        "self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: Double((hex >> 24) & 0xFF) / 255)"
    private static let rgba =
        "self.init(red: Double(hex >> 24 & 0xFF) / 255, green: Double(hex >> 16 & 0xFF) / 255, blue: Double(hex >> 8 & 0xFF) / 255, opacity: Double(hex & 0xFF) / 255)"
    private static let sixDigits =
        "self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: 1)"

    /// A helper that takes `parameters` and does `body` with them.
    private static func helper(_ parameters: String, _ body: String) -> String {
        "extension Color { init(\(parameters)) {\n\(body)\n} }\n"
    }
}

extension String {
    fileprivate func replacing(_ old: String, _ new: String) -> String { replacingOccurrences(of: old, with: new) }
}
