import SourceText

/// A color expression parsed from a text of its own. Ranges are offsets in that text.
package struct ParsedColor: Sendable {
    @Indirect package private(set) var facts: ColorFacts
    /// The ID of the expression for the whole text.
    package let root: ExpressionID

    package init(_ facts: ColorFacts, _ root: ExpressionID) {
        self.facts = facts
        self.root = root
    }

    /// The literal, if the text is one; otherwise nil.
    package var literal: ColorLiteral? {
        if case .literal(let index) = facts.expressions[root].kind { facts.literals[index] } else { nil }
    }
}
