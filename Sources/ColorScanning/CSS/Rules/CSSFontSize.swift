import SourceText

/// What a rule says of its text's size and weight, as far as it is known without the elements around.
struct CSSFont {
    /// The size in pixels; nil where it depends on something else.
    var pixels: Double?
    /// Whether it is bold.
    var isBold: Bool?
}

extension CSSValue {
    /// The size that `font-size` says, in pixels; nil where it depends on something else.
    var fontSize: Double? { isSingle ? pixels(0) : nil }

    /// Whether `font-weight` says bold, that is 700 and above; nil where it is not known.
    /// <https://www.w3.org/TR/css-fonts-4/#font-weight-prop>
    var isBold: Bool? { isSingle ? isBold(0) : nil }

    /// What `font` says, or nil where nothing is known. <https://www.w3.org/TR/css-fonts-4/#font-prop>
    var font: CSSFont? {
        guard !nodes.contains(where: { $0.hasSubstitution }) else { return nil }
        var index = 0
        var isBold = false
        while index < nodes.count {
            if let size = pixels(index) { return CSSFont(pixels: size, isBold: isBold) }
            switch nodes[index].kind {
            case .ident where keyword(index) == .wide: return nil
            case .ident, .number: isBold = isBold || self.isBold(index) == true
            default: return CSSFont(pixels: nil, isBold: isBold)
            }
            index = Int(nodes[index].next)
        }
        return nil
    }

    private func pixels(_ index: Int) -> Double? {
        guard index < nodes.count, nodes[index].kind == .dimension else { return nil }
        return nodes[index].unit.pixels.map { $0 * nodes[index].number }
    }

    private func isBold(_ index: Int) -> Bool? {
        switch nodes[index].kind {
        case .number: nodes[index].number >= 700
        case .ident: keyword(index) == .bold ? true : keyword(index) == .normal ? false : nil
        default: nil
        }
    }
}
