import ColorMath
import SourceColors
import SourceText

/// A color of a palette.
struct PaletteColor {
    var hex: HexColor
    /// A name for code, unique in the palette: lowercase words, `blue-300`.
    var name: String
    /// Uses in files; nil for a color that is not from files.
    var use: ColorUse?

    /// The hue's name, or `gray`.
    var family: String { RGBA(hex).family }

    /// HSB components for display: `210° 88% 100%`.
    var shade: String {
        let hsb = HSB(RGBA(hex))
        let percent = { (part: Double) in decimalText(part * 100, places: 0) + "%" }
        let alpha = hex.alpha < 255 ? " / " + percent(Double(hex.alpha) / 255) : ""
        if family == "gray" { return percent(hsb.brightness) + alpha }
        return "\(decimalText(hsb.hue * 360, places: 0))° \(percent(hsb.saturation)) \(percent(hsb.brightness))" + alpha
    }

    /// Returns the contrast with the opaque `background`.
    func contrast(_ background: RGBA) -> Double { ContrastMetric.wcag.ratio(color(on: background), background) }

    /// Returns the contrast with `other`, both over white.
    func contrast(_ other: PaletteColor) -> Double {
        ContrastMetric.wcag.ratio(color(on: .white), other.color(on: .white))
    }

    /// White or black, as CSS: whichever is easier to read on the color over the ``Checkerboard``.
    var ink: String {
        let shown = [Checkerboard.light, Checkerboard.dark].map { color(on: RGBA($0)) }
        let worst = { (ink: RGBA) in shown.map { ContrastMetric.wcag.ratio(ink, $0) }.min() ?? 1 }
        return worst(.white) > worst(.black) ? "#fff" : "#000"
    }

    private func color(on background: RGBA) -> RGBA { RGBA(hex).composited(over: background) }
}

extension RGBA {
    /// The name of the hue, or `gray`.
    var family: String { HueName(self)?.rawValue ?? "gray" }
}

/// Colors of a palette that belong together.
struct PaletteGroup {
    var title: String
    var colors: [PaletteColor]
    /// Whether each color is a step after the one before it, so that their contrast is of interest.
    var isRamp = false
}

/// The uses of a color in files.
struct ColorUse {
    /// Number of uses.
    var count = 0
    /// Names defined as this color.
    var names: Set<String> = []
    /// The first file by path, and the first position in it.
    var path: String
    var place: LineColumn
}

/// Gives out names that are unique in a palette, ignoring case: catalogs are folders, often on such file systems.
struct PaletteNames {
    private var taken: Set<String> = []

    /// Returns `wish` as lowercase words joined by `-`, with a number if it is taken.
    mutating func unique(_ wish: String) -> String {
        // Members of SwiftUI's `Color` do not need its name.
        let wish = wish.hasPrefix("Color.") ? String(wish.dropFirst(6)) : wish
        var words: [UInt8] = []
        var isStart = true
        for byte in wish.utf8 {
            let isUpper = (0x41...0x5A).contains(byte)
            guard isUpper || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) else {
                isStart = true
                continue
            }
            if isStart || (isUpper && words.last.map { (0x61...0x7A).contains($0) } == true), !words.isEmpty {
                words.append(UInt8(ascii: "-"))
            }
            isStart = false
            words.append(byte | 0x20)
        }
        // No identifier begins with a digit.
        if words.first.map({ $0 < 0x61 }) ?? true { words = Array("color-".utf8) + words }
        if words.last == UInt8(ascii: "-") { words.removeLast() }
        let name = String(decoding: words, as: UTF8.self)
        var result = name
        var number = 2
        // Identifiers in code have no hyphens.
        while !taken.insert(result.filter { $0 != "-" }).inserted {
            result = "\(name)-\(number)"
            number += 1
        }
        return result
    }
}
