import SourceText

/// Splits HTML into tokens. Visits each byte a constant number of times and accepts any bytes.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
struct HTMLTokenizer {
    /// How the content of an element is read.
    enum Content: UInt8 {
        case data
        /// Text with character references, such as the content of `<title>`.
        case escapableText
        /// Text without, such as the content of `<style>`.
        case rawText
        case script
        case plainText
        /// A section of character data in SVG and MathML.
        case characterData
    }

    let source: SourceBytes
    /// The offset of the next token.
    var offset: Int
    var content = Content.data
    /// The name of the element whose end tag ends text.
    var textElement: Int32 = -1
    /// Whether `<![CDATA[` opens a section of character data, as in SVG and MathML.
    var allowsCharacterData = false
    var names: HTMLNames
    /// Where the text of a script is, and the number of dashes in front of it.
    var scriptNesting = ScriptNesting.none
    var scriptDashes = 0
    /// The attributes of all start tags so far.
    var attributes: [HTMLAttribute] = []
    /// For the number of an attribute's name, the start of the tag in which it was last seen.
    private var lastSeen: [Int32] = []

    init(_ source: SourceBytes, _ names: HTMLNames) {
        self.source = source
        self.names = names
        offset = source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
    }

    /// Returns the next token, which is `end` at the end of the source, and again in each further call.
    mutating func next() -> HTMLToken {
        while offset < source.count {
            let start = offset
            let byte = source[start]
            if byte == UInt8(ascii: "<"), content == .data {
                var token = HTMLToken()
                token.start = start
                switch readMarkup(&token) {
                case .token:
                    token.end = offset
                    return token
                case .nothing: continue
                case .text: return readText(from: start + 1)
                }
            }
            if isAtEndOfText {
                content = .data
                continue
            }
            if content == .characterData, source[start] == UInt8(ascii: "]"), isCharacterDataEnd(start) {
                content = .data
                offset += 3
                continue
            }
            return readText(from: start)
        }
        var token = HTMLToken()
        token.start = source.count
        token.end = source.count
        return token
    }

    /// Reads text that starts at `offset`; the bytes before `place` are text in any case.
    private mutating func readText(from place: Int) -> HTMLToken {
        var token = HTMLToken()
        token.kind = .text
        token.start = offset
        token.textKind = content == .data || content == .escapableText ? .text : .raw
        let hasReferences = token.textKind == .text
        if source[offset] == 0 {
            // Outside of data, a zero byte is read as U+FFFD.
            if content == .data || content == .characterData { token.kind = .null }
            offset += 1
            token.end = offset
            return token
        }
        if source[offset] == UInt8(ascii: "&"), hasReferences {
            if let reference = HTMLReference(at: offset, before: source.count, in: source, isInAttribute: false) {
                token.isSpace = reference.isSpace
                offset = reference.end
            } else {
                offset += 1
            }
            token.end = offset
            return token
        }
        var end = place
        switch content {
        case .data, .escapableText:
            while end < source.count, !Self.endsText(source[end]) { end += 1 }
        case .rawText, .characterData:
            let stop = content == .rawText ? UInt8(ascii: "<") : UInt8(ascii: "]")
            while end < source.count, source[end] != 0 {
                if source[end] == stop, content == .rawText ? isEndTag(at: end) : isCharacterDataEnd(end) { break }
                end += 1
            }
        case .script: end = endOfScript(from: offset)
        case .plainText:
            while end < source.count, source[end] != 0 { end += 1 }
        }
        end = max(end, offset + 1)
        var firstText = offset
        while firstText < end, isHTMLSpace(source[firstText]) { firstText += 1 }
        token.isSpace = firstText == end
        offset = end
        token.end = end
        return token
    }

    @inline(__always) private static func endsText(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0
    }

    private func isCharacterDataEnd(_ place: Int) -> Bool {
        source[place + 1] == UInt8(ascii: "]") && source[place + 2] == UInt8(ascii: ">")
    }

    /// Whether the end tag of the element whose text is read is next.
    var isAtEndOfText: Bool {
        guard content == .escapableText || content == .rawText || content == .script else { return false }
        return source[offset] == UInt8(ascii: "<") && scriptNesting != .script && isEndTag(at: offset)
    }

    /// Whether the end tag of the element whose text is read is at `place`.
    func isEndTag(at place: Int) -> Bool {
        guard source[place + 1] == UInt8(ascii: "/") else { return false }
        var end = place + 2
        for byte in names.bytes(of: textElement) {
            guard lowercasedASCII(source[end]) == byte else { return false }
            end += 1
        }
        return end > place + 2 && end < source.count
            && (isHTMLSpace(source[end]) || source[end] == UInt8(ascii: "/") || source[end] == UInt8(ascii: ">"))
    }

    /// Reads a tag whose name starts at `start`. Returns false if the source ends in it.
    mutating func readTag(_ token: inout HTMLToken, from start: Int) -> Bool {
        var place = start
        while place < source.count, !Self.endsName(source[place]) { place += 1 }
        token.name = names.add(source.buffer(ByteRange(start, place)))
        token.tag = HTMLName(number: token.name)
        let first = attributes.count
        while true {
            while place < source.count, isHTMLSpace(source[place]) { place += 1 }
            guard place < source.count else {
                attributes.removeSubrange(first...)
                offset = source.count
                return false
            }
            if source[place] == UInt8(ascii: ">") { break }
            if source[place] == UInt8(ascii: "/") {
                place += 1
                guard source[place] == UInt8(ascii: ">"), place < source.count else { continue }
                token.isSelfClosing = true
                break
            }
            place = readAttribute(at: place, ofTagAt: token.start)
        }
        offset = place + 1
        if token.kind == .endTag { attributes.removeSubrange(first...) }
        token.attributes = Int32(first)..<Int32(attributes.count)
        return true
    }

    /// Reads an attribute of the tag at `tag` and returns the offset past it.
    private mutating func readAttribute(at start: Int, ofTagAt tag: Int) -> Int {
        var place = start + 1
        while place < source.count, !Self.endsName(source[place]), source[place] != UInt8(ascii: "=") { place += 1 }
        let name = names.add(source.buffer(ByteRange(start, place)))
        var end = place
        while end < source.count, isHTMLSpace(source[end]) { end += 1 }
        var value = ByteRange(place, place)
        if source[end] == UInt8(ascii: "=") {
            end += 1
            while end < source.count, isHTMLSpace(source[end]) { end += 1 }
            let quote = source[end]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                let first = end + 1
                end = first
                while end < source.count, source[end] != quote { end += 1 }
                value = ByteRange(first, end)
                end += 1
            } else {
                let first = end
                while end < source.count, !isHTMLSpace(source[end]), source[end] != UInt8(ascii: ">") { end += 1 }
                value = ByteRange(first, end)
            }
            place = min(end, source.count)
        }
        while lastSeen.count <= Int(name) { lastSeen.append(-1) }
        // The first of several attributes with one name counts.
        if lastSeen[Int(name)] != Int32(truncatingIfNeeded: tag) {
            lastSeen[Int(name)] = Int32(truncatingIfNeeded: tag)
            attributes.append(
                HTMLAttribute(
                    name: name, start: Int32(start), valueStart: Int32(value.lowerBound),
                    valueEnd: Int32(value.upperBound)))
        }
        return place
    }

    @inline(__always) private static func endsName(_ byte: UInt8) -> Bool {
        isHTMLSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
}
