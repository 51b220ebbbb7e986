import ColorMath
import SourceText

/// Parses attribute selectors. <https://www.w3.org/TR/selectors-4/#attribute-selectors>
extension CSSCompoundReader {
    /// Reads `name operator value flag`, the content of `[…]`.
    @_optimize(speed)
    mutating func readAttribute(_ range: ByteRange) {
        let nameStart = lexemes.endOfBlank(range.lowerBound)
        let name = ByteRange(nameStart, min(lexemes.endOfName(nameStart), range.upperBound))
        var start = lexemes.endOfBlank(name.upperBound)
        if start < range.upperBound, source[start] != UInt8(ascii: "=") { start += 1 }
        let hasValue = start < range.upperBound && source[start] == UInt8(ascii: "=")
        var value = ByteRange(range.upperBound, range.upperBound)
        if hasValue {
            let first = lexemes.endOfBlank(start + 1)
            let isQuoted = source[first] == UInt8(ascii: "\"") || source[first] == UInt8(ascii: "'")
            let last = isQuoted ? lexemes.endOfString(first).end - 1 : lexemes.endOfName(first)
            let from = isQuoted ? first + 1 : first
            value = ByteRange(
                min(from, range.upperBound), max(min(from, range.upperBound), min(last, range.upperBound)))
        }
        if let appearances = theme(of: name, value, hasValue: hasValue) {
            addTheme(appearances, range, UInt8(ascii: "["))
            hasThemeAttribute = true
            return
        }
        if isInactiveAttribute(name, value, hasValue: hasValue) { compound.isInactive = true }
        if hasValue { readContents(name, value) }
        compound.isParticular = true
        guard namesParts else { return }
        lists.texts.begin(UInt8(ascii: "["))
        lists.texts.write(name, of: lexemes, lowered: true)
        if hasValue {
            lists.texts.write(operatorByte(before: start))
            lists.texts.write(value, of: lexemes)
        }
        lists.parts.append(CSSPart.tagged(lists.texts.finish(), UInt8(ascii: "[")))
    }

    private func operatorByte(before equals: Int) -> UInt8 {
        let byte = source[equals - 1]
        switch byte {
        case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "*"): return byte
        default: return UInt8(ascii: "=")
        }
    }

    /// Returns the appearances that an attribute selects; nil if it is not about the theme.
    private func theme(of name: ByteRange, _ value: ByteRange, hasValue: Bool) -> AppearanceSet? {
        guard !name.isEmpty else { return nil }
        let isAbout = CSSThemeWords.areAbout(name, in: lexemes)
        guard hasValue else { return isAbout ? .all : nil }
        if isAbout, let known = CSSThemeWords.values[source.buffer(value)] { return known }
        // `data-jp-theme-light="false"`, `data-dark="true"`.
        let isTrue = lexemes.matches(value, "true")
        guard isTrue || lexemes.matches(value, "false") else { return nil }
        if ends(name, with: "light", 5) { return isTrue ? .light : .dark }
        if ends(name, with: "dark", 4) { return isTrue ? .dark : .light }
        return nil
    }

    private func ends(_ name: ByteRange, with word: StaticString, _ count: Int) -> Bool {
        name.count >= count && lexemes.matches(ByteRange(name.upperBound - count, name.upperBound), word)
    }
}
