import ColorMath
import SourceColors
import SourceText

/// A CSS literal, also in a JSON string: a hex color, a name or a function.
package struct CSSLiteralSpelling: LiteralSpelling {
    private let literal: ColorLiteral
    private let source: SourceBytes
    private let function: CSSFunctionText?

    /// Creates the speller for `literal`, which is part of `source`.
    package init(_ literal: ColorLiteral, in source: SourceBytes) {
        self.literal = literal
        self.source = source
        function = CSSFunctionText(literal, in: source)
    }

    package var grid: ComponentGrid { function?.grid ?? .steps(255) }

    package func respelled(as color: ColorValue) -> String? {
        switch literal.form {
        case .hex: respelledHex(color.rgba, like: source.buffer(literal.range).dropFirst()).map { "#" + $0 }
        case .cssName: ColorNotation.hex.text(for: color.rgba)
        case .cssFunction: function?.respelled(as: color)
        default: nil
        }
    }

    package func presentations(of color: RGBA) -> [ColorPresentation] {
        var result: [ColorPresentation] = []
        func offer(_ notation: ColorNotation, _ text: String?) {
            guard let text, !result.contains(where: { $0.text == text }) else { return }
            result.append(ColorPresentation(notation, text))
        }
        let own = ColorNotation(of: literal)
        switch literal.form {
        case .cssFunction:
            offer(own, function?.respelled(as: ColorValue(color), isExact: true) ?? own.text(for: color))
        case .cssName: offer(own, ColorNotation.name.text(for: color) ?? ColorNotation.hex.text(for: color))
        default: offer(own, respelled(as: ColorValue(color)))
        }
        let others: [ColorNotation] = [
            .hex, .rgb, .hsl, .css(.hwb), .oklch, .css(.oklab), .css(.lch), .css(.lab), .displayP3, .name,
        ]
        for notation in others where result.first?.notation != notation {
            offer(notation, notation.text(for: color))
        }
        return result
    }
}

extension ColorNotation {
    /// Returns the notation of a CSS literal; for `color()`, that of the closest model.
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
