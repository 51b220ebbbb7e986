import SourceColors
import SourceText

/// The types of variables and constants, as far as their declarations tell.
extension SwiftNameReader {
    /// Returns the words of the type of `declaration`, from its annotation or its value, or those of the member that it is
    /// bound to; nil if they are unknown.
    func typeOfValue(_ declaration: SwiftDeclaration, depth: Int = 0) -> [String]? {
        let next = declaration.token + 1
        if tokens.kind(next) == .colon {
            guard let (words, next) = tokens.typeWords(next + 1), !tokens.isText(next, "<"),
                tokens.kind(next) != .leftParen,
                tokens.colorType(tokens.bytes(next - 1)) == nil
            else { return nil }
            return words
        }
        guard tokens.kind(next) == .equal else {
            return typeOfCopy(declaration, of: declaration.token, depth) ?? tokens.environmentType(declaration.token)
        }
        guard let (words, next) = tokens.typeWords(next + 1) else {
            let isOwn = tokens.isText(next + 1, "self")
            let mark = isOwn && tokens.kind(next + 2) == .postfixMark ? 1 : 0
            return typeOfCopy(declaration, of: isOwn ? next + 3 + mark : next + 1, depth)
        }
        if tokens.kind(next) == .leftParen, tokens.continuesCall(next), let close = tokens.closing(next) {
            let isWhole = tokens.kind(close + 1) != .period && tokens.kind(close + 1) != .postfixMark
            return isWhole && tokens.colorType(tokens.bytes(next - 1)) == nil ? words : nil
        }
        // `let theme = Theme.shared`
        guard tokens.isText(declaration.token - 1, "let"), tokens.kind(next) == .period, tokens.isName(next + 1),
            tokens[next + 2].flags.contains(.newlineBefore) || next + 2 >= tokens.count,
            tokens.kind(next + 2) != .period
        else { return nil }
        return tokens.isText(next + 1, "self") ? words : words + [tokens.text(next + 1)]
    }

    /// Returns the words of the type of the name at `value`, which the constant `declaration` copies: `guard let theme =
    /// self.theme else`, `if let theme {`; nil if it is anything else, or unknown.
    private func typeOfCopy(_ declaration: SwiftDeclaration, of value: Int, _ depth: Int) -> [String]? {
        guard depth < 4, tokens.isText(declaration.token - 1, "let"), tokens.isName(value) else { return nil }
        let after = value + 1
        let isWhole =
            tokens[after].flags.contains(.newlineBefore) || tokens.kind(after) == .leftBrace
            || tokens.kind(after) == .comma || tokens.isText(after, "else")
        guard isWhole, tokens.kind(after) != .period else { return nil }
        let text = tokens.text(value)
        let names = file.declarations
        let isMember = tokens.kind(value - 1) == .period || text == tokens.text(declaration.token)
        let copied =
            isMember
            ? nesting.type.flatMap { names.member(text, of: $0.name) } : names.declaration(of: text, at: value)
        return copied.flatMap { $0.token == declaration.token ? nil : typeOfValue($0, depth: depth + 1) }
    }
}
