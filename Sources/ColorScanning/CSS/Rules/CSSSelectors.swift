import SourceText

extension CSSLexemes {
    /// Whether one of the selectors in `prelude` is that of the whole document or of all its elements, so that a custom
    /// property set there holds everywhere.
    func selectsRoot(_ prelude: ByteRange) -> Bool {
        var start = prelude.lowerBound
        var depth = 0
        var offset = start
        while offset <= prelude.upperBound {
            let isEnd = offset == prelude.upperBound
            switch source[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
                // None of ours has one of these.
                return false
            default: break
            }
            if isEnd || depth == 0 && source[offset] == UInt8(ascii: ",") {
                if isRoot(ByteRange(start, offset)) { return true }
                start = offset + 1
            }
            offset += 1
        }
        return false
    }

    private func isRoot(_ selector: ByteRange) -> Bool {
        let start = endOfBlank(selector.lowerBound)
        var end = selector.upperBound
        while end > start, has(end - 1, .whitespace) { end -= 1 }
        let range = ByteRange(start, end)
        return matches(range, ":root") || matches(range, "html") || matches(range, ":host") || matches(range, "*")
            || matches(range, "body")
    }
}

extension CSSValue {
    /// The condition of `@media` with the prelude that was read into the value: about the colour scheme alone, none, or
    /// something else. <https://www.w3.org/TR/mediaqueries-5/#prefers-color-scheme>
    var mediaCondition: CSSBlock.Condition {
        var condition = CSSBlock.Condition.always
        var isNegated = false
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            switch node.kind {
            case .ident:
                let range = node.range
                if lexemes.matches(range, "not") {
                    isNegated = true
                } else if !lexemes.matches(range, "screen"), !lexemes.matches(range, "all"),
                    !lexemes.matches(range, "only"), !lexemes.matches(range, "and")
                {
                    return .other
                }
            case .parentheses:
                guard condition == .always, index + 4 == Int(node.next),
                    lexemes.matches(
                        nodes[index + 1].range, "prefers-color-scheme")
                else { return .other }
                if lexemes.matches(nodes[index + 3].range, "dark") {
                    condition = .dark
                } else if lexemes.matches(nodes[index + 3].range, "light") {
                    condition = .light
                } else {
                    return .other
                }
            default: return .other
            }
            index = Int(node.next)
        }
        guard isNegated else { return condition }
        return condition == .dark ? .light : condition == .light ? .dark : .other
    }
}
