import SourceColors
import SourceText

extension CSSColorSyntax {
    /// Returns the preludes of the blocks around each offset, outermost first: `@media print { .card`.
    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        var result: [String] = []
        CSSBlocks(source, dialect).walk(to: offsets) { open in
            result.append(open.map { $0.text }.filter { !$0.isEmpty }.joined(separator: " { "))
        }
        return result
    }

    /// Returns the selectors of each place, as written, but with those of nested rules joined: `.card:hover`.
    ///
    /// If one block sets both colors, returns all its selectors; otherwise only the one on which the colors meet.
    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        let blocks = CSSBlocks(source, dialect)
        var around: [Int: (selectors: [String], block: Int)] = [:]
        let offsets = places.flatMap { [$0.offset, $0.background, $0.selector?.lowerBound].compactMap(\.self) }
        let ascending = Set(offsets).ordered()
        var next = 0
        blocks.walk(to: ascending) { open in
            around[ascending[next]] = (open.compactMap(\.selectors), open.last?.start ?? -1)
            next += 1
        }
        return places.map { place in
            let own = around[place.offset]
            var names = own?.selectors ?? []
            if let selector = place.selector, place.background.flatMap({ around[$0]?.block }) != own?.block {
                names = (around[selector.lowerBound]?.selectors ?? []) + [blocks.text(of: selector)]
            } else if place.selector == nil, let inner = place.background.flatMap({ around[$0]?.selectors }),
                inner.starts(with: names)
            {
                // A nested rule sets the background alone.
                names = inner
            }
            return Self.joined(names)
        }
    }
}

/// The blocks of a style sheet, of any kind.
private struct CSSBlocks {
    /// An open block, with the text before it.
    struct Block {
        /// The range of the text before it.
        var prelude: ByteRange
        /// The offset of `{`.
        var start: Int
        var isRead = false
        /// The text without comments and with white space collapsed, truncated at a limit; empty until it is read.
        var text = ""
        private var isBlank = true
        private var isCut = false
        private static let limit = 200

        init(prelude: ByteRange, start: Int) {
            self.prelude = prelude
            self.start = start
        }

        /// Reads the text, unless it is known.
        mutating func read(_ lexemes: CSSLexemes) {
            if isRead { return }
            isRead = true
            var tokenizer = CSSTokenizer(lexemes, range: prelude)
            while !isCut {
                let token = tokenizer.next()
                if token.kind == .endOfFile || token.lowerBound >= prelude.upperBound { break }
                switch token.kind {
                case .cdo, .cdc: break
                case .whitespace, .comment:
                    if !isBlank { text += " " }
                    isBlank = true
                default:
                    if text.utf8.count < Self.limit { text += lexemes.source.text(token.range) } else { isCut = true }
                    isBlank = false
                }
            }
            if text.hasSuffix(" ") { text.removeLast() }
        }

        /// The text if it consists of selectors, after `@at-root` or not; nil for a condition such as `@media`.
        var selectors: String? {
            let word = text.prefix { $0 != " " && $0 != "(" }
            if text.isEmpty || Self.conditions.contains(String(word)) { return nil }
            if word == "@at-root", text.utf8.count == word.utf8.count || text.hasPrefix("@at-root (") { return nil }
            return isCut ? text + "…" : text
        }

        private static let conditions: Set<String> = [
            "@media", "@supports", "@layer", "@container", "@document", "@-moz-document", "@starting-style", "@if",
            "@else", "@for", "@each", "@while", "@include",
        ]
    }

    private let lexemes: CSSLexemes

    init(_ source: SourceBytes, _ dialect: CSSDialect) { lexemes = CSSLexemes(source, dialect: dialect) }

    /// More blocks around one place are not named, so that deep nesting takes no quadratic time.
    private static let mostShown = 32

    /// Calls `body` for each of `offsets` (ascending) with the innermost blocks that are open there, outermost first.
    func walk(to offsets: [Int], _ body: (ArraySlice<Block>) -> Void) {
        let source = lexemes.source
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(source.byteOrderMarkLength, source.count))
        var open: [Block] = []
        var preludeStart = source.byteOrderMarkLength
        var done = 0
        var interpolations = 0
        while done < offsets.count {
            let token = tokenizer.next()
            while done < offsets.count, token.lowerBound > offsets[done] || token.kind == .endOfFile {
                let shown = max(0, open.count - Self.mostShown)..<open.count
                for index in shown { open[index].read(lexemes) }
                body(open[shown])
                done += 1
            }
            switch token.kind {
            case .leftBrace where source[token.lowerBound - 1] != UInt8(ascii: "#"):
                open.append(Block(prelude: ByteRange(preludeStart, token.lowerBound), start: token.lowerBound))
                preludeStart = token.upperBound
            case .interpolation: interpolations += 1
            case .rightBrace where interpolations > 0: interpolations -= 1
            case .rightBrace:
                _ = open.popLast()
                preludeStart = token.upperBound
            case .semicolon: preludeStart = token.upperBound
            default: break
            }
        }
    }

    /// Returns the text of a selector, collapsed like a prelude.
    func text(of selector: ByteRange) -> String {
        var block = Block(prelude: selector, start: selector.upperBound)
        block.read(lexemes)
        return block.selectors ?? block.text
    }
}
