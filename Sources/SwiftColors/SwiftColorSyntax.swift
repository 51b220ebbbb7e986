import AppleColors
import ColorMath
import SourceColors
import SourceText

/// Colors in Swift source.
package struct SwiftColorSyntax: ColorSyntax {
    package init() {}

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        let words =
            options.hexHelpers + options.swiftProject.aliases.keys + options.swiftProject.componentFunctions
        guard SwiftPrefilter.mayHoldColors(source, words: words, onlyLiterals: options.findsLiteralsOnly) else {
            return ColorFacts()
        }
        return SwiftScan.facts(of: source, options: options)
    }

    package func holdElsewhere(_ facts: ColorFacts) -> Bool { true }

    package func parse(_ text: SourceBytes) -> [ParsedColor] {
        // `.label` is a color of UIKit alone, `.red` is also one of SwiftUI.
        [.swiftUI, .uiKit].compactMap { SwiftColorText.parse(text, as: $0) }
    }

    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { buffer in
            switch literal.form {
            case .hex, .hexInteger, .hexDigits: SwiftHexSpelling.read(buffer, inPlaceOf: literal)
            default:
                SwiftCallSpelling(buffer, as: literal.form).flatMap { $0.form == literal.form ? $0.color : nil }
                    ?? literal.color.flatMap {
                        SwiftHelperSpelling(buffer, as: literal.form, nil, alpha: $0.alpha)?.color
                    }
            }
        }
    }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling {
        switch literal.form {
        case .hex, .hexInteger, .hexDigits: return SwiftHexSpelling(literal, in: source)
        default:
            let text = source.buffer(literal.range)
            let call = SwiftCallSpelling(text, as: literal.form)
            guard let color = literal.color, call?.color == nil else { return call ?? NoSpelling() }
            // A helper of the project's makes a color of numbers that Apple's initializers do not take.
            return SwiftHelperSpelling(text, as: literal.form, color.rgba, alpha: color.alpha) ?? NoSpelling()
        }
    }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard let type = facts.wantedTypes[range] else { return nil }
        if let name = SystemColor.ends[color] { return Self.spell(name, as: type, inPlaceOf: range, in: source) }
        let isGray = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 1e-9
        switch type {
        case .uiColor: return (isGray ? ColorNotation.uiColorWhite : .uiColorRGB).text(for: color)
        case .nsColor: return (isGray ? ColorNotation.nsColorWhite : .nsColorRGB).text(for: color)
        case .cgColor: return nil
        default: return (isGray ? ColorNotation.swiftWhite : .swiftRGB).text(for: color)
        }
    }

    package func adaptiveColors(
        inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> [(text: String, colors: PerAppearance<RGBA>)] {
        guard let type = facts.wantedTypes[range], isOfFramework(range, in: source, of: facts) else { return [] }
        let family: SystemColorFamily = type == .uiColor ? .uiKit : type == .nsColor ? .appKit : .swiftUI
        // The style `.primary` is the one set around the view. That is known only where such a style is already.
        let isStyle = family == .swiftUI && !Self.styles.contains(source.buffer(range)) && !takesColor(range, source)
        return SystemColor.all.filter { $0.family == family && $0.isForText }.map { color in
            let isAmbiguous = isStyle && (color.name == "primary" || color.name == "secondary")
            let text =
                isAmbiguous
                ? "\(SwiftColorType.color.rawValue).\(color.name)"
                : Self.spell(color.name, as: type, inPlaceOf: range, in: source)
            return (text, color.colors)
        }
    }

    private static let styles = WordSet(".primary .secondary .tertiary .quaternary .quinary")

    /// Whether what is written at `range` is a color or style of a framework. A name of the project's may be that of a color in
    /// several palettes, and is not replaced by one of a framework.
    private func isOfFramework(_ range: ByteRange, in source: SourceBytes, of facts: ColorFacts) -> Bool {
        facts.isNamedColor(at: range) || Self.styles.contains(source.buffer(range))
    }

    /// Whether the argument at `range` is surely a color, and no other style.
    private func takesColor(_ range: ByteRange, _ source: SourceBytes) -> Bool {
        SwiftPrefilter.has(source, range.lowerBound - 16, "foregroundcolor(")
    }

    package func spell(
        light: RGBA, dark: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        guard isOfFramework(range, in: source, of: facts), let light = ColorNotation.uiColorRGB.text(for: light),
            let dark = ColorNotation.uiColorRGB.text(for: dark)
        else { return nil }
        let color = "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
        switch facts.wantedTypes[range] {
        case .uiColor: return color
        case .color where facts.importsUIKit: return "Color(uiColor: \(color))"
        default: return nil
        }
    }

    /// The member `name` of the color type `type`, without the type if the expression at `range` has none.
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
    /// Black and white, by the names that all frameworks give them.
    fileprivate static let ends: [RGBA: String] = [.black: "black", .white: "white"]

    /// Whether it depends on the appearance and is meant for text, not for backgrounds and the like.
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
