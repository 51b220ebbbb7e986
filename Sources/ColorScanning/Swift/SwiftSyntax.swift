import ColorMath
import SourceText

/// The colours of Swift.
package enum SwiftSyntax: ColorSyntax {
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
        let isGrey = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 1e-9
        switch type {
        case .uiColor: return (isGrey ? ColorNotation.uiColorWhite : .uiColorRGB).text(for: color)
        case .nsColor: return (isGrey ? ColorNotation.nsColorWhite : .nsColorRGB).text(for: color)
        case .cgColor: return nil
        default: return (isGrey ? ColorNotation.swiftWhite : .swiftRGB).text(for: color)
        }
    }
}
