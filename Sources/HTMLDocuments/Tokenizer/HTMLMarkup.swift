import SourceText

/// What a `<` begins.
enum HTMLMarkup {
    case token
    /// Something that yields no token, such as `</>` or an unfinished tag.
    case nothing
    case text
}

extension HTMLTokenizer {
    /// Reads what the `<` at `offset` begins.
    mutating func readMarkup(_ token: inout HTMLToken) -> HTMLMarkup {
        let next = source[offset + 1]
        if (next | 0x20) &- 0x61 < 26 {
            token.kind = .startTag
            return readTag(&token, from: offset + 1) ? .token : .nothing
        }
        switch next {
        case UInt8(ascii: "/"):
            let letter = source[offset + 2]
            if (letter | 0x20) &- 0x61 < 26 {
                token.kind = .endTag
                return readTag(&token, from: offset + 2) ? .token : .nothing
            }
            if letter == UInt8(ascii: ">") {
                offset += 3
                return .nothing
            }
            guard offset + 2 < source.count else { return .text }
            readBogusComment(&token, from: offset + 2)
            return .token
        case UInt8(ascii: "!"):
            return readDeclaration(&token)
        case UInt8(ascii: "?"):
            readBogusComment(&token, from: offset + 1)
            return .token
        default: return .text
        }
    }

    private mutating func readDeclaration(_ token: inout HTMLToken) -> HTMLMarkup {
        let start = offset + 2
        if source[start] == UInt8(ascii: "-"), source[start + 1] == UInt8(ascii: "-") {
            readComment(&token, from: start + 2)
        } else if hasWord("doctype", at: start) {
            readDocumentType(&token, from: start + 7)
        } else if allowsCharacterData, hasWord("[CDATA[", at: start, ignoringCase: false) {
            content = .characterData
            offset = start + 7
            return .nothing
        } else {
            readBogusComment(&token, from: start)
        }
        return .token
    }

    /// Whether `word`, which is in lowercase if `ignoringCase`, is at `place`.
    func hasWord(_ word: StaticString, at place: Int, ignoringCase: Bool = true) -> Bool {
        word.withUTF8Buffer { bytes in
            for (index, byte) in bytes.enumerated() {
                guard source[place + index] | (ignoringCase ? 0x20 : 0) == byte else { return false }
            }
            return true
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#bogus-comment-state>
    private mutating func readBogusComment(_ token: inout HTMLToken, from start: Int) {
        token.kind = .comment
        var end = start
        while end < source.count, source[end] != UInt8(ascii: ">") { end += 1 }
        token.content = ByteRange(start, end)
        offset = min(end + 1, source.count)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#comment-start-state>
    private mutating func readComment(_ token: inout HTMLToken, from start: Int) {
        token.kind = .comment
        if source[start] == UInt8(ascii: ">") {
            token.content = ByteRange(start, start)
            offset = start + 1
            return
        }
        if source[start] == UInt8(ascii: "-"), source[start + 1] == UInt8(ascii: ">") {
            token.content = ByteRange(start, start)
            offset = start + 2
            return
        }
        var place = start
        while place < source.count {
            if source[place] == UInt8(ascii: "-"), source[place + 1] == UInt8(ascii: "-") {
                let isWithMark = source[place + 2] == UInt8(ascii: "!")
                if source[place + (isWithMark ? 3 : 2)] == UInt8(ascii: ">") {
                    token.content = ByteRange(start, place)
                    offset = place + (isWithMark ? 4 : 3)
                    return
                }
            }
            place += 1
        }
        // At the end of the source, what may have been the end of the comment is no part of it.
        var end = source.count
        if end - 3 >= start, hasWord("--!", at: end - 3, ignoringCase: false) {
            end -= 3
        } else {
            for _ in 0..<2 where end > start && source[end - 1] == UInt8(ascii: "-") { end -= 1 }
        }
        token.content = ByteRange(start, end)
        offset = source.count
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#doctype-state>
    private mutating func readDocumentType(_ token: inout HTMLToken, from start: Int) {
        token.kind = .doctype
        var place = endOfSpace(start)
        let name = place
        while place < source.count, source[place] != UInt8(ascii: ">"), !isHTMLSpace(source[place]) { place += 1 }
        token.content = ByteRange(name, place)
        token.forcesQuirks = token.content.isEmpty
        place = endOfSpace(place)
        if place < source.count, source[place] != UInt8(ascii: ">") {
            let isPublic = hasWord("public", at: place)
            var isBogus = true
            if isPublic {
                place = endOfSpace(place + 6)
                token.publicID = readIdentifier(&token, &place)
                isBogus = token.publicID == nil || source[place] != UInt8(ascii: ">")
            }
            if isPublic ? isQuote(source[place]) : hasWord("system", at: place) {
                if !isPublic { place = endOfSpace(place + 6) }
                token.systemID = readIdentifier(&token, &place)
                isBogus = token.systemID == nil
            }
            if isBogus { token.forcesQuirks = true }
        }
        if place >= source.count { token.forcesQuirks = true }
        while place < source.count, source[place] != UInt8(ascii: ">") { place += 1 }
        offset = min(place + 1, source.count)
    }

    /// Reads the quoted identifier at `place` and moves `place` past it and the space after it.
    private func readIdentifier(_ token: inout HTMLToken, _ place: inout Int) -> ByteRange? {
        let quote = source[place]
        guard isQuote(quote) else { return nil }
        let start = place + 1
        place = start
        while place < source.count, source[place] != quote, source[place] != UInt8(ascii: ">") { place += 1 }
        let range = ByteRange(start, place)
        if source[place] == quote {
            place = endOfSpace(place + 1)
        } else {
            token.forcesQuirks = true
        }
        return range
    }

    private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private func endOfSpace(_ start: Int) -> Int {
        var place = start
        while place < source.count, isHTMLSpace(source[place]) { place += 1 }
        return place
    }
}
