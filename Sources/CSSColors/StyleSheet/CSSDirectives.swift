import SourceColors
import SourceText

/// The directives in a style sheet's comments.
struct CSSDirectives {
    /// The declared backgrounds, by the offset of the rule's `{`.
    private var backgrounds: [Int: Background] = [:]

    private struct Background {
        var expression: ExpressionID
        /// The index of the directive in ``ColorFacts/directives``.
        var directive: Int
    }

    init() {}

    /// Reads the directives in `source`. Adds pairs and invalid directives to `facts`.
    init(_ lexemes: CSSLexemes, facts: inout ColorFacts) {
        let source = lexemes.source
        guard source.mayHoldDirectives else { return }
        let places = CSSCommentPlaces(lexemes)
        var reader = DirectiveReader(source)
        for text in reader.directives(in: places.comments.map(\.range)) {
            switch text.body {
            case .pair(let foreground, let background, let content):
                let colors = (DeclaredColor(css: foreground, in: source), DeclaredColor(css: background, in: source))
                text.takePair(foreground, background, content, colors, into: &facts)
            case .background(let range):
                guard let block = places.block(ofCommentAt: text.comment.lowerBound) else {
                    facts.directives.append(text.invalid(.nothingInFront, at: text.range))
                    continue
                }
                switch DeclaredColor(css: range, in: source) {
                case .unreadable(let reason):
                    facts.directives.append(text.invalid(.unreadableColor(reason), at: range))
                case .read(let other, let root):
                    backgrounds[block] = Background(
                        expression: facts.addDeclared(root, of: other), directive: facts.directives.count)
                    var directive = text.directive(.background)
                    directive.background = backgrounds[block]?.expression
                    facts.directives.append(directive)
                }
            case .suppression(let suppression): facts.directives.append(text.directive(.suppression(suppression)))
            case .invalid(let problem, let place): facts.directives.append(text.invalid(problem, at: place))
            }
        }
    }

    /// Returns the declared background of the rule whose `{` is at `start`.
    func background(ofBlockAt start: Int) -> ExpressionID? { backgrounds[start]?.expression }
}

/// The comments of a style sheet, with the rule that each belongs to.
private struct CSSCommentPlaces {
    /// The offset of the `{` of a style rule, or of an at-rule within one; nil for other blocks.
    typealias Block = Int?

    struct Comment {
        var range: ByteRange
        /// The block that contains it.
        var around: Block
        /// The block of the rule that it precedes, or whose selector contains it.
        var next: Block
        /// Whether it is at the end of a line with code.
        var isTrailing: Bool
    }

    private(set) var comments: [Comment] = []

    /// Tokenizes the whole style sheet. This is done only if there are directives.
    init(_ lexemes: CSSLexemes) {
        let source = lexemes.source
        let start = source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(start, source.count))
        var open: [Block] = []
        /// The comments since the last `{`, `}` or `;`.
        var waiting: [Int] = []
        /// The first token since then that is neither white space nor a comment.
        var first: CSSToken.Kind?
        var interpolations = 0
        var lineHasCode = false
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .endOfFile: return
            case .whitespace:
                if source.buffer(token.range).contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x0C }) {
                    lineHasCode = false
                }
                continue
            case .comment:
                let isTrailing = lineHasCode && endsLine(token.upperBound, source)
                waiting.append(comments.count)
                comments.append(
                    Comment(range: token.range, around: open.last ?? nil, next: nil, isTrailing: isTrailing))
                continue
            case .leftBrace where source[token.lowerBound - 1] == UInt8(ascii: "#"): interpolations += 1
            case .rightBrace where interpolations > 0: interpolations -= 1
            case .leftBrace:
                let isAtRule = first == .atKeyword
                let block: Block = isAtRule && (open.last ?? nil) == nil ? nil : token.lowerBound
                for index in waiting { comments[index].next = block }
                open.append(block)
                waiting.removeAll(keepingCapacity: true)
                first = nil
                lineHasCode = true
                continue
            case .rightBrace, .semicolon:
                if token.kind == .rightBrace, !open.isEmpty { open.removeLast() }
                waiting.removeAll(keepingCapacity: true)
                first = nil
                lineHasCode = true
                continue
            default: break
            }
            first = first ?? token.kind
            lineHasCode = true
        }
    }

    private func endsLine(_ offset: Int, _ source: SourceBytes) -> Bool {
        var offset = offset
        while source[offset] == 0x20 || source[offset] == 0x09 { offset += 1 }
        return offset >= source.count || source[offset] == 0x0A || source[offset] == 0x0D || source[offset] == 0x0C
    }

    /// Returns the `{` of the rule that a directive in the comment at `offset` applies to: the rule that follows,
    /// otherwise the enclosing rule. A comment at the end of a line applies to the code before it.
    func block(ofCommentAt offset: Int) -> Block {
        let place = comments.partitioningIndex { $0.range.lowerBound >= offset }
        guard place < comments.count else { return nil }
        let comment = comments[place]
        return comment.isTrailing ? comment.around ?? comment.next : comment.next ?? comment.around
    }
}
