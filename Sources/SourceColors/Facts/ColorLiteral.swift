import ColorMath
import SourceText

/// A piece of text that denotes a color on its own: `#1e90ff`, `hsl(…)`, `Color(hue: …)`, `{"red": 1, …}`.
package struct ColorLiteral: Equatable, Sendable {
    /// The range: a whole call; the digits of a hex literal, without quotes; the inner literal of a wrapper such as
    /// `Color(UIColor(…))`. Modifiers are not included.
    package var range: ByteRange
    package var form: LiteralForm
    /// The value, without any modifiers that follow.
    package var value: LiteralValue
    /// Whether the alpha in `value` is written outside `range` (`Color(hex: 0x777777, alpha: 0.5)`), so that rewriting
    /// the range cannot change it.
    package var alphaIsOutside: Bool
    /// The colors that it makes one after the other in a loop over constants, if ``value`` is no constant for that reason.
    package var ramp: [RGBA] = []
    /// Whether alpha comes first in four or eight hex digits.
    package var alphaComesFirst = false

    package init(range: ByteRange, form: LiteralForm, value: LiteralValue, alphaIsOutside: Bool = false) {
        self.range = range
        self.form = form
        self.value = value
        self.alphaIsOutside = alphaIsOutside
    }

    /// The color, if it is resolved.
    package var color: ColorValue? {
        if case .color(let color) = value { color } else { nil }
    }
}

/// The value of a literal.
package enum LiteralValue: Equatable, Sendable {
    case color(ColorValue)
    case unresolved(UnresolvedReason)
}
