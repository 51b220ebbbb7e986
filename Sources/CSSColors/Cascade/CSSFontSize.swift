import SourceText

extension CSSValue {
    /// The text size that `font-size` sets.
    var textSize: CSSTextSize { isSingle ? textSize(0) ?? .unknown : .unknown }

    /// Whether `font-weight` is bold (700 or more); nil if unknown.
    /// <https://www.w3.org/TR/css-fonts-4/#font-weight-prop>
    var isBold: Bool? { isSingle ? isBold(0) : nil }

    /// The size and weight that `font` sets. <https://www.w3.org/TR/css-fonts-4/#font-prop>
    var font: (size: CSSTextSize, isBold: Bool?) {
        var index = 0
        var isBold = false
        // The family, which comes after the size, may be a custom property.
        while index < nodes.count, !nodes[index].hasSubstitution {
            switch nodes[index].kind {
            case .ident where keyword(index) == .wide: return (.relative(1), nil)
            case .ident, .number:
                if nodes[index].kind == .ident, let size = textSize(index) { return (size, isBold) }
                isBold = isBold || self.isBold(index) == true
            default: return (textSize(index) ?? .unknown, isBold)
            }
            index = Int(nodes[index].next)
        }
        return (.unknown, nil)
    }

    private func textSize(_ index: Int) -> CSSTextSize? {
        guard index < nodes.count else { return nil }
        let node = nodes[index]
        switch node.kind {
        case .percentage: return .relative(node.number / 100)
        case .dimension:
            if let pixels = node.unit.pixels { return .pixels(pixels * node.number) }
            let number = node.range
            var unit = number.upperBound
            while unit > number.lowerBound, !lexemes.has(unit - 1, .digit) { unit -= 1 }
            let name = ByteRange(unit, number.upperBound)
            if lexemes.matches(name, "rem") { return .rootRelative(node.number) }
            return lexemes.matches(name, "em") ? .relative(node.number) : .unknown
        case .number where node.number == 0: return .pixels(0)
        case .ident:
            return CSSTextSizeKeyword.table[source.buffer(node.range)].map { .pixels($0) }
                ?? (keyword(index) == .wide ? .relative(1) : nil)
        case .unread where !lexemes.startsInterpolation(node.range.lowerBound): return .computed(node.range)
        case .function where node.function == .calc || node.function == .variable: return .computed(node.range)
        default: return nil
        }
    }

    private func isBold(_ index: Int) -> Bool? {
        switch nodes[index].kind {
        case .number: nodes[index].number >= 700
        case .ident: keyword(index) == .bold ? true : keyword(index) == .normal ? false : nil
        default: nil
        }
    }
}

/// <https://www.w3.org/TR/css-fonts-4/#absolute-size-mapping>
private enum CSSTextSizeKeyword {
    static let table = WordTable<Double>(ignoringCase: [
        ("xx-small", 9), ("x-small", 10), ("small", 13), ("medium", 16), ("large", 18), ("x-large", 24),
        ("xx-large", 32), ("xxx-large", 48),
    ])
}
