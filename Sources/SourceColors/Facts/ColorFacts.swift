import SourceText

/// What one file says about colors.
package struct ColorFacts: Sendable {
    /// The literals by where they start, outer before inner.
    package var literals: [ColorLiteral] = []
    /// The color expressions that definitions and pairs speak of.
    package var expressions = ExpressionTable()
    /// The names that the file gives a color to, in the order of the file.
    package var definitions: [ColorDefinition] = []
    /// The colors that meet, in the order of the file.
    package var pairs: [ColorPair] = []
    /// The types of which Swift's color expressions are, where the file tells them.
    package var wantedTypes: [ByteRange: SwiftColorType] = [:]
    /// Named colors of Swift's frameworks in color positions: no literals, but worth showing on request.
    package var namedColors: [NamedColorUse] = []
    /// The numbers of literals that are out of their range, in the order of the file.
    package var outOfRangeNumbers: [OutOfRangeNumbers] = []
    /// Divisions of integers in components that drop a fraction, in the order of the file.
    package var integerDivisions: [IntegerDivision] = []
    /// Digits that were meant to be hex colors and are none, in the order of the file.
    package var invalidHex: [InvalidHex] = []
    /// The initializers of colors that the file declares.
    package var declaredInitializers: [DeclaredInitializer] = []
    /// The aliases and helpers that a Swift file declares or uses; nil for other languages.
    package var swift: SwiftFacts?
    /// What a file of an asset catalog says besides; nil in all other files.
    package var catalogue: CatalogueFacts?
    /// What comments tell color-lint, in the order of the file.
    package var directives: [Directive] = []

    /// No facts.
    package init() {}

    /// Whether the file says nothing about colors.
    package var isEmpty: Bool {
        literals.isEmpty && expressions.count == 0 && definitions.isEmpty && pairs.isEmpty && namedColors.isEmpty
            && outOfRangeNumbers.isEmpty && integerDivisions.isEmpty && invalidHex.isEmpty
            && declaredInitializers.isEmpty && swift == nil && catalogue == nil && directives.isEmpty
    }

    /// About how many bytes the facts take.
    package var size: Int {
        literals.count * MemoryLayout<ColorLiteral>.stride + pairs.count * MemoryLayout<ColorPair>.stride
            + expressions.count * MemoryLayout<ColorExpression>.stride
            + definitions.count * MemoryLayout<ColorDefinition>.stride
            + namedColors.count * MemoryLayout<NamedColorUse>.stride
    }

    /// Adds `literal` and an expression for it.
    package mutating func add(_ literal: ColorLiteral) -> ExpressionID {
        literals.append(literal)
        return expressions.add(.literal(literals.count - 1), at: literal.range)
    }

    /// The literal that is written at `range` exactly.
    package func literal(at range: ByteRange) -> ColorLiteral? { literalIndex(at: range).map { literals[$0] } }

    /// The place in ``literals`` of the one that is written at `range` exactly.
    package func literalIndex(at range: ByteRange) -> Int? {
        var (low, high) = (0, literals.count)
        while low < high {
            let middle = (low + high) / 2
            if literals[middle].range < range { low = middle + 1 } else { high = middle }
        }
        return low < literals.count && literals[low].range == range ? low : nil
    }

    /// Whether `range` lies in a directive.
    package func isInDirective(_ range: ByteRange) -> Bool {
        var (low, high) = (0, directives.count)
        while low < high {
            let middle = (low + high) / 2
            if directives[middle].range.lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low > 0 && directives[low - 1].range.contains(range)
    }
}
