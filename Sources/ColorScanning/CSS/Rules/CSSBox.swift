import SourceText

/// Properties of the box that, some of them together, hide text from all but screen readers.
enum CSSBoxProperty: UInt8 {
    case clip, clipPath, width, height, overflow, textIndent, offset

    /// Their names in one text.
    static let names =
        "clip clip-path -webkit-clip-path width inline-size height block-size overflow text-indent left top"

    /// The properties by name.
    static let table = CSSNameTable<CSSBoxProperty>([
        ("clip", .clip), ("clip-path -webkit-clip-path", .clipPath), ("width inline-size", .width),
        ("height block-size", .height), ("overflow", .overflow), ("text-indent", .textIndent), ("left top", .offset),
    ])
}

/// What the declarations of one rule say of the box, as far as it can hide the text.
struct CSSBox: OptionSet {
    let rawValue: UInt8

    /// Nothing of the box is left by clipping.
    static let isClipped = CSSBox(rawValue: 1)
    /// It is at most a pixel wide, or high.
    static let isNarrow = CSSBox(rawValue: 2), isLow = CSSBox(rawValue: 4)
    /// What flows out of it is not shown.
    static let clipsOverflow = CSSBox(rawValue: 8)
    /// The text starts beside the box.
    static let isIndented = CSSBox(rawValue: 16)
    /// It stands off the screen.
    static let isAway = CSSBox(rawValue: 32)
    /// A property is given a value with which the box shows.
    static let shows = CSSBox(rawValue: 64)

    /// Whether the text is hidden; nil where the rule says nothing of that.
    var isHidden: Bool? {
        if contains(.isClipped) || contains([.isNarrow, .isLow, .clipsOverflow]) || contains(.isIndented)
            || contains(.isAway)
        {
            return true
        }
        return contains(.shows) ? false : nil
    }
}

extension CSSRuleReader {
    /// Longer values than this hide nothing.
    private static let mostText = 80

    /// Reads the value at `range` of the property of boxes that stands at `name`.
    mutating func readBox(_ name: ByteRange, _ range: ByteRange) {
        guard let property = boxProperties.value(of: name, hasEscape: lexemes.hasEscape(name), in: lexemes) else {
            return
        }
        let start = lexemes.endOfWhitespace(range.lowerBound)
        let byte = source[start]
        switch property {
        case .width, .height:
            // Only `auto` and what starts like a pixel or nothing matters.
            guard range.upperBound - start < 16,
                byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") || byte == UInt8(ascii: "a")
            else { return }
        case .offset:
            guard range.upperBound - start < 16,
                byte == UInt8(ascii: "0") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "a")
            else { return }
        default: guard range.upperBound - start <= CSSRuleReader.mostText else { return }
        }
        value.read(range, names: .insideFunctions)
        guard let box = value.box(property) else { return }
        blocks[blocks.count - 1].box.formUnion(box)
        if value.isImportant { blocks[blocks.count - 1].isBoxImportant = true }
    }

    /// Keeps what the rule that ends says of whether its boxes hide their text.
    mutating func takeHidden() {
        guard let block = blocks.last, let isHidden = block.box.isHidden else { return }
        take([CSSSetting(property: .hidden, value: .effect(isHidden))], isImportant: block.isBoxImportant)
        if isHidden {
            hiddenText.isEmpty = false
        } else {
            for selector in selectors.all[selectorsOfTop()] { hiddenText.addShown(selector, selectors) }
        }
    }
}

/// The text that a style sheet hides from all but screen readers, and what shows some of it again.
struct CSSHiddenText {
    /// Whether none is hidden.
    var isEmpty = true
    /// The parts of the last compounds of rules that show boxes.
    private var shown = CSSHashTable()

    /// Takes that a rule for `selector` shows its boxes.
    mutating func addShown(_ selector: CSSSelector, _ selectors: CSSSelectors) {
        guard let last = selector.compounds.last else { return }
        for part in selectors.parts[selectors.compounds[last].parts] { shown.set(part, to: 0) }
    }

    /// Whether boxes with `parts` may be shown in some state: what hides a link until it has the focus.
    func isShownElsewhere(_ parts: ArraySlice<UInt64>) -> Bool {
        !shown.isEmpty && parts.allSatisfy { CSSPart.isState($0) || shown[$0] >= 0 }
    }
}

extension CSSValue {
    /// What the value of `property` says of the box; nil where that does not matter.
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
        }
    }

    private func pixels(_ index: Int) -> Double? {
        let node = nodes[index]
        return node.kind == .number && node.number == 0 ? 0 : node.unit.pixels.map { $0 * node.number }
    }

    /// Whether the length lies beyond every screen on the left or top.
    private func isFar(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.kind == .dimension, node.number < 0 else { return false }
        if let pixels = node.unit.pixels { return pixels * node.number <= -900 }
        return node.unit == .relativeLength && node.number <= -90
    }

    /// The numbers among the arguments of the function at `index`.
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
