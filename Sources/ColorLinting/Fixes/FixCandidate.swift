import ColorMath
import SourceColors
import SourceText

/// A change after which a pair passes.
struct FixCandidate {
    enum Change {
        /// New spellings for literals.
        case literals([LiteralRewrite])
        /// Replaces an expression at `range` that is not a literal.
        case inPlace(range: ByteRange, text: String)
    }

    /// Description, without figures.
    var title: String
    var change: Change
    /// The contrast after the change.
    var ratio: Double
    /// The name whose definition is changed, if any.
    var name: ColorName?
    /// Whether it is the smallest change: the nearest lightness in the same direction.
    var isPreferred = false
    /// Whether an adaptive color becomes the same in all appearances.
    var flattens = false
    /// The use that is replaced in place, and its new colors; nil for other changes.
    var replacement: Replacement?

    /// New colors for a use.
    struct Replacement {
        var use: SolidColor
        var colors: PerAppearance<RGBA>

        /// Returns `color` after the replacement, as it is in `appearance`.
        func applied(to color: SolidColor, in appearance: Appearance?) -> SolidColor {
            color.range == use.range ? use.replaced(by: colors[appearance ?? .light]) : color
        }
    }

    /// The changed literals.
    var rewrites: [LiteralRewrite] {
        if case .literals(let rewrites) = change { rewrites } else { [] }
    }
}
