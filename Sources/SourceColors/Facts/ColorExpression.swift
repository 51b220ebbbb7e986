import ColorMath
import SourceText

/// An expression where a color is expected: a literal, a name, a modification, a choice, or something unresolved.
package struct ColorExpression: Hashable, Sendable {
    /// The range of the expression's source text.
    package var range: ByteRange
    package var kind: Kind

    package init(range: ByteRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }

    /// The kinds of expressions. Parts are referenced by ``ExpressionID``, so nothing recurses on the depth of the
    /// input.
    package enum Kind: Hashable, Sendable {
        /// A literal, by its index in ``ColorFacts/literals``.
        case literal(Int)
        /// A named color with the same value in every appearance: Swift's `.white`, CSS's `white` inside a
        /// substitution.
        case constant(RGBA)
        /// A named color with a value for each appearance: `.systemBlue`.
        indirect case appearances(PerAppearance<RGBA>)
        /// A name to resolve among the definitions.
        case name(ColorName)
        /// A name, or `fallback` if the name has no definition: `var(--x, #fff)`.
        case nameOr(ColorName, fallback: ExpressionID)
        /// A name whose definition is clear from the context, with the defined value.
        case defined(ColorName, as: ExpressionID)
        /// A text that is read as a color after its zero bytes are replaced by the values of the parts:
        /// `rgb(var(--triple))`. Parts that are not colors are replaced by their text.
        case substitution(String, [ExpressionID])
        /// `base` with its alpha multiplied by `factor`, 0…1: `.opacity(0.5)`.
        case opacity(ExpressionID, factor: Double)
        /// `base` with its alpha replaced, 0…1: `.withAlphaComponent(0.5)`.
        case withAlpha(ExpressionID, alpha: Double)
        /// A color that Sass or Less computes from others: `darken($x, 10%)`.
        case changed([ExpressionID], ColorChange)
        /// A color for light appearances and one for dark ones.
        case lightDark(light: ExpressionID, dark: ExpressionID)
        /// A color for appearances of standard contrast and one for those of increased contrast.
        case byContrast(standard: ExpressionID, increased: ExpressionID)
        /// One of several; the code does not say which.
        case oneOf([ExpressionID])
        /// `base`, which applies only where all the conditions hold.
        case when(ExpressionID, [ChoiceCondition])
        /// Layers, topmost first.
        case layers([ExpressionID])
        /// A gradient: its stops in order, and what lies between them.
        case gradient([ExpressionID], GradientLine)
        /// `upper` over the declared background; if `upper` is unresolved, the declared background alone.
        case over(declared: ExpressionID, upper: ExpressionID)
        /// What lies behind the views of the scope that the expression belongs to: ``ViewScope``.
        case surroundings
        /// What lies behind headers and footers of sections in the scope: of the list around, or like ``surroundings``.
        case sectionSurroundings
        /// One of UIKit's colors for backgrounds, which are lighter in dark sheets: `.systemBackground`. The index is that of
        /// `SystemBackgrounds`.
        case systemBackground(Int)
        /// A background that the system draws.
        case surface(SystemSurface)
        /// The system's color for labels of this level, from 0, unless something around sets another.
        case label(Int, LabelPlace)
        /// What a modifier of the project's draws behind the view, or if `setsForeground`, nothing: it is unresolved if the
        /// modifier may set the color of text.
        case modifier(String, setsForeground: Bool)
        /// What a modifier of the project's that is given these colors draws behind the view.
        case modifierCall(String, [ViewArgument])
        /// An expression that cannot be decided, with the reason.
        case unresolved(UnresolvedReason)
    }
}

extension ColorExpression.Kind {
    /// The expressions this one consists of, in order.
    package var parts: [ExpressionID] {
        switch self {
        case .literal, .constant, .appearances, .unresolved, .name, .surroundings, .sectionSurroundings, .surface,
            .label, .modifier, .systemBackground:
            []
        case .nameOr(_, let part), .defined(_, let part): [part]
        case .substitution(_, let parts): parts
        case .modifierCall(_, let arguments): arguments.map { $0.value }
        case .opacity(let base, _), .withAlpha(let base, _), .when(let base, _): [base]
        case .changed(let parts, _): parts
        case .lightDark(let light, let dark): [light, dark]
        case .byContrast(let standard, let increased): [standard, increased]
        case .oneOf(let parts), .layers(let parts), .gradient(let parts, _): parts
        case .over(let declared, let upper): [declared, upper]
        }
    }

