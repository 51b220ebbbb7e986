import SourceColors
import SourceText

/// Finds what one Swift file says about colors, in two passes over its tokens: first the literals, then the names,
/// definitions and pairs that use them.
///
/// Each reader depends only on those before it, and all add what they find to one collector. No pass recurses with the
/// nesting of the source.
struct SwiftScan {
    private let file: SwiftFile
    private let evaluator: SwiftConstantEvaluator
    private let facts: SwiftFactCollector
    private let literals = SwiftLiteralIndex()

    /// - Parameter imports: imports of the file around, if `source` is a part of one.
    private init(_ source: SourceBytes, _ options: ScanOptions, imports: SwiftImports = SwiftImports()) {
        file = SwiftFile(source, options: options, imports: imports)
        evaluator = SwiftConstantEvaluator(file)
        facts = SwiftFactCollector(file)
    }

    /// Returns the facts of the file `source`.
    static func facts(of source: SourceBytes, options: ScanOptions) -> ColorFacts {
        let scan = SwiftScan(source, options)
        scan.literalPass.run()
        if !options.findsLiteralsOnly {
            let declared = SwiftDeclaredBackgrounds(scan.file, scan.facts)
            SwiftDirectiveReader(scan.file, scan.facts, into: declared).run()
            SwiftChainPass(scan.file, scan.evaluator, scan.facts, scan.literals, declared).run()
        }
        return scan.facts.collected
    }

    /// Returns the color expression that is all of `source`, in a place that takes colors of `family`; nil if there are no
    /// tokens.
    static func color(
        _ source: SourceBytes, _ family: SwiftColorFamily, options: ScanOptions, imports: SwiftImports = SwiftImports()
    ) -> ParsedColor? {
        let scan = SwiftScan(source, options, imports: imports)
        scan.literalPass.findLiterals()
        guard scan.file.tokens.count > 0 else { return nil }
        let expressions = SwiftExpressionReader(
            scan.file, evaluator: scan.evaluator, facts: scan.facts, literals: scan.literals,
            nesting: SwiftNesting(scan.file))
        let root = expressions.expression(TokenRange(0, scan.file.tokens.count), family)
        return ParsedColor(scan.facts.collected, root)
    }

    private var literalPass: SwiftLiteralPass {
        SwiftLiteralPass(file, evaluator: evaluator, facts: facts, into: literals)
    }
}
