import ColorMath
import SourceColors
import SourceText

/// A change that makes a pair pass.
struct FixCandidate {
    /// What is changed.
    enum Change {
        /// Literals get new spellings.
        case literals([LiteralRewrite])
        /// What stands at `range`, no literal, becomes `text`.
        case inPlace(range: ByteRange, text: String)
    }

    /// What it does, without figures.
    var title: String
    /// What is changed.
    var change: Change
    /// The contrast afterwards.
    var ratio: Double
    /// The name whose definition is changed, where one is.
    var name: ColorName?
    /// Whether it is the change that asks the least: the nearest lightness in the same direction.
    var isPreferred = false
    /// Whether a color that changed with the appearance is the same in all afterwards.
    var flattens = false

    /// The literals that are changed.
    var rewrites: [LiteralRewrite] {
        if case .literals(let rewrites) = change { rewrites } else { [] }
    }
}
