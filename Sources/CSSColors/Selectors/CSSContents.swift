import SourceText

/// Elements without text.
enum CSSContents {
    /// Types of elements with other content.
    static let types = WordTable<CSSCompound.Contents>(ignoringCase: [
        (
            "hr img picture video audio canvas iframe embed br wbr col colgroup source track area param map",
            .nothing
        ),
        ("svg path circle ellipse rect line polygon polyline use progress meter", .graphic),
    ])

    /// The content of `input` elements without text, by `type`.
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
    static let inputs = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("checkbox radio range color image hidden", .nothing)
    ])

    /// The content of elements without text, by `role`. <https://www.w3.org/TR/wai-aria-1.2/#role_definitions>
    static let roles = WordTable<CSSCompound.Contents>(ignoringCase: [
        ("switch slider scrollbar separator", .nothing), ("progressbar meter", .graphic),
    ])
}

extension CSSCompoundReader {
    /// Whether one of the words in the class `name` is `icon`: `search-icon`, `icon_close`.
    func isIconClass(_ name: ByteRange) -> Bool {
        var start = name.lowerBound
        for end in name.lowerBound...name.upperBound {
            guard end == name.upperBound || source[end] == UInt8(ascii: "-") || source[end] == UInt8(ascii: "_") else {
                continue
            }
            let word = ByteRange(start, end)
            switch end - start {
            case 4: if lexemes.matches(word, "icon") { return true }
            case 5: if lexemes.matches(word, "icons") { return true }
            case 9: if lexemes.matches(word, "glyphicon") { return true }
            default: break
            }
            start = end + 1
        }
        return false
    }

    /// Notes what the attribute `name` with the value `value` reveals about the element's content.
    mutating func readContents(_ name: ByteRange, _ value: ByteRange) {
        let contents: CSSCompound.Contents?
        if lexemes.matches(name, "type") {
            contents = CSSContents.inputs[source.buffer(value)]
        } else if lexemes.matches(name, "role") {
            contents = CSSContents.roles[source.buffer(value)]
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
