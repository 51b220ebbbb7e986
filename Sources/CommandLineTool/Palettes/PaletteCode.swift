import ColorMath
import JSONSyntax
import SourceColors

/// A palette as code, which color-lint reads back as the same colors.
struct PaletteCode {
    let groups: [PaletteGroup]

    private var colors: [PaletteColor] { groups.flatMap { $0.colors } }

    /// Custom properties of the root element.
    var css: String { ":root {\n" + colors.map { "  --\($0.name): \($0.hex);\n" }.joined() + "}\n" }

    /// Static members of SwiftUI's `Color`.
    var swift: String {
        var text = "import SwiftUI\n\nextension Color {\n"
        for color in colors {
            let value = ColorNotation.swiftHSB.text(for: RGBA(color.hex)) ?? ""
            text += "    static let \(Self.identifier(color.name)) = \(value)\n"
        }
        return text + "}\n"
    }

    /// Design tokens. <https://www.designtokens.org/tr/drafts/color/>
    var tokens: [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field("$type", "color")
            for color in colors {
                let rgba = RGBA(color.hex)
                $0.object(color.name) {
                    $0.object("$value") {
                        $0.field("colorSpace", "srgb")
                        $0.array("components") {
                            for part in [rgba.red, rgba.green, rgba.blue] { $0.raw(decimalText(part, places: 4)) }
                        }
                        $0.field("alpha", raw: decimalText(rgba.alpha, places: 4))
                        $0.field("hex", "#" + color.hex.digits(HexStyle(alpha: .never)))
                    }
                }
            }
        }
        json.endLine()
        return json.bytes
    }

    /// The files of an asset catalog, by path in its folder.
    ///
    /// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
    var catalog: [(path: String, bytes: [UInt8])] {
        let info = "\"info\":{\"author\":\"color-lint\",\"version\":1}}\n"
        var files = [(path: "Contents.json", bytes: Array(("{" + info).utf8))]
        for color in colors {
            let digits = Array(color.hex.digits(HexStyle(isUppercase: true)))
            let parts = (0..<3).map { "\"0x\(digits[2 * $0])\(digits[2 * $0 + 1])\"" }
            let alpha = decimalText(Double(color.hex.alpha) / 255, places: 3, minimumPlaces: 3)
            let text =
                "{\"colors\":[{\"color\":{\"color-space\":\"srgb\",\"components\":{\"alpha\":\"\(alpha)\",\"blue\":\(parts[2]),"
                + "\"green\":\(parts[1]),\"red\":\(parts[0])}},\"idiom\":\"universal\"}],"
            files.append(("\(color.name).colorset/Contents.json", Array((text + info).utf8)))
        }
        return files
    }

    /// Returns the words of `name` as one identifier: `green-blue-300` is `greenBlue300`.
    private static func identifier(_ name: String) -> String {
        var text = ""
        for (index, word) in name.split(separator: "-").enumerated() {
            text += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        // A name from the project may be a keyword or a member of Color.
        return text.utf8.allSatisfy { $0 >= 0x61 } ? text + "Color" : text
    }
}
