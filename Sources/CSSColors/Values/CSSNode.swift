import SourceText

/// A component value: a token, or a function or block with what is inside it.
///
/// Nodes stand in one array in the order of the source, a parent before its children; ``next`` leads past a node's
/// children, so that nothing recurses. <https://www.w3.org/TR/css-syntax-3/#component-value>
struct CSSNode {
    /// The kinds of node.
    enum Kind: UInt8 {
        case ident, hash, string, url, number, percentage, dimension, comma, slash, function
        /// `( … )`.
        case parentheses
        /// `[ … ]` or `{ … }`.
        case block
        /// `+`, `-`, `*`.
        case operation
        /// Something a preprocessor replaces, which may become anything: `$x`, `@x`, `#{…}`.
        case unread
        /// Anything else; no color has it.
        case other
    }

    /// What it is.
    var kind: Kind
    /// Whether its name has an escape in it.
    var hasEscape = false
    /// Whether a bare name here may be a color.
    var takesNames = false
    /// Whether it stands inside `calc()`.
    var isInMath = false
    /// Whether something in it is replaced before the value is read: `var()` and its like.
    var hasSubstitution = false
    /// Of a function, which one.
    var function = CSSFunction.other
    /// Of a dimension, its unit.
    var unit = CSSUnit.other
    /// The index of the node after this one and all inside it.
    var next: Int32
    /// Its color, by its index among the value's colors, or -1.
    var color: Int32 = -1
    /// Its bytes; of a function or block from its first byte to past its closing bracket.
    var range: ByteRange
    /// Of a number, percentage or dimension the number.
    var number = 0.0
}
