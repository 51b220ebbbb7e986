import AppleColors
import SourceColors
import SourceText

extension SwiftColorSyntax {
    package func uses(ofIdentifier name: String, in source: SourceBytes) -> [IdentifierUse] {
        var uses: [IdentifierUse] = []
        Self.forEach(name, in: source) { index, tokens, isInParens in
            let quotes = tokens.kind(index) == .quotedIdentifier ? 1 : 0
            let token = tokens[index]
            uses.append(
                IdentifierUse(
                    ByteRange(Int(token.start) + quotes, Int(token.end) - quotes),
                    Self.kind(of: index, in: tokens, isInParens: isInParens),
                    qualifier: Self.qualifier(of: index, in: tokens)))
        }
        return uses
    }

    package func typeCount(named name: String, in source: SourceBytes) -> Int {
        var count = 0
        Self.forEach(name, in: source) { index, tokens, _ in
            if Self.typeWords.contains(tokens.bytes(index - 1)), tokens.kind(index - 2) != .period { count += 1 }
        }
        return count
    }

    /// Calls `body` with each token that is the identifier `name`, and whether it stands directly in parentheses.
    private static func forEach(_ name: String, in source: SourceBytes, _ body: (Int, SwiftTokens, Bool) -> Void) {
        var name = name
        name.withUTF8 { name in
            // Most files do not mention it.
            guard source.contains(name, in: ByteRange(0, source.count)) else { return }
            let tokens = SwiftTokens(of: source)
            var open: [SwiftToken.Kind] = []
            for index in 0..<tokens.count {
                let kind = tokens.kind(index)
                switch kind {
                case .leftParen, .leftBracket, .leftBrace, .interpolationOpen: open.append(kind)
                case .rightParen, .rightBracket, .rightBrace, .interpolationClose: _ = open.popLast()
                case .identifier, .quotedIdentifier:
                    if tokens.bytes(index).elementsEqual(name) { body(index, tokens, open.last == .leftParen) }
                default: break
                }
            }
        }
    }

    /// Returns the words and periods before the token at `index`.
    private static func qualifier(of index: Int, in tokens: SwiftTokens) -> String {
        var words: [String] = []
        var index = index
        while words.count < 8, tokens.kind(index - 1) == .period {
            guard tokens.isName(index - 2) else { return "" }
            words.insert(tokens.text(index - 2), at: 0)
            index -= 2
        }
        return tokens.kind(index - 1) == .period ? "" : words.joined(separator: ".")
    }

    private static let typeWords = WordSet("actor associatedtype class enum protocol struct typealias")

    package func exposesDeclarations(in source: SourceBytes) -> Bool {
        source.contains("@objc", in: ByteRange(0, source.count))
    }

    package func canDeclareMember(_ name: String, of type: String) -> Bool {
        var name = name
        if SwiftColorType(rawValue: type) != nil {
            let isTaken = SystemColorFamily.allCases.contains { family in
                SystemColor.named(name, in: family) != nil || SystemColor.isUserChosen(name, in: family)
            }
            if isTaken { return false }
        }
        return name.withUTF8 { bytes in
            guard let first = bytes.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), bytes.count < 200
            else { return false }
            return !Self.reservedWords.contains(bytes)
                && bytes.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
                        true
                    default: false
                    }
                }
        }
    }

    private static func kind(of index: Int, in tokens: SwiftTokens, isInParens: Bool) -> IdentifierUse.Kind {
        if tokens.kind(index + 1) == .leftParen, tokens.continuesCall(index + 1) { return .function }
        switch tokens.kind(index - 1) {
        case .period: return .member
        case .leftParen,
            .comma where isInParens:
            let isFirstOfTwo = tokens.isName(index + 1) && tokens.kind(index + 2) == .colon
            if isFirstOfTwo || tokens.kind(index + 1) == .colon { return .label }
        default: break
        }
        guard tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") else { return .plain }
        return tokens.hasWord(before: index - 1, "static", "static") ? .staticMember : .plain
    }

    /// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Keywords-and-Punctuation>
    private static let reservedWords = WordSet(
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
        defer do else fallthrough for guard if in repeat return switch throw where while Any as await false is nil self \
        Self super throws true try Type _
        """)
}
