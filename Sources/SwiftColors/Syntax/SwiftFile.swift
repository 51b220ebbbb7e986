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

    /// Whether types of AppKit occur in it.
    private(set) lazy var mentionsAppKit = (0..<tokens.count).contains { tokens.isOfAppKit($0) }

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

extension SwiftTokens {
    /// Whether the token at `index` is the name of AppKit, or of a type in it that apps with SwiftUI use.
    func isOfAppKit(_ index: Int) -> Bool {
        kind(index) == .identifier && Self.initialsOfAppKit.contains(bytes(index).first ?? 0)
            && Self.namesOfAppKit.contains(bytes(index))
    }

    private static let initialsOfAppKit = "NAC".utf8
    private static let namesOfAppKit = WordSet(
        """
        AppKit Cocoa \
        NSApplicationDelegateAdaptor NSApplication NSApp NSWorkspace NSOpenPanel NSSavePanel NSPasteboard NSWindow NSScreen \
        NSImage NSColor NSCursor NSViewRepresentable NSViewControllerRepresentable NSHostingView NSAlert NSMenu NSFont
        """)
}
