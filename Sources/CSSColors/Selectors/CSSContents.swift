import SourceText

/// Elements without text.
enum CSSContents {
    /// Types of elements with other content than text, or perhaps so.
    static let types = WordTable<CSSCompound.Contents>(ignoringCase: [
        (
            "hr img picture video audio canvas iframe embed br wbr col colgroup source track area param map",
            .nothing
        ),
        ("svg path circle ellipse rect line polygon polyline use progress meter", .graphic),
        // What icon fonts are given to, by convention.
        ("i", .textOrIcon),
    ])

    /// The content of elements without text, by well-known classes: buttons with three bars.
    static let classes = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("navbar-toggle navbar-toggler navbar-burger btn-navbar", .nothing)
    ])

    /// The words in classes of icons: those that name something drawn, and those that buttons with a word may have, too.
    static let iconWords = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("icon icons ico slidenav chevron caret hamburger burger spinner totop " + fontWords, .graphic),
        ("close arrow arrows expander", .textOrIcon),
    ])

    /// The first words in the classes of icon fonts.
    static let iconFonts = WordTable<Bool>(ignoringCase: [(fontWords, true)])

    private static let fontWords = "glyphicon fa fas far fab fal dashicons mdi octicon codicon ion ionicons"

    /// The content of `input` elements without text, by `type`.
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
    static let inputs = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("checkbox radio range color image hidden", .nothing)
    ])

    /// The content of elements without text, by `role`. <https://www.w3.org/TR/wai-aria-1.2/#role_definitions>
    static let roles = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("switch slider scrollbar separator", .nothing), ("progressbar meter", .graphic),
        ("checkbox radio", .textOrIcon),
    ])
}

extension CSSCompoundReader {
    /// Returns what the words in the class `name` tell about icons: an icon if the last word names one or the class is one
    /// of an icon font (`search-icon`, `fa-star`), perhaps one if another word does (`icon_button`), otherwise text.
    @_optimize(speed)
    func iconContents(ofClass name: ByteRange) -> CSSCompound.Contents {
        if let known = CSSContents.classes[source.buffer(name)] { return known }
        var result = CSSCompound.Contents.text
        var start = name.lowerBound
        for end in name.lowerBound...name.upperBound {
            let isEnd = end == name.upperBound
            let isMark = !isEnd && (source[end] == UInt8(ascii: "-") || source[end] == UInt8(ascii: "_"))
            // `dropdownArrow`
            let isHump =
                !isEnd && end > start && isUppercase(source[end]) && !isUppercase(source[end - 1])
            guard isEnd || isMark || isHump else { continue }
            let word = ByteRange(start, end)
            if let known = CSSContents.iconWords[source.buffer(word)] {
                let isFont = start == name.lowerBound && CSSContents.iconFonts[source.buffer(word)] != nil
                result = max(result, known == .graphic && (isEnd || isFont) ? .graphic : .textOrIcon)
            }
            start = isHump ? end : end + 1
        }
        return result
    }

    private func isUppercase(_ byte: UInt8) -> Bool { lowercasedASCII(byte) != byte }

    /// Notes what the attribute `name` with the value `value` reveals about the element's content.
    mutating func readContents(_ name: ByteRange, _ value: ByteRange) {
        let contents: CSSCompound.Contents?
        if lexemes.matches(name, "type") {
            contents = CSSContents.inputs[source.buffer(value)]
        } else if lexemes.matches(name, "role") {
            contents = CSSContents.roles[source.buffer(value)]
        } else if lexemes.matches(name, "class") {
            // `[class^="icon-"]`
            var end = value.upperBound
            while end > value.lowerBound, source[end - 1] == UInt8(ascii: "-") { end -= 1 }
            contents = iconContents(ofClass: ByteRange(value.lowerBound, end))
        } else {
            contents = nil
        }
        if let contents { compound.contents = max(compound.contents, contents) }
    }

    /// Returns the content of the elements that the selectors in `range` select: the lowest of all.
    func contents(ofArguments range: ByteRange) -> CSSCompound.Contents {
        var reader = CSSCompoundReader(lexemes, range)
        var result = CSSCompound.Contents.nothing
        repeat {
            var last = CSSCompound.Contents.text
            while case .combinator = reader.readJunction() { last = reader.readPlainContents() }
            result = min(result, last)
        } while reader.readComma()
        return result
    }

    /// Reads a compound to find the content of its elements. Skips pseudo-classes so that nothing recurses.
    private mutating func readPlainContents() -> CSSCompound.Contents {
        startCompound()
        let start = offset
        while offset < end {
            if source[offset] == UInt8(ascii: ":") {
                offset = max(lexemes.endOfName(offset + 1), offset + 1)
                if source[offset] == UInt8(ascii: "(") { offset = endOfBracket(offset) }
            } else if !readSimple(isFirst: offset == start) {
                break
            }
        }
        if offset == start { offset += 1 }
        return compound.contents
    }
}
