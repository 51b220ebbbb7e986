import SourceText

extension CSSRuleReader {
    /// Longer values hide nothing.
    private static let mostText = 80

    /// Reads the value at `range` of the box property at `name`.
    mutating func readBox(_ name: ByteRange, _ range: ByteRange) {
        guard let property = boxProperties.value(of: name, hasEscape: lexemes.hasEscape(name), in: lexemes) else {
            return
        }
        let start = lexemes.endOfWhitespace(range.lowerBound)
        let byte = source[start]
        switch property {
        case .width, .height:
            // Only `auto` and values that may be a pixel or less matter.
            guard range.upperBound - start < 16,
                byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") || byte == UInt8(ascii: "a")
            else { return }
        case .offset:
            guard range.upperBound - start < 16,
                byte == UInt8(ascii: "0") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "a")
            else { return }
        case .position: guard range.upperBound - start < 24, byte | 0x20 == UInt8(ascii: "s") else { return }
        default: guard range.upperBound - start <= CSSRuleReader.mostText else { return }
        }
        value.read(range, names: .insideFunctions)
        guard let box = value.box(property) else { return }
        blocks[blocks.count - 1].box.formUnion(box)
        if value.isImportant { blocks[blocks.count - 1].isBoxImportant = true }
    }

    /// Records whether the rule that ends hides its text.
    @_optimize(speed)
    mutating func takeHidden() {
        guard let isHidden = blocks.last?.box.isHidden else { return }
        let isImportant = blocks.last?.isBoxImportant == true
        take(CSSSetting(property: .hidden, value: .effect(isHidden)), isImportant: isImportant)
        if isHidden {
            hiddenText.isEmpty = false
        } else {
            for selector in selectors.all[selectorsOfTop()] { hiddenText.addShown(selector, selectors) }
        }
    }
}
