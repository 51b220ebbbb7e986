import ColorMath
import SourceColors
import SourceText

/// The colours of CSS.
package enum CSSColorSyntax: ColorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        scan(source, as: .css, options)
    }

    /// Finds the colours of a style sheet in `dialect`.
    static func scan(_ source: SourceBytes, as dialect: CSSDialect, _ options: ScanOptions) -> ColorFacts {
        var reader = CSSRuleReader(source, dialect, findsLiteralsOnly: options.findsLiteralsOnly)
        reader.read()
        return reader.facts
    }

    /// Any form of CSS is taken: in CSS one may stand for another.
    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { bytes in
            ColorLiteral(css: ByteRange(0, bytes.count), in: SourceBytes(bytes))?.color
        }
    }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid {
        CSSFunctionText(literal, in: source)?.grid ?? .steps(255)
    }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        switch literal.form {
        case .hex:
            return respelledHex(color.rgba, like: source.buffer(literal.range).dropFirst()).map { "#" + $0 }
        case .cssName: return ColorNotation.hex.text(for: color.rgba)
        case .cssFunction: return CSSFunctionText(literal, in: source)?.respelled(as: color)
        default: return nil
        }
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] {
        var result: [ColorPresentation] = []
        func offer(_ notation: ColorNotation, _ text: String?) {
            guard let text, !result.contains(where: { $0.text == text }) else { return }
            result.append(ColorPresentation(notation, text))
        }
        let own = ColorNotation(of: literal)
        switch literal.form {
        case .cssFunction:
            let text = CSSFunctionText(literal, in: source)?.respelled(as: ColorValue(color), isExact: true)
            offer(own, text ?? own.text(for: color))
        case .cssName: offer(own, ColorNotation.name.text(for: color) ?? ColorNotation.hex.text(for: color))
        default: offer(own, respell(literal, in: source, as: ColorValue(color)))
        }
        let others: [ColorNotation] = [
            .hex, .rgb, .hsl, .css(.hwb), .oklch, .css(.oklab), .css(.lch), .css(.lab), .displayP3, .name,
        ]
        for notation in others where result.first?.notation != notation {
            offer(notation, notation.text(for: color))
        }
        return result
    }

    package static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        ColorNotation.hex.text(for: color) ?? ColorNotation.displayP3.text(for: color)
    }
}

extension ColorNotation {
    /// The notation a CSS literal is in; of `color()` that of the nearest model.
    fileprivate init(of literal: ColorLiteral) {
        guard case .cssFunction(let function) = literal.form else {
            self = literal.form == .cssName ? .name : .hex
            return
        }
        self =
            switch function {
            case .components(let space, _): .css(space)
            case .color: literal.color?.space == .displayP3 ? .displayP3 : .rgb
            case .colorMix, .contrastColor, .deviceCMYK, .alpha: .rgb
            }
    }
}
