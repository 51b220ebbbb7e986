import ColorMath
import SourceColors

/// A color that code gives to text, to a symbol or to a control.
struct SwiftTextColor {
    var color: ExpressionID
    /// What is drawn in the color.
    var content: PairContent
    /// The appearances in which it is seen.
    var appearances = AppearanceSet.all
}
