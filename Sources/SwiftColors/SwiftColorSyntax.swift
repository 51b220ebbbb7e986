import AppleColors
import ColorMath
import SourceColors
import SourceText

/// The colours of Swift.
package enum SwiftColorSyntax: ColorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        guard SwiftPrefilter.mayHoldColors(source, words: options.hexHelpers + options.swiftProject.aliases.keys) else {
            return ColorFacts()
        }
        var scanner = SwiftScanner(source, options: options)
        return scanner.run()
    }

    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { buffer in
            switch literal.form {
            case .hex, .hexInteger, .hexDigits: SwiftHexSpelling.read(buffer, inPlaceOf: literal)
            default: SwiftCallSpelling(buffer, as: literal.form).flatMap { $0.form == literal.form ? $0.color : nil }
            }
        }
    }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid {
        switch literal.form {
        case .hex, .hexInteger, .hexDigits: .steps(255)
        default: SwiftCallSpelling(source.buffer(literal.range), as: literal.form)?.grid ?? .decimals(2)
        }
    }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        switch literal.form {
        case .hex, .hexInteger, .hexDigits:
            SwiftHexSpelling.respell(literal, source.buffer(literal.range), as: color.rgba)
        default: SwiftCallSpelling(source.buffer(literal.range), as: literal.form)?.text(for: color)
        }
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] {
        guard literal.color != nil else { return [] }
        let text = source.buffer(literal.range)
        switch literal.form {
        case .hex, .hexInteger, .hexDigits:
            let notation: ColorNotation =
                literal.form == .hex ? .hex : literal.form == .hexInteger ? .hexInteger : .hexDigits
            let spelled = SwiftHexSpelling.respell(literal, text, as: color, addsAlpha: literal.form == .hex)
            return spelled.map { [ColorPresentation(notation, $0)] } ?? []
        default: return SwiftCallSpelling(text, as: literal.form)?.presentations(of: color) ?? []
        }
    }

    package static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard let type = facts.wantedTypes[range] else { return nil }
        if let name = SystemColor.ends[color] { return spell(name, as: type, inPlaceOf: range, in: source) }
        let isGrey = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 1e-9
        switch type {
        case .uiColor: return (isGrey ? ColorNotation.uiColorWhite : .uiColorRGB).text(for: color)
        case .nsColor: return (isGrey ? ColorNotation.nsColorWhite : .nsColorRGB).text(for: color)
        case .cgColor: return nil
        default: return (isGrey ? ColorNotation.swiftWhite : .swiftRGB).text(for: color)
        }
    }

    package static func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] {
        guard let type = facts.wantedTypes[range] else { return [] }
        let family: SystemColorFamily = type == .uiColor ? .uiKit : type == .nsColor ? .appKit : .swiftUI
        return SystemColor.all.filter { $0.family == family && $0.isForText }.map {
            (spell($0.name, as: type, inPlaceOf: range, in: source), $0.colors)
        }
    }

    package static func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard let light = ColorNotation.uiColorRGB.text(for: light), let dark = ColorNotation.uiColorRGB.text(for: dark)
        else { return nil }
        let color = "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
        switch facts.wantedTypes[range] {
        case .uiColor: return color
        case .color where importsUIKit(source): return "Color(uiColor: \(color))"
        default: return nil
        }
    }

    private static func importsUIKit(_ source: SourceBytes) -> Bool {
        let tokens = SwiftTokens(of: source)
        return (0..<tokens.count).contains { tokens.isText($0, "import") && tokens.isText($0 + 1, "UIKit") }
    }

    /// The member `name` of the color type `type`, as implicit as the author's expression at `range` is.
    static func spell(
        _ name: String, as type: SwiftColorType, inPlaceOf range: ByteRange, in source: SourceBytes
    ) -> String {
        if source.buffer(range).first == UInt8(ascii: ".") { return "." + name }
        switch type {
        case .uiColor, .nsColor: return "\(type.rawValue).\(name)"
        default: return "\(SwiftColorType.color.rawValue).\(name)"
        }
    }
}

extension SystemColor {
    /// The names that all frameworks give to the two ends.
    fileprivate static let ends: [RGBA: String] = [.black: "black", .white: "white"]

    /// Whether it changes with the appearance and may be the color of a text: none that are made for what lies behind.
    fileprivate var isForText: Bool {
        let others = ["Background", "Fill", "eparator", "placeholder", "grid", "shadow", "selected", "unemphasized"]
        return colors.light != colors.dark && !others.contains(where: nameContains)
    }

    /// Whether the name contains `word`. `String.contains(_:)` would link the regex engine.
    private func nameContains(_ word: String) -> Bool {
        let name = name.utf8
        return name.indices.contains { name[$0...].starts(with: word.utf8) }
    }
}
