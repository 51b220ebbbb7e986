import SourceColors
import SourceText

extension ColorLiteral {
    /// Reads exactly the bytes of `range` as a literal, ignoring the context: a hex color, a name, a color function.
    /// Returns nil for anything else, including white space at the ends.
    package init?(css range: ByteRange, in source: SourceBytes) {
        let value = CSSValue(single: range, in: source)
        guard value.isSingle, !value.isOpenEnded, value.nodes[0].range == range, let color = value.color(of: 0),
            case .literal(let form, let value) = color.kind
        else { return nil }
        self.init(range: range, form: form, value: value)
    }

    /// Returns the literals in the CSS value at `range`, outer before inner; names count inside functions only. Returns
    /// none if a bracket is left open.
    package static func literals(css range: ByteRange, in source: SourceBytes) -> [ColorLiteral] {
        var value = CSSValue(CSSLexemes(source))
        value.read(range, names: .insideFunctions)
        guard !value.isOpenEnded else { return [] }
        value.findColors()
        var facts = ColorFacts()
        value.addLiterals(to: &facts)
        return facts.literals
    }
}

extension LiteralValue {
    /// Reads `text` as a single CSS color, possibly surrounded by white space and comments; returns nil if it is not
    /// one.
    package init?(css text: String) {
        var text = text
        let found = text.withUTF8 { bytes -> LiteralValue? in
            let value = CSSValue(single: ByteRange(0, bytes.count), in: SourceBytes(bytes))
            guard value.isSingle, !value.isOpenEnded, let color = value.color(of: 0),
                case .literal(_, let value) = color.kind
            else { return nil }
            return value
        }
        guard let found else { return nil }
        self = found
    }
}
