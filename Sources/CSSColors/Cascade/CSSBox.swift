import SourceText

/// The effects of a rule's declarations on the box that can hide its text.
struct CSSBox: OptionSet {
    let rawValue: UInt8

    /// Clipped away completely.
    static let isClipped = CSSBox(rawValue: 1)
    /// At most one pixel wide, or high.
    static let isNarrow = CSSBox(rawValue: 2), isLow = CSSBox(rawValue: 4)
    /// Overflow is not shown.
    static let clipsOverflow = CSSBox(rawValue: 8)
    /// The text is indented out of the box.
    static let isIndented = CSSBox(rawValue: 16)
    /// Positioned off screen.
    static let isAway = CSSBox(rawValue: 32)
    /// Some property has a value with which the box is visible.
    static let shows = CSSBox(rawValue: 64)

    /// Whether the text is hidden; nil if the rule does not decide that.
    var isHidden: Bool? {
        if contains(.isClipped) || contains([.isNarrow, .isLow, .clipsOverflow]) || contains(.isIndented)
            || contains(.isAway)
        {
            return true
        }
        return contains(.shows) ? false : nil
    }
}

extension CSSValue {
    /// Returns the effect of this value of `property` on the box; nil if it has none.
    func box(_ property: CSSBoxProperty) -> CSSBox? {
        guard let first = nodes.first else { return nil }
        let isAuto = keyword(0) != nil || first.kind == .ident
        switch property {
        case .clip:
            guard first.kind == .function else { return .shows }
            let edges = numbers(in: 0)
            // `rect()`: top, right, bottom, left.
            return edges.count == 4 && (edges[1] <= edges[3] || edges[2] <= edges[0]) ? .isClipped : .shows
        case .clipPath:
            guard first.kind == .function else { return .shows }
            let isInset = lexemes.matches(ByteRange(first.range.lowerBound, first.range.lowerBound + 6), "inset(")
            let edges = numbers(in: 0)
            let isNothing = isInset ? !edges.isEmpty && edges.allSatisfy { $0 >= 50 } : edges.allSatisfy { $0 == 0 }
            return isNothing && !edges.isEmpty ? .isClipped : .shows
        case .width, .height:
            if isAuto { return .shows }
            guard let pixels = pixels(0) else { return nil }
            return pixels <= 1 ? (property == .width ? .isNarrow : .isLow) : .shows
        case .overflow:
            return lexemes.matches(first.range, "hidden") || lexemes.matches(first.range, "clip")
                ? .clipsOverflow : .shows
        case .textIndent:
            if first.kind == .percentage { return first.number <= -100 ? .isIndented : .shows }
            return isFar(0) ? .isIndented : .shows
        case .offset:
            return isAuto ? .shows : isFar(0) ? .isAway : first.number == 0 ? .shows : nil
        // Offsets and `clip` have no effect on a static box.
        case .position: return lexemes.matches(first.range, "static") ? .shows : nil
        }
    }

    private func pixels(_ index: Int) -> Double? {
        let node = nodes[index]
        return node.kind == .number && node.number == 0 ? 0 : node.unit.pixels.map { $0 * node.number }
    }

    /// Whether the length is beyond the left or top edge of any screen.
    private func isFar(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.kind == .dimension, node.number < 0 else { return false }
        if let pixels = node.unit.pixels { return pixels * node.number <= -900 }
        return node.unit == .relativeLength && node.number <= -90
    }

    /// Returns the numbers among the arguments of the function at `index`.
    private func numbers(in index: Int) -> [Double] {
        var result: [Double] = []
        var place = index + 1
        while place < Int(nodes[index].next) {
            let node = nodes[place]
            if node.kind == .number || node.kind == .dimension || node.kind == .percentage {
                result.append(node.number)
            }
            place = Int(node.next)
        }
        return result
    }
}
