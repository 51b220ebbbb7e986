import ColorMath
import ColorScanning
import SourceText

/// A change that makes a pair pass.
struct FixCandidate {
    /// What is changed.
    enum Change {
        /// Literals get new spellings.
        case literals([LiteralRewrite])
        /// Something else at `range` becomes a literal.
        case inPlace(range: ByteRange, text: String, color: RGBA)
    }

    /// What it does, without figures.
    var title: String
    /// What is changed.
    var change: Change
    /// The contrast afterwards.
    var ratio: Double
    /// The name whose definition is changed, where one is.
    var name: ColorName?
    /// Whether it is the change that asks the least: the nearest brightness in the same direction.
    var isPreferred = false
}
