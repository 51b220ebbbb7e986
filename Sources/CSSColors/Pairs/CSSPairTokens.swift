import SourceText

/// Recognizes the tokens of highlighted code by the classes that Pygments gives them.
extension CSSPairing {
    /// Whether the compound is only a class that Pygments gives a token: `k`, `c1`, `esc`. <https://pygments.org/docs/tokens/>
    func isToken(_ subject: CSSCompound) -> Bool {
        let parts = selectors.parts[subject.parts]
        guard parts.count == 1, let part = parts.first, CSSPart.isClass(part) else { return false }
        var result = false
        selectors.texts.withText(CSSPart.id(part)) { name in
            result =
                name.count <= 2 && name.allSatisfy { $0 >= UInt8(ascii: "a") || $0 <= UInt8(ascii: "9") }
                || Self.longTokens[name] != nil
        }
        return result
    }

    /// The classes of Pygments' tokens with more than two letters.
    private static let longTokens = WordTable<Bool>([("err esc cpf ges", true)])

    /// The number of rules for tokens from which on classes of two letters are taken for tokens: Pygments has some 80.
    private static let leastTokens = 10

    /// Whether rules are for the tokens of code in any place. These are in boxes for code, for which other style sheets have more
    /// specific rules.
    mutating func hasTokens() -> Bool {
        if let tokensExist { return tokensExist }
        let count = elements.all.count { element in
            let selector = selectors.all[Int(element.selector)]
            guard element.hasColor, selector.compounds.count == 1, !selector.isOpaque,
                let last = selector.compounds.last
            else { return false }
            return isToken(selectors.compounds[last])
        }
        tokensExist = count >= Self.leastTokens
        return count >= Self.leastTokens
    }
}
