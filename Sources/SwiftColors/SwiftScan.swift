import SourceColors
import SourceText

/// Finds what one Swift file says about colors, in two passes over its tokens: first the literals, then the names,
/// definitions and pairs that use them.
///
/// Each reader depends only on those before it, and all add what they find to one collector. No pass recurses with the
/// nesting of the source.
enum SwiftScan {
    /// Returns the facts of the file `source`.
    static func facts(of source: SourceBytes, options: ScanOptions) -> ColorFacts {
        let file = SwiftFile(source, options: options)
        let evaluator = SwiftConstantEvaluator(file)
        let facts = SwiftFactCollector(file)
        facts.collected.importsUIKit = file.imports.importsUIKit
        let literals = SwiftLiteralIndex()
        SwiftLiteralPass(file, evaluator, facts, into: literals).run()
        if !options.findsLiteralsOnly {
            let declared = SwiftDeclaredBackgrounds(file, facts)
            SwiftDirectiveReader(file, facts, into: declared).run()
            SwiftChainPass(file, evaluator, facts, literals, declared).run()
            facts.doubtPreviews(in: file.tokens)
            facts.doubtUnusedViews(in: file.tokens)
        }
        return facts.collected
    }
}
