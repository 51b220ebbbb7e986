import SourceText

extension SwiftSyntax {
    /// The types and members around each offset: `CardView.body`.
    package static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        let tokens = SwiftTokens(of: source)
        var result: [String] = []
        var open: [String] = []
        /// The declaration whose `{` has not come yet.
        var pending = ""
        var index = 0
        while result.count < offsets.count {
            while result.count < offsets.count,
                index >= tokens.count || tokens.range(index, index + 1).lowerBound > offsets[result.count]
            {
                result.append(open.filter { !$0.isEmpty }.joined(separator: "."))
            }
            guard index < tokens.count else { break }
            switch tokens.kind(index) {
            case .leftBrace:
                open.append(pending)
                pending = ""
            case .rightBrace:
                _ = open.popLast()
                pending = ""
            case .identifier where tokens.kind(index - 1) != .period:
                switch words[tokens.bytes(index)] {
                case true? where tokens.isName(index + 1): pending = tokens.text(index + 1)
                case true?: pending = tokens.text(index)
                case false?: pending = ""
                case nil: break
                }
            default: break
            }
            index += 1
        }
        return result
    }

    /// The words that begin a declaration with braces (true), and those that begin a statement with some (false).
    private static let words = SwiftWordTable<Bool>([
        ("struct", true), ("class", true), ("enum", true), ("extension", true), ("actor", true), ("protocol", true),
        ("func", true), ("var", true), ("let", true), ("init", true), ("subscript", true), ("deinit", true),
        ("if", false), ("guard", false), ("for", false), ("while", false), ("switch", false), ("do", false),
        ("else", false), ("catch", false), ("repeat", false), ("return", false),
    ])
}
