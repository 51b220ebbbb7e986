import SourceText

/// Finds text of an element's own in a template. Text in elements inside may have other colors, or be an icon.
struct MarkupText {
    private let source: SourceBytes
    private var place: Int
    private let limit: Int

    /// The number of bytes after a tag to read.
    private static let reach = 1 << 10

    /// Whether the element whose start tag ends at `end` has text of its own, as far as that is certain.
    static func follows(_ end: Int, in source: SourceBytes) -> Bool {
        var text = MarkupText(source: source, place: end, limit: min(end + reach, source.count))
        return text.isFound()
    }

    private mutating func isFound() -> Bool {
        while place < limit {
            let (byte, next) = (source[place], source[place + 1])
            if byte <= 0x20 {
                place += 1
            } else if byte == UInt8(ascii: "<"), next == UInt8(ascii: "!") {
                skipTag()
            } else if let code = MarkupCode(at: place, in: source, before: limit) {
                let range = ByteRange(place, code.end)
                // Markup in code, and the result of helpers that make elements.
                let mayBeElements = source.contains("<", in: ByteRange(place + 1, code.end)) || mayMakeElements(range)
                if code.isOutput, !mayBeElements { return true }
                if code.isOutput || byte == UInt8(ascii: "{") && next != UInt8(ascii: "%") && next != byte {
                    return false
                }
                place = code.end
            } else if byte == UInt8(ascii: "<") {
                guard skipElement() else { return false }
            } else {
                return true
            }
        }
        return false
    }

    private func mayMakeElements(_ range: ByteRange) -> Bool {
        let words: [StaticString] = [
            "_to", "icon", "render", "yield", "tag", "image", "children", "include", "safe", "{{{", "!!", "slot", "svg",
        ]
        return words.contains { source.contains($0, in: range, ignoringCase: true) }
    }

    private mutating func skipTag() {
        while place < limit, source[place] != UInt8(ascii: ">") { place += 1 }
        place += 1
    }

    /// Skips the element that begins here; returns false if that is an end tag, or if its own end is not found.
    private mutating func skipElement() -> Bool {
        guard let element = Self.element(at: place, in: source, before: limit) else { return false }
        place = element.range.upperBound
        return true
    }

    /// An element with what it contains, up to the first end tag of its name.
    struct Element {
        var name: ByteRange
        /// The start tag.
        var tag: ByteRange
        var range: ByteRange
        /// Whether there is nothing between its tags.
        var isEmpty: Bool
    }

    /// Returns the element that begins at `start`; nil if that is an end tag, or if its own end is not before `limit`.
    static func element(at start: Int, in source: SourceBytes, before limit: Int) -> Element? {
        var end = start + 1
        while end < limit, MarkupReader.isOfTagName(source[end]) { end += 1 }
        guard end > start + 1 else { return nil }
        let nameRange = ByteRange(start + 1, end)
        let name = source.buffer(nameRange)
        var quote: UInt8 = 0
        while end < limit, quote != 0 || source[end] != UInt8(ascii: ">") {
            let byte = source[end]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            end += 1
        }
        let isClosed = source[end - 1] == UInt8(ascii: "/") || MarkupStack.isVoid(name)
        let tag = ByteRange(start, min(end + 1, limit))
        if isClosed { return Element(name: nameRange, tag: tag, range: ByteRange(start, end + 1), isEmpty: true) }
        var place = end + 1
        while place < limit {
            if source[place] == UInt8(ascii: "<"), source[place + 1] == UInt8(ascii: "/"),
                source.buffer(ByteRange(place + 2, place + 2 + name.count)).elementsEqual(name)
            {
                let isEmpty = place == end + 1
                while place < limit, source[place] != UInt8(ascii: ">") { place += 1 }
                return Element(name: nameRange, tag: tag, range: ByteRange(start, place + 1), isEmpty: isEmpty)
            }
            place += 1
        }
        return nil
    }
}
