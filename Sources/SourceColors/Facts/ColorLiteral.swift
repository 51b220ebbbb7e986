import ColorMath
import SourceText

/// A piece of text that alone gives a color: `#1e90ff`, `hsl(…)`, `Color(hue: …)`, `{"red": 1, …}`.
package struct ColorLiteral: Hashable, Sendable {
    /// Where it stands: a call whole, of a hex literal the digits' token (quotes not included), of a wrapper such as
    /// `Color(UIColor(…))` the inner literal. Modifiers stand outside.
    package var range: ByteRange
    /// How it is written.
    package var form: LiteralForm
    /// The color it gives, without any modifier that follows it.
    package var value: LiteralValue
    /// Whether the alpha in `value` is written outside `range` (`Color(hex: 0x777777, alpha: 0.5)`), so that no rewrite
    /// of the range can change it.
    package var alphaIsOutside: Bool
    /// Whether four or eight hex digits have alpha's first.
    package var alphaComesFirst = false

    /// A literal at `range`.
    package init(range: ByteRange, form: LiteralForm, value: LiteralValue, alphaIsOutside: Bool = false) {
        self.range = range
        self.form = form
        self.value = value
        self.alphaIsOutside = alphaIsOutside
    }

    /// The color, where it is decided.
    package var color: ColorValue? {
        if case .color(let color) = value { color } else { nil }
    }
}

/// What a literal's text comes to.
package enum LiteralValue: Hashable, Sendable {
    case color(ColorValue)
    case unresolved(UnresolvedReason)
}
