import SourceText

/// A number passed to a color initializer for one of its components.
package struct ComponentNumber: Sendable {
    /// What a component stands for.
    package enum Role: Hashable, Sendable {
        /// Red, green or blue.
        case channel
        /// The brightness of a gray.
        case white
        case hue
        case saturation
        case brightness
        /// Alpha or opacity.
        case alpha
    }

    /// How the number is written.
    package enum Spelling: Hashable, Sendable {
        /// An integer literal: `255`, `0xFF`.
        case integer
        /// An expression that an operator may follow: `255.0`, `CGFloat(255)`, `(1 + 2)`.
        case operand
        /// An expression that needs parentheses before an operator: `200 + 55`.
        case expression
    }

    package var role: Role
    /// The argument's label: `red`, `calibratedHue`, `opacity`.
    package var label: String
    /// The range of the number, without its label.
    package var range: ByteRange
    package var value: Double
    package var spelling: Spelling

    package init(role: Role, label: String, range: ByteRange, value: Double, spelling: Spelling) {
        self.role = role
        self.label = label
        self.range = range
        self.value = value
        self.spelling = spelling
    }
}

/// The numbers of a literal, at least one of which is so far out of range that the literal yields no color. The scanner
/// does not guess what the author meant.
package struct OutOfRangeNumbers: Sendable {
    /// The index of the literal in ``ColorFacts/literals``.
    package var literal: Int
    /// The components in the initializer's order; alpha, if written, is last.
    package var components: [ComponentNumber]

    package init(literal: Int, components: [ComponentNumber]) {
        self.literal = literal
        self.components = components
    }
}