    /// The name this expression refers to, if any.
    package var name: ColorName? {
        switch self {
        case .name(let name), .nameOr(let name, _), .defined(let name, _): name
        default: nil
        }
    }

    /// The names of the constants that may decide its conditions: ``ColorName/flag(_:)``.
    package var flags: [ColorName] {
        guard case .when(_, let conditions) = self else { return [] }
        return conditions.compactMap { ColorName.flag($0.subject) }
    }

    /// Returns a copy with each part replaced by `transform` and the index of a literal replaced by `literal`.
    package func mapping(
        parts transform: (ExpressionID) -> ExpressionID, literal: (Int) -> Int
    ) -> ColorExpression.Kind {
        switch self {
        case .literal(let index): .literal(literal(index))
        case .constant, .appearances, .unresolved, .name, .surroundings, .sectionSurroundings, .surface, .label,
            .modifier, .systemBackground:
            self
        case .nameOr(let name, let fallback): .nameOr(name, fallback: transform(fallback))
        case .defined(let name, let value): .defined(name, as: transform(value))
        case .substitution(let text, let parts): .substitution(text, parts.map(transform))
        case .modifierCall(let name, let arguments):
            .modifierCall(name, arguments.map { ViewArgument(label: $0.label, value: transform($0.value)) })
        case .opacity(let base, let factor): .opacity(transform(base), factor: factor)
        case .withAlpha(let base, let alpha): .withAlpha(transform(base), alpha: alpha)
        case .changed(let parts, let change): .changed(parts.map(transform), change)
        case .lightDark(let light, let dark): .lightDark(light: transform(light), dark: transform(dark))
        case .byContrast(let standard, let increased):
            .byContrast(standard: transform(standard), increased: transform(increased))
        case .oneOf(let parts): .oneOf(parts.map(transform))
        case .when(let base, let conditions): .when(transform(base), conditions)
        case .layers(let parts): .layers(parts.map(transform))
        case .gradient(let stops, let line): .gradient(stops.map(transform), line)
        case .over(let declared, let upper): .over(declared: transform(declared), upper: transform(upper))
        }
    }
}

/// Identifies an expression within one file's ``ExpressionTable``.
package struct ExpressionID: Hashable, Sendable, Comparable {
    /// The index in the table.
    package let index: Int32

    /// Creates the ID for `index`, which must come from a table.
    package init(index: Int32) { self.index = index }

    package static func < (a: ExpressionID, b: ExpressionID) -> Bool { a.index < b.index }
}

/// All expressions of a file. Parts always precede the expression they belong to, so a single forward pass visits every
/// part first.
package struct ExpressionTable: Equatable, Sendable {
    private var expressions: [ColorExpression] = []

    package init() {}

    package var count: Int { expressions.count }

    /// Adds an expression, whose parts must be in the table already, and returns its ID.
    package mutating func add(_ kind: ColorExpression.Kind, at range: ByteRange) -> ExpressionID {
        expressions.append(ColorExpression(range: range, kind: kind))
        return ExpressionID(index: Int32(truncatingIfNeeded: expressions.count - 1))
    }

    /// Replaces the expression `id` by `expression`, whose parts must come before it.
    package mutating func replace(_ id: ExpressionID, by expression: ColorExpression) {
        expressions[Int(id.index)] = expression
    }

    /// Replaces the range of each expression by what `move` makes of it.
    package mutating func moveRanges(_ move: (ByteRange) -> ByteRange) {
        for index in expressions.indices { expressions[index].range = move(expressions[index].range) }
    }

    /// Calls `body` with each expression that refers to a name.
    package func forEachName(_ body: (ExpressionID, ColorExpression) -> Void) {
        for index in expressions.indices {
            switch expressions[index].kind {
            case .name, .nameOr, .defined:
                body(ExpressionID(index: Int32(truncatingIfNeeded: index)), expressions[index])
            default: break
            }
        }
    }

    package subscript(id: ExpressionID) -> ColorExpression { expressions[Int(id.index)] }

    /// The range of the expression `id`, without a copy of the rest.
    package func range(of id: ExpressionID) -> ByteRange { expressions[Int(id.index)].range }

    /// The IDs of all expressions, parts first.
    package var ids: LazyMapSequence<Range<Int32>, ExpressionID> {
        // Its type is written out, so that loops in other modules need no generic code.
        (0..<Int32(truncatingIfNeeded: expressions.count)).lazy.map { ExpressionID(index: $0) }
    }
}
