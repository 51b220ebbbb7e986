import ColorMath
import SourceText

/// What stands where a color is wanted: a literal, a name, a modification, a choice, or something unresolved.
package struct ColorExpression: Hashable, Sendable {
    /// The source text of the expression.
    package var range: ByteRange
    /// What it is.
    package var kind: Kind

    /// An expression at `range`.
    package init(range: ByteRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }

    /// The kinds of expression. Parts are named by ``ExpressionID``, so that nothing recurses on the input's depth.
    package enum Kind: Hashable, Sendable {
        /// A literal, by its index in ``ColorFacts/literals``.
        case literal(Int)
        /// A named color with one value in every appearance: Swift's `.white`, CSS's `white` inside a substitution.
        case constant(RGBA)
        /// A named color with a value for each appearance: `.systemBlue`.
        indirect case appearances(PerAppearance<RGBA>)
        /// A name to be looked up among the definitions.
        case name(ColorName)
        /// A name, or `fallback` where the name has no definition: `var(--x, #fff)`.
        case nameOr(ColorName, fallback: ExpressionID)
        /// A name of which the place tells the definition, by what that says.
        case defined(ColorName, as: ExpressionID)
        /// A text that is read as a color once the values of the parts are put in place of its zero bytes:
        /// `rgb(var(--triple))`. Parts that are no colors give their text.
        case substitution(String, [ExpressionID])
        /// `base` with its alpha multiplied by `factor`, 0…1: `.opacity(0.5)`.
        case opacity(ExpressionID, factor: Double)
        /// `base` with its alpha replaced, 0…1: `.withAlphaComponent(0.5)`.
        case withAlpha(ExpressionID, alpha: Double)
        /// A color for light appearances and one for dark ones.
        case lightDark(light: ExpressionID, dark: ExpressionID)
        /// A color for appearances of standard contrast and one for those of increased contrast.
        case byContrast(standard: ExpressionID, increased: ExpressionID)
        /// One of several, and the code does not say which.
        case oneOf([ExpressionID])
        /// Layers, the topmost first.
        case layers([ExpressionID])
        /// A gradient: its stops in their order, and what lies between them.
        case gradient([ExpressionID], GradientLine)
        /// `upper` over what is declared to lie behind it; where `upper` cannot be decided, what is declared alone.
        case over(declared: ExpressionID, upper: ExpressionID)
        /// Undecidable, with the reason.
        case unresolved(UnresolvedReason)
    }
}

extension ColorExpression.Kind {
    /// The expressions this one is made of, in their order.
    package var parts: [ExpressionID] {
        switch self {
        case .literal, .constant, .appearances, .unresolved, .name: []
        case .nameOr(_, let part), .defined(_, let part): [part]
        case .substitution(_, let parts): parts
        case .opacity(let base, _), .withAlpha(let base, _): [base]
        case .lightDark(let light, let dark): [light, dark]
        case .byContrast(let standard, let increased): [standard, increased]
        case .oneOf(let parts), .layers(let parts), .gradient(let parts, _): parts
        case .over(let declared, let upper): [declared, upper]
        }
    }

    /// The name it asks for, if one.
    package var name: ColorName? {
        switch self {
        case .name(let name), .nameOr(let name, _), .defined(let name, _): name
        default: nil
        }
    }

    /// The same with every part put through `transform`, and a literal's place through `literal`.
    package func mapping(
        parts transform: (ExpressionID) -> ExpressionID, literal: (Int) -> Int
    ) -> ColorExpression.Kind {
        switch self {
        case .literal(let index): .literal(literal(index))
        case .constant, .appearances, .unresolved, .name: self
        case .nameOr(let name, let fallback): .nameOr(name, fallback: transform(fallback))
        case .defined(let name, let value): .defined(name, as: transform(value))
        case .substitution(let text, let parts): .substitution(text, parts.map(transform))
        case .opacity(let base, let factor): .opacity(transform(base), factor: factor)
        case .withAlpha(let base, let alpha): .withAlpha(transform(base), alpha: alpha)
        case .lightDark(let light, let dark): .lightDark(light: transform(light), dark: transform(dark))
        case .byContrast(let standard, let increased):
            .byContrast(standard: transform(standard), increased: transform(increased))
        case .oneOf(let parts): .oneOf(parts.map(transform))
        case .layers(let parts): .layers(parts.map(transform))
        case .gradient(let stops, let line): .gradient(stops.map(transform), line)
        case .over(let declared, let upper): .over(declared: transform(declared), upper: transform(upper))
        }
    }
}

/// Names an expression within one file's ``ExpressionTable``.
package struct ExpressionID: Hashable, Sendable, Comparable {
    /// The place in the table, from 0 on.
    package let index: Int32

    /// The expression at the place `index`, which the caller has from a table.
    package init(index: Int32) { self.index = index }

    /// By their order in the table.
    package static func < (a: ExpressionID, b: ExpressionID) -> Bool { a.index < b.index }
}

/// All expressions of a file. A part always stands before the whole it belongs to, so one pass from the start meets every
/// part before its whole.
package struct ExpressionTable: Hashable, Sendable {
    private var expressions: [ColorExpression] = []

    /// An empty table.
    package init() {}

    /// How many expressions there are.
    package var count: Int { expressions.count }

    /// Adds an expression whose parts are in the table already.
    package mutating func add(_ kind: ColorExpression.Kind, at range: ByteRange) -> ExpressionID {
        expressions.append(ColorExpression(range: range, kind: kind))
        return ExpressionID(index: Int32(truncatingIfNeeded: expressions.count - 1))
    }

    /// The expression `id` names.
    package subscript(id: ExpressionID) -> ColorExpression { expressions[Int(id.index)] }

    /// All names, parts before wholes.
    package var ids: some Sequence<ExpressionID> { (0..<Int32(expressions.count)).lazy.map(ExpressionID.init) }
}
