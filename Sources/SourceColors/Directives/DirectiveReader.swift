import SourceText

/// Finds and parses directives in comments:
///
///     color-lint: pair F on B [(large) | (non-text)] [-- reason]
///     color-lint: background B [-- reason]
///     color-lint:disable[:next | :this | :file] [RULE …] [-- reason]
///     color-lint:enable [RULE …] [-- reason]
///
/// A directive comes first in a line of a comment and takes the rest of the line. Anywhere else it is prose:
/// `// see color-lint: …` is not a directive.
package struct DirectiveReader {
    let source: SourceBytes
    /// The current comment.
    private var comment = ByteRange(0, 0)
    /// The offset of the first byte after the comment that is neither white space nor part of another comment.
    private var nextCodeOffset = 0
    /// The result of the last call of `line(at:)`, as a cache.
    private var lastLine = ByteRange(0, 0)

    /// Creates a reader for the comments of `source`.
    package init(_ source: SourceBytes) { self.source = source }

    /// Returns the directives in `comments`, which must be in source order, in that order.
    package mutating func directives(in comments: [ByteRange]) -> [DirectiveText] {
        var codeStarts = comments.map { endOfSpace($0.upperBound) }
        for index in comments.indices.reversed().dropFirst() where codeStarts[index] == comments[index + 1].lowerBound {
            codeStarts[index] = codeStarts[index + 1]
        }
        var found: [DirectiveText] = []
        for (index, comment) in comments.enumerated() where comment.count > 12 {
            self.comment = comment
            nextCodeOffset = codeStarts[index]
            for (line, isFirst) in lines(of: comment) {
                let start = startOfText(line, isFirst: isFirst)
                guard source.startsDirective(at: start), start < line.upperBound,
                    let body = body(ByteRange(start, line.upperBound))
                else { continue }
                found.append(
                    DirectiveText(range: ByteRange(start, line.upperBound), comment: comment, body: body))
            }
        }
        return found
    }

    // MARK: Lines

    /// Returns the lines of a comment, without `*/` and trailing blanks.
    private func lines(of comment: ByteRange) -> [(range: ByteRange, isFirst: Bool)] {
        let isBlock = source[comment.lowerBound + 1] == UInt8(ascii: "*")
        var end = comment.upperBound
        if isBlock, end - comment.lowerBound >= 4, source[end - 2] == UInt8(ascii: "*"),
            source[end - 1] == UInt8(ascii: "/")
        {
            end -= 2
            while end > comment.lowerBound + 2, source[end - 1] == UInt8(ascii: "*") { end -= 1 }
        }
        var lines: [(ByteRange, Bool)] = []
        var start = comment.lowerBound
        var offset = start
        while offset <= end {
            if offset == end || isNewline(source[offset]) {
                var last = offset
                while last > start, isBlank(source[last - 1]) || isNewline(source[last - 1]) { last -= 1 }
                if last > start { lines.append((ByteRange(start, last), start == comment.lowerBound)) }
                start = offset + 1
            }
            offset += 1
        }
        return lines
    }

    /// Returns where the text begins, after the comment's opening or after the stars that often begin a line of a block
    /// comment.
    private func startOfText(_ line: ByteRange, isFirst: Bool) -> Int {
        var offset = line.lowerBound
        if isFirst {
            let sign = source[offset + 1]
            offset += 2
            while source[offset] == sign || source[offset] == UInt8(ascii: "!") { offset += 1 }
            return endOfBlanks(offset)
        }
        offset = endOfBlanks(offset)
        while source[offset] == UInt8(ascii: "*") { offset += 1 }
        return endOfBlanks(offset)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

    private func endOfBlanks(_ offset: Int) -> Int {
        var offset = offset
        while isBlank(source[offset]) { offset += 1 }
        return offset
    }

    /// Returns the end of the letters and hyphens that begin at `offset`.
    private func endOfWord(_ offset: Int) -> Int {
        var end = offset
        while (source[end] | 0x20) &- UInt8(ascii: "a") < 26 || source[end] == UInt8(ascii: "-") { end += 1 }
        return end
    }

    private func isText(_ range: ByteRange, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where source[range.lowerBound + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: Contents

    private static let words: [StaticString] = ["pair", "background", "disable", "enable"]

    /// Parses the directive at `range`; returns nil if the line only begins with the program's name.
    private mutating func body(_ range: ByteRange) -> DirectiveText.Body? {
        let nameEnd = range.lowerBound + 10
        let colon = endOfBlanks(nameEnd)
        guard source[colon] == UInt8(ascii: ":"), colon < range.upperBound else {
            let word = ByteRange(colon, endOfWord(colon))
            guard colon > nameEnd, Self.words.contains(where: { isText(word, $0) }) else { return nil }
            return .invalid(.missingColon, at: ByteRange(range.lowerBound, nameEnd))
        }
        let start = endOfBlanks(colon + 1)
        let word = ByteRange(min(start, range.upperBound), min(endOfWord(start), range.upperBound))
        let (rest, reason) = parted(ByteRange(word.upperBound, range.upperBound))
        if isText(word, "pair") { return rest.isEmpty ? .invalid(.missingColor, at: word) : pair(rest) }
        if isText(word, "background") {
            return rest.isEmpty ? .invalid(.missingColor, at: word) : .background(rest)
        }
        if isText(word, "disable") || isText(word, "enable") {
            return suppression(word, rest, reason)
        }
        if word.isEmpty { return .invalid(.missingWord, at: ByteRange(range.lowerBound, colon + 1)) }
        return .invalid(.unknownWord, at: word)
    }

    /// Splits `range` at ` -- ` into text and reason, both trimmed.
    private func parted(_ range: ByteRange) -> (text: ByteRange, reason: ByteRange?) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let behind = offset + 2
            if source[offset] == UInt8(ascii: "-"), source[offset + 1] == UInt8(ascii: "-"),
                isBlank(source[offset - 1]), behind >= range.upperBound || isBlank(source[behind])
            {
                let reason = trimmed(ByteRange(behind, range.upperBound))
                return (trimmed(ByteRange(range.lowerBound, offset)), reason.isEmpty ? nil : reason)
            }
            offset += 1
        }
        return (trimmed(range), nil)
    }

    private func trimmed(_ range: ByteRange) -> ByteRange {
        let start = min(endOfBlanks(range.lowerBound), range.upperBound)
        var end = range.upperBound
        while end > start, isBlank(source[end - 1]) { end -= 1 }
        return ByteRange(start, end)
    }

    /// Parses `F on B`, with an optional content in parentheses at the end.
    private func pair(_ text: ByteRange) -> DirectiveText.Body {
        var text = text
        var content = PairContent.text
        if source[text.upperBound - 1] == UInt8(ascii: ")"), let open = lastGroup(in: text) {
            let word = trimmed(ByteRange(open + 1, text.upperBound - 1))
            let group = ByteRange(open, text.upperBound)
            if isText(word, "large") {
                content = .largeText
            } else if isText(word, "non-text") {
                content = .nonText
            } else {
                return .invalid(.unknownContent, at: group)
            }
            text = trimmed(ByteRange(text.lowerBound, open))
        }
        guard !text.isEmpty else { return .invalid(.missingColor, at: text) }
        guard let on = on(in: text) else { return .invalid(.missingOn, at: text) }
        let foreground = trimmed(ByteRange(text.lowerBound, on))
        let background = trimmed(ByteRange(on + 2, text.upperBound))
        if foreground.isEmpty || background.isEmpty { return .invalid(.missingColor, at: ByteRange(on, on + 2)) }
        return .pair(foreground: foreground, background: background, content)
    }

    /// Returns the offset of the parenthesis that opens the group at the end of `text`, if white space precedes it,
    /// which tells it from a call.
    private func lastGroup(in text: ByteRange) -> Int? {
        var depth = 0
        var offset = text.upperBound
        while offset > text.lowerBound {
            offset -= 1
            if source[offset] == UInt8(ascii: ")") { depth += 1 }
            if source[offset] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return offset > text.lowerBound && isBlank(source[offset - 1]) ? offset : nil }
        }
        return nil
    }

    /// Returns the offset of the word `on` in `text`, outside parentheses and quotes.
    private func on(in text: ByteRange) -> Int? {
        var depth = 0
        var quote: UInt8?
        for offset in text.lowerBound..<text.upperBound {
            let byte = source[offset]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "o") where depth == 0:
                let before = offset == text.lowerBound || isBlank(source[offset - 1])
                let behind = offset + 2 >= text.upperBound || isBlank(source[offset + 2])
                if before, behind, source[offset + 1] == UInt8(ascii: "n"), offset + 2 <= text.upperBound {
                    return offset
                }
            default: break
            }
        }
        return nil
    }

    // MARK: Suppressions

    private mutating func suppression(
        _ word: ByteRange, _ text: ByteRange, _ reason: ByteRange?
    ) -> DirectiveText.Body {
        var extent = isText(word, "enable") ? Suppression.Extent.end : .start
        var text = text
        if source[word.upperBound] == UInt8(ascii: ":") {
            let start = endOfBlanks(word.upperBound + 1)
            let place = ByteRange(min(start, text.upperBound), min(endOfWord(start), text.upperBound))
            if extent == .start, isText(place, "next") {
                extent = .next
            } else if extent == .start, isText(place, "this") {
                extent = .this
            } else if extent == .start, isText(place, "file") {
                extent = .file
            } else {
                return .invalid(.unknownExtent, at: ByteRange(word.lowerBound, place.upperBound))
            }
            text = trimmed(ByteRange(place.upperBound, text.upperBound))
        }
        let scope =
            switch extent {
            case .next: ByteRange(nextCodeOffset, line(at: nextCodeOffset).upperBound)
            case .this: ByteRange(line(at: comment.lowerBound).lowerBound, line(at: comment.upperBound).upperBound)
            case .start, .end: ByteRange(comment.lowerBound, .max)
            case .file: ByteRange(0, .max)
            }
        return .suppression(Suppression(extent: extent, scope: scope, rules: rules(in: text), reason: reason))
    }

    /// Returns the words in `text`, separated by blanks or commas.
    private func rules(in text: ByteRange) -> [(id: String, range: ByteRange)] {
        var rules: [(String, ByteRange)] = []
        var start = text.lowerBound
        for offset in text.lowerBound...max(text.lowerBound, text.upperBound) {
            let isEnd = offset == text.upperBound
            guard isEnd || isBlank(source[offset]) || source[offset] == UInt8(ascii: ",") else { continue }
            let word = ByteRange(start, offset)
            if !word.isEmpty { rules.append((source.text(word), word)) }
            start = offset + 1
        }
        return rules
    }

    private func endOfSpace(_ offset: Int) -> Int {
        var offset = offset
        while isBlank(source[offset]) || isNewline(source[offset]) { offset += 1 }
        return offset
    }

    /// Returns the line that contains `offset`, without its terminator.
    private mutating func line(at offset: Int) -> ByteRange {
        if lastLine.lowerBound <= offset, offset <= lastLine.upperBound, !lastLine.isEmpty { return lastLine }
        var (start, end) = (offset, offset)
        while start > 0, !isNewline(source[start - 1]) { start -= 1 }
        while end < source.count, !isNewline(source[end]) { end += 1 }
        lastLine = ByteRange(start, end)
        return lastLine
    }
}
