import ColorMath
import SourceText

/// A color that a directive names.
///
/// Colors in comments are not literals of the file: `literals` does not list them and no fix changes them. Their
/// literals therefore become constants.
package enum DeclaredColor {
    /// A color expression, in facts of its own.
    indirect case read(ColorFacts, ExpressionID)
    /// The text is not a color, with the reason if there is one to report.
    case unreadable(UnresolvedReason?)
}

extension ColorFacts {
    /// Copies the expression `root` from `other`, with its literals turned into constants and all ranges moved by
    /// `offset` bytes. Returns its ID in this file's table.
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
    /// Combines the background `own` with `declared`, the background that a directive declares behind it. `own` is
    /// drawn in front, but where it is unresolved, `declared` takes over.
    package mutating func background(_ own: ExpressionID, over declared: ExpressionID) -> ExpressionID {
        let upper = expressions[own]
        switch upper.kind {
        // An effect changes the text colors, too.
        case .unresolved(.effect): return own
        case .unresolved: return declared
        // An image above a known color.
        case .layers(let layers):
            switch layers.first.map({ expressions[$0].kind }) {
            case .unresolved(.imageFile), .unresolved(.partialImageFile): return declared
            default: return expressions.add(.over(declared: declared, upper: own), at: upper.range)
            }
        default: return expressions.add(.over(declared: declared, upper: own), at: upper.range)
        }
    }
}

extension DirectiveText {
    /// Adds the pair that the directive declares, and records whether the directive is valid.
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
