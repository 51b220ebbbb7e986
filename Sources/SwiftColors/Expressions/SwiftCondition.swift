import ColorMath

/// What the condition of an `if`, a `case` or a ternary says about the appearance: where it may hold, and where it may fail.
/// A condition that is not about the appearance may do both everywhere.
struct SwiftCondition {
    var mayHold = AppearanceSet.all
    var mayFail = AppearanceSet.all

    /// A condition that says nothing about the appearance.
    static let unknown = SwiftCondition()

    /// A condition that holds in `appearances`, and only there.
    init(holdsIn appearances: AppearanceSet) {
        mayHold = appearances
        mayFail = AppearanceSet.all.subtracting(appearances)
    }

    private init() {}

    var negated: SwiftCondition {
        var result = self
        result.mayHold = mayFail
        result.mayFail = mayHold
        return result
    }

    /// The condition that both hold.
    func and(_ other: SwiftCondition) -> SwiftCondition {
        var result = self
        result.mayHold = mayHold.intersection(other.mayHold)
        result.mayFail = mayFail.union(other.mayFail)
        return result
    }

    /// The condition that one of them holds.
    func or(_ other: SwiftCondition) -> SwiftCondition { negated.and(other.negated).negated }

    /// Whether the appearance alone decides it.
    var isDecided: Bool { mayHold.isDisjoint(with: mayFail) }
}

/// A property of the appearance that a condition compares.
struct SwiftAppearanceSubject {
    enum Kind {
        /// `colorScheme`, `userInterfaceStyle`.
        case luminosity
        /// `colorSchemeContrast`, `accessibilityContrast`.
        case contrast
        /// An `NSAppearance.Name`.
        case name
    }

    var kind: Kind
    /// Whether a name is told apart from its high-contrast variant.
    var tellsContrast = true
}
