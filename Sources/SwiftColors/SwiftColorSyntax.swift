import AppleColors
import ColorMath
import SourceColors
import SourceText

/// The colors of Swift.
package struct SwiftColorSyntax: ColorSyntax {
    /// The one there is.
    package init() {}

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        guard SwiftPrefilter.mayHoldColors(source, words: options.hexHelpers + options.swiftProject.aliases.keys) else {
            return ColorFacts()
        }
        var scanner = SwiftScanner(source, options: options)
        return scanner.run()
    }

    package func parse(_ text: SourceBytes) -> [ParsedColor] {
        // `.label` is a color of UIKit alone, `.red` is one of SwiftUI too.
        [.swiftUI, .uiKit].compactMap { Self.parse(text, as: $0) }
    }

    /// Reads `text` as a color expression of `family` where no type is written; nil where there are no tokens.
    static func parse(_ text: SourceBytes, as family: SwiftColorFamily) -> ParsedColor? {
        var scanner = SwiftScanner(text, options: ScanOptions())
        scanner.findLiterals()
        guard scanner.tokens.count > 0 else { return nil }
        let root = scanner.expression(0, scanner.tokens.count, family)
        return ParsedColor(scanner.facts, root)
    }

    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { buffer in
            switch literal.form {
            case .hex, .hexInteger, .hexDigits: SwiftHexSpelling.read(buffer, inPlaceOf: literal)
            default: SwiftCallSpelling(buffer, as: literal.form).flatMap { $0.form == literal.form ? $0.color : nil }
            }
        }
    }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling {
        switch literal.form {
        case .hex, .hexInteger, .hexDigits: SwiftHexSpelling(literal, in: source)
        default: SwiftCallSpelling(source.buffer(literal.range), as: literal.form) ?? NoSpelling()
        }
    }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard let type = facts.wantedTypes[range] else { return nil }
        if let name = SystemColor.ends[color] { return Self.spell(name, as: type, inPlaceOf: range, in: source) }
        let isGrey = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 1e-9
        switch type {
        case .uiColor: return (isGrey ? ColorNotation.uiColorWhite : .uiColorRGB).text(for: color)
        case .nsColor: return (isGrey ? ColorNotation.nsColorWhite : .nsColorRGB).text(for: color)
        case .cgColor: return nil
        default: return (isGrey ? ColorNotation.swiftWhite : .swiftRGB).text(for: color)
        }
    }

    package func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] {
        guard let type = facts.wantedTypes[range] else { return [] }
        let family: SystemColorFamily = type == .uiColor ? .uiKit : type == .nsColor ? .appKit : .swiftUI
        return SystemColor.all.filter { $0.family == family && $0.isForText }.map {
            (Self.spell($0.name, as: type, inPlaceOf: range, in: source), $0.colors)
        }
    }

    package func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard let light = ColorNotation.uiColorRGB.text(for: light), let dark = ColorNotation.uiColorRGB.text(for: dark)
        else { return nil }
        let color = "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
        switch facts.wantedTypes[range] {
        case .uiColor: return color
        case .color where Self.importsUIKit(source): return "Color(uiColor: \(color))"
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
