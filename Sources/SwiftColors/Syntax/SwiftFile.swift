import SourceColors
import SourceText

/// A Swift file as its readers see it: tokens, imports and declarations. Nothing in it changes once it is made.
final class SwiftFile {
    let tokens: SwiftTokens
    /// The frameworks and modules that it imports.
    let imports: SwiftImports
    let options: ScanOptions
    /// The names that it declares, indexed when they are first looked up.
    private(set) lazy var declarations = SwiftDeclarations(tokens)

    /// Lexes `source`.
    ///
    /// - Parameter imports: imports of the file around, if `source` is a part of one.
    init(_ source: SourceBytes, options: ScanOptions, imports: SwiftImports = SwiftImports()) {
        var imports = imports
        tokens = SwiftTokens(of: source, aliases: SwiftTypeAliases(options.swiftProject.aliases), imports: &imports)
        self.imports = imports
        self.options = options
    }

    /// A file of `tokens`, without imports or options.
    init(_ tokens: SwiftTokens) {
        self.tokens = tokens
        imports = SwiftImports()
        options = ScanOptions()
    }
}
