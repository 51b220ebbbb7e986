import ColorLinting
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// A palette as text and as JSON.
struct PaletteListing {
    let groups: [PaletteGroup]

    // MARK: text

    func text(_ style: Style) -> String {
        groups.map { text($0, style) }.joined(separator: "\n")
    }

    private func text(_ group: PaletteGroup, _ style: Style) -> String {
        let all = groups.flatMap { $0.colors }
        func width(_ text: (PaletteColor) -> String) -> Int { all.map { displayWidth(of: text($0)) }.max() ?? 0 }
        let widths = (
            width { $0.hex.description }, width { $0.shade }, width { $0.use == nil ? $0.name : "" },
            width { $0.use.map { "\($0.count)×" } ?? "" }
        )
        var text = group.title.isEmpty ? "" : style.heading(terminalSafe(group.title)) + "\n"
        for (index, color) in group.colors.enumerated() {
            if style.isColored { text += style.swatch(RGBA(color.hex)) + style.swatch(RGBA(color.hex)) + " " }
            text += Self.padded(color.hex.description, widths.0 + 2) + Self.padded(color.shade, widths.1 + 2)
            if let use = color.use {
                let count = "\(use.count)×"
                text += String(repeating: " ", count: max(widths.3 - displayWidth(of: count), 0)) + count
                text += "  " + style.dim("\(terminalSafe(use.path)):\(use.place.line):\(use.place.column)")
                if !use.names.isEmpty { text += "  " + use.names.ordered().map(terminalSafe).joined(separator: ", ") }
            } else {
                var ratios = [(RGBA.white, "white"), (.black, "black")].map { background, name in
                    Self.padded("\(ratioText(color.contrast(background))):1 on \(name)", 19)
                }
                if group.isRamp, index > 0 {
                    ratios.append("\(ratioText(color.contrast(group.colors[index - 1]))):1 to the step above")
                }
                text += Self.padded(color.name, widths.2 + 2)
                if style.isColored { text += style.sample(" Aa ", RGBA(color.hex), on: .white) }
                if style.isColored { text += style.sample(" Aa ", RGBA(color.hex), on: .black) + "  " }
                let line = ratios.joined()
                text += style.dim(String(line.reversed().drop { $0 == " " }.reversed()))
            }
            text += "\n"
        }
        return text
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - displayWidth(of: text), 0))
    }

    // MARK: JSON

    /// The colors, with their contrast and uses.
    var json: [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field("version", 1)
            $0.array("colors") {
                for group in groups {
                    for (index, color) in group.colors.enumerated() {
                        let next = group.isRamp && index + 1 < group.colors.count ? group.colors[index + 1] : nil
                        Self.write(color, group.isRamp && index > 0 ? group.colors[index - 1] : nil, next, &$0)
                    }
                }
            }
        }
        json.endLine()
        return json.bytes
    }

    private static func write(
        _ color: PaletteColor, _ previous: PaletteColor?, _ next: PaletteColor?, _ json: inout JSONWriter
    ) {
        let hsb = HSB(RGBA(color.hex))
        json.object {
            $0.field("hex", color.hex.description)
            $0.field(rgba: RGBA(color.hex))
            $0.array("hsb") {
                for part in [hsb.hue, hsb.saturation, hsb.brightness] { $0.raw(decimalText(part, places: 4)) }
            }
            $0.field("family", color.family)
            $0.field("name", color.name)
            $0.object("contrast") {
                $0.field("white", color.contrast(RGBA.white))
                $0.field("black", color.contrast(RGBA.black))
                if let previous { $0.field("previous", color.contrast(previous)) }
                if let next { $0.field("next", color.contrast(next)) }
            }
            guard let use = color.use else { return }
            $0.field("count", use.count)
            $0.array("names") { for name in use.names.ordered() { $0.value(name) } }
            $0.object("first") {
                $0.field("path", use.path)
                $0.field("line", use.place.line)
                $0.field("column", use.place.column)
            }
        }
    }
}
