import SourceColors
import SourceText

/// The tokens and comments of a file, and the names of color types in it. Immutable once it is made, except for
/// ``addAlias(_:of:)``.
final class SwiftTokens {
    /// The tokens in source order, brackets joined to their partners.
    let tokens: SwiftTokenList
    /// The comments, with their delimiters.
    let comments: [ByteRange]
    /// The source of the tokens.
    let source: SourceBytes
    /// Other names of color types.
    private(set) var aliases = SwiftTypeAliases()
    /// The tokens of the aliases that the file itself declares.
    private(set) var ownAliases: [Int] = []

    /// Lexes `source`. Files of 2 GB or more have no tokens.
    @_optimize(speed)
    init(of source: SourceBytes) {
        var lexer = SwiftLexer(source)
        if source.count < Int(Int32.max) { lexer.run() }
        tokens = lexer.tokens
        comments = lexer.comments
        self.source = source
    }

    /// Lexes `source`, in which `aliases` and the file's own type aliases name color types, and adds its imports to
    /// `imports`.
    @_optimize(speed)
    convenience init(of source: SourceBytes, aliases: SwiftTypeAliases, imports: inout SwiftImports) {
        self.init(of: source)
        self.aliases = aliases
        var found: [(name: Int, type: Int)] = []
        var depth = 0
        for index in 0..<count {
            switch kind(index) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .identifier:
                switch source[Int(tokens[index].start)] {
                case UInt8(ascii: "t") where depth == 0 && isText(index, "typealias"):
                    if let alias = alias(declaredAt: index) { found.append(alias) }
                case UInt8(ascii: "i") where isText(index, "import"): imports.read(bytes(index + 1))
                default: break
                }
            default: break
            }
        }
        if !found.isEmpty { addOwnAliases(found) }
    }

    /// Makes the name at `index` another name of `type`.
    func addAlias(_ index: Int, of type: SwiftColorType) { aliases.add(bytes(index), type) }

    private func addOwnAliases(_ found: [(name: Int, type: Int)]) {
        for (name, _) in found { aliases.remove(bytes(name)) }
        // An alias may be declared after its use in another.
        for _ in 0..<4 {
            for (name, type) in found {
                for type in colorTypes(bytes(type)) { aliases.add(bytes(name), type) }
            }
        }
        ownAliases = found.map(\.name)
    }

    /// The number of tokens.
    @inline(__always)
    var count: Int { tokens.count }

    /// The token at `index`; one of kind `unknown` if there is none.
    @inline(__always)
    subscript(index: Int) -> SwiftToken { tokens[index] }

    /// Returns the index of the first token at or after byte `offset`.
    func index(from offset: Int) -> Int {
        (0..<count).partitioningIndex { Int(tokens[$0].start) >= offset }
    }

    /// The kind of the token at `index`.
    @inline(__always)
    func kind(_ index: Int) -> SwiftToken.Kind { tokens.kind(index) }

    /// The index of the other end of the bracket or quote at `index`, or nil if there is none.
    @inline(__always)
    func partner(_ index: Int) -> Int? { self[index].partner }

    /// The index of the token that closes the bracket or quote at `index`, or nil if nothing does.
    @_optimize(speed)
    func closing(_ index: Int) -> Int? { partner(index).flatMap { $0 > index ? $0 : nil } }

    /// Returns the index after the token at `index`, or after its partner if it opens something; nil if it is never closed.
    @_optimize(speed)
    func next(_ index: Int) -> Int? {
        guard self[index].kind.opens else { return index + 1 }
        return closing(index).map { $0 + 1 }
    }

    /// The bytes of the token at `index`, without the backticks of an identifier.
    @_optimize(speed)
    func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let token = self[index]
        let quotes = token.kind == .quotedIdentifier ? 1 : 0
        return source.buffer(ByteRange(Int(token.start) + quotes, Int(token.end) - quotes))
    }

    /// Whether the token at `index` is `text`.
    @_optimize(speed)
    func isText(_ index: Int, _ text: StaticString) -> Bool {
        let bytes = bytes(index)
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<bytes.count where bytes[offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// The text of the token at `index`, without the backticks of an identifier.
    @_optimize(speed)
    func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// The texts of the tokens in `range`, without the spaces between them.
    func joinedText(_ range: TokenRange) -> String { range.indices.reduce(into: "") { $0 += text($1) } }

    /// Whether the token at `index` is a word, in backticks or not.
    @_optimize(speed)
    func isName(_ index: Int) -> Bool {
        let kind = kind(index)
        return kind == .identifier || kind == .quotedIdentifier
    }

    /// Whether the token at `index` is an opening bracket that continues the expression before it: on the same line.
    func continuesCall(_ index: Int) -> Bool { !self[index].flags.contains(.newlineBefore) }

    /// Whether the name at `index` begins with a capital letter, as names of types do.
    @_optimize(speed)
    func isCapitalized(_ index: Int) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes(index).first ?? 0)
    }

    /// The source bytes of the tokens in `range`; empty, at the start of its first token, if it is empty.
    func byteRange(_ range: TokenRange) -> ByteRange {
        let start = Int(self[range.lower].start)
        return ByteRange(start, range.isEmpty ? start : Int(self[range.last].end))
    }
}
