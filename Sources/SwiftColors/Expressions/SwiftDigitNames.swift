import SourceColors
import SourceText

/// Names of hex digits, of which calls make colors: `UIColor(hex: inkHex)`, `Color(hex: theme.inkHex)`.
///
/// The property of a theme that is given digits wherever a value is made is the name of a color, as if the color itself was
/// given: `Theme(inkHex: "1E90FF")`.
extension SwiftExpressionReader {
    /// Returns the color of the digits that `range` names; nil if it is anything else.
    ///
    /// - Parameter unknown: what it is if the name turns out to have no digits.
    func color(ofDigitsNamed range: TokenRange, unless unknown: ExpressionID, depth: Int) -> ExpressionID? {
        let range = tokens.withoutParentheses(range)
        guard !range.isEmpty, depth < Self.maximumDepth else { return nil }
        if let literal = literals.literal(at: range.lower), literal.upper == range.upper { return literal.expression }
        if let (question, colon) = tokens.ternary(range) {
            guard
                let first = color(
                    ofDigitsNamed: TokenRange(question + 1, colon), unless: unknown, depth: depth + 1),
                let second = color(
                    ofDigitsNamed: TokenRange(colon + 1, range.upper), unless: unknown, depth: depth + 1)
            else { return nil }
            let branches = SwiftBranches(family: .any, depth: depth)
            return chosen(
                by: TokenRange(range.lower, question), first, second, branches, at: tokens.byteRange(range))
        }
        let chain = tokens.chain(in: range)
        guard chain.end == range.upper, !chain.isImplicit, chain.links.allSatisfy(\.isPlain) else { return nil }
        if let own = ownDigits(chain, unless: unknown, depth) { return own }
        guard chain.links.count > 1 else { return nil }
        let member = expression(range, .any, depth: depth + 1)
        guard case .name(let name) = facts.kind(of: member), name.space == .swiftMember else { return nil }
        return facts.add(.nameOr(name, fallback: unknown), at: facts.range(of: member))
    }

    /// Returns the color of the digits of a constant of the function around, or of a property of the type around.
    private func ownDigits(_ chain: SwiftChain, unless unknown: ExpressionID, _ depth: Int) -> ExpressionID? {
        let isOwn = chain.links.count == 2 && tokens.isText(chain.start, "self")
        guard isOwn || chain.links.count == 1, let link = chain.links.last else { return nil }
        let declarations = names.file.declarations
        guard let declaration = declarations.declaration(of: tokens.text(link.name), at: link.name) else { return nil }
        guard let type = declaration.type else {
            guard !isOwn, tokens.isText(declaration.token - 1, "let") else { return nil }
            let equal = tokens.kind(declaration.token + 1) == .colon ? declaration.token + 3 : declaration.token + 1
            guard tokens.kind(equal) == .equal, equal < link.name else { return nil }
            let value = TokenRange(equal + 1, tokens.endOfValue(from: equal + 1, limit: tokens.count))
            return color(ofDigitsNamed: value, unless: unknown, depth: depth + 1)
        }
        guard keepsDigits(declaration.token, in: type) else { return nil }
        let name = ColorName(.swiftMember, type + ":." + tokens.text(link.name))
        return facts.add(.nameOr(name, fallback: unknown), at: tokens[link.name].range)
    }

    /// Whether the property `name` of `type` is of a theme, and keeps the string that its initializer is given.
    func keepsDigits(_ name: Int, in type: String) -> Bool {
        guard SwiftDefinitionReader.isThemeOrKind(type), tokens.isStoredString(name),
            let declared = names.file.declarations.types[type], declared.kind == .structure || declared.kind == .class
        else { return false }
        return !declared.hasInitializer || keptProperties.contains(tokens.text(name))
    }

    /// Returns the names of the properties that are set to parameters called the same: `self.inkHex = inkHex`.
    func findKeptProperties() -> Set<String> {
        var names: Set<String> = []
        for index in 0..<tokens.count where tokens.isText(index, "self") && tokens.kind(index + 3) == .equal {
            let (name, value) = (tokens.bytes(index + 2), tokens.bytes(index + 4))
            guard name.elementsEqual(value), tokens[index + 5].flags.contains(.newlineBefore) else { continue }
            names.insert(tokens.text(index + 2))
        }
        return names
    }
}

extension SwiftTokens {
    /// Whether the property called by the token `name` holds a string that its value is given: `let inkHex: String`.
    func isStoredString(_ name: Int) -> Bool {
        kind(name + 1) == .colon && isText(name + 2, "String") && kind(name + 3) != .leftBrace
            && kind(name + 3) != .postfixMark && !hasWord(before: name - 1, "static", "class")
    }
}
