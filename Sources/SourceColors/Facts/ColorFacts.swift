import SourceText

/// All facts about colors in one file.
package struct ColorFacts: Sendable {
    /// The literals, ordered by start; an outer literal precedes those inside it.
    package var literals: [ColorLiteral] = []
    /// The color expressions that definitions and pairs refer to.
    package var expressions = ExpressionTable()
    /// The definitions of color names, in source order.
    package var definitions: [ColorDefinition] = []
    /// The objects whose members are colors.
    package var objects: [ColorObject] = []
    /// The themes of a style sheet, to which ``ColorDefinition/theme`` refers.
    package var themes: [SheetTheme] = []
    /// The pairs of colors that meet, in source order.
    package var pairs: [ColorPair] = []
    /// The Swift color types that the contexts of color expressions require, where known.
    package var wantedTypes: [ByteRange: SwiftColorType] = [:]
    /// Named colors of Swift's frameworks in color positions. They are not literals, but can be listed on request.
    package var namedColors: [NamedColorUse] = []
    /// The literals with numbers out of range, in source order.
    package var outOfRangeNumbers: [OutOfRangeNumbers] = []
    /// Integer divisions in components that drop a fraction, in source order.
    package var integerDivisions: [IntegerDivision] = []
    /// Malformed hex colors, in source order.
    package var invalidHex: [InvalidHex] = []
    /// The color initializers that the file declares.
    package var declaredInitializers: [DeclaredInitializer] = []
    /// The aliases and helpers that a Swift file declares or uses; nil in other languages.
    package var swift: SwiftFacts?
    /// The facts of an asset catalog's file, besides colors; nil for all other files.
    package var catalog: CatalogFacts?
    /// The directives in comments, in source order.
    package var directives: [Directive] = []
    /// The code that lays out views, in source order.
    package var viewScopes: [ViewScope] = []
    /// The project's views where they are used, in source order.
    package var viewUses: [ViewUse] = []
    /// The modifiers of views that it declares, in source order.
    package var viewModifiers: [ViewModifierFacts] = []
    /// The classes whose code puts views of UIKit or AppKit together.
    package var viewClasses: [ViewClass] = []
    /// The colors that views have if they are given no other, by the name of the property, in source order.
    package var viewDefaults: [ViewDefault] = []
    /// The properties of views that decide about their branches.
    package var decidingProperties: [DecidingProperty] = []
    /// The text in views that has no color of its own.
    package var viewTexts: [ViewText] = []
    /// What it tells about controllers that show views.
    package var hosts = HostFacts()
    /// The platforms whose frameworks a Swift file with views imports.
    package var platforms: ImportedPlatforms = []
    /// Whether a Swift file imports UIKit, so that it can make colors for the light and the dark appearance.
    package var importsUIKit = false
    /// Whether a sheet of Sass or Less calls mixins, loops over values or extends placeholders.
    package var callsMixins = false
    /// Whether it is a sheet of Sass, which others may load even if it defines nothing.
    package var isSass = false
    /// The addresses of the sheets that a sheet of CSS or Less imports as a part of it.
    package var imports: [String] = []
    /// Where to read again after an edit, if requested.
    package var restarts: RestartPoints?

    /// Whether it is a page with style sheets in other files, so that what its elements show depends on these.
    package var isLinkedPage = false

    package init() {}

    package var isEmpty: Bool {
        !isLinkedPage && !callsMixins && !isSass && imports.isEmpty && literals.isEmpty && expressions.count == 0
            && definitions.isEmpty
            && pairs.isEmpty
            && namedColors.isEmpty
            && outOfRangeNumbers.isEmpty && integerDivisions.isEmpty && invalidHex.isEmpty
            && declaredInitializers.isEmpty && swift == nil && catalog == nil && directives.isEmpty
            && objects.isEmpty && viewUses.isEmpty && viewModifiers.isEmpty && viewClasses.isEmpty
            && hosts.changesNothing
    }

    /// The approximate size of the facts in memory, in bytes.
    package var size: Int {
        literals.count * MemoryLayout<ColorLiteral>.stride + pairs.count * MemoryLayout<ColorPair>.stride
            + expressions.count * MemoryLayout<ColorExpression>.stride
            + definitions.count * MemoryLayout<ColorDefinition>.stride
            + namedColors.count * MemoryLayout<NamedColorUse>.stride
            + viewClasses.reduce(0) { $0 + $1.views.count } * MemoryLayout<ClassView>.stride
            + viewScopes.count * MemoryLayout<ViewScope>.stride + viewUses.count * MemoryLayout<ViewUse>.stride
    }

    /// Adds `literal`, and an expression for it, and returns the expression's ID.
    package mutating func add(_ literal: ColorLiteral) -> ExpressionID {
        literals.append(literal)
        return expressions.add(.literal(literals.count - 1), at: literal.range)
    }

    /// Returns the literal whose range is exactly `range`.
    package func literal(at range: ByteRange) -> ColorLiteral? { literalIndex(at: range).map { literals[$0] } }

    /// Returns the index in ``literals`` of the literal whose range is exactly `range`.
    package func literalIndex(at range: ByteRange) -> Int? {
        let place = literals.partitioningIndex { $0.range >= range }
        return place < literals.count && literals[place].range == range ? place : nil
    }

    /// Whether a named color of a framework is written exactly at `range`.
    package func isNamedColor(at range: ByteRange) -> Bool {
        let place = namedColors.partitioningIndex { $0.range >= range }
        return place < namedColors.count && namedColors[place].range == range
    }

    /// Whether `range` lies in a directive.
    package func isInDirective(_ range: ByteRange) -> Bool {
        let place = directives.partitioningIndex { $0.range.lowerBound > range.lowerBound }
        return place > 0 && directives[place - 1].range.contains(range)
    }
}
