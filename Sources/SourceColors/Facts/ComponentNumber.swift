import SourceText

/// A number that a color initializer is given for one of its components.
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
        /// One expression that an operator may follow: `255.0`, `CGFloat(255)`, `(1 + 2)`.
        case operand
        /// An expression that needs brackets before an operator follows: `200 + 55`.
        case expression
    }

    /// What it stands for.
    package var role: Role
    /// The argument's label: `red`, `calibratedHue`, `opacity`.
    package var label: String
    /// Where the number stands, without its label.
    package var range: ByteRange
    /// What it comes to.
    package var value: Double
    /// How it is written.
    package var spelling: Spelling

    /// The number `value` for `role`, written at `range`.
    package init(role: Role, label: String, range: ByteRange, value: Double, spelling: Spelling) {
        self.role = role
        self.label = label
        self.range = range
        self.value = value
        self.spelling = spelling
    }
}

/// The numbers of a literal of which one lies so far outside its range that the literal gives no color. What their author
/// meant by them is not for the scanner to say.
package struct OutOfRangeNumbers: Sendable {
    /// The literal, by its place in ``ColorFacts/literals``.
    package var literal: Int
    /// Its components in the order of the initializer, alpha last where it is given.
    package var components: [ComponentNumber]

    /// The `components` of the literal of that place.
    package init(literal: Int, components: [ComponentNumber]) {
        self.literal = literal
        self.components = components
    }
}
