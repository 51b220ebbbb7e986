import SourceText

extension CSSSyntax {
    /// The preludes of the blocks around each offset, the outermost first: `@media print { .card`.
    package static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        enclosingSymbols(of: offsets, in: source, as: .css)
    }

    /// The same for `dialect`.
    static func enclosingSymbols(of offsets: [Int], in source: SourceBytes, as dialect: CSSDialect) -> [String] {
        var tokenizer = CSSTokenizer(CSSLexemes(source, dialect: dialect), range: ByteRange(0, source.count))
        var result: [String] = []
        var open: [String] = []
        var prelude = ""
        var isBlank = true
        while result.count < offsets.count {
            let token = tokenizer.next()
            while result.count < offsets.count, token.lowerBound > offsets[result.count] || token.kind == .endOfFile {
                result.append(open.filter { !$0.isEmpty }.joined(separator: " { "))
            }
            switch token.kind {
            case .endOfFile, .cdo, .cdc: break
            case .leftBrace where source[token.lowerBound - 1] != UInt8(ascii: "#"):
                open.append(prelude.hasSuffix(" ") ? String(prelude.dropLast()) : prelude)
                (prelude, isBlank) = ("", true)
            case .rightBrace:
                _ = open.popLast()
                (prelude, isBlank) = ("", true)
            case .semicolon: (prelude, isBlank) = ("", true)
            case .whitespace, .comment:
                if !isBlank { prelude += " " }
                isBlank = true
            default:
                // Longer ones are not told from one another.
                if prelude.utf8.count < 200 { prelude += source.text(token.range) }
                isBlank = false
            }
        }
        return result
    }
}
