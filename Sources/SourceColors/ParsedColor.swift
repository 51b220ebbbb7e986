/// A color expression that is a text of its own. Ranges are offsets in that text.
package struct ParsedColor: Sendable {
    /// What the text says.
    package let facts: ColorFacts
    /// The whole of it.
    package let root: ExpressionID

    /// The expression `root` of `facts`.
    package init(_ facts: ColorFacts, _ root: ExpressionID) {
        self.facts = facts
        self.root = root
    }

    /// The literal that it is; nil where it is something else.
    package var literal: ColorLiteral? {
        if case .literal(let index) = facts.expressions[root].kind { facts.literals[index] } else { nil }
    }
}
