import ColorMath
import SourceText

/// A color that a directive names.
///
/// What a comment writes is no literal of the file: `colors` does not list it and no fix touches it. So its literals become
/// constants.
package enum DeclaredColor {
    /// A color expression, in facts of its own.
    case read(ColorFacts, ExpressionID)
    /// It cannot be read; why, where that can be said.
    case unreadable(UnresolvedReason?)
}

extension ColorFacts {
    /// Adds the expression that `root` names in `other`, its literals turned into constants, and everything moved by
    /// `offset` bytes.
    package mutating func addDeclared(_ root: ExpressionID, of other: ColorFacts, movedBy offset: Int = 0)
        -> ExpressionID
    {
        var places: [ExpressionID: ExpressionID] = [:]
        for id in other.expressions.ids {
            let expression = other.expressions[id]
            var kind = expression.kind.mapping(parts: { places[$0] ?? $0 }, literal: { $0 })
            if case .literal(let index) = kind {
                switch other.literals[index].value {
                case .color(let color): kind = .constant(color.rgba)
                case .unresolved(let reason): kind = .unresolved(reason)
                }
            }
            let range = ByteRange(expression.range.lowerBound + offset, expression.range.upperBound + offset)
            places[id] = expressions.add(kind, at: range)
            if id == root { break }
        }
        return places[root] ?? expressions.add(.unresolved(.notConstant), at: ByteRange(offset, offset))
    }
}

extension ColorFacts {
    /// The background `own` where `declared` is said to lie behind: what is drawn is nearer, but what cannot be known of it
    /// is what the comment is for.
    package mutating func background(_ own: ExpressionID, over declared: ExpressionID) -> ExpressionID {
        let upper = expressions[own]
        switch upper.kind {
        // What changes the colors changes those of the text too.
        case .unresolved(.effect): return own
        case .unresolved: return declared
        default: return expressions.add(.over(declared: declared, upper: own), at: upper.range)
        }
    }
}

extension DirectiveText {
    /// Adds the pair that the directive declares, and says what became of it.
    package func takePair(
        _ foreground: ByteRange, _ background: ByteRange, _ content: PairContent,
        _ colors: (foreground: DeclaredColor, background: DeclaredColor), into facts: inout ColorFacts
    ) {
        switch colors {
        case (.unreadable(let reason), _):
            facts.directives.append(invalid(.unreadableColor(reason), at: foreground))
        case (_, .unreadable(let reason)):
            facts.directives.append(invalid(.unreadableColor(reason), at: background))
        case (.read(let above, let front), .read(let below, let back)):
            let front = facts.addDeclared(front, of: above)
            let back = facts.addDeclared(back, of: below)
            facts.pairs.append(ColorPair(kind: .declared, foreground: front, background: back, content: content))
            facts.directives.append(directive(.pair))
        }
    }
}
