import SourceText

/// A file's tokens and comments.
struct SwiftTokens {
    /// The tokens in the order of the file, brackets joined to their partners.
    let tokens: SwiftTokenList
    /// The comments, each with its delimiters.
    let comments: [ByteRange]
    /// The bytes the tokens are of.
    let source: SourceBytes
    /// Further names of color types.
    var aliases = SwiftTypeAliases()
    /// The tokens of the names of types that the file itself gives to others.
    var ownAliases: [Int] = []

    /// The tokens of `source`. Files beyond 2 GB have none.
    init(of source: SourceBytes) {
        var lexer = SwiftLexer(source)
        if source.count < Int(Int32.max) { lexer.run() }
        tokens = lexer.tokens
        comments = lexer.comments
        self.source = source
    }

    /// How many tokens there are.
    @inline(__always)
    var count: Int { tokens.count }

    /// The token at `index`; past the ends one of kind `unknown`.
    @inline(__always)
    subscript(index: Int) -> SwiftToken { tokens[index] }

    /// The index of the first token at byte `offset` or behind it.
    func index(from offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The kind of the token at `index`.
    @inline(__always)
    func kind(_ index: Int) -> SwiftToken.Kind { tokens.kind(index) }

    /// The index of the token that closes the bracket or quote at `index`, or nil where nothing does.
    func closing(_ index: Int) -> Int? {
        let partner = Int(self[index].partner)
        return partner > index ? partner : nil
    }

    /// The index behind the token at `index`, or behind its partner where it opens something; nil where what it opens
    /// is never closed.
    func next(_ index: Int) -> Int? {
        guard self[index].kind.opens else { return index + 1 }
        return closing(index).map { $0 + 1 }
    }

    /// The bytes of the token at `index`; of an identifier without its back-ticks.
    func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let token = self[index]
        let quotes = token.kind == .quotedIdentifier ? 1 : 0
        return source.buffer(ByteRange(Int(token.start) + quotes, Int(token.end) - quotes))
    }

    /// Whether the token at `index` is the word or sign `text`.
    func isText(_ index: Int, _ text: StaticString) -> Bool {
        let bytes = bytes(index)
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<bytes.count where bytes[offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// The text of the token at `index`; of an identifier without its back-ticks.
    func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// The texts of the tokens `lower..<upper`, without what stands between them.
    func joinedText(_ lower: Int, _ upper: Int) -> String {
        (lower..<max(upper, lower)).reduce(into: "") { $0 += text($1) }
    }

    /// Whether the token at `index` is a word, in back-ticks or not.
    func isName(_ index: Int) -> Bool {
        let kind = kind(index)
        return kind == .identifier || kind == .quotedIdentifier
    }

    /// Whether the token at `index` is an opening bracket that continues the expression before it: on the same line.
    func continuesCall(_ index: Int) -> Bool { !self[index].flags.contains(.newlineBefore) }

    /// The source bytes of the tokens `lower..<upper`; empty at the start of `lower` where there are none.
    func range(_ lower: Int, _ upper: Int) -> ByteRange {
        let start = Int(self[lower].start)
        return ByteRange(start, upper > lower ? Int(self[upper - 1].end) : start)
    }
}
