import SourceText

/// A component value: a token, or a function or block with its contents.
///
/// Nodes are in one array in source order, parents before children. ``next`` skips a node's children, so nothing
/// recurses. <https://www.w3.org/TR/css-syntax-3/#component-value>
struct CSSNode {
    /// The kinds of nodes.
    enum Kind: UInt8 {
        case ident, hash, string, url, number, percentage, dimension, comma, slash, function
        /// `( … )`.
        case parentheses
        /// `[ … ]` or `{ … }`.
        case block
        /// `+`, `-`, `*`.
        case operation
        /// Something that a preprocessor replaces with any text: `$x`, `@x`, `#{…}`.
        case unread
        /// Anything else; never part of a color.
        case other
    }

    var kind: Kind
    /// Whether its name contains an escape.
    var hasEscape = false
    /// Whether a bare name here may be a color.
    var takesNames = false
    /// Whether it is inside `calc()` or another math function.
    var isInMath = false
    /// Whether something in it, such as `var()`, is replaced before the value is read.
    var hasSubstitution = false
    /// The function, if it is one.
    var function = CSSFunction.other
    /// The unit, for a dimension.
    var unit = CSSUnit.other
    /// The index of the node after this one and everything inside it.
    var next: Int32
    /// The index of its color among the value's colors, or -1.
    var color: Int32 = -1
    /// The source range; for a function or block, including its brackets.
    var range: ByteRange
    /// The number, for a number, percentage or dimension.
    var number = 0.0
}
