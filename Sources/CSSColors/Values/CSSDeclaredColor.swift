import SourceColors
import SourceText

extension DeclaredColor {
    /// Reads the CSS text at `range` of `source`, or a name that is valid in any language: a custom property (`--x`) or
    /// a token (`{color.x}`).
    package init(css range: ByteRange, in source: SourceBytes) {
        var facts = ColorFacts()
        if source[range.lowerBound] == UInt8(ascii: "{"), source[range.upperBound - 1] == UInt8(ascii: "}"),
            range.count > 2
        {
            let path = source.text(ByteRange(range.lowerBound + 1, range.upperBound - 1))
            let root = facts.expressions.add(.name(ColorName(.token, path)), at: range)
            self = .read(facts, root)
            return
        }
        let lexemes = CSSLexemes(source)
        if source[range.lowerBound] == UInt8(ascii: "-"), source[range.lowerBound + 1] == UInt8(ascii: "-"),
            lexemes.endOfName(range.lowerBound) == range.upperBound
        {
            let name = ColorName(.customProperty, lexemes.text(range))
            let root = facts.expressions.add(.name(name), at: range)
            self = .read(facts, root)
            return
        }
        var value = CSSValue(single: range, in: source)
        guard value.isSingle, !value.isOpenEnded, value.nodes[0].color >= 0 else {
            self = .unreadable(nil)
            return
        }
        value.addLiterals(to: &facts)
        let root = value.expression(of: 0, in: &facts)
        self = .read(facts, root)
    }
}
