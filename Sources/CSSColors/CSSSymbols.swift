import SourceColors
import SourceText

extension CSSColorSyntax {
    /// Returns the preludes of the blocks around each offset, outermost first: `@media print { .card`.
    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        var result: [String] = []
        CSSBlocks(source, dialect).walk(to: offsets) { open in
            result.append(open.map { $0.prelude.text }.filter { !$0.isEmpty }.joined(separator: " { "))
        }
        return result
    }

    /// Returns the selectors of each place, as written: `.card { &:hover`.
    ///
    /// If one block sets both colors, returns all its selectors; otherwise only the one on which the colors meet.
    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        let blocks = CSSBlocks(source, dialect)
        var around: [Int: (selectors: [String], block: Int)] = [:]
        let offsets = places.flatMap { [$0.offset, $0.background, $0.selector?.lowerBound].compactMap(\.self) }
        let ascending = Set(offsets).sorted()
        var next = 0
        blocks.walk(to: ascending) { open in
            around[ascending[next]] = (open.compactMap { $0.prelude.selectors }, open.last?.start ?? -1)
            next += 1
        }
        return places.map { place in
            let own = around[place.offset]
            var names = own?.selectors ?? []
            if let selector = place.selector, place.background.flatMap({ around[$0]?.block }) != own?.block {
                names = (around[selector.lowerBound]?.selectors ?? []) + [blocks.text(of: selector)]
            }
            return names.joined(separator: " { ")
        }
    }
}

/// The blocks of a style sheet, of any kind.
private struct CSSBlocks {
    /// The text before a block.
    struct Prelude {
        /// The text without comments and with white space collapsed, truncated at a limit.
        var text = ""
        private var isBlank = true
        private var isCut = false
        private static let limit = 200

        /// Adds a token, or white space if `token` is nil.
        mutating func add(_ token: String?) {
            guard let token else {
                if !isBlank, !isCut { text += " " }
                isBlank = true
                return
            }
            if text.utf8.count < Self.limit { text += token } else { isCut = true }
            isBlank = false
        }

        /// Removes trailing white space.
        mutating func finish() { if text.hasSuffix(" ") { text.removeLast() } }

        /// The text if it consists of selectors; nil for a condition such as `@media`.
        var selectors: String? {
            let word = text.prefix { $0 != " " && $0 != "(" }
            if text.isEmpty || Self.conditions.contains(String(word)) { return nil }
            return isCut ? text + "…" : text
        }

        private static let conditions: Set<String> = [
            "@media", "@supports", "@layer", "@container", "@document", "@-moz-document", "@starting-style", "@if",
            "@else", "@for", "@each", "@while", "@include", "@at-root",
        ]
    }

    private let source: SourceBytes
    private let dialect: CSSDialect

    init(_ source: SourceBytes, _ dialect: CSSDialect) {
        self.source = source
        self.dialect = dialect
    }

    /// More blocks around one place are not named, so that deep nesting takes no quadratic time.
    private static let mostShown = 32

    /// Calls `body` for each of `offsets` (ascending) with the innermost blocks that are open there, outermost first.
    func walk(to offsets: [Int], _ body: ([(prelude: Prelude, start: Int)]) -> Void) {
        var tokenizer = CSSTokenizer(
            CSSLexemes(source, dialect: dialect), range: ByteRange(source.byteOrderMarkLength, source.count))
        var open: [(prelude: Prelude, start: Int)] = []
        var prelude = Prelude()
        var done = 0
        while done < offsets.count {
            let token = tokenizer.next()
            while done < offsets.count, token.lowerBound > offsets[done] || token.kind == .endOfFile {
                body(open.count > Self.mostShown ? Array(open.suffix(Self.mostShown)) : open)
                done += 1
            }
            switch token.kind {
            case .endOfFile, .cdo, .cdc: break
            case .leftBrace where source[token.lowerBound - 1] != UInt8(ascii: "#"):
                prelude.finish()
                open.append((prelude, token.lowerBound))
                prelude = Prelude()
            case .rightBrace:
                _ = open.popLast()
                prelude = Prelude()
            case .semicolon: prelude = Prelude()
            case .whitespace, .comment: prelude.add(nil)
            default: prelude.add(source.text(token.range))
            }
        }
    }

    /// Returns the text of a selector, collapsed like a prelude.
    func text(of selector: ByteRange) -> String {
        var tokenizer = CSSTokenizer(CSSLexemes(source, dialect: dialect), range: selector)
        var prelude = Prelude()
        while true {
            let token = tokenizer.next()
            if token.kind == .endOfFile || token.lowerBound >= selector.upperBound { break }
            prelude.add(token.kind == .whitespace || token.kind == .comment ? nil : source.text(token.range))
        }
        prelude.finish()
        return prelude.selectors ?? prelude.text
    }
}
