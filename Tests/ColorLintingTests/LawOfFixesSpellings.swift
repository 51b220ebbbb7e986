import ColorMath
import Foundation
import SourceText

extension LawOfFixesTests {
    /// All notations of the generated pairs.
    static let spellings: [Spelling] = css + swift + json

    private static func hex(_ color: RGBA) -> String { HexColor(color).description }
    private static func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    private static func number(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

    /// Formats the components of `color` in `space` with `places` decimals.
    private static func components(_ color: RGBA, _ space: ColorSpace, _ places: Int) -> String {
        let components = ColorValue(color).converted(to: space).components
        return [components.x, components.y, components.z].map { number($0, places) }.joined(separator: " ")
    }

    /// Returns a named color that depends on `color`.
    private static func name(_ color: RGBA) -> String {
        let names = NamedColor.all.filter { $0.name != "transparent" }
        return names[(byte(color.red) * 31 + byte(color.green) * 7 + byte(color.blue)) % names.count].name
    }

    private static let css: [Spelling] = {
        let rule: @Sendable (String, String) -> String = { "p { color: \($0); background-color: \($1) }\n" }
        func spelling(_ name: String, _ text: @escaping @Sendable (RGBA) -> String) -> Spelling {
            Spelling(name: name, language: .css, text: text, file: rule)
        }
        return [
            spelling("hex") { hex($0) },
            spelling("HEX") { hex($0).uppercased() },
            spelling("rgba legacy") {
                "rgba(\(byte($0.red)), \(byte($0.green)), \(byte($0.blue)), \(number($0.alpha, 1)))"
            },
            spelling("rgb modern") {
                "rgb(\(byte($0.red)) \(byte($0.green)) \(byte($0.blue)) / \(number($0.alpha, 1)))"
            },
            spelling("rgb percent") {
                "rgb(\(number($0.red * 100, 1))% \(number($0.green * 100, 1))% \(number($0.blue * 100, 1))% / \(Int($0.alpha * 100))%)"
            },
            spelling("hsl") {
                let hsl = ColorValue($0).converted(to: .hsl).components
                return "hsl(\(number(hsl.x, 0)), \(number(hsl.y * 100, 0))%, \(number(hsl.z * 100, 0))%)"
            },
            spelling("hwb") {
                let hwb = ColorValue($0).converted(to: .hwb).components
                return "hwb(\(number(hwb.x, 1))deg \(number(hwb.y * 100, 1))% \(number(hwb.z * 100, 1))%)"
            },
            spelling("oklch") {
                let oklch = ColorValue($0).converted(to: .oklch).components
                return "oklch(\(number(oklch.x * 0.98, 3)) \(number(oklch.y * 0.9, 3)) \(number(oklch.z, 1)))"
            },
            spelling("hex with alpha") { hex($0.opaque) + String(format: "%02x", byte($0.alpha)) },
            spelling("name") { name($0) },
            spelling("lab") { "lab(\(components($0, .lab, 2)) / \(number($0.alpha, 2)))" },
            spelling("lch") { "lch(\(components($0, .lch, 1)))" },
            spelling("oklab") { "oklab(\(components($0, .oklab, 3)) / \(Int($0.alpha * 100))%)" },
            spelling("color srgb") { "color(srgb \(components($0, .srgb, 3)) / \(number($0.alpha, 1)))" },
            spelling("color srgb-linear") { "color(srgb-linear \(components($0, .srgbLinear, 4)))" },
            spelling("color a98-rgb") { "color(a98-rgb \(components($0, .a98RGB, 3)))" },
            spelling("color rec2020") { "color(rec2020 \(components($0, .rec2020, 3)))" },
            spelling("color prophoto-rgb") { "color(prophoto-rgb \(components($0, .proPhotoRGB, 3)))" },
            spelling("color xyz") { "color(xyz \(components($0, .xyzD65, 4)))" },
            spelling("display-p3") {
                "color(display-p3 \(number($0.red, 2)) \(number($0.green, 2)) \(number($0.blue, 2)))"
            },
        ]
    }()

    private static let swift: [Spelling] = {
        let chain: @Sendable (String, String) -> String = {
            "Text(\"a\")\n    .foregroundStyle(\($0))\n    .padding()\n    .background(\($1))\n"
        }
        let label: @Sendable (String, String) -> String = {
            "func style() {\n    label.textColor = \($0)\n    label.backgroundColor = \($1)\n}\n"
        }
        func spelling(
            _ name: String, _ file: @escaping @Sendable (String, String) -> String,
            _ text: @escaping @Sendable (RGBA) -> String
        ) -> Spelling {
            Spelling(name: name, language: .swift, text: text, file: file)
        }
        @Sendable func hsb(_ color: RGBA, _ places: Int) -> String {
            let hsb = HSB(color)
            let parts = [hsb.hue, hsb.saturation, hsb.brightness].map { number($0, places) }
            return "hue: \(parts[0]), saturation: \(parts[1]), brightness: \(parts[2])"
        }
        @Sendable func rgb(_ color: RGBA, _ places: Int) -> String {
            let parts = [color.red, color.green, color.blue].map { number($0, places) }
            return "red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])"
        }
        return [
            spelling("Color hue 1", chain) { "Color(\(hsb($0, 1)))" },
            spelling("Color hue 2", chain) { "Color(\(hsb($0, 2)), opacity: \(number($0.alpha, 1)))" },
            spelling("Color red 2", chain) { "Color(\(rgb($0, 2)), opacity: \(number($0.alpha, 1)))" },
            spelling("Color red 4", chain) { "Color(\(rgb($0, 4)))" },
            spelling("Color sRGB", chain) { "Color(.sRGB, \(rgb($0, 3)), opacity: 1)" },
            spelling("Color display P3", chain) { "Color(.displayP3, \(rgb($0, 2)))" },
            spelling("Color white", chain) { "Color(white: \(number($0.red, 2)))" },
            spelling("Color n/255", chain) {
                "Color(red: \(byte($0.red))/255, green: \(byte($0.green)) / 255.0, blue: \(byte($0.blue)) / 255)"
            },
            spelling("Color hex", chain) { "Color(hex: 0x\(hex($0.opaque).dropFirst()))" },
            spelling("Color hex string", chain) { "Color(hex: \"\(hex($0.opaque))\")" },
            spelling("Color linear", chain) {
                let linear = ColorValue($0).converted(to: .srgbLinear).components
                return
                    "Color(.sRGBLinear, red: \(number(linear.x, 4)), green: \(number(linear.y, 4)), blue: \(number(linear.z, 4)))"
            },
            spelling("Color of UIColor", chain) {
                "Color(uiColor: UIColor(\(rgb($0, 3)), alpha: \(number($0.alpha, 2))))"
            },
            spelling("Color hex with alpha", chain) {
                "Color(hex: \"\(hex($0.opaque))\(String(format: "%02X", byte($0.alpha)))\")"
            },
            spelling("UIColor white", label) {
                "UIColor(white: \(number($0.green, 2)), alpha: \(number($0.alpha, 1)))"
            },
            spelling("UIColor display P3", label) {
                "UIColor(displayP3Red: \(number($0.red, 3)), green: \(number($0.green, 3)), blue: \(number($0.blue, 3)), alpha: 1)"
            },
            spelling("UIColor red", label) { "UIColor(\(rgb($0, 2)), alpha: 1.0)" },
            spelling("UIColor hue", label) { "UIColor(\(hsb($0, 3)), alpha: \(number($0.alpha, 1)))" },
            spelling("NSColor calibrated", label) {
                "NSColor(calibratedRed: \(number($0.red, 2)), green: \(number($0.green, 2)), blue: \(number($0.blue, 2)), alpha: 1)"
            },
            spelling("colorLiteral", label) { "#colorLiteral(\(rgb($0, 10)), alpha: 1)" },
        ]
    }()

    private static let json: [Spelling] = {
        func spelling(_ name: String, _ text: @escaping @Sendable (RGBA) -> String) -> Spelling {
            Spelling(name: name, language: .json, text: text) { "{ \"foreground\": \($0), \"background\": \($1) }\n" }
        }
        return [
            spelling("hex") { "\"\(hex($0))\"" },
            spelling("rgb string") {
                "\"rgba(\(byte($0.red)), \(byte($0.green)), \(byte($0.blue)), \(number($0.alpha, 1)))\""
            },
            spelling("oklch string") { "\"oklch(\(components($0, .oklch, 3)))\"" },
            spelling("object 0…1") {
                "{ \"red\": \(number($0.red, 3)), \"green\": \(number($0.green, 3)), \"blue\": \(number($0.blue, 3)) }"
            },
            spelling("object 0…255") {
                "{ \"r\": \(byte($0.red)), \"g\": \(byte($0.green)), \"b\": \(byte($0.blue)) }"
            },
            spelling("object hsb") {
                let hsb = HSB($0)
                return
                    "{ \"hue\": \(number(hsb.hue, 2)), \"saturation\": \(number(hsb.saturation, 2)), \"brightness\": \(number(hsb.brightness, 2)) }"
            },
        ]
    }()
}
