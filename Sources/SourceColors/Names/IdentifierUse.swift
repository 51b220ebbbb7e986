import SourceText

/// A place where an identifier is written in code, whatever it stands for.
package struct IdentifierUse: Sendable {
    /// What stands around it.
    package enum Kind: Hashable, Sendable {
        /// The label of an argument or a parameter: `accent` in `paint(accent: .red)`.
        case label
        /// A function that is declared or called, which no color is: `star(article)`.
        case function
        /// The name that `static let` or `static var` declares.
        case staticMember
        /// After a period: `Theme.accent`, `.accent`.
        case member
        /// Anything else: a name on its own, another declaration.
        case plain
    }

    /// The range of the identifier, without backticks.
    package var range: ByteRange
    package var kind: Kind
    /// The words before it, with periods: `Assets.Colors` in `Assets.Colors.star`. Empty if there are none, or the expression
    /// begins with something else.
    package var qualifier: String

    package init(_ range: ByteRange, _ kind: Kind, qualifier: String = "") {
        self.range = range
        self.kind = kind
        self.qualifier = qualifier
    }
}
