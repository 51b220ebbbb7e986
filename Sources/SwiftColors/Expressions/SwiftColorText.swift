import SourceColors
import SourceText

/// A text that is one color expression, such as the color in a directive.
enum SwiftColorText {
    /// Parses all of `text` where a color of `family` is expected; nil if it has no tokens. Ranges are offsets in `text`.
    ///
    /// - Parameter imports: the imports of the file around.
    static func parse(
        _ text: SourceBytes, as family: SwiftColorFamily, options: ScanOptions = ScanOptions(),
        imports: SwiftImports = SwiftImports()
    ) -> ParsedColor? {
        let file = SwiftFile(text, options: options, imports: imports)
        let evaluator = SwiftConstantEvaluator(file)
        let facts = SwiftFactCollector(file)
        let literals = SwiftLiteralIndex()
        SwiftLiteralPass(file, evaluator, facts, into: literals).findLiterals()
        guard file.tokens.count > 0 else { return nil }
        let expressions = SwiftExpressionReader(
            file, evaluator: evaluator, facts: facts, literals: literals, nesting: SwiftNesting(file))
        let root = expressions.expression(TokenRange(0, file.tokens.count), family)
        return ParsedColor(facts.collected, root)
    }
}
